import { expect, test } from "vitest";
import { isFlagged, isPraised } from "#server/contract-rules/labelled/is-flagged";

/** What is good in one size or direction is bad in the other. */
test.each([
  [
    14,
    false,
    "The Company may hold a reserve of 10 % of royalties on physical sales, paid out within twelve months.",
  ],
  [14, true, "The Company may hold a reserve of 50 % of royalties for four years."],
  [14, true, "The Company may keep half of all sums due as a reserve, released after six months."],
  [14, true, "The Company may hold a reserve of up to 20 % for thirty-six months."],
  [
    38,
    false,
    "The Company may license the recordings for synchronisation only with the approval of the Artist.",
  ],
  [38, true, "The Company may license the recordings for synchronisation with the approval of the Company."],
  [16, false, "Live and merchandise income stays the Artist's."],
  [
    16,
    true,
    "Live and merchandise income stays the Artist's, save that one fifth of it is paid to the Company.",
  ],
  [
    1,
    true,
    "The Artist assigns the recordings to the Company for the full term of copyright and all renewals.",
  ],
  [
    1,
    false,
    "The Artist licenses the recordings to the Company for seven years, and not for the full term of copyright.",
  ],
])("point %d is harm (%s) and else praise or nothing: %s", (point, isHarm, words) => {
  expect(isFlagged(point, words)).toBe(isHarm);
  if (isHarm) expect(isPraised(point, words)).toBe(false);
});
