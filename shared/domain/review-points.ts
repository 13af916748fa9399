export const severities = ["high", "medium", "low"] as const;
export type Severity = (typeof severities)[number];

/** Something an expert looks for in a music contract. The title names what is wrong when it is found. */
export type ReviewPoint = { number: number; title: string; severity: Severity };

const titles: readonly (readonly [title: string, severity: Severity])[] = [
  ["Rights are taken for ever", "high"],
  ["The assignment does not say how long it lasts", "medium"],
  ["Work for hire and assignment together", "high"],
  ["Options that are too many, automatic or irrevocable", "high"],
  ["No long-stop date", "medium"],
  ["Rights never come back", "medium"],
  ["No duty to release", "medium"],
  ["Accounts are cross-collateralised", "high"],
  ["Costs are recouped without a cap", "high"],
  ["Overhead, or a net sum that is not defined", "high"],
  ["No accounting statements", "high"],
  ["No audit right, or one under 24 months", "high"],
  ["Statements are conclusive and binding", "medium"],
  ["Reserves without a limit", "medium"],
  ["Everything can be withheld on any claim", "medium"],
  ["A share of touring, merchandise or other income", "high"],
  ["Mechanical royalties are waived or reduced", "medium"],
  ["Publishing is taken inside another deal", "high"],
  ["Registering with a society is forbidden", "high"],
  ["Exclusivity without an end", "high"],
  ["A ban on re-recording without an end", "medium"],
  ["No remedy for a missing credit", "low"],
  ["The indemnity goes one way", "high"],
  ["Liability without a cap", "medium"],
  ["No way to terminate", "high"],
  ["Only one side can terminate", "high"],
  ["No time to put a breach right", "medium"],
  ["Foreign law or courts", "medium"],
  ["The right to an injunction is given up", "medium"],
  ["The contract can be passed on freely", "medium"],
  ["No key person", "low"],
  ["Terms that bind a leaving member", "low"],
  ["Moral rights are waived", "medium"],
  ["Name and likeness without a limit", "medium"],
  ["One side can change the terms", "high"],
  ["Future works that nobody has named", "high"],
  ["Every sample risk is the artist's", "medium"],
  ["Synchronisation without approval", "medium"],
  ["Power of attorney", "high"],
  ["Left open: blanks, vague shares or no independent advice", "medium"],
];

/** The forty, in the order of their numbers: the first is number 1. */
export const reviewPoints: readonly ReviewPoint[] = titles.map(([title, severity], index) => ({
  number: index + 1,
  title,
  severity,
}));
