import { consent } from "#shared/words/en/consent";
import { consentMails } from "#shared/words/en/consent-mails";
import { documents } from "#shared/words/en/documents";
import { error } from "#shared/words/en/error";
import { mails } from "#shared/words/en/mails";
import { plainWords } from "#shared/words/en/plain-words";
import { registration } from "#shared/words/en/registration";
import { rooms } from "#shared/words/en/rooms";
import { screen } from "#shared/words/en/screen";
import { sharing } from "#shared/words/en/sharing";
import { signing } from "#shared/words/en/signing";
import { signingMails } from "#shared/words/en/signing-mails";

export const en = {
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
