import {
  sendUnlockedMail,
  sendWithdrawnMail,
  unlockedMail,
  withdrawnMail,
} from "#server/features/documents/documents-mail";
import { handled } from "#server/jobs/room-jobs";

export const documentsJobs = [
  handled(withdrawnMail, sendWithdrawnMail),
  handled(unlockedMail, sendUnlockedMail),
];
