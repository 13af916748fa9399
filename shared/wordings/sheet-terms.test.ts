import { expect, test } from "vitest";
import { sheetTerms } from "#shared/wordings/sheet-terms";

const text = sheetTerms.clauses.join("\n");

/** What a lawyer of any of its people looks for, written apart from the terms. */
test.each([
  ["owners are told from makers", /Owning is not making.*authors and performers keep the right to be named/],
  [
    "what the tables say is made true",
    /everyone who signs assigns to the owners named here, once all have signed/,
  ],
  [
    "an assignment names its territory and its period",
    /worldwide, for the full term of copyright and every renewal/,
  ],
  [
    "the form or paper that a law wants is bridged",
    /another form or paper, it is a licence of the same rights that cannot be taken back/,
  ],
  [
    "what a society or publisher has from elsewhere stays there",
    /Societies and publishers not signing keep theirs/,
  ],
  [
    "income follows the shares, and is accounted for",
    /divided by these shares.*pays the others within 30 days of receipt and shows statements and records/,
  ],
  ["performers' money is theirs", /What societies pay performers as such stays theirs/],
  [
    "society money for the song is divided, and never kept as a writer's",
    /receives more than their share, also from a society, pays the others(?!.*(?:writer|author)[^.]*stays theirs)/,
  ],
  ["the right against distortion", /to be named and to object to distortion/],
  ["what no table covers", /What has no table is not covered/],
  ["of two halves neither releases alone", /[Tt]wo with half each must agree/],
  [
    "a distributor's general terms let the majority release",
    /an exclusive deal beyond a distributor’s general terms/,
  ],
  [
    "who may release",
    /Where Master Rights have a table, whoever owns over half, alone or together, may release that recording, with its song at the royalty law or society sets/,
  ],
  ["who may license", /Any other licence.*needs every owner of that right/],
  ["nobody registers other shares", /by these shares and no others/],
  [
    "samples and artificial intelligence",
    /Everyone confirms they are free.*samples and AI parts are told to all/,
  ],
  ["heirs", /passes to heirs/],
  ["a further recording has owners as the others have", /A listed recording is a table; each totals 100%/],
  ["who is named and does not sign", /a person nobody signed for owes and is owed nothing here/],
  ["notes change nothing", /The tables, not notes, show who owns/],
  [
    "who is left with less than an earlier version gave assigns the difference",
    /Where law or an earlier version gives other parts/,
  ],
  ["only the tax of the income itself comes off", /less what distributors keep and tax at source/],
  ["a child's money, and who answers for a child", /for a child they are liable and hold its money in trust/],
  ["what was earned before a change", /Each version divides what is earned in its time, whenever paid/],
  [
    "a child's share is sold, and made smaller by a new version, by leave of a court alone",
    /A child’s is sold, given or cut only by leave of a court or to mend an error/,
  ],
  [
    "whoever signs for a child, a company or a group",
    /Whoever signs for another gives their name and confirms they may/,
  ],
  ["words that were left out stay their writer's", /unused parts stay their maker’s/],
  ["a reason to refuse that a guardian has", /nobody refuses without good reason, as harm to a child is/],
  [
    "a sample that nobody is known to have brought in",
    /whoever brought in a sample \(all, if nobody knows\)/,
  ],
  ["the sheet is first for the song", /For the song, this outranks agreements between its people\./],
  [
    "the agreement is first for the recording",
    /For the recording, what a producer or featured artist agreement says of ownership, income, release and licences replaces this between its signers/,
  ],
  ["an agreement of some takes nothing from the others", /agrees with others takes from nobody else/],
  ["what an agreement pays is not paid again by the table", /nothing is paid twice/],
  [
    "nobody warrants what the sheet shows to be otherwise",
    /but for what stands here as made with AI or as a sample not cleared/,
  ],
  ["the owners of samples are owners, too", /an owner besides those named, those of samples/],
  [
    "who buys a share stands where the seller stood",
    /the old owner signs for the new one until a new version/,
  ],
  [
    "what was signed binds until its change is signed",
    /signed by every owner named in it and in what replaces it; until then it stays as it is/,
  ],
  [
    "an agreement about the recording keeps its own way of a dispute",
    /what belongs to a producer or featured artist agreement, as that says/,
  ],
  ["the law and the way of a dispute", /law of Kenya applies.*mediator.*courts of Kenya/],
])("the terms of a split sheet say: %s", (_rule, words) => {
  expect(text).toMatch(words);
});

test("they are ten at most, in sentences that a musician reads", () => {
  expect(sheetTerms.clauses.length).toBeLessThanOrEqual(10);
  const lengths = text.split(/(?<=[.;:])\s+/).map((sentence) => sentence.split(/\s+/).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(35);
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(16);
  expect(text).not.toMatch(
    /\b(?:hereby|herein|thereof|hereunder|pursuant|notwithstanding|shall|perpetuity)\b/i,
  );
});
