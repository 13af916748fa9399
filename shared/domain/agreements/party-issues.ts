import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import { isWrittenAs, namesPerson } from "#shared/domain/named-person";

/** Whoever holds the mailbox signs: two parties with one would be one who signs for both. */
export const ONE_ADDRESS = "Each party signs from an address of their own. Please enter another one.";

/** A person's id stands in the paper as theirs: a company has none. */
export const COMPANY_NUMBER =
  "This is a company’s number. Please enter the ID or passport number of the person who signs";

type PartyFields = { prefix: string; label: string; name: string; email: string };

const parties: Record<AgreementType, readonly [PartyFields, PartyFields]> = {
  producer_agreement: [
    { prefix: "artist", label: "artist", name: "artistName", email: "artistEmail" },
    { prefix: "producer", label: "producer", name: "producerName", email: "producerEmail" },
  ],
  featured_artist_agreement: [
    { prefix: "primaryArtist", label: "primary artist", name: "primaryArtist", email: "primaryArtistEmail" },
    {
      prefix: "featuredArtist",
      label: "featured artist",
      name: "featuredArtist",
      email: "featuredArtistEmail",
    },
  ],
};

/** What keeps an agreement from being made of its form. */
export type FormIssue = { field: string; message: string };

/** Why an agreement cannot be made of what its form says of the two parties, by field; nothing of a form of anything else. */
export function partyIssues(type: string, form: Record<string, unknown>): FormIssue[] {
  if (!(type in parties)) return [];
  const [first, second] = parties[type as AgreementType];
  const read = readText(form);
  const isOne =
    read(first.email) !== "" && read(first.email).toLowerCase() === read(second.email).toLowerCase();
  return [
    ...missingParts(first, read),
    ...missingParts(second, read),
    ...wrongGuardian(first, second, read),
    ...wrongGuardian(second, first, read),
    ...[first, second]
      .filter((party) => isCompanyNumber(party, read))
      .map(({ prefix }) => ({ field: `${prefix}IdNumber`, message: COMPANY_NUMBER })),
    ...(isOne ? [{ field: second.email, message: ONE_ADDRESS }] : []),
  ];
}

type Read = (field: string) => string;

const readText =
  (form: Record<string, unknown>): Read =>
  (field) => {
    const value = form[field];
    return typeof value === "string" ? value.trim() : "";
  };

/** A company or a minor signs through somebody who has a name. */
function missingParts({ prefix, label }: PartyFields, read: Read): FormIssue[] {
  const type = read(`${prefix}Type`);
  const isMissing = (what: string) => read(prefix + what) === "";
  const signsThroughSomebody = type === "company" || type === "minor";
  return [
    signsThroughSomebody &&
      isMissing("LegalName") && {
        field: `${prefix}LegalName`,
        message: `Please enter the ${label}’s legal name`,
      },
    signsThroughSomebody &&
      isMissing("Signatory") && {
        field: `${prefix}Signatory`,
        message:
          type === "minor"
            ? `Please name the ${label}’s parent or guardian`
            : `Please name who signs for the ${label}, and in what position`,
      },
    type === "group" &&
      isMissing("Members") && {
        field: `${prefix}Members`,
        message: "Please name every member of the group",
      },
  ].filter((missing) => missing !== false);
}

/** A minor's guardian is neither who contracts with the minor, nor the minor. */
function wrongGuardian({ prefix, label, name }: PartyFields, other: PartyFields, read: Read): FormIssue[] {
  const field = `${prefix}Signatory`;
  const written = read(field);
  if (read(`${prefix}Type`) !== "minor" || written === "") return [];
  const ofOther = [other.name, `${other.prefix}LegalName`].map(read);
  if (ofOther.some((one) => namesPerson(written, one)))
    return [
      {
        field,
        message: `The ${other.label} cannot sign for the ${label}. Please name the parent or guardian`,
      },
    ];
  const own = [name, `${prefix}LegalName`].map(read);
  return own.some((one) => isWrittenAs(written, one))
    ? [{ field, message: `Please name the ${label}’s parent or guardian` }]
    : [];
}

/** How Kenya's registrar numbers companies, partnerships and business names. */
const registrars = /^(?:PVT|PLC|CPR|LLP|BN)\s*[-/]/i;

const compact = (number: string) => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");

function isCompanyNumber({ prefix }: PartyFields, read: Read): boolean {
  const id = read(`${prefix}IdNumber`);
  if (id === "") return false;
  const registration = read(`${prefix}Type`) === "company" ? read(`${prefix}Registration`) : "";
  return registrars.test(id) || compact(id) === compact(registration);
}
