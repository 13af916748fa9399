import { expect, test } from "vitest";
import { isFlagged, isPraised, type Clause } from "#server/contract-rules/labelled/is-flagged";

const clauses: Clause[] = [
  [25, true, "The Artist shall deliver ten songs."],
  [25, true, "The Artist may not terminate this agreement, nor may the Company."],
  [25, true, "The effects of termination are dealt with by law."],
  [25, false, "Either party may terminate this agreement on sixty days' notice."],
  [25, false, "The Artist can end this agreement if no record is released within a year."],
  [25, true, "This agreement may be cancelled by the Company at any time."],
  [25, false, "The term of this agreement is twelve months from its date. It is not renewed."],
  [25, true, "The term of this agreement is five years from its date."],
  [25, true, "The term is twelve months, with options of the Company for four further years."],

  [26, true, "The Company may terminate this agreement at any time by notice."],
  [26, true, "Any breach by the Artist entitles the Company to terminate this agreement."],
  [
    26,
    true,
    "The Company is entitled to cancel this contract. The Artist shall have no right to terminate it.",
  ],
  [26, true, "The Artist may end this agreement if the Producer is late.", "producer"],
  [26, false, "Either party may terminate this agreement on thirty days' notice."],
  [
    26,
    false,
    "The Company may terminate if the Artist is in breach. The Artist may terminate if the Company is in breach.",
  ],
  [26, false, "Neither the Company nor the Artist may terminate this agreement at its sole discretion."],
  [26, false, "The Artist may terminate this agreement if the Company does not release the Album."],
  [26, true, "The Artist has no right to bring the Term to an end, whatever the Company may have done."],
  [
    26,
    true,
    "The Company may terminate this agreement by e-mail. The Artist has no right to bring the Term to an end, whatever the Company may have done.",
  ],
  [
    26,
    true,
    "The Company may end this contract at any time. The Artist may end it only if the Company is declared bankrupt.",
  ],
  [
    26,
    true,
    "The Company may end this contract at any time. If Hamisi leaves the Company the Artist may walk away.",
  ],
  [26, false, "Neither the Artist nor the Company has a right to bring the Term to an end early."],

  [27, true, "The Company may terminate this agreement at once if the Artist is in breach."],
  [27, true, "If the Artist fails to deliver, the Company may cancel the contract without notice."],
  [27, true, "Either party may terminate if the other is in default. The Artist's sole remedy is damages."],
  [27, false, "Either party may terminate for breach that is not remedied within thirty days after notice."],
  [
    27,
    false,
    "If the Artist fails to deliver, the Artist has twenty days to cure the failure before the Company may terminate.",
  ],
  [27, false, "Either party may terminate this agreement on thirty days' notice."],
  [27, true, "The Company may terminate for breach. A missing credit is cured within ten days."],

  [31, true, "The Company shall appoint whom it likes to look after the Artist."],
  [31, true, "If the Company becomes insolvent the Artist may terminate."],
  [31, true, "The Manager may send any of its staff.", "management"],
  [31, false, "If Hamisi leaves the Company the Artist may walk away on one month's notice."],
  [31, false, "If Grace Achieng leaves the Company, the Artist may end this agreement."],
  [31, false, "Key person: the Artist may terminate if Jane Mumo is no longer employed by the Company."],
  [31, false, "If Peter ceases to be the managing director, the Artist may terminate on notice."],
];

test.each(clauses)("point %d is flagged (%s) by: %s", (point, isFlag, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isFlag);
});

test.each([
  [true, "Either party may terminate this agreement on thirty days' notice."],
  [false, "Zawadi may terminate this agreement at any time."],
  [false, "The Company may terminate this agreement at any time."],
])("that both can leave is praised (%s) by: %s", (expected, words) => {
  expect(isPraised(26, words)).toBe(expected);
});
