import { describe, expect, test } from "vitest";
import { isFlagged } from "#server/contract-rules/labelled/is-flagged";
import { readByRules } from "#server/contract-rules/read-by-rules";

/** The points that a contract between these two is flagged at. */
function pointsOf(title: string, between: string, words: string): number[] {
  const text = `${title}\n\nThis agreement is between ${between}.\n\n1. Terms\n\n${words}\n\n2. Copies\n\nThe parties sign two copies.`;
  return readByRules(text).issues.map(({ point }) => point);
}

describe("who promises what to whom", () => {
  const wedding = 'Grace Mutua of Thika (the "Client") and Peter Ouma (the "DJ")';

  test("whoever hires a DJ and answers for the party does the DJ no harm", () => {
    const title = "DISC JOCKEY BOOKING AGREEMENT";
    expect(
      pointsOf(title, wedding, "The Client shall indemnify the DJ against all claims of guests."),
    ).not.toContain(23);
    expect(
      pointsOf(title, wedding, "The DJ shall indemnify the Client against all claims of guests."),
    ).toContain(23);
  });

  test("each of two promises in clauses of their own makes up for the other", () => {
    const one =
      "The Artist shall indemnify and hold harmless the Company against claims from a breach of hers.";
    const other =
      "The Company shall indemnify and hold harmless the Artist against claims from its own breach.";
    expect(isFlagged(23, one)).toBe(true);
    expect(isFlagged(23, `${one} ${other}`)).toBe(false);
  });
});

describe("where the parties sit", () => {
  const law = "Disputes go to arbitration in Mumbai under the laws of India.";

  test("is not abroad for an Indian singer of an Indian label, and is for others", () => {
    const label = 'Sagar Records, of Pune (the "Label")';
    expect(
      pointsOf("RECORDING AGREEMENT", `${label} and ________, an Indian citizen (the "Artist")`, law),
    ).not.toContain(28);
    expect(
      pointsOf("RECORDING AGREEMENT", 'Sagar Records (the "Label") and Otieno of Kisumu (the "Artist")', law),
    ).toContain(28);
  });

  test("the universe as a territory is no time", () => {
    const where = 'The rights granted to the Company apply throughout the universe (the "Territory").';
    expect(isFlagged(1, where)).toBe(false);
    expect(isFlagged(1, where.replace("apply", "apply in perpetuity"))).toBe(true);
  });

  test("a private company's office closes no books", () => {
    const seat =
      "The label trades under Kito Records, a name of Kito Private Limited, with no office but in Nyeri.";
    expect(isFlagged(12, `The Artist is paid a flat fee. ${seat}`)).toBe(false);
    expect(isFlagged(12, "The Artist is paid a flat fee. The books of the Company are private.")).toBe(true);
  });
});

describe("what a word means", () => {
  test("a net sum with a line of its own in the definitions is defined", () => {
    const share = "The Company pays the Artist 60 % of Net Revenue.";
    const entry = "Net Revenue\n\nWhat the stores pay for the songs, less bank charges and taxes at source.";
    expect(isFlagged(10, share)).toBe(true);
    expect(isFlagged(10, `${share}\n\n${entry}`)).toBe(false);
  });

  test("the name of a form makes nobody an employee", () => {
    expect(isFlagged(3, "This Work-for-Hire Agreement has two pages.")).toBe(false);
    expect(isFlagged(3, "The recordings are works made for hire.")).toBe(true);
  });

  test("a commission for years that are counted after the term ends with them", () => {
    const after = "After the term the Manager receives commission on agreements made during it:";
    expect(isFlagged(41, `${after} 10 % for two years post-termination.`, "management")).toBe(false);
    expect(isFlagged(41, `${after} 10 % for ever.`, "management")).toBe(true);
  });
});

test("law from abroad is called harmful where the text tells where the artist lives, and else only named", () => {
  const told = (between: string) => {
    const text = `RECORDING AGREEMENT\n\nThis agreement is between ${between}.\n\n1. Law\n\nThis agreement is governed by the laws of England.`;
    const { issues, doubtful } = readByRules(text);
    const law = issues.find(({ point }) => point === 28);
    return law && (doubtful.includes(law) ? "named" : "harmful");
  };
  expect(told('Tidal Records (the "Company") and Grace Mutua of Thika Road, Nairobi (the "Artist")')).toBe(
    "harmful",
  );
  expect(told('Tidal Records (the "Company") and Grace Mutua (the "Artist")')).toBe("named");
});
