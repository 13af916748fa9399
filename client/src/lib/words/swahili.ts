import { consentTexts } from "#client/lib/words/swahili-consent";
import { signingTexts } from "#client/lib/words/swahili-signing";

export { refusals } from "#client/lib/words/swahili-refusals";
export { swahiliAcknowledgements } from "#shared/domain/acknowledgements-sw";

/*
 * Kenyan Swahili, plain and warm. The same thing has the same word everywhere, in mails too:
 *
 * document hati · agreement mkataba · split sheet hati ya mgawanyo (Split Sheet) · version toleo · draft rasimu
 * to sign kusaini · signature sahihi · signer mtia sahihi, watia sahihi · owner mwenye hati · share hisa · void batili
 * link kiungo · mail barua pepe · reminder kikumbusho · reason sababu · connection intaneti
 * publishing rights haki za utunzi (Publishing Rights) · master rights haki za rekodi (Master Rights): "uchapishaji" is of books, and
 * the English is what stands in the document and what musicians say
 * to decline, to refuse kukataa · to agree kukubali · to confirm kuthibitisha · to delete kufuta · to take back kuondoa
 *
 * Names, titles and what people wrote are left alone, and so are roles: they are the document's words.
 */

/** By their English. Where a number changes the words, a function of it. `{…}` is filled in as in English. */
export const texts = {
  ...signingTexts,
  ...consentTexts,

  // Everywhere
  "Try again": "Jaribu tena",
  Close: "Funga",
  Cancel: "Ghairi",
  Error: "Hitilafu",
  Reason: "Sababu",
  Copy: "Nakili",
  Copied: "Imenakiliwa",
  "{what}: copied": "{what}: imenakiliwa",
  "{count} others": ({ count }: { count: number }) => (count === 1 ? "mwingine 1" : "wengine {count}"),
  "{number} character": "herufi {number}",
  "{number} characters": "herufi {number}",
  "{room} left.": "Zimebaki {room}.",
  "A reason can have at most {most} characters: please take out {count}.":
    "Sababu isizidi herufi {most}: tafadhali punguza {count}.",
  "Download PDF": "Pakua PDF",
  "Preparing PDF…": "PDF inaandaliwa…",
  "Download failed": "Haikupakuliwa",
  "Could not generate PDF. Please try again.": "PDF haikuweza kuandaliwa. Tafadhali jaribu tena.",
  "Loading the document": "Hati inapakiwa",
  "This page did not load": "Ukurasa huu haukupakiwa",
  "This page could not be shown": "Ukurasa huu haukuweza kuonyeshwa",
  "Something went wrong on this screen, or the connection was lost. What you typed is kept.":
    "Kuna hitilafu kwenye ukurasa huu, au intaneti imekatika. Ulichoandika kimehifadhiwa.",
  "Nothing is wrong with your link. Check your connection and try again.":
    "Kiungo chako hakina tatizo. Angalia intaneti yako kisha ujaribu tena.",
  "For {reader}": "Kwa {reader}",
  "is where music creators draw up split sheets and agreements and sign them. Questions about this page:":
    "ni mahali ambapo wasanii wa muziki huandaa na kusaini hati za mgawanyo na mikataba. Una swali kuhusu ukurasa huu? Tuandikie:",

  // Kinds of document
  "Split Sheet": "Hati ya mgawanyo (Split Sheet)",
  "Producer Agreement": "Mkataba wa Prodyuza",
  "Featured Artist Agreement": "Mkataba wa Msanii Mwalikwa",
} as const;
