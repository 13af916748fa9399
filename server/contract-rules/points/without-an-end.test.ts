import { describe, expect, test } from "vitest";
import { isFlagged, review } from "#server/contract-rules/labelled/is-flagged";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";

/** Without an end, without a limit, without a say: each beside the same words with one. */
type Pair = [point: number, kind: ContractKind, harm: string, none: string];

describe("without an end or a limit", () => {
  test.each<Pair>([
    [
      1,
      "recording",
      "The Company's exclusive licence of the recordings has no expiry.",
      "The Company's exclusive licence of the recordings has no expiry before 1 May 2030.",
    ],
    [
      1,
      "recording",
      "The term of the licence is unlimited.",
      "The term of the licence is five years, and the number of copies unlimited.",
    ],
    [
      9,
      "recording",
      "The royalties are applied first towards all sums spent by the Company on recording and videos.",
      "The royalties are applied first towards the recording costs of the approved budget.",
    ],
    [
      9,
      "recording",
      "Every expense of the Company is treated as an advance.",
      "No expense of the Company is treated as an advance.",
    ],
    [
      36,
      "publishing",
      "Every song the Writer writes, alone or with others, shall belong to the Publisher.",
      "Every song the Writer writes, alone or with others, shall belong to the Writer.",
    ],
  ])("point %i in a %s contract: %s", expectPair);
});

describe("the song in a beat licence", () => {
  test.each<Pair>([
    [
      18,
      "beat_licence",
      "The Licensee shall have no right to publishing royalties.",
      "The Licensee shall have half of the publishing royalties.",
    ],
    [
      18,
      "beat_licence",
      "The Producer owns 100 % of the publishing in the new song.",
      "The Producer owns 50 % of the publishing in the new song.",
    ],
    [
      18,
      "beat_licence",
      "The Producer keeps all publishing.",
      "The Licensee keeps all publishing of the lyrics.",
    ],
  ])("point %i in a %s contract: %s", expectPair);
});

describe("without a say", () => {
  test.each<Pair>([
    [
      35,
      "recording",
      "The Company's share may be increased on notice.",
      "The Company's share may be increased by a deed that both parties sign.",
    ],
    [
      35,
      "recording",
      "Rates may be adjusted at the Company's discretion.",
      "The order of songs may be adjusted at the Company's discretion.",
    ],
  ])("point %i in a %s contract: %s", expectPair);
});

function expectPair(point: number, kind: ContractKind, harm: string, none: string): void {
  expect(isFlagged(point, harm, kind)).toBe(true);
  const quoted = review(none, kind).issues.filter(({ quotation }) => none.includes(quotation));
  expect(quoted.map((issue) => issue.point)).not.toContain(point);
}
