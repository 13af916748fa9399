import { expect, test } from "vitest";
import { isFlagged, type Clause } from "#server/contract-rules/labelled/is-flagged";

const royalty = "The Company shall pay the Artist a royalty of 20% of all income from the Masters.";

const clauses: Clause[] = [
  [8, true, "All accounts of the Artist shall be cross-collateralized."],
  [
    8,
    true,
    "The Company may recoup advances from royalties under this or any other agreement with the Artist.",
  ],
  [8, true, "A loss on one album may be set off against income of another account of the Artist."],
  [8, false, "No account shall be cross-collateralised with any other account."],
  [8, false, "The Company shall never set off sums due under this agreement against any other agreement."],
  [8, false, "Cross-collateralisation is excluded."],

  [
    9,
    true,
    "All costs of recording and video, of whatever kind, are advances against, and are recoverable from, every sum that falls due to the Artist.",
  ],
  [9, true, "The Company may recoup any and all costs from the Artist's royalties."],
  [9, true, "Recording costs and marketing costs are recoupable from royalties."],
  [9, true, "The Company deducts all expenses of whatever nature from the Artist's share."],
  [9, false, "The Company may recoup recording costs up to a total of KES 500,000."],
  [9, false, "The Company is not entitled to recoup any and all costs; nothing is recoupable."],
  [9, false, "The Company may recoup only the recording costs in the approved budget."],

  [10, true, "The Company deducts an overhead charge of 15% from gross income."],
  [10, true, "The Artist receives 30% of Net Receipts."],
  [10, true, '"Net Income" means gross income after such other deductions as the Company may determine.'],
  [
    10,
    false,
    'The Artist receives 30% of Net Receipts. No overhead is deducted. "Net Receipts" means gross receipts less tax.',
  ],
  [
    10,
    false,
    'In this agreement "Net Income" means all income less distribution fees. The Artist gets half of Net Income.',
  ],
  [10, false, "The Company bears its own overhead. The Artist receives 30% of gross receipts."],

  [11, true, royalty],
  [11, true, `${royalty} The Company is not obliged to send statements.`],
  [11, true, `${royalty} It is paid to the Artist's bank account.`],
  [11, false, `${royalty} The Company shall send the Artist a statement every six months.`],
  [11, false, `${royalty} The Company shall account to the Artist quarterly.`],
  [11, false, "The Company pays the Artist a fee of KES 50,000 and no royalty."],

  [12, true, royalty],
  [12, true, `${royalty} The Artist may audit the books within twelve (12) months of a statement.`],
  [
    12,
    true,
    `${royalty} The Artist may audit the books. An objection to a statement is barred after six months.`,
  ],
  [12, true, `${royalty} The Artist shall have no right to inspect the books of the Company.`],
  [12, false, `${royalty} The Artist may audit the books within thirty-six (36) months of a statement.`],
  [
    12,
    false,
    `${royalty} Once in every twelve months the Artist may inspect the books of the last three years.`,
  ],
  [12, false, `${royalty} The Artist may inspect the books at any time on fourteen days' notice.`],

  [13, true, "Statements are conclusive and binding on the Artist."],
  [13, true, "A statement is final and binding unless the Artist objects within three months."],
  [13, true, "The Company's calculation in each statement is deemed correct."],
  [13, false, "A statement is not conclusive."],
  [13, false, "A statement becomes binding if the Artist has not objected within three years."],
  [
    13,
    false,
    "This agreement is binding on the parties. The Company sends statements. An award of the arbitrator is final.",
  ],

  [14, true, "The Company may hold reasonable reserves against returns."],
  [14, true, "The Company may establish such reserves as it thinks fit."],
  [14, true, "The Company may withhold a reserve for returns and bad debts."],
  [14, false, "Reserves against returns shall not exceed 10% and are liquidated within a year."],
  [14, false, "The Company shall not hold any reserves."],
  [14, false, "All rights that are not granted are reserved by the Artist."],

  [15, true, "If any claim is made the Company may withhold all sums due to the Artist."],
  [15, true, "Pending the resolution of a dispute the Company may suspend payments."],
  [15, true, "The Company may freeze the entire balance if it receives a complaint."],
  [15, false, "If a claim is made the Company may hold back only a sum reasonably related to it."],
  [15, false, "The Company shall not withhold any royalties because of a claim."],
  [15, false, "The Company may withhold tax from all payments where the law requires it."],
];

test.each(clauses)("point %d is flagged (%s) by: %s", (point, isFlag, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isFlag);
});
