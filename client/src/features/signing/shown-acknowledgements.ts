import { translatedWordings } from "#client/lib/say";
import type { DocumentType } from "#shared/domain/document-status";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";

/** The acknowledgements as the page shows them: the wording in that language is the one that is signed. */
export const shownAcknowledgements = (type: DocumentType) =>
  (translatedWordings()?.acknowledgements ?? acknowledgements)[type];
