import { nameAndPosition, type Acting } from "#shared/domain/acting";
import { partyDetails } from "#shared/domain/agreements/agreement-choices";
import type {
  AgreementForms,
  AgreementType,
  TypedContent,
} from "#shared/domain/agreements/agreement-content";
import { peopleOf, rolesOf, withReached, type Reached, type SheetPerson } from "#shared/domain/split-sheet";

/** Somebody who signs a document. Only people of a split sheet hold rights; parties of an agreement have a role in it. */
export type Party = SheetPerson & { role: string };

/** The two parties of each type of agreement, in the order they are named. */
export const partyRoles: Record<AgreementType, readonly [first: string, second: string]> = {
  producer_agreement: ["Artist", "Producer"],
  featured_artist_agreement: ["Primary Artist", "Featured Artist"],
};

/** A role as texts in other languages know it: "Primary_Artist". */
export const partyOfRole = (role: string) => role.replaceAll(" ", "_");

type Field<Form> = { name: keyof Form & string; email: keyof Form & string };

/** Where each form names them. */
const partyFields: {
  [Type in AgreementType]: readonly [Field<AgreementForms[Type]>, Field<AgreementForms[Type]>];
} = {
  producer_agreement: [
    { name: "artistName", email: "artistEmail" },
    { name: "producerName", email: "producerEmail" },
  ],
  featured_artist_agreement: [
    { name: "primaryArtist", email: "primaryArtistEmail" },
    { name: "featuredArtist", email: "featuredArtistEmail" },
  ],
};

type Agreement = Exclude<TypedContent, { type: "split_sheet" }>;

/** Who signs, in reading order; nobody where an agreement has no form. */
export function partiesOf(document: TypedContent): Party[] {
  if (document.type === "split_sheet")
    return peopleOf(document.content).map((person) => ({ ...person, role: rolesOf(person.rights) }));
  const form: Record<string, unknown> | null = document.content.formData;
  if (!form) return [];
  const roles = partyRoles[document.type];
  return partyFields[document.type].map(({ name, email }, index) => ({
    name: String(form[name]),
    email: String(form[email]),
    role: roles[index] ?? "",
    rights: [],
  }));
}

const partyPrefixes: Record<string, string | undefined> = {
  Artist: "artist",
  Producer: "producer",
  "Primary Artist": "primaryArtist",
  "Featured Artist": "featuredArtist",
};

/** What the form of an agreement says of the party in that role; null on a sheet. */
export function partyOf({ type, content }: TypedContent, { role, name }: Pick<Party, "role" | "name">) {
  const prefix = partyPrefixes[role];
  if (type === "split_sheet" || !content.formData || prefix === undefined) return null;
  return partyDetails<string>(content.formData as never, prefix, name);
}

/** Whether the form of an agreement says that the party is under 18. */
export const isMinor = (document: TypedContent, party: Pick<Party, "role" | "name">) =>
  partyOf(document, party)?.type === "minor";

/** Who signs for a party of an agreement by its text: for a minor, a company, or a group that has one member sign for all. */
export function signatoryOf(document: TypedContent, party: Pick<Party, "role" | "name">): Acting | null {
  const { type, signatory = "" } = partyOf(document, party) ?? {};
  if (signatory === "" || type === undefined || type === "person") return null;
  if (type === "minor") return { capacity: "guardian", name: signatory, position: "", basis: "text" };
  return { capacity: type, ...nameAndPosition(signatory), basis: "text" };
}

/**
 * The document with other addresses, `reached[i]` for the i-th of `partiesOf(document)`; an agreement's text follows its form, and knows
 * no numbers.
 */
export function withAddresses(document: TypedContent, reached: readonly Reached[]): TypedContent {
  const { type, content } = document;
  if (type === "split_sheet") return { type, content: withReached(content, reached) };
  return withPartyEmails(
    document,
    reached.map(({ email }) => email),
  );
}

function withPartyEmails({ type, content }: Agreement, emails: readonly string[]): TypedContent {
  if (!content.formData) return { type, content } as Agreement;
  const fields: Record<string, string> = {};
  for (const [index, { email }] of partyFields[type].entries()) fields[email] = emails[index] ?? "";
  const before = partiesOf({ type, content } as Agreement).map(({ email }) => email);
  const generatedAgreement = replaceAddresses(content.generatedAgreement, before, emails);
  const formData = { ...content.formData, ...fields };
  return { type, content: { ...content, formData, generatedAgreement } } as Agreement;
}

const address = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** An address that both parties had and only one has changed stays: nobody can tell whose it is where it stands. */
function replaceAddresses(text: string, before: readonly string[], after: readonly string[]): string {
  return text.replace(address, (found) => {
    const same = before.flatMap((old, index) => (old === found.toLowerCase() ? [after[index] ?? found] : []));
    return new Set(same).size === 1 ? (same[0] ?? found) : found;
  });
}
