import { describe, expect, test } from "vitest";
import { isFlagged, isPraised } from "#server/contract-rules/labelled/is-flagged";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";

/** What one wording means, and what it means when only that wording changes. */
type Said = "harm" | "praise" | "nothing";
type Row = [point: number, said: Said, words: string, kind?: ContractKind];

function read(point: number, words: string, kind?: ContractKind): Said {
  if (isFlagged(point, words, kind)) return "harm";
  return isPraised(point, words, kind) ? "praise" : "nothing";
}

describe("a negation denies its own verb alone", () => {
  test.each<Row>([
    [
      16,
      "harm",
      "The Company shall receive 20 % of all income of the Artist, including but not limited to concerts, merchandise and endorsements.",
    ],
    [
      16,
      "harm",
      "The Company shall be entitled to fifteen per cent of income including, without limitation, touring and merchandise.",
    ],
    [
      16,
      "praise",
      "The Company shall not receive any share of income from concerts, merchandise or endorsements.",
    ],
    [
      16,
      "harm",
      "Not only does the Company receive 20 % of record income, it also receives 20 % of income from concerts.",
    ],
    [16, "harm", "The Artist shall not fail to pay to the Company 20 % of income from concerts."],
    [19, "harm", "The Artist agrees not to register the songs with any collecting society."],
    [
      19,
      "harm",
      "The Artist undertakes never to join a collecting society without the consent of the Company.",
    ],
    [19, "praise", "The Artist may register the songs with any collecting society."],
    [19, "praise", "The Artist is free to join MCSK and shall not be prevented from registering the songs."],
    [30, "harm", "The Company may assign this agreement to any person without the consent of the Artist."],
    [30, "praise", "The Company shall not assign this agreement without the written consent of the Artist."],
    [
      26,
      "harm",
      "The Company may terminate this agreement on thirty days' notice. The Artist may not terminate this agreement.",
    ],
    [
      26,
      "nothing",
      "Nothing in this agreement prevents the Artist from terminating it on thirty days' notice, and the Company may do the same.",
    ],
  ])("point %i is %s: %s", (point, said, words, kind) => {
    expect(read(point, words, kind)).toBe(said);
  });
});

describe("praise needs the right side, size and subject", () => {
  test.each<Row>([
    [14, "praise", "The Company may hold a reserve of 10 % of royalties, paid out within twelve months."],
    [14, "harm", "The Company may hold a 50 % reserve for four years."],
    [14, "harm", "A 50 % reserve shall be held for four years."],
    [14, "harm", "Reserves are limited to fifty per cent (50 %) and released after four (4) years."],
    [11, "nothing", "The Company does not make false statements about the Artist every quarter."],
    [
      11,
      "harm",
      "The Company pays the Artist 50 % of net receipts. The Artist shall not make false statements about the Company at any time during each year.",
    ],
    [11, "praise", "The Company shall send the Artist a statement of account every quarter."],
    [
      11,
      "harm",
      "The Company pays the Artist 50 % of net receipts. The Artist shall send the Company a statement of live income every quarter.",
    ],
    [
      38,
      "praise",
      "The Company may license the recordings for synchronisation only with the approval of the Artist.",
    ],
    [
      38,
      "harm",
      "The Company may license the recordings for synchronisation with the approval of the Company.",
    ],
    [16, "harm", "Live and merchandise income stays the Artist's after the Company has taken 20 % of it."],
    [16, "harm", "The Artist keeps 80 % of live and merchandise income and the Company receives 20 % of it."],
    [
      16,
      "harm",
      "Live and merchandise income belongs to the Artist, who pays one fifth (20 %) of it to the Company.",
    ],
    [16, "praise", "The Artist keeps 100 % of live and merchandise income."],
    [18, "harm", "The Company keeps 100 % of the publishing of the songs."],
    [18, "praise", "The Artist keeps 100 % of the publishing of the songs."],
    [12, "praise", "The Artist may audit the books of the Company once a year."],
    [
      12,
      "harm",
      "The Company pays the Artist 50 % of net receipts. The Company may audit the books of the Artist once a year.",
    ],
    [23, "praise", "The Artist and the Company shall indemnify each other against claims."],
    [23, "harm", "The Artist shall indemnify the Company against all claims."],
  ])("point %i is %s: %s", (point, said, words, kind) => {
    expect(read(point, words, kind)).toBe(said);
  });
});

