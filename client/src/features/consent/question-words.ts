import type { Purpose } from "#client/features/consent/consent-queries";
import { translatedWordings } from "#client/lib/say";
import { consentQuestions } from "#shared/wordings/consent-questions/en";
import type { Id } from "#shared/words/catalogue";

/** What a signer is asked for and what their answer brings about, in the page's language. */
export const shownQuestion = (purpose: Purpose) => shownQuestions()[purpose];
/** Which wording that is: the answer names it. */
export const questionVersion = () => shownQuestions().version;
const shownQuestions = () => translatedWordings()?.consentQuestions ?? consentQuestions;

/** What is said of the two purposes beside it. */
export const questionWords = {
  deletion: {
    tab: "consent.deletionTab",
    asks: "consent.deletionAsks",
    agreeing: "consent.deletionAgreeing",
    refusing: "consent.deletionRefusing",
  },
  amendment: {
    tab: "consent.amendmentTab",
    asks: "consent.amendmentAsks",
    agreeing: "consent.amendmentAgreeing",
    refusing: "consent.amendmentRefusing",
  },
} as const satisfies Record<Purpose, Record<string, Id>>;
