import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { Id, line, optionalEmail, PathId } from "#shared/contract/fields/fields";
import { StandingDetails } from "#shared/contract/registration";
import { filter, paged } from "#shared/contract/fields/paging";
import { MasterList, PublishingList, RightsHolderView } from "#shared/contract/split-sheet";

/** Most contacts of one account. */
export const MAX_CONTACTS = 10_000;
/** Most that one request may bring. */
export const MAX_IMPORTED = 2000;
export const MAX_SETS = 200;

const optional = (text: z.ZodType<string, string>) => text.nullish().transform((given) => given ?? "");

/** A number as people write it: digits with whatever stands between them. */
const phone = line(40).refine(
  (number) => number === "" || /^[+\d][\d\s().-]{4,}$/.test(number),
  "Please enter a phone number",
);

export const ContactBody = z.object({
  name: line(120, "Name is required"),
  stageName: optional(line(120)),
  email: optional(optionalEmail("Please enter a valid email address") as z.ZodType<string, string>),
  phone: optional(phone),
  role: optional(line(80)),
  /** What societies know them by; left out it stays. */
  registration: StandingDetails.optional(),
});
/** What an account can keep up to date of a contact. */
export const keptFields = [
  "name",
  "stageName",
  "email",
  "phone",
  ...StandingDetails.keyof().options,
] as const;
export type KeptField = (typeof keptFields)[number];
/** What its owner had in fields of a contact that an account keeps; null is nothing. */
export type OwnWords = { [Field in Exclude<KeptField, "name" | "email">]?: unknown };

export type ContactInput = z.input<typeof ContactBody>;

export const Contact = z.object({
  id: Id,
  name: z.string(),
  stageName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  registration: StandingDetails,
  /** What of it their account keeps up to date; empty where none does. */
  kept: z.array(z.enum(keptFields)),
  /** The owner wants it as they write it: no account keeps it up to date. */
  isOwn: z.boolean(),
});
export type Contact = z.output<typeof Contact>;

export const contactOrders = ["name", "recent"] as const;

const ContactsQuery = z.object({
  /** The beginning of a word of a name, or of an address; case and accents do not matter. */
  search: line(80).optional().catch(undefined),
  order: filter(contactOrders),
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
});

const SetBody = z.object({
  name: line(80, "Please name the set"),
  publishingRightsCollaborators: PublishingList,
  masterRightsCollaborators: MasterList.optional().default([]),
});

export const ContactSet = z.object({
  id: Id,
  name: z.string(),
  publishingRightsCollaborators: z.array(RightsHolderView),
  masterRightsCollaborators: z.array(RightsHolderView),
});
export type ContactSet = z.output<typeof ContactSet>;

const paramsId = { params: PathId };

export const contactEndpoints = defineEndpoints({
  "GET /api/contacts": {
    summary: "The caller's contacts, a page at a time; `order=recent` has those first who were used last",
    access: "user",
    query: ContactsQuery,
    response: paged(Contact),
  },
  "GET /api/contacts/csv": {
    summary: "The same as a table to download, all of it",
    access: "user",
    limit: "table",
    response: { file: "text/csv" },
  },
  "POST /api/contacts": {
    summary: "Write somebody down",
    access: "user",
    limit: "write",
    /** The id is made by the caller, so that a repeated request writes one contact. */
    body: ContactBody.extend({ id: Id.optional(), isOwn: z.boolean().optional() }),
    response: Contact,
    status: 201,
    errors: ["contact_exists", "contacts_full"],
  },
  "POST /api/contacts/import": {
    summary: "Write many down; who is there already gets what was empty filled in",
    access: "user",
    limit: "write",
    body: z.object({ contacts: z.array(ContactBody).min(1).max(MAX_IMPORTED) }),
    response: z.object({ added: z.int(), known: z.int() }),
    errors: ["contacts_full"],
  },
  "PUT /api/contacts/{id}": {
    summary: "Change a contact, but for what their account keeps up to date; documents stay as they are",
    access: "user",
    limit: "write",
    ...paramsId,
    /** With `isOwn` no account keeps it up to date from now on. */
    body: ContactBody.extend({ isOwn: z.boolean().optional() }),
    response: Contact,
    errors: ["contact_not_found", "contact_exists"],
  },
  "DELETE /api/contacts/{id}": {
    summary: "Delete a contact; documents stay as they are",
    access: "user",
    limit: "write",
    ...paramsId,
    response: "nothing",
    errors: ["contact_not_found"],
  },
  "GET /api/contact-sets": {
    summary: "The caller's sets of people with shares, by name",
    access: "user",
    response: z.array(ContactSet),
  },
  "POST /api/contact-sets": {
    summary: "Keep people with their shares under a name",
    access: "user",
    limit: "write",
    body: SetBody.extend({ id: Id.optional() }),
    response: ContactSet,
    status: 201,
    errors: ["contact_set_exists", "contacts_full"],
  },
  "PUT /api/contact-sets/{id}": {
    summary: "Change a set: its name and its people",
    access: "user",
    limit: "write",
    ...paramsId,
    body: SetBody,
    response: ContactSet,
    errors: ["contact_set_not_found", "contact_set_exists"],
  },
  "DELETE /api/contact-sets/{id}": {
    summary: "Delete a set",
    access: "user",
    limit: "write",
    ...paramsId,
    response: "nothing",
    errors: ["contact_set_not_found"],
  },
});
