import { detailsChanged } from "#server/features/auth/index";
import {
  contactsAdded,
  followDetails,
  followEachOther,
  followPartners,
  numbersLapsed,
  peopleMet,
  takeLapsedBack,
} from "#server/features/contacts/keep-contacts";
import { handled, scheduled } from "#server/jobs/room-jobs";

export const contactsJobs = [
  handled(detailsChanged, followDetails),
  handled(contactsAdded, followPartners),
  handled(peopleMet, followEachOther),
  scheduled(numbersLapsed, takeLapsedBack, {
    cron: "35 2 * * *",
    does: "takes numbers out of contacts that the account has not confirmed for 90 days",
  }),
];
