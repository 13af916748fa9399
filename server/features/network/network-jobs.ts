import { eventCleanup, forgetEvents } from "#server/features/network/forget-events";
import {
  acceptedMail,
  requestMail,
  sendAcceptedMail,
  sendRequestMail,
  sendUnreadMail,
  unreadMail,
} from "#server/features/network/network-mail";
import { remindUnread, unreadReminders } from "#server/features/network/remind-unread";
import { handled, scheduled } from "#server/jobs/room-jobs";

export const networkJobs = [
  handled(requestMail, sendRequestMail),
  handled(acceptedMail, sendAcceptedMail),
  handled(unreadMail, sendUnreadMail),
  scheduled(unreadReminders, remindUnread, {
    cron: "*/5 * * * *",
    does: "mails those for whom messages of collaborators have waited for 15 minutes",
  }),
  scheduled(eventCleanup, forgetEvents, {
    cron: "35 * * * *",
    does: "forgets events of open streams after 24 hours",
  }),
];
