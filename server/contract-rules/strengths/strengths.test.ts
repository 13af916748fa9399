import { expect, test } from "vitest";
import { isPraised, type Clause } from "#server/contract-rules/labelled/is-flagged";

/** What holds, and beside it what sounds like it: the wrong direction, the wrong size, another subject, or a condition. */
const clauses: Clause[] = [
  [3, true, "No recording is a work made for hire."],
  [3, false, "If a recording is not a work made for hire, the Artist assigns it to the Company."],

  [6, true, "Seven years after release all rights in a recording revert to the Artist."],
  [6, true, "At the end of the Term the Company shall give the masters back to the Artist."],
  [6, false, "All rights revert to the Artist upon ________."],
  [6, false, "All rights in the masters revert to the Artist after twenty-five years."],
  [6, false, "The masters revert to the Artist after ten years on repayment of all costs."],
  [6, false, "On a breach all rights revert to the Company."],
  [6, false, "At the end of the Term the Artist returns all files to the Company."],

  [7, true, "The Company shall release the album within six months after delivery."],
  [7, false, "The Company shall use reasonable efforts to release the album within six months."],
  [7, false, "The Company shall issue a tax certificate for the records of each year within two months."],
  [7, false, "The Artist shall release the Company from all claims within thirty days."],
  [7, false, "The Company intends to release the album within six months."],

  [8, true, "The accounts of the albums are not cross-collateralised."],
  [8, false, "The accounts are cross-collateralised, which is not unusual."],

  [9, true, "The Company may recoup recording costs of up to KES 400,000 in total."],
  [9, false, "The Company will reimburse the Artist for expenses of up to KES 20,000."],
  [9, false, "The Company may recoup recording costs up to [amount]."],
  [9, false, "The Company may recoup its marketing costs, subject to clause 9."],

  [10, true, '"Net Receipts" means all sums received less only the fee of the distributor.'],
  [10, false, '"Net Receipts" means all sums received less distribution fees and any other expenses.'],
  [10, false, '"Net Receipts" means gross receipts less customary deductions.'],

  [11, true, "The Company shall send the Artist a statement each quarter."],
  [11, true, "Royalties are paid twice a year, with a statement of account."],
  [11, false, "The Artist must have a verified account linked to the site and is paid each quarter."],
  [11, false, "The Company accounts to the Artist each quarter for transparency only, no payment being due."],
  [11, false, "The Artist makes no false statements and reports to the Company every month."],
  [11, false, "The Company will send statements each quarter where practicable."],

  [12, true, "The Artist may audit the Company's books once a year."],
  [12, false, "The Company may inspect the Artist's books once a year."],
  [12, false, "The Company shall have a valid and verified account with the bank."],
  [12, false, "The Artist may inspect the books unless the Company objects."],

  [14, true, "The Company may hold a reserve of 10% of royalties, paid out within twelve months."],
  [14, false, "The Company may hold a reserve of 50% of royalties, paid out within twelve months."],
  [14, false, "The Company may hold a reserve of 20% of royalties for four years."],

  [15, true, "On a claim the Company may withhold only a sum reasonably related to it."],
  [15, false, "On a claim the Company may withhold all sums reasonably related to the Artist."],

  [16, true, "The Artist keeps all income from concerts and merchandise."],
  [16, true, "The Company has no share in income from touring or endorsements."],
  [16, false, "The Artist keeps 60% of income from concerts and the Company 40%."],
  [16, false, "A link to a site implies no endorsement, and the Company has no interest in it."],
  [16, false, "The Artist keeps performance royalties through her society."],
  [16, false, "The Company keeps all income from concerts and merchandise."],
  [16, false, "The Artist keeps all income from concerts, except that one fifth goes to the Company."],

  [17, true, "Mechanical royalties are paid at the full statutory rate."],
  [
    17,
    false,
    "The Artist assigns one hundred percent of mechanical royalties to the Company at the rate paid.",
  ],
  [17, false, "Mechanical royalties are paid at 75% of the full statutory rate."],
  [17, false, "Mechanical royalties are paid at the full statutory rate, subject to a cap of ten songs."],

  [18, true, "The compositions stay with those who wrote them."],
  [18, true, "The Company acquires no interest in the publishing."],
  [18, false, "The Artist keeps one half of the publishing, and the other half belongs to the Company."],
  [18, false, "The compositions stay with the Company."],
  [18, false, "The Artist retains all publishing unless otherwise agreed."],

  [19, true, "The Artist may join any collecting society."],
  [19, false, "The Company may join any collecting society and register the works of the Artist."],

  [20, true, "The term of this agreement is one year."],
  [20, false, "The term of this agreement is five years."],
  [
    20,
    false,
    "Liability is limited to what was paid in the twelve months of the agreement before the claim.",
  ],
  [
    20,
    false,
    "The agreement lasts two years, and neither party shall have any right to terminate it before that.",
  ],

  [23, true, "Each party shall indemnify the other against claims from its own breach."],
  [23, false, "The parties agree that the ban is reasonable to protect the other interests of the Company."],
  [23, false, "Neither party shall indemnify the other."],

  [24, true, "The liability of either party shall not exceed the sums paid under this agreement."],
  [24, false, "The liability of the Company shall not exceed KES 10,000."],

  [26, true, "Either party may terminate on sixty days' written notice."],
  [26, false, "If an event beyond control lasts a month, either party may terminate by notice."],
  [26, false, "Neither party may terminate by notice."],
  [26, false, "The agreement may be terminated by mutual agreement of both parties by notice."],

  [27, true, "Neither party is in breach until it has had thirty days to cure after notice."],
  [27, false, "The Company is not in breach unless it has failed to cure within thirty days after notice."],
  [27, false, "A breach by the Artist that is not cured within two days after notice ends the agreement."],
  [
    27,
    false,
    "Either party may terminate for a breach not cured within thirty days. The Company may terminate immediately and without notice.",
  ],

  [30, true, "Neither party may assign this agreement without the written consent of the other."],
  [30, false, "The Artist may not assign this agreement without the written consent of the Company."],
  [30, false, "Neither party may assign this agreement without consent, except that the Company may."],

  [31, true, "If Grace Achieng leaves the Company, the Artist may end this agreement."],
  [31, false, "If her gross income stays below KES 100,000, the Artist may leave."],
  [31, false, "A member of the band may leave it by notice."],

  [33, true, "The Artist keeps all moral rights."],
  [33, false, "The Artist keeps such moral rights as are not waived, where applicable."],
  [33, false, "The Company keeps all moral rights of the Artist."],

  [34, true, "The Company may use the Artist's name and image only to promote the recordings."],
  [34, false, "The Artist may use the Company's name only to promote the recordings."],
  [
    34,
    false,
    "The Company may use clips of the Artist's image for promotion only with the client's consent.",
  ],

  [35, true, "This agreement may be changed only in writing signed by both parties."],
  [
    35,
    false,
    "This agreement may be changed only in writing signed by both parties or, in the case of policies, by notice from the Company.",
  ],
  [35, false, "A change of the credit needs a separate written agreement signed by both parties."],

  [
    38,
    true,
    "The Company shall not license a recording for film or advertising without the Artist's consent.",
  ],
  [38, false, "The Artist may license her songs for film only with the written approval of the Company."],
  [38, false, "Sync fees above $5,000 shall require the Artist's prior consent."],
  [38, false, "The Company keeps exclusive synchronisation rights with the approval of the board."],

  [39, true, "Nothing in this agreement is a power of attorney, and no power of attorney is given."],
  [39, false, "The power of attorney is not revocable."],

  [40, true, "The Artist has had the opportunity to take independent legal advice."],
  [40, false, "The Company recommends that all parties seek independent legal advice."],

  [
    41,
    true,
    "After the end of the term the Manager receives commission of 10% for twelve months and none after that.",
    "management",
  ],
  [
    41,
    false,
    "After the end of the term the Manager receives commission of 10% for ten years and none after that.",
    "management",
  ],
];

test.each(clauses)("point %d is a strength (%s): %s", (point, isStrength, words, kind) => {
  expect(isPraised(point, words, kind)).toBe(isStrength);
});

test("between equals nothing is praised of which nobody knows whom it serves", () => {
  expect(isPraised(18, "The compositions stay with the Producer.", "producer")).toBe(false);
});
