export { fulfilOrder } from "#server/features/verification/fulfil-order";
export { goneMail, sendGoneMail } from "#server/features/verification/gone-mail";
export { resultMail, sendResultMail } from "#server/features/verification/verification-mail";
