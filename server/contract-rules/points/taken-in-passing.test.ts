import { describe, expect, test } from "vitest";
import { isFlagged, review } from "#server/contract-rules/labelled/is-flagged";
import { readByRules } from "#server/contract-rules/read-by-rules";
import { readShares } from "#server/contract-rules/reading/shares";
import { isSure } from "#server/contract-rules/sureness/is-sure";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";

/** What costs most and is said in half a sentence: each beside the same words without the harm. */
type Pair = [point: number, kind: ContractKind, harm: string, none: string];

describe("songs", () => {
  test.each<Pair>([
    [
      18,
      "recording",
      "The Company shall have the exclusive right of administration and collection in all underlying works.",
      "The Company shall have no right of administration or collection in the underlying works.",
    ],
    [
      18,
      "producer",
      "Without a split sheet the Producer's share of the composition is 0 %.",
      "Without a split sheet the Producer's share of the composition is 50 %.",
    ],
    [
      18,
      "beat_licence",
      "The Producer grants the Licensee 0 % of the publishing.",
      "The Producer grants the Licensee 50 % of the publishing.",
    ],
  ])("point %i in a %s contract: %s", expectPair);

  test("a concert takes no songs", () => {
    const songs =
      "All musical compositions and arrangements made by the Artist for the night shall be the sole property of the Promoter.";
    expect(concert(songs)).toContain(18);
    expect(concert(songs.replace("Promoter", "Artist"))).not.toContain(18);
  });
});

describe("costs", () => {
  test.each<Pair>([
    [
      9,
      "recording",
      "'Net Receipts' means all sums received by the Company less taxes and direct marketing costs. The Artist is paid 50 % of Net Receipts.",
      "'Net Receipts' means all sums received by the Company less taxes and marketing costs of at most 10 %. The Artist is paid 50 % of Net Receipts.",
    ],
    [
      9,
      "publishing",
      "The Writer is paid 60 % of net income, subject to recoupment of advances and other charges.",
      "The Writer is paid 60 % of net income, subject to recoupment of the advance of KES 50,000 alone.",
    ],
  ])("point %i in a %s contract: %s", expectPair);

  test("what net means is shown, and what a word means is not", () => {
    const net = "'Net Revenue' shall mean gross receipts less all direct marketing costs of the Label.";
    expect(isSure(9, { quotation: net })).toBe(true);
    expect(isSure(9, { quotation: net.replace("Net Revenue", "Budget") })).toBe(false);
  });
});

describe("how long", () => {
  test.each<Pair>([
    [
      1,
      "recording",
      "The Artist grants the Company the exclusive right to distribute the recordings. 'Term' means in perpetuity from the date of signature.",
      "The Artist grants the Company the exclusive right to distribute the recordings. 'Term' means five years from the date of signature.",
    ],
    [
      1,
      "recording",
      "The Artist grants the Company the exclusive right to distribute the recordings. The Term means in perpetuity.",
      "The Artist grants the Company the non-exclusive right to distribute the recordings. The Term means in perpetuity.",
    ],
    [
      2,
      "publishing",
      "The Writer grants to the Publisher all right, title and interest in the songs written during the term.",
      "The Writer grants to the Publisher all right, title and interest in the songs written during the term, for seven years.",
    ],
    [
      41,
      "management",
      "After the end of the term the Artist shall pay the Manager his commission on contracts offered before it and executed within three months following the end of the term.",
      "After the end of the term the Artist shall pay the Manager his commission for twelve months following the end of the term.",
    ],
    [
      41,
      "management",
      "The Artist agrees to pay the Manager in perpetuity compensation on every contract made in the term.",
      "The Artist agrees to pay the Manager compensation of 15 %, and no commission once the term is over.",
    ],
  ])("point %i in a %s contract: %s", expectPair);
});

describe("how much", () => {
  test("figures are read before their words too", () => {
    expect(readShares("25 (twenty-five) per cent of 12.5 (twelve point five) %")).toEqual([25, 12.5]);
  });

  test.each<Pair>([
    [
      55,
      "management",
      "The Manager's commission is 30 (thirty) per cent of all earnings.",
      "The Manager's commission is 15 (fifteen) per cent of all earnings.",
    ],
    [
      55,
      "management",
      "Where the Artist earns more in a month the Manager's fee for that month shall be 25 % (twenty-five per cent).",
      "Where the Artist earns more in a month the Manager's fee for that month shall be 18 % (eighteen per cent).",
    ],
    [
      58,
      "recording",
      "The Company retains all royalties of the year if the contract ends by reason of the Artist's breach.",
      "The Company pays all royalties of the year also if the contract ends by reason of the Artist's breach.",
    ],
    [
      58,
      "recording",
      "If the Artist speaks to the press any outstanding balance owed to the Artist shall be voided.",
      "If the contract ends any outstanding balance owed to the Artist shall be paid at once.",
    ],
  ])("point %i in a %s contract: %s", expectPair);
});

describe("who answers for what", () => {
  test.each<Pair>([
    [
      23,
      "recording",
      "Indemnification: The Artist shall indemnify the Company against all claims.",
      "Indemnification: The Company shall indemnify the Artist against all claims.",
    ],
    [
      23,
      "recording",
      "The Artist agrees to cover the Company's costs and losses if anybody makes a claim.",
      "The Company agrees to cover the Artist's costs and losses if anybody makes a claim.",
    ],
    [
      50,
      "distribution",
      "Your signature shall bar you from any legal action against us.",
      "Your signature shall not keep you from any legal action against us.",
    ],
    [
      53,
      "recording",
      "The Artist is permanently barred from any suit against the Company.",
      "The Artist is barred from no suit against the Company.",
    ],
  ])("point %i in a %s contract: %s", expectPair);
});

function expectPair(point: number, kind: ContractKind, harm: string, none: string): void {
  expect(isFlagged(point, harm, kind)).toBe(true);
  const quoted = review(none, kind).issues.filter(({ quotation }) => none.includes(quotation));
  expect(quoted.map((issue) => issue.point)).not.toContain(point);
}

function concert(words: string): number[] {
  return readByRules(
    `PERFORMANCE AGREEMENT

This agreement is between Pwani Nights Limited of Mombasa, Kenya (the "Promoter") and Wanjiru Njeri of Nairobi, Kenya (the "Artist").

1. The show

The Artist performs at the festival on 3 May 2027 for a fee of KES 80,000, and the Promoter sells the tickets.

2. Music

${words}`,
  ).issues.map(({ point }) => point);
}
