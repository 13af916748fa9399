import { consent } from "#shared/words/sw/consent";
import { consentMails } from "#shared/words/sw/consent-mails";
import { documents } from "#shared/words/sw/documents";
import { error } from "#shared/words/sw/error";
import { mails } from "#shared/words/sw/mails";
import { plainWords } from "#shared/words/sw/plain-words";
import { registration } from "#shared/words/sw/registration";
import { rooms } from "#shared/words/sw/rooms";
import { screen } from "#shared/words/sw/screen";
import { sharing } from "#shared/words/sw/sharing";
import { signing } from "#shared/words/sw/signing";
import { signingMails } from "#shared/words/sw/signing-mails";

/*
 * Kenyan Swahili, plain and warm. The same thing has the same word everywhere, in mails too:
 *
 * document hati · agreement mkataba · split sheet hati ya mgawanyo (Split Sheet) · version toleo · draft rasimu
 * to sign kusaini · signature sahihi · signer mtia sahihi, watia sahihi · owner mwenye hati · share hisa · void batili
 * link kiungo · mail barua pepe · reminder kikumbusho · reason sababu · connection intaneti
 * producer prodyuza · featured artist msanii mwalikwa
 * publishing rights haki za utunzi (Publishing Rights) · master rights haki za rekodi (Master Rights): "uchapishaji" is of books, and
 * the English is what stands in the document and what musicians say
 * to decline, to refuse kukataa · to agree kukubali · to confirm kuthibitisha · to delete kufuta · to take back kuondoa
 *
 * Names, titles and what people wrote are left alone, and so are roles: they are the document's words.
 */

export const sw = {
  ...screen,
  ...signing,
  ...sharing,
  ...registration,
  ...rooms,
  ...consent,
  ...error,
  ...documents,
  ...signingMails,
  ...consentMails,
  ...mails,
  ...plainWords,
} as const;
