import { readPeriods } from "#server/contract-rules/reading/periods";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/** What is usual for a period that a point is about, in months, and what it is a period of. */
const usualMonths: Readonly<Record<number, readonly [months: number, of: string]>> = {
  12: [24, "for checking the books"],
  13: [24, "for an objection"],
  21: [36, "for a ban on re-recording"],
  43: [36, "for a term"],
  53: [36, "for a claim"],
};
/** Points whose percentage goes to the other side. */
const takes: readonly number[] = [16, 42];
/** Points whose percentage is what is left of a full rate. */
const leaves: readonly number[] = [17, 44];
const WHOLE = 1_000;

/**
 * What a clause comes to in years or in money, from its own numbers: "Seven years is more than twice the usual three for a term." Null
 * where it names none that a reader could be sure of: more than one percentage may mean several things.
 */
export function sizeOf(point: number, quotation: string, kind: ContractKind): string | null {
  if (isAbsence({ quotation })) return null;
  return timeOf(point, quotation) ?? moneyOf(point, quotation, kind);
}

function timeOf(point: number, quotation: string): string | null {
  const usual = usualMonths[point];
  const lengths = new Set(readPeriods(quotation.toLowerCase()).map(({ months }) => Math.round(months)));
  const [months] = lengths;
  if (!usual || lengths.size !== 1 || months === undefined || months < 1 || months === usual[0]) return null;
  return `${capital(inWords(months))} is ${compare(months / usual[0])} the usual ${inWords(usual[0])} ${usual[1]}.`;
}

function compare(ratio: number): string {
  if (ratio > 1 && ratio < 2) return "more than";
  if (ratio >= 2) return Number.isInteger(ratio) ? timesOf(ratio) : `more than ${timesOf(Math.floor(ratio))}`;
  const [exact] = parts.find(([, part]) => ratio === part) ?? [];
  const [above] = parts.find(([, part]) => ratio < part) ?? [];
  return exact ?? (above ? `less than ${above}` : "less than");
}

/** The smallest first. */
const parts: readonly (readonly [words: string, part: number])[] = [
  ["a quarter of", 1 / 4],
  ["a third of", 1 / 3],
  ["half of", 1 / 2],
];

const timesOf = (times: number) => (times === 2 ? "twice" : `${times} times`);

function inWords(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const percent = /(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)/gi;

function moneyOf(point: number, quotation: string, kind: ContractKind): string | null {
  const shares = new Set([...quotation.matchAll(percent)].map(([, share]) => Number(share)));
  const [share] = shares;
  if (shares.size !== 1 || share === undefined || share <= 0 || share >= 100) return null;
  const sum = kes((WHOLE * share) / 100);
  const isCommission = point === 55 && kind === "management";
  const whole = isOfNet(quotation) ? "is left after costs" : "comes in";
  if (takes.includes(point) || isCommission)
    return `Of each KES 1,000 that ${whole}, ${sum} would go to the other side.`;
  if (point === 55) return `Of each KES 1,000 that ${whole}, ${sum} would reach you.`;
  if (leaves.includes(point)) return `Of each KES 1,000 at the full rate, ${sum} would be paid.`;
  if (point === 14) return `Of each KES 1,000 that you have earned, ${sum} would be kept back.`;
  return null;
}

/** Whether a share is reckoned on what is left, and not on all that comes in. */
function isOfNet(quotation: string): boolean {
  return (
    /\bnet\b|\b(?:after|less|minus) (?:(?:the|all|any) )?(?:costs|deduct\w*|expenses|recoup\w*)/i.test(
      quotation,
    ) && !/\bgross\b/i.test(quotation)
  );
}

const kes = (amount: number) => `KES ${amount.toLocaleString("en-KE", { maximumFractionDigits: 0 })}`;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
