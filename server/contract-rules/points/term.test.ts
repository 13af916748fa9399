import { expect, test } from "vitest";
import { isFlagged, type Clause } from "#server/contract-rules/labelled/is-flagged";

const clauses: Clause[] = [
  [4, true, "The Artist grants the Company five (5) consecutive options to extend the Term."],
  [4, true, "The Company has one irrevocable option for a further album."],
  [4, true, "The option shall be deemed exercised unless the Company notifies the Artist otherwise."],
  [4, true, "The Term renews automatically for periods of two years at the wish of the Company."],
  [4, true, "The Company may extend the Term for six further contract periods."],
  [4, false, "The Company has two (2) options to extend the Term by one year each."],
  [4, false, "There are no options, and the Term is not extended automatically."],
  [4, false, "The Term renews automatically each year unless either party gives thirty days' notice."],
  [
    4,
    false,
    "The Artist shall deliver five songs, and the Company has one option for an album of ten songs.",
  ],

  [5, true, "The Term shall continue until the Artist has delivered four albums."],
  [5, true, "The Contract Period ends nine months after the release of the last Album."],
  [5, true, "The Term continues until all advances have been recouped."],
  [5, false, "The Term continues until delivery of the Album, but in no event longer than two years."],
  [
    5,
    false,
    "The Term ends six months after delivery of the Album or on 31 December 2028, whichever is earlier.",
  ],
  [
    5,
    true,
    "The Term continues until twelve months after the Company has commercially exploited the last album that it may call for.",
  ],
  [5, false, "The Term is three years. Royalties are paid sixty days after release."],

  [20, true, "The Artist shall render exclusive services to the Company during and after the Term."],
  [
    20,
    true,
    "The Artist records only for the Company. The Term continues until the Artist has delivered six albums.",
  ],
  [
    20,
    true,
    "The Artist renders services as a recording artist for no one but the Company. The Term begins today and continues until twelve months after the Company has exploited the last album that it may call for.",
  ],
  [20, true, "The Artist appoints the Manager as exclusive manager.", "management"],
  [20, false, "The Artist's services are exclusive to the Company for two years."],
  [20, false, "The Artist's services are non-exclusive, and the Artist may record for anyone at any time."],
  [
    20,
    false,
    "The term of this agreement is one year. During it the Artist records exclusively for the Company.",
  ],
  [
    20,
    false,
    "Nothing in this agreement makes the services of the Artist exclusive at any time during or after it.",
  ],
];

test.each(clauses)("point %d is flagged (%s) by: %s", (point, isFlag, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isFlag);
});
