import { customerMail, sendCustomerMail } from "#server/features/support/customer-mail";
import { deskMail, sendDeskMail } from "#server/features/support/desk-mail";
import { handled } from "#server/jobs/room-jobs";

export const supportJobs = [handled(customerMail, sendCustomerMail), handled(deskMail, sendDeskMail)];
