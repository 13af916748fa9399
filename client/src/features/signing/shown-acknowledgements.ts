import { inSwahili } from "#client/lib/words/say";
import { acknowledgements } from "#shared/domain/acknowledgements";

/** The acknowledgements as the page shows them: the wording in that language is the one that is signed. */
export const shownAcknowledgements = () => inSwahili()?.swahiliAcknowledgements ?? acknowledgements;
