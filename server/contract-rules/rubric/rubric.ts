import type { ContractFamily } from "#server/contract-rules/contract";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";
import type { RubricAreaName } from "#shared/domain/reviews/rubric";

/** The points of each area. Every point has one. */
export const pointsOfAreas: Readonly<Record<RubricAreaName, readonly number[]>> = {
  rights: [1, 2, 3, 6, 33, 36],
  bound: [4, 5, 20, 21, 25, 26, 27, 31, 32, 35, 43, 47, 51],
  money: [8, 9, 10, 14, 15, 17, 41, 42, 44, 45, 54, 55],
  accounts: [11, 12, 13],
  own: [16, 18, 19, 57],
  music: [7, 22, 34, 38, 46, 48, 49, 56],
  risk: [23, 24, 28, 29, 30, 37, 39, 40, 50, 52, 53, 58],
};

type Sizes = Readonly<Record<RubricAreaName, number>>;

/** What each area is worth in a contract of a family: 100 together. */
const sizesOfFamilies: Readonly<Record<ContractFamily, Sizes>> = {
  recording: { rights: 20, bound: 20, money: 18, accounts: 12, own: 12, music: 8, risk: 10 },
  publishing: { rights: 22, bound: 18, money: 16, accounts: 14, own: 12, music: 8, risk: 10 },
  producer: { rights: 18, bound: 10, money: 24, accounts: 16, own: 10, music: 10, risk: 12 },
  featured: { rights: 20, bound: 10, money: 24, accounts: 12, own: 10, music: 12, risk: 12 },
  management: { rights: 6, bound: 28, money: 28, accounts: 12, own: 8, music: 6, risk: 12 },
  licence: { rights: 20, bound: 18, money: 16, accounts: 12, own: 10, music: 10, risk: 14 },
  split_sheet: { rights: 24, bound: 10, money: 20, accounts: 6, own: 20, music: 10, risk: 10 },
  unknown: { rights: 18, bound: 18, money: 18, accounts: 12, own: 10, music: 10, risk: 14 },
};

/** Deals whose weight lies elsewhere than in the rest of their family. */
const sizesOfKinds: Readonly<Partial<Record<ContractKind, Sizes>>> = {
  beat_licence: { rights: 18, bound: 14, money: 14, accounts: 6, own: 16, music: 14, risk: 18 },
  sync: { rights: 20, bound: 10, money: 20, accounts: 8, own: 14, music: 12, risk: 16 },
  session: { rights: 24, bound: 8, money: 24, accounts: 6, own: 10, music: 14, risk: 14 },
  booking: { rights: 8, bound: 20, money: 28, accounts: 4, own: 10, music: 10, risk: 20 },
  endorsement: { rights: 16, bound: 20, money: 20, accounts: 4, own: 8, music: 14, risk: 18 },
  platform: { rights: 18, bound: 20, money: 16, accounts: 12, own: 8, music: 8, risk: 18 },
};

export function sizesOf({ kind, family }: { kind: ContractKind; family: ContractFamily }): Sizes {
  return sizesOfKinds[kind] ?? sizesOfFamilies[family];
}
