import { consent } from "#shared/words/sw/consent";
import { consentMails } from "#shared/words/sw/consent-mails";
import { documents } from "#shared/words/sw/documents";
import { error } from "#shared/words/sw/error";
import { mails } from "#shared/words/sw/mails";
import { screen } from "#shared/words/sw/screen";
import { signing } from "#shared/words/sw/signing";
import { signingMails } from "#shared/words/sw/signing-mails";

export const sw = {
  ...screen,
  ...signing,
  ...consent,
  ...error,
  ...documents,
  ...signingMails,
  ...consentMails,
  ...mails,
} as const;
