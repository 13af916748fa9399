import { detailsChanged } from "#server/features/auth/index";
import {
  contactsAdded,
  followDetails,
  followEachOther,
  followPartners,
  peopleMet,
} from "#server/features/contacts/keep-contacts";
import { handled } from "#server/jobs/room-jobs";

export const contactsJobs = [
  handled(detailsChanged, followDetails),
  handled(contactsAdded, followPartners),
  handled(peopleMet, followEachOther),
];
