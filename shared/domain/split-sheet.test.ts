import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { totalOf } from "#shared/domain/shares";
import { noSongFacts } from "#shared/domain/song-facts";
import { peopleOf, withReached, type RightsHolder, type SplitSheet } from "#shared/domain/split-sheet";

const facts = {
  ...noSongFacts,
  songTitle: "Nairobi Nights",
  artistName: "Amina Wanjiru",
};

function holder(name: string, email: string, role: string, share: number): RightsHolder {
  return { name, email, role, share };
}

function sheetOf(publishing: RightsHolder[], master: RightsHolder[] = []): SplitSheet {
  return { ...facts, publishing, master };
}

const anyHolder = fc.record({
  name: fc.constantFrom("Amina", "Brian", "Ọláyínká", "amina"),
  email: fc.constantFrom("", "amina@example.com", "brian@example.com"),
  role: fc.constantFrom("Songwriter", "Beatmaker"),
  share: fc.integer({ min: 1, max: 10_000 }),
});
const anySheet = fc
  .tuple(fc.array(anyHolder, { minLength: 1, maxLength: 8 }), fc.array(anyHolder, { maxLength: 8 }))
  .map(([publishing, master]) => sheetOf(publishing, master));

describe("peopleOf", () => {
  test("a person on both lists is one person with both rights", () => {
    const amina = holder("Amina", "amina@example.com", "Songwriter", 10_000);
    const people = peopleOf(sheetOf([amina], [{ ...amina, role: "Artist", share: 8000 }]));
    expect(people).toEqual([
      {
        name: "Amina",
        email: "amina@example.com",
        rights: [
          { rightsType: "publishing", role: "Songwriter", share: 10_000 },
          { rightsType: "master", role: "Artist", share: 8000 },
        ],
      },
    ]);
  });

  test("name and e-mail are compared without case", () => {
    const people = peopleOf(
      sheetOf([holder("Amina", "a@example.com", "", 1), holder("AMINA ", "A@example.com", "", 1)]),
    );
    expect(people).toHaveLength(1);
  });

  test("two people of one name are two people when their e-mails differ", () => {
    const people = peopleOf(
      sheetOf([holder("John", "j@example.com", "", 1), holder("John", "k@example.com", "", 1)]),
    );
    expect(people).toHaveLength(2);
  });

  test("two people who share an e-mail are two people", () => {
    const people = peopleOf(
      sheetOf([holder("Amina", "us@example.com", "", 1), holder("Brian", "us@example.com", "", 1)]),
    );
    expect(people).toHaveLength(2);
  });

  test("keeps the order of the sheet, publishing rights first", () => {
    const people = peopleOf(
      sheetOf(
        [holder("B", "", "", 1), holder("A", "", "", 1)],
        [holder("C", "", "", 1), holder("A", "", "", 1)],
      ),
    );
    expect(people.map(({ name }) => name)).toEqual(["B", "A", "C"]);
  });

  test("loses no row and no share, whoever stands on the sheet", () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const rights = peopleOf(sheet).flatMap((person) => person.rights);
        const rows = [...sheet.publishing, ...sheet.master];
        expect(rights).toHaveLength(rows.length);
        expect(totalOf(rights.map((right) => right.share))).toBe(totalOf(rows.map((row) => row.share)));
      }),
    );
  });
});

describe("withReached", () => {
  const at = (...emails: string[]) => emails.map((email) => ({ email }));

  test("fills in the rows of each person, on both lists", () => {
    const sheet = sheetOf(
      [holder("Amina", "", "Songwriter", 5000), holder("Brian", "", "Beatmaker", 5000)],
      [holder("Brian", "", "Producer", 10_000)],
    );
    const { publishing, master } = withReached(sheet, at("amina@example.com", "brian@example.com"));
    expect(publishing.map(({ email }) => email)).toEqual(["amina@example.com", "brian@example.com"]);
    expect(master.map(({ email }) => email)).toEqual(["brian@example.com"]);
  });

  test("keeps the e-mail of a person who is given none", () => {
    const sheet = sheetOf([holder("Amina", "amina@example.com", "", 1), holder("Brian", "", "", 1)]);
    expect(withReached(sheet, at("", "b@example.com")).publishing.map(({ email }) => email)).toEqual([
      "amina@example.com",
      "b@example.com",
    ]);
  });

  test("changes nothing but e-mails", () => {
    fc.assert(
      fc.property(anySheet, fc.array(fc.emailAddress(), { maxLength: 4 }), (sheet, emails) => {
        const withoutEmails = ({ publishing, master }: SplitSheet) =>
          [...publishing, ...master].map(({ email: _, ...row }) => row);
        expect(withoutEmails(withReached(sheet, at(...emails)))).toEqual(withoutEmails(sheet));
      }),
    );
  });
});
