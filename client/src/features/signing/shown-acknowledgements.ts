import { translatedWordings } from "#client/lib/say";
import { acknowledgements, type SignedAs } from "#shared/wordings/acknowledgements/en";

/** The acknowledgements as the page shows them: the wording in that language is the one that is signed. */
export const shownAcknowledgements = (as: SignedAs) =>
  (translatedWordings()?.acknowledgements ?? acknowledgements)[as];
