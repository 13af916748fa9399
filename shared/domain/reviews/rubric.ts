/** What the points of a contract come down to, in the order in which they are told. */
export const rubricAreas = ["rights", "bound", "money", "accounts", "own", "music", "risk"] as const;
export type RubricAreaName = (typeof rubricAreas)[number];

export const rubricAreaTitles: Record<RubricAreaName, string> = {
  rights: "What you give away",
  bound: "How long you are bound, and the way out",
  money: "What you are paid, and what is taken off",
  accounts: "Whether you can see the money",
  own: "What stays yours",
  music: "The music and your name",
  risk: "Risk and disputes",
};

/**
 * How a contract stands at a point: it protects (good), says something that does neither (fair), harms (bad), says nothing (absent), or
 * leaves a blank where it would say it (unreadable).
 */
export const pointStates = ["good", "fair", "bad", "absent", "unreadable"] as const;
export type PointState = (typeof pointStates)[number];

/** What a point takes from its area: nothing where its state costs nothing. */
export type RubricLine = { point: number; subject: string; state: PointState; cost: number };
/** The costs of the lines may come to more than the area has: it keeps nothing then, and never less. */
export type RubricArea = {
  area: RubricAreaName;
  possible: number;
  kept: number;
  lines: readonly RubricLine[];
};

/** 0 to 100: what the areas keep, whose possible points are 100 together. */
export function scoreOf(rubric: readonly Pick<RubricArea, "kept">[]): number {
  return rubric.reduce((sum, { kept }) => sum + kept, 0);
}
