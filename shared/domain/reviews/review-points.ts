export const severities = ["high", "medium", "low"] as const;
export type Severity = (typeof severities)[number];

/** Something an expert looks for in a music contract. The title names what is wrong when it is found, the subject what it is about. */
export type ReviewPoint = { number: number; title: string; severity: Severity; subject: string };

const titles: readonly (readonly [title: string, severity: Severity, subject: string])[] = [
  ["Rights are taken for ever", "high", "How long rights are given"],
  ["The assignment does not say how long it lasts", "medium", "How long the assignment lasts"],
  ["Work for hire: the other side becomes the author", "high", "Who is the author"],
  ["Options that are too many, automatic or irrevocable", "high", "Options to go on"],
  ["No long-stop date", "medium", "A last day"],
  ["Rights never come back", "medium", "When rights come back"],
  ["No duty to release", "medium", "A duty to release"],
  ["Accounts are cross-collateralised", "high", "Accounts kept apart"],
  ["Costs are recouped without a cap", "high", "A cap on costs"],
  ["Overhead, or a net sum that is not defined", "high", "What the net sum is"],
  ["No accounting statements", "high", "Statements"],
  ["No audit right, or one under 24 months", "high", "A right to audit"],
  ["Statements are conclusive and binding", "medium", "Time to object to statements"],
  ["Reserves without a limit", "medium", "Reserves"],
  ["Everything can be withheld on any claim", "medium", "What may be withheld"],
  ["A share of touring, merchandise or other income", "high", "Touring, merchandise and other income"],
  ["Mechanical royalties are waived or reduced", "medium", "Mechanical royalties"],
  ["Publishing is taken inside another deal", "high", "Publishing"],
  ["Registering with a society is forbidden", "high", "Your society"],
  ["Exclusivity without an end", "high", "How long you are exclusive"],
  ["A ban on re-recording without an end", "medium", "A ban on re-recording"],
  ["No remedy for a missing credit", "low", "Credit"],
  ["The indemnity goes one way", "high", "Indemnities"],
  ["Liability without a cap", "medium", "A cap on liability"],
  ["No way to terminate", "high", "A way to terminate"],
  ["Only one side can terminate", "high", "The same way out for both"],
  ["No time to put a breach right", "medium", "Time to put a breach right"],
  ["Foreign law or courts", "medium", "Law and courts"],
  ["The right to an injunction is given up", "medium", "The right to an injunction"],
  ["The contract can be passed on freely", "medium", "Passing the contract on"],
  ["No key person", "low", "A key person"],
  ["Terms that bind a leaving member", "low", "A member who leaves"],
  ["Moral rights are waived", "medium", "Moral rights"],
  ["Name and likeness without a limit", "medium", "Name and likeness"],
  ["One side can change the terms", "high", "Changes to the terms"],
  ["Future works that nobody has named", "high", "Future works"],
  ["Every sample risk is the artist's", "medium", "Who answers for samples"],
  ["Synchronisation without approval", "medium", "Approval of synchronisation"],
  ["Power of attorney", "high", "Power of attorney"],
  ["Left open: blanks, vague shares or no independent advice", "medium", "Blanks and advice"],
  ["Commission goes on after the contract", "high", "Commission after the end"],
  ["Commission on the gross, before costs", "medium", "What commission is taken of"],
  ["A long term", "medium", "How long it lasts"],
  ["Royalties are reduced by format or country", "medium", "Reduced royalties"],
  ["Income of which you see nothing", "medium", "Income that pays you nothing"],
  ["Delivery counts only when it pleases", "medium", "When delivery counts"],
  ["The other side can suspend the contract", "medium", "Suspension"],
  ["No say in the music", "medium", "A say in the music"],
  ["A morals clause", "medium", "A morals clause"],
  ["Claims are given up in advance", "medium", "Claims given up"],
  ["A ban on competing work", "medium", "Competing work"],
  ["The costs of a dispute fall on one side", "medium", "Who pays for a dispute"],
  ["The way to a court is narrowed", "medium", "The way to a court"],
  ["One payment for everything", "medium", "One payment or a share"],
  ["A low share", "high", "Your share"],
  ["Use is capped", "low", "Caps on use"],
  ["Joint ownership of what is yours", "medium", "Joint ownership"],
  ["A penalty", "medium", "Penalties"],
];

/** In the order of their numbers: the first is number 1, and a number keeps its meaning for ever. */
export const reviewPoints: readonly ReviewPoint[] = titles.map(([title, severity, subject], index) => ({
  number: index + 1,
  title,
  severity,
  subject,
}));

/** What it is called where the words are there and where they are not, of points whose title fits one of the two alone. */
const faces: Readonly<Record<number, { written?: string; absent: string }>> = {
  10: { absent: "A net sum that is not defined" },
  12: { written: "The books can hardly be checked", absent: "No audit right" },
  18: { absent: "It is not said who keeps the publishing" },
  28: { absent: "It is not said which law applies" },
  40: { written: "Left open: blanks, vague shares or no advice", absent: "No independent advice" },
  42: { absent: "It is not said what is free of commission" },
};

/** The title of what was found on a point. */
export function titleOf({ number, title }: ReviewPoint, isAbsent: boolean): string {
  return faces[number]?.[isAbsent ? "absent" : "written"] ?? title;
}
