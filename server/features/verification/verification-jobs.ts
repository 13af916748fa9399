import { alteredMail, sendAlteredMail } from "#server/features/verification/altered-mail";
import { paymentCompleted } from "#server/features/payments/index";
import { fulfilOrder } from "#server/features/verification/fulfil-order";
import { goneMail, sendGoneMail } from "#server/features/verification/gone-mail";
import { resultMail, sendResultMail } from "#server/features/verification/verification-mail";
import { handled } from "#server/jobs/room-jobs";

export const verificationJobs = [
  handled(paymentCompleted, fulfilOrder),
  handled(resultMail, sendResultMail),
  handled(goneMail, sendGoneMail),
  handled(alteredMail, sendAlteredMail),
];
