import type { Issue } from "#shared/errors";
import { showPhone } from "#shared/domain/phone";
import { likelyMailbox } from "#shared/domain/mailbox";
import { ONE_ADDRESS } from "#shared/domain/agreements/party-issues";
import { MOST_LINK_DAYS, type SigningOrder } from "#shared/domain/sending";
import type { DraftKind } from "#client/lib/drafts/draft-storage";

type Person = { name: string; email: string; phone?: string | undefined };

/** How it is sent, where the sender wants it otherwise than usual. */
export type SendingChoices = {
  order: SigningOrder;
  linkDays: number;
  reminders: boolean;
  copies: { name: string; email: string }[];
};

export const usualChoices: SendingChoices = {
  order: "all",
  linkDays: MOST_LINK_DAYS,
  reminders: true,
  copies: [],
};

/** Who is mailed a link, how, and what is said with it. */
export type Invitations = { signers: Person[]; message: string; choices: SendingChoices };

export const invitationsDraft: DraftKind<Invitations> = {
  read: (stored) => {
    const { signers, message, choices } = (stored ?? {}) as Partial<Record<keyof Invitations, unknown>>;
    return {
      signers: Array.isArray(signers) ? signers.filter(isPerson) : [],
      message: typeof message === "string" ? message : "",
      choices: readChoices(choices),
    };
  },
  blank: () => ({ signers: [], message: "", choices: usualChoices }),
};

function readChoices(stored: unknown): SendingChoices {
  const { order, linkDays, reminders, copies } = (stored ?? {}) as Partial<
    Record<keyof SendingChoices, unknown>
  >;
  return {
    order: order === "in_turn" ? order : "all",
    linkDays: typeof linkDays === "number" ? linkDays : usualChoices.linkDays,
    reminders: reminders !== false,
    copies: Array.isArray(copies) ? copies.filter(isPerson) : [],
  };
}

/** What is wrong with which copy: a line that was begun needs both. */
export function copyProblems(copies: SendingChoices["copies"]): Record<number, string> {
  return Object.fromEntries(
    copies.flatMap(({ name, email }, index) => {
      if (name.trim() === "" && email.trim() === "") return [];
      if (name.trim() === "") return [[index, "Please add a name"]];
      return address.test(email.trim()) ? [] : [[index, "Valid email required"]];
    }),
  );
}

function isPerson(value: unknown): value is Person {
  const person = value as Partial<Person> | null;
  return typeof person?.name === "string" && typeof person.email === "string";
}

/** The number of each person, as `prefilledEmails`. */
export function prefilledPhones(people: readonly Person[], typed: readonly Person[]): string[] {
  return people.map(({ name, phone = "" }) => {
    const theirs = typed.find((signer) => signer.name === name);
    return theirs?.phone ?? showPhone(phone);
  });
}

/** The e-mail of each person: what was typed last time for them, also when the sheet has moved them, else what the sheet says. */
export function prefilledEmails(people: readonly Person[], typed: readonly Person[]): string[] {
  return people.map(({ name, email }, index) => {
    const there = typed[index];
    const theirs = there?.name === name ? there : typed.find((signer) => signer.name === name);
    return theirs?.email ?? email;
  });
}

// Only the form of an address; the server knows better, and its word shows in the same place.
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is wrong with which row. On a sheet two people may share an address, in an agreement the parties may not. */
export function emailProblems(signers: readonly Person[], isAgreement = false): Record<number, string> {
  const isTaken = (email: string, index: number) =>
    signers.slice(0, index).some((other) => other.email.toLowerCase() === email.toLowerCase());
  return Object.fromEntries(
    signers.flatMap(({ name, email, phone }, index) => {
      if (isAgreement && email !== "" && isTaken(email, index)) return [[index, ONE_ADDRESS]];
      if (email === "" && phone) return [];
      if (email === "") return [[index, `Please add an e-mail address for ${name}`]];
      return address.test(email) ? [] : [[index, "Valid email required"]];
    }),
  );
}

/** Most people a warning calls by name. */
const MOST_NAMES = 3;

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/**
 * Who shares an address with whom, by row. It is allowed: a manager may read the mail of two artists. In an agreement the very same
 * address is refused, and needs no warning.
 */
export function sharedAddresses(signers: readonly Person[], isAgreement = false): Record<number, string> {
  const rows = signers.map(({ name, email }, index) => ({ name, index, email: email.toLowerCase() }));
  const mailboxes = new Map<string, typeof rows>();
  for (const row of rows.filter(({ email }) => address.test(email))) {
    const mailbox = likelyMailbox(row.email);
    mailboxes.set(mailbox, [...(mailboxes.get(mailbox) ?? []), row]);
  }
  return Object.fromEntries(
    [...mailboxes.values()].flatMap((people) =>
      people.length < 2 || (isAgreement && haveOneAddress(people))
        ? []
        : people.map(({ index }) => [index, sharedAddress(people)]),
    ),
  );
}

function sharedAddress(people: readonly { name: string; email: string }[]): string {
  const names = people.map(({ name }) => name);
  const who = names.length > MOST_NAMES ? `${names.length} people` : listed.format(names);
  const share = haveOneAddress(people)
    ? "the same address"
    : "addresses that many providers deliver to one mailbox";
  return `${who} have ${share}. Each gets a link of their own, and whoever reads that mailbox could sign for ${names.length === 2 ? "both" : "all of them"}.`;
}

const haveOneAddress = (people: readonly { email: string }[]) =>
  people.every(({ email }) => email === people[0]?.email);

/** The server's issues ('signers.3.email') with one of the fields, by row. */
export function signerProblems(issues: readonly Issue[], field: "email" | "phone"): Record<number, string> {
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const [list, row, name] = path.split(".");
      return list === "signers" && name === field ? [[Number(row), message]] : [];
    }),
  );
}
