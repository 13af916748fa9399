import { Fragment } from "react";
import { Notice } from "#client/ui/card";
import { namePeople } from "#client/lib/name-people";
import { leaversAmong } from "#shared/domain/leaving-rules";
import { showAddress } from "#shared/domain/phone";

/** Somebody whom the version in force binds, and where they are reached. */
export type BoundPerson = { name: string; email: string; phone: string };
/** The version in force that a draft is to replace. */
export type FormerVersion = { version: number; people: readonly BoundPerson[] };

type Typed = { name: string; email: string; phone?: string | undefined };

/** A number as it is compared, however it is typed: the server parses it. */
const bare = (phone: string) => phone.replace(/[\s().-]/g, "").replace(/^\+?254/, "0");

/** Who of them is left out as the addresses stand in the form: whoever is asked somewhere else is not known to be the same person. */
export function leftOutBy(former: FormerVersion | null, signers: readonly Typed[]): BoundPerson[] {
  const reached = (person: Typed) => ({ ...person, phone: bare(person.phone ?? "") });
  const next = signers.map(reached).filter(({ email, phone }) => email !== "" || phone !== "");
  const people = former?.people ?? [];
  const left = leaversAmong(people.map(reached), next).map(({ name, email }) => `${name} ${email}`);
  // Until their address is typed nobody is missing who is named here.
  const unreached = signers.filter((person) => !next.some(({ name }) => name === person.name));
  return people.filter(
    ({ name, email }) =>
      left.includes(`${name} ${email}`) && !unreached.some((person) => person.name === name),
  );
}

/** That they are asked to sign as leaving, where, and that nothing counts without them. */
export function LeftOut({ former, people }: { former: FormerVersion; people: readonly BoundPerson[] }) {
  const names = namePeople(people.map(({ name }) => name));
  const isOne = people.length === 1;
  return (
    <Notice tone="warning" title={`Left out: ${names}`}>
      <p>
        {isOne ? "This person is" : "They are"} on version {former.version}, which is in force, and not on
        this one. {isOne ? "They are" : "Each of them is"} asked to sign that they leave, at{" "}
        {people.map((person, index) => (
          <Fragment key={`${person.name} ${person.email}`}>
            {index > 0 && ", "}
            <bdi className="wrap-anywhere">{showAddress(person)}</bdi>
          </Fragment>
        ))}
        . Until then version {former.version} stays in force, and this one does not count.
      </p>
    </Notice>
  );
}
