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
      "The Company shall have the exclusive right to publish the masters but not the underlying works.",
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
    [
      18,
      "recording",
      "The Label acts as exclusive publisher of the songs on the album.",
      "The Label acts as exclusive distributor of the recordings on the album.",
    ],
    [
      18,
      "recording",
      "Publishing income from the album shall be shared equally between the Artist and the Company.",
      "Publishing income from the album shall be shared equally between the writers and not with the Company.",
    ],
    [
      36,
      "publishing",
      "This agreement covers all songs that the Writer has written or will write.",
      "This agreement covers the three songs that the Writer has written, listed in Schedule 1.",
    ],
    [
      18,
      "producer",
      "The Producer shall have no claim to the composition.",
      "The Producer shall have no claim to the master, and half of the composition.",
    ],
    [
      18,
      "producer",
      "The Producer waives any share in the songwriting.",
      "The Producer waives no share in the songwriting.",
    ],
    [
      36,
      "recording",
      "All recordings that the Artist makes in the future fall under this agreement.",
      "All recordings listed in Schedule 1 fall under this agreement.",
    ],
    [
      36,
      "publishing",
      "All works made by the Writer during the term are subject to this agreement.",
      "All works listed in Schedule 1 are subject to this agreement.",
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
    [
      9,
      "recording",
      "Net profit is gross revenue minus all expenses of the Company. The Artist is paid half of net profit.",
      "Net profit is gross revenue minus all expenses that both parties approved. The Artist is paid half of net profit.",
    ],
    [
      8,
      "recording",
      "The Company may set off the unrecouped balance against money due to the Artist from any source.",
      "The Company may set off the unrecouped balance of an album against the royalties of that album alone.",
    ],
  ])("point %i in a %s contract: %s", expectPair);

  test("a manager who leaves costs out of the base takes none", () => {
    const base =
      "Net income is gross income less all direct expenses. The Manager receives 15 % of net income.";
    expect(isFlagged(9, base, "management")).toBe(false);
  });

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
      1,
      "recording",
      "The rights period is perpetual. The Company acquires the exclusive right to sell the recordings.",
      "The rights period is six years. The Company acquires the exclusive right to sell the recordings.",
    ],
    [
      6,
      "recording",
      "The Company retains ownership of the masters even after this agreement ends.",
      "The Company retains no ownership of the masters after this agreement ends.",
    ],
    [
      6,
      "recording",
      "The rights granted above survive termination.",
      "The duty to pay what is due survives termination.",
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
      45,
      "recording",
      "Balances below KES 5,000 are forfeited when the agreement ends.",
      "Balances below KES 5,000 are paid when the agreement ends.",
    ],
    [
      55,
      "recording",
      "The Company's fee: 90 % of gross receipts.",
      "The Company's fee: 20 % of gross receipts.",
    ],
    [55, "management", "Commission rate: 30 %.", "Commission rate: 15 %."],
    [
      55,
      "recording",
      "Revenue split: Company 90 % / Artist 10 %.",
      "Revenue split: Company 50 % / Artist 50 %.",
    ],
    [
      55,
      "recording",
      "The Company retains 90 % of all revenue and pays the rest to the Artist.",
      "The Company retains 50 % of all revenue and pays the rest to the Artist.",
    ],
    [
      41,
      "management",
      "After expiry the Artist shall continue to pay the Manager 20 % of what contracts and renewals bring in.",
      "After expiry the Artist shall continue to pay the Manager 20 % for six months after the end of the term.",
    ],
    [
      58,
      "recording",
      "In the event of a breach the Artist forfeits all unpaid royalties.",
      "In the event of a breach the Artist keeps all unpaid royalties.",
    ],
    [
      58,
      "recording",
      "A late delivery results in forfeiture of the entire fee.",
      "A late delivery does not result in anything but a later release.",
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

describe("what the other side may change", () => {
  test.each<Pair>([
    [
      35,
      "distribution",
      "Our commission is the rate displayed in your dashboard from time to time.",
      "Our commission is 15 %, and your dashboard displays what you have earned from time to time.",
    ],
    [
      35,
      "distribution",
      "Prices and revenue shares are subject to change without notice.",
      "Prices in the stores are subject to change by the stores.",
    ],
    [
      35,
      "distribution",
      "If you continue using our service after such changes you accept them.",
      "If you continue using our service after the trial you accept the price of KES 500 a month.",
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
      "The Artist is responsible for all costs and damages that the Company suffers.",
      "The Artist is responsible for all costumes and the Company for all damages that it suffers.",
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
      "Nothing in this agreement shall bar you from any legal action against us.",
    ],
    [
      53,
      "recording",
      "The Artist is permanently barred from any suit against the Company.",
      "The Artist is not barred from any suit against the Company.",
    ],
  ])("point %i in a %s contract: %s", expectPair);
});

test("a licence for one film is none for every use", () => {
  const licence = (words: string) =>
    readByRules(`SYNCHRONISATION LICENCE

This agreement is between Filamu Pictures Limited of Nairobi, Kenya (the "Licensee") and Wanjiru Njeri of Nairobi, Kenya (the "Licensor").

1. The song

The Licensor grants the right to synchronise the song "Pwani" with the film "Bahari". ${words}`).issues.map(
      ({ point }) => point,
    );
  expect(licence("The Licensee may license the song to others without approval.")).toContain(38);
  expect(licence("The Licensee may not license the song to others without approval.")).not.toContain(38);
  expect(licence("The Licensee acquires no share of the publishing.")).not.toContain(18);
  expect(licence("The Licensee acquires half of the publishing.")).toContain(18);
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
