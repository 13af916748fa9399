import { expect, test } from "vitest";
import { isFlagged, review, type Clause } from "#server/contract-rules/labelled/is-flagged";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/** Clauses on money as plain contracts say them, and their likes that do no harm. */
const harmful: Clause[] = [
  [10, true, '"Net Surplus" means all money that comes in, less all costs and expenses of the Label.'],
  [
    10,
    true,
    "The Company may deduct its direct and indirect costs from the revenue before anything is shared.",
  ],
  [
    10,
    true,
    "The Label takes its outgoings and promotional expenses out of the income first; the rest is halved.",
  ],
  [
    10,
    true,
    "All receipts are first applied to the Label's running and legal expenses, and what remains is shared.",
  ],
  [10, true, "The Singer has 30% of the balance after the Company's expenses."],
  [10, true, "Any expenses that the Label has incurred are deducted from gross income."],
  [10, true, "The Company is entitled to deduct such charges as it considers useful."],
  [10, true, "A tenth of the receipts is retained by the Company for its administrative expenses."],
  [10, true, "Fee for the Beat: 4% of net.", "producer"],
  [10, true, "The Distributor retains its customary charges and pays the balance to the Artist."],

  [10, true, "The pool is revenue, less deductions for the Label's hire of rooms and other costs."],
  [9, true, "All sums that are paid for the Singer shall constitute advances."],
  [14, true, "Reserve: 45% of royalties, held in reserve for three years."],
  [14, true, "The rate is subject to a 60% reserve for returns, held for three years."],
  [13, true, "A claim on an account that is not brought within eight months shall be barred."],
  [
    41,
    true,
    "The compensation payable to the Manager is 15% of sums received during or after the term.",
    "management",
  ],
  [9, true, "The Singer shall repay to the Company all amounts spent on her when she leaves."],
  [9, true, "The Label keeps every receipt until its outlay is covered."],
  [9, true, "Recoupable costs include but are not limited to rehearsals, stylists and drivers."],
  [9, true, "All expenditures of the Label for the Singer are treated as loans."],
  [9, true, "The costs of each tour are paid by the Label and taken back from the Artist's royalties."],

  [
    41,
    true,
    "The Manager keeps his 15% of all contracts of the term, regardless of when it is paid.",
    "management",
  ],
  [41, true, "The commission is due for the life of every contract that was made.", "management"],
  [41, true, "When this agreement ends, the Manager still has commission on each deal.", "management"],
  [
    41,
    true,
    "The Manager earns commission on deals in place even after this agreement is over.",
    "management",
  ],
  [41, true, "The end of the term shall not affect the Manager's right to commission.", "management"],

  [16, true, "360 participation: 15% of whatever the Artist earns."],
  [16, true, "Merchandise money is divided 60/40 between the Artist and the Label."],
  [16, true, "Fees from shows are collected by the Company and split equally."],
  [16, true, "The Writer pays the Publisher 12% of fees that she earns as a performer.", "publishing"],

  [42, true, "The Manager is entitled to 18% of total income from shows and songs.", "management"],
  [11, true, "The Singer has 20% of receipts, accounted for at such times as the Company chooses."],
  [11, true, "Reports on the Singer's 20% of receipts are sent at the Company's sole discretion."],
  [13, true, "The Singer shall raise an objection to a payment within forty days or she loses it."],
  [13, true, "If the Singer omits to dispute an account within five months, her claims are barred."],
];

const harmless: Clause[] = [
  [10, false, "The Singer has 30% of gross receipts, and the Company bears its own costs."],
  [10, false, "The Company shall not deduct any expenses from the revenue."],
  [10, false, "The Company may deduct only those costs that both parties have approved."],
  [10, false, "The Label shall be responsible for all administrative expenses of the release."],
  [10, false, "An administrative charge of the society is borne by the Label."],
  [10, false, "The royalty is paid after deduction of the tax that the law requires."],
  [10, false, "Neither side is liable for loss of income, costs or profit."],
  [10, false, "The Singer may deduct her travel costs from the proceeds of the concert."],
  [10, false, "Receipts are shared equally when the agreed costs of printing have been deducted."],
  [10, false, "The Manager has 15% of what is left after all tour costs.", "management"],

  [10, false, "Fines and penalties that a shop charges may be deducted from the Singer's income."],
  [9, false, "Sums that the Label pays for the Singer are gifts and no advances."],
  [9, false, "The Label repays any amounts loaned by the Singer."],
  [14, false, "A reserve of 10% is held for one accounting period of six months."],
  [14, false, "No part of the royalties is held in reserve, be it 45% or less."],
  [13, false, "A claim on an account is not barred when a year has passed."],
  [
    41,
    false,
    "The compensation payable to the Manager is 15% of sums received during the term only.",
    "management",
  ],
  [9, false, "The Label repays all sums that were withheld by mistake."],
  [9, false, "The Company refunds every expense of travel within a month."],
  [9, false, "The Manager bears all office costs and shall not be reimbursed for them.", "management"],
  [9, false, "The Singer never repays any amount that the Label has spent."],
  [9, false, "Recoupment is limited to the costs of the studio."],

  [41, false, "After the term commission is due on old contracts for twelve months.", "management"],
  [41, false, "Commission shall not be payable on contracts made after the term.", "management"],
  [
    41,
    false,
    "On termination the Artist pays commission that is due up to the date of the end.",
    "management",
  ],
  [41, false, "Commission is paid during the nine months that follow the term.", "management"],
  [41, false, "A post-term commission is payable for at most eight months.", "management"],
  [41, false, "When it ends, each side pays what it owes, commission too.", "management"],

  [42, false, "A report showing all income and the Manager's commission is sent each month.", "management"],
  [11, false, "The Singer has 20% of receipts, accounted for each quarter by the Company."],
  [
    11,
    false,
    "The Company sends reports on the Singer's 20% each June, and chooses their form at its discretion.",
  ],
  [13, false, "If the Singer omits to dispute an account, she loses no claim and no right."],
  [13, false, "The Singer may raise an objection to a payment at any time."],

  [16, false, "The Artist gives the Label notice of every endorsement."],
  [16, false, "The Artist gives the Company a list of all concerts each month."],
  [16, false, "The Label pays the Artist 60% for records sold on tour."],
  [16, false, "No 360 share of 10% or of any other size is taken."],
  [16, false, "The Artist and her band split the fees of concerts 70/30."],
];

/** Silence on the end of a commission is a finding of its own. */
const isSaid = (point: number, words: string, kind?: Clause[3]) =>
  review(words, kind).issues.some((issue) => issue.point === point && !isAbsence(issue));

test.each(harmful)("point %i: %s %s", (point, isHarmful, words, kind) => {
  expect(isSaid(point, words, kind)).toBe(isHarmful);
});

test.each(harmless)("point %i, harmless: %s %s", (point, isHarmful, words, kind) => {
  expect(point === 41 ? isSaid(point, words, kind) : isFlagged(point, words, kind)).toBe(isHarmful);
});
