export { ConsentBanner } from "#client/features/consent/consent-banner";
export { isOpen, useConsentStatus, type Purpose } from "#client/features/consent/consent-queries";
export { endedRequest } from "#client/features/consent/ended-request";
export { openRequest } from "#client/features/consent/open-request";
export { QuestionProblem } from "#client/features/consent/question-problem";
export { isUselessLink, questionQuery } from "#client/features/consent/question-queries";
export { QuestionRequest } from "#client/features/consent/question-request";
export { questionWords } from "#client/features/consent/question-words";
export { useAnswer } from "#client/features/consent/use-answer";
