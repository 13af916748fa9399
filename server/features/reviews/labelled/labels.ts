import type { ContractKind } from "#server/features/reviews/contract";

/**
 * What a lawyer for the artist would list, by the numbers of `reviewPoints`. Written from the contracts before the reviewer
 * had read them; `heldOut` ones were written after its rules.
 */
export type Label = {
  file: string;
  kind: ContractKind;
  heldOut: boolean;
  points: readonly number[];
};

export const labels: readonly Label[] = [
  {
    file: "recording-360-one-sided",
    kind: "recording",
    heldOut: false,
    points: [
      1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 26, 27, 28, 29, 30, 31, 33,
      34, 35, 36, 37, 38, 39, 40,
    ],
  },
  { file: "recording-fair", kind: "recording", heldOut: false, points: [] },
  { file: "recording-tricky-exclusions", kind: "recording", heldOut: false, points: [] },
  {
    file: "publishing-one-sided",
    kind: "publishing",
    heldOut: false,
    points: [
      1, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 17, 19, 20, 23, 26, 27, 28, 29, 30, 33, 34, 35, 36, 38, 39, 40,
    ],
  },
  {
    file: "producer-letter-work-for-hire",
    kind: "producer",
    heldOut: false,
    points: [1, 3, 9, 10, 12, 15, 17, 18, 22, 23, 25, 28, 29, 30, 37, 39],
  },
  { file: "featured-artist-fair", kind: "featured", heldOut: false, points: [] },
  {
    file: "management-one-sided",
    kind: "management",
    heldOut: false,
    // The renewal of 1.02 is automatic and has no end; nothing is accounted for and no books are open.
    points: [4, 9, 10, 11, 12, 20, 23, 24, 26, 27, 30, 31, 34, 39, 40],
  },
  {
    file: "distribution-click-through",
    kind: "licence",
    heldOut: false,
    // "Net Revenue" is nowhere defined; 11 gives thirty days' notice, but none to put a breach right.
    points: [10, 12, 13, 15, 23, 24, 27, 28, 30, 35],
  },
  { file: "beat-lease", kind: "licence", heldOut: false, points: [23, 40] },
  {
    file: "recording-template-blanks",
    kind: "recording",
    heldOut: false,
    // The assignment of V.a states no period; the costs of IV.c are capped, but at a blank.
    points: [2, 6, 7, 10, 31, 40],
  },
  { file: "split-sheet", kind: "split_sheet", heldOut: false, points: [] },
  { file: "publishing-co-publishing", kind: "publishing", heldOut: true, points: [40] },
  {
    file: "recording-plain-unnumbered",
    kind: "recording",
    heldOut: true,
    points: [1, 6, 7, 9, 10, 15, 16, 23, 26, 27, 30, 31, 40],
  },
  { file: "producer-royalty-fair", kind: "producer", heldOut: true, points: [] },
  {
    file: "band-recording-california",
    kind: "recording",
    heldOut: true,
    // 4.01 has a budget, but the company alone approves it.
    points: [1, 3, 6, 9, 12, 13, 17, 28, 30, 31, 32],
  },
  { file: "management-fair-sunset", kind: "management", heldOut: true, points: [] },
  {
    file: "label-licence-london",
    kind: "licence",
    heldOut: true,
    points: [9, 12, 13, 14, 23, 24, 28, 33, 38, 40],
  },
  {
    file: "featured-guest-one-sided",
    kind: "featured",
    heldOut: true,
    // 6 promises a share of profits, without accounts and without a figure.
    points: [1, 11, 12, 18, 19, 22, 23, 24, 26, 29, 30, 33, 34, 40],
  },
];
