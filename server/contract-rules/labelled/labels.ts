import type { ContractFamily } from "#server/contract-rules/contract";

/**
 * What a lawyer for the artist would list, by the numbers of `reviewPoints`, written from the contracts before the reviewer had
 * read them; from 41 on the numbers were added later, by going through the texts with what the rules had found at hand. Round 1 was there before the rules, round 2 came after them, round 3 after they were mended by round 2,
 * and so on.
 */
export type Label = {
  file: string;
  family: ContractFamily;
  round: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  points: readonly number[];
  /** What one lawyer would list and another would not: finding it is neither right nor wrong. */
  either?: readonly number[];
};

export const labels: readonly Label[] = [
  {
    file: "recording-360-one-sided",
    family: "recording",
    round: 1,
    points: [
      1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31,
      33, 34, 35, 36, 37, 38, 39, 40, 46, 55,
    ],
  },
  { file: "recording-fair", family: "recording", round: 1, points: [] },
  { file: "recording-tricky-exclusions", family: "recording", round: 1, points: [] },
  {
    file: "publishing-one-sided",
    family: "publishing",
    round: 1,
    points: [
      1, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 17, 19, 20, 23, 25, 26, 27, 28, 29, 30, 33, 34, 35, 36, 38, 39,
      40, 45, 46, 47, 48,
    ],
  },
  {
    file: "producer-letter-work-for-hire",
    family: "producer",
    round: 1,
    points: [1, 3, 9, 10, 12, 15, 17, 18, 22, 23, 25, 28, 29, 30, 37, 39, 46],
  },
  { file: "featured-artist-fair", family: "featured", round: 1, points: [] },
  {
    file: "management-one-sided",
    family: "management",
    round: 1,
    // The renewal of 1.02 is automatic and has no end; nothing is accounted for and no books are open.
    points: [4, 9, 10, 11, 12, 20, 23, 24, 25, 26, 27, 30, 31, 34, 39, 40, 41, 42, 43, 55],
  },
  {
    file: "distribution-click-through",
    family: "licence",
    round: 1,
    // "Net Revenue" is nowhere defined; 11 gives thirty days' notice, but none to put a breach right.
    points: [10, 12, 13, 15, 23, 24, 27, 28, 30, 35],
  },
  { file: "beat-lease", family: "licence", round: 1, points: [23, 40, 56] },
  {
    file: "recording-template-blanks",
    family: "recording",
    round: 1,
    // The assignment of V.a states no period; the costs of IV.c are capped, but at a blank.
    points: [2, 6, 7, 10, 31, 40],
  },
  { file: "split-sheet", family: "split_sheet", round: 1, points: [] },
  { file: "publishing-co-publishing", family: "publishing", round: 2, points: [40] },
  {
    file: "recording-plain-unnumbered",
    family: "recording",
    round: 2,
    points: [1, 6, 7, 9, 10, 15, 16, 23, 25, 26, 27, 30, 31, 40],
  },
  { file: "producer-royalty-fair", family: "producer", round: 2, points: [] },
  {
    file: "band-recording-california",
    family: "recording",
    round: 2,
    // 4.01 has a budget, but the company alone approves it.
    points: [1, 3, 6, 9, 12, 13, 17, 28, 30, 31, 32],
    // After notice and time to put it right the company may suspend: harsh, and usual.
    either: [47],
  },
  { file: "management-fair-sunset", family: "management", round: 2, points: [] },
  {
    file: "label-licence-london",
    family: "licence",
    round: 2,
    points: [9, 12, 13, 14, 23, 24, 28, 33, 38, 40],
  },
  {
    file: "featured-guest-one-sided",
    family: "featured",
    round: 2,
    // 6 promises a share of profits, without accounts, without a figure and without saying what profits are.
    points: [1, 10, 11, 12, 18, 19, 22, 23, 24, 26, 29, 30, 33, 34, 40],
  },
  {
    file: "recording-lagos-mixed",
    family: "recording",
    round: 3,
    points: [8, 12, 15, 16, 30, 31, 39],
  },
  {
    file: "songwriter-letter",
    family: "publishing",
    round: 3,
    // 6 asks for approval of three uses and of no other. 15 lets the publisher write new terms.
    points: [5, 20, 23, 33, 35, 36, 38, 40],
  },
  { file: "aggregator-label-services", family: "licence", round: 3, points: [] },
  {
    file: "beat-purchase-exclusive",
    family: "producer",
    round: 3,
    // 2 states no period. 5 sells beats that are not made yet.
    points: [2, 9, 10, 11, 12, 15, 18, 22, 23, 24, 26, 27, 29, 30, 36, 37],
  },
  {
    file: "recording-accra-development",
    family: "recording",
    round: 4,
    // The investment of 1.1 has no limit and is repaid first, from shows too. 9.1 and 9.2 let both sides end it.
    points: [5, 6, 7, 9, 10, 12, 13, 16, 20, 23, 24, 30, 31, 43],
  },
  { file: "publishing-administration-nairobi", family: "publishing", round: 4, points: [] },
  {
    file: "featured-letter-cape-town",
    family: "featured",
    round: 4,
    // Statements are promised, but no look at the books.
    points: [12],
  },
  {
    file: "management-lusaka-harsh",
    family: "management",
    round: 4,
    // 6 takes half of songs that are not written yet.
    points: [9, 11, 12, 13, 18, 20, 23, 24, 25, 26, 27, 30, 31, 35, 36, 39, 40, 41, 42, 53, 55],
  },
  {
    file: "recording-single-kampala",
    family: "recording",
    round: 5,
    // 3 leaves the terms of the album open; 4 promises efforts and no date. The costs of 5 are a fixed sum.
    points: [6, 7, 12, 13, 23, 30, 31, 33, 38, 40],
  },
  {
    file: "producer-album-johannesburg",
    family: "producer",
    round: 5,
    points: [1, 10, 14, 30, 33],
  },
  {
    file: "publishing-exclusive-accra",
    family: "publishing",
    round: 5,
    // Nobody may terminate: 11.1 only says when a default begins. 6.1 covers advertising alone, which is the use that matters most.
    points: [4, 23, 25, 36, 39, 47],
  },
  {
    file: "recording-kitengela",
    family: "recording",
    round: 6,
    points: [
      1, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 17, 18, 22, 23, 24, 25, 26, 27, 30, 31, 33, 39, 40, 46, 47, 48,
    ],
    // Exclusivity ends with an agreement that can be stretched; the likeness is used for the label itself, yet with the recordings.
    either: [20, 34, 36, 38],
  },
  {
    file: "management-letter-lagos",
    family: "management",
    round: 6,
    points: [5, 9, 11, 12, 20, 23, 24, 25, 26, 27, 30, 31, 34, 35, 39, 41, 42, 55],
    // The usual commission, though taken on everything; a brother who studies law has read it.
    either: [16, 40],
  },
  {
    file: "beat-deal-mombasa",
    family: "producer",
    round: 6,
    // 5 leaves the share open, the profits undefined, and costs without a list.
    points: [9, 10, 11, 12, 40],
    either: [7],
  },
  {
    file: "publishing-johannesburg",
    family: "publishing",
    round: 6,
    points: [1, 3, 6, 8, 23, 28, 29, 30, 33, 36, 37, 38, 39, 40],
    // 24 was listed for an indemnity that says nothing on its amount; elsewhere only words on the amount count.
    either: [7, 24, 31],
  },
  {
    file: "licence-with-notes-kisumu",
    family: "licence",
    round: 6,
    // Its notes name the worst clauses to exclude them. The books are open for twelve months only.
    points: [12],
  },
  {
    file: "recording-360-abuja",
    family: "recording",
    round: 7,
    points: [8, 16, 18, 19, 35],
    either: [36],
  },
  {
    file: "sync-letter-machakos",
    family: "licence",
    round: 7,
    points: [22, 23, 24, 26, 29, 30, 33, 38],
    // A non-exclusive licence for as long as the programme lives, and nobody may end it for a breach.
    either: [1, 2, 5, 27],
  },
  {
    file: "band-agreement-dar",
    family: "unknown",
    round: 7,
    // The leader changes the rules alone; whoever leaves forfeits all; three members put another out the same day.
    points: [27, 32, 35],
  },
  {
    file: "booking-festival-kisumu",
    family: "unknown",
    round: 7,
    points: [2, 17, 21, 30, 33, 34, 37, 38],
    // One night is recorded, which never comes back; posters have a remedy, the recording has no credit at all.
    either: [6, 22, 23, 54],
  },
  {
    file: "distribution-durban",
    family: "licence",
    round: 7,
    // 24: every cost "at all", and the distributor answers for none.
    points: [4, 8, 10, 12, 13, 15, 23, 24, 27, 30, 35, 45],
    // Whoever is left alone may cancel once a year; the foreign law is for users elsewhere.
    either: [20, 26, 28, 37],
  },
  { file: "featured-eldoret", family: "featured", round: 7, points: [] },
  {
    file: "recording-lagos-ironwood",
    family: "recording",
    round: 8,
    points: [
      1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 21, 23, 24, 25, 26, 27, 29, 30, 33, 34, 35, 36,
      37, 38, 39, 40, 46,
    ],
    // Exclusive for a term that the label prolongs; the credit itself is given away with the moral rights.
    either: [20, 22, 31, 48],
  },
  {
    file: "recording-nairobi-band",
    family: "recording",
    round: 8,
    // Fair but for a reserve without a figure, a free hand to assign, and what a leaving member loses.
    points: [14, 30, 32],
    either: [36],
  },
  {
    file: "management-kampala",
    family: "management",
    round: 8,
    points: [12, 26, 27, 31, 39, 40, 49],
    // The power of 5.1 covers name, voice and pictures too.
    either: [34],
  },
  {
    file: "producer-dar",
    family: "producer",
    round: 8,
    // The producer takes half of every song of the artist, also of those that are only written in his studio.
    points: [10, 18, 22, 36],
    either: [2, 6],
  },
  {
    file: "distribution-johannesburg",
    family: "licence",
    round: 8,
    points: [12, 13, 15, 23, 24, 35],
    either: [37],
  },
  {
    file: "featured-nairobi",
    family: "featured",
    round: 8,
    points: [2, 12, 22, 29, 38, 40],
    either: [6, 7],
  },
];
