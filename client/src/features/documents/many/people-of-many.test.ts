import { describe, expect, test } from "vitest";
import { peopleOf, toSend, type Draft } from "#client/features/documents/many/people-of-many";
import type { Collaborator } from "#shared/contract/documents";

const draft = (id: string, ...people: [name: string, email: string][]): Draft => ({
  id,
  title: id.toUpperCase(),
  revision: 1,
  isAgreement: false,
  people: people.map(([name, email]) => ({ name, email }) as Collaborator),
});

describe("the people of several drafts", () => {
  test("are asked for once, and an address that one draft has is the other's too", () => {
    const drafts = [
      draft("a", ["Asha", "asha@x.example"], ["Juma", ""]),
      draft("b", ["asha ", ""], ["Juma", ""]),
    ];
    const people = peopleOf(drafts);
    expect(people.map(({ name, email }) => [name, email])).toEqual([
      ["Asha", "asha@x.example"],
      ["Juma", ""],
    ]);
    const typed = people.map((person) => ({ ...person, email: person.email || "juma@x.example" }));
    expect(toSend(drafts, typed).map(({ signers }) => signers.map(({ email }) => email))).toEqual([
      ["asha@x.example", "juma@x.example"],
      ["asha@x.example", "juma@x.example"],
    ]);
  });

  test("of one name with two addresses are two, and each keeps what was typed for them", () => {
    const drafts = [draft("a", ["Asha", "one@x.example"]), draft("b", ["Asha", "two@x.example"])];
    const [one, two] = peopleOf(drafts);
    expect([one!.titles, two!.titles]).toEqual([["A"], ["B"]]);
    expect(
      toSend(drafts, [{ ...one!, email: "other@x.example" }, two!]).map(({ signers }) => signers[0]!.email),
    ).toEqual(["other@x.example", "two@x.example"]);
  });
});
