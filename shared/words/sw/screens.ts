import { acknowledgements } from "#shared/wordings/acknowledgements/sw";
import { consentQuestions } from "#shared/wordings/consent-questions/sw";
import { consent } from "#shared/words/sw/consent";
import { error } from "#shared/words/sw/error";
import { registration } from "#shared/words/sw/registration";
import { rooms } from "#shared/words/sw/rooms";
import { screen } from "#shared/words/sw/screen";
import { sharing } from "#shared/words/sw/sharing";
import { signing } from "#shared/words/sw/signing";

/** What the pages say and show to be signed: of this language a browser is sent no more. */
export const screens = { ...screen, ...signing, ...registration, ...consent, ...rooms, ...sharing };
export const errors = error;
export const wordings = { acknowledgements, consentQuestions };