describe("numbers and counts are read as they are written", () => {
  test.each<Row>([
    [4, "harm", "The Company shall have five (5) additional one-year options to extend the term."],
    [4, "harm", "The Company is granted four consecutive options, each for one further album."],
    [4, "harm", "The Company shall have 6 separate, irrevocable options."],
    [4, "harm", "The Company has the option to extend the term for additional periods of one year each."],
    [4, "harm", "The Company shall have options to extend the term."],
    [4, "harm", "This agreement renews for additional terms of one year."],
    [4, "harm", "The term shall be automatically renewed for successive periods of twelve (12) months."],
    [
      4,
      "nothing",
      "The Company shall have one option to extend the term by twelve months, exercised in writing.",
    ],
    [4, "nothing", "The parties may agree in writing on further terms."],
    [43, "harm", "The initial term is seven (7) years."],
    [43, "harm", "The initial term shall be eighty-four (84) months."],
    [43, "nothing", "The initial term is twenty-four (24) months."],
    [
      12,
      "harm",
      "The Company pays the Artist 50 % of net receipts. The Artist may audit the books of the Company within twelve (12) months of each statement, once only.",
    ],
    [55, "harm", "The Company shall pay the Artist a royalty of eight per cent (8 %) of net receipts."],
    [55, "nothing", "The Company shall pay the Artist a royalty of fifty per cent (50%) of net receipts."],
    [55, "harm", "The Company shall pay the Artist a royalty of eight per cent of net receipts."],
  ])("point %i is %s: %s", (point, said, words, kind) => {
    expect(read(point, words, kind)).toBe(said);
  });
});

/** The same meaning in the manner of other countries, ages and typists; each beside the words that mean the contrary. */
describe("the manner of writing changes nothing", () => {
  test.each<Row>([
    [16, "harm", "LIVE INCOME: 80 % TO THE ARTIST, 20 % TO BE PAID TO THE COMPANY."],
    [16, "harm", "All concert income belongs to the Artist. One fifth of it shall be paid to the Company."],
    [
      16,
      "harm",
      "The Artist shall, within ten days after each concert, hand over to the Company a third of the fee.",
    ],
    [16, "nothing", "The Artist shall not be obliged to pay any part of concert income to the Company."],
    [
      16,
      "praise",
      "The Company shall not, directly or indirectly, be entitled to 20 % or any other part of merchandise income.",
    ],
    [16, "harm", "Merchandise income is divided equally, and the Company receives fifty percent thereof."],
    [19, "harm", "Under no circumstances may the Artist register the songs with a collecting society."],
    [19, "harm", "The Artist shall refrain from joining any performing rights organisation."],
    [19, "nothing", "The Company shall not register the songs with a collecting society in its own name."],
    [19, "nothing", "The Artist shall not fail to register the songs with a collecting society."],
    [
      11,
      "harm",
      "The Company pays the Artist 50 % of net receipts. The Company shall not be obliged to render statements.",
    ],
    [
      11,
      "praise",
      "The Company pays the Artist 50 % of net receipts. The Company shall not fail to send the Artist a statement of account each quarter.",
    ],
    [14, "harm", "The Company may retain one half of all royalties as a reserve against returns."],
    [
      14,
      "praise",
      "The Company may retain ten per cent (10 %) of royalties as a reserve, released after twelve (12) months.",
    ],
    [
      12,
      "harm",
      "The Company pays the Artist 50 % of net receipts. The Company's auditors may inspect the Artist's books.",
    ],
    [
      12,
      "praise",
      "The Company pays the Artist 50 % of net receipts. The Artist's accountant may inspect the Company's books once a year within thirty-six months.",
    ],
    [55, "harm", "The Artist shall be paid one tenth of net receipts."],
    [55, "nothing", "The Artist shall be paid one half of net receipts."],
    [43, "harm", "The Artist shall be bound to the Company for a period of six (6) years."],
    [
      30,
      "harm",
      "The Company shall be at liberty to novate and assign the benefit of this agreement to whomsoever it pleases.",
    ],
    [30, "praise", "Neither party may assign this agreement without the written consent of the other."],
    [
      4,
      "harm",
      "The term shall, unless the Company gives notice to the contrary, renew automatically for a further year.",
    ],
    [4, "harm", "The Company may by notice extend the term on up to five occasions, by one year each."],
    [6, "praise", "All rights in the masters revert to the Artist seven years after release."],
    [6, "harm", "The Artist assigns the masters to the Company. The masters shall not revert to the Artist."],
    [38, "harm", "The Company may grant synchronisation licences without having to ask the Artist."],
    [
      38,
      "praise",
      "The Company shall not license any recording for an advertisement without the written consent of the Artist.",
    ],
    [33, "harm", "The Artist waives all moral rights."],
    [33, "nothing", "The Artist does not waive any moral right."],
    [35, "harm", "The Company may vary the terms of this agreement at any time by notice."],
    [
      35,
      "nothing",
      "The Company may not vary the terms of this agreement without the written agreement of the Artist.",
    ],
    [
      23,
      "harm",
      "The Artist shall hold the Company harmless against all claims, and the Company gives no such promise.",
    ],
    [
      1,
      "harm",
      "The Artist sells and assigns to the Company the masters, to have and to hold for the full terms of all of said copyrights.",
    ],
    [
      15,
      "nothing",
      "The Company shall have the copyrights, to have and to hold all rights, claims and demands relating to them.",
    ],
    [12, "harm", "Royalty: three percent (3%) of net receipts."],
    [39, "harm", "The Artist irrevocably appoints the Company attorney of the Artist to sign any document."],
    [39, "praise", "Nothing in this agreement is a power of attorney, and no power of attorney is given."],
  ])("point %i is %s: %s", (point, said, words, kind) => {
    expect(read(point, words, kind)).toBe(said);
  });
});
