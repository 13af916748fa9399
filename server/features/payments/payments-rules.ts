import type { ServiceType } from "#shared/domain/services";
import { paths } from "#shared/paths";

/** What an account buys. A verification is sold by an endpoint of its own, to whoever asks. */
const soldToAccounts: readonly ServiceType[] = [
  "producer_agreement",
  "featured_artist_agreement",
  "ai_review",
];

export function isSoldToAccounts(serviceType: ServiceType): boolean {
  return soldToAccounts.includes(serviceType);
}

/** What makes the product of a service. */
type Makers = { ai: object | null; env: { NODE_ENV: string } };

/**
 * Who reviews contracts: a model; or rules where nothing is sold in earnest. In production rules alone are not worth the price, and
 * nobody is asked to pay it.
 */
export function reviewerOf({ ai, env }: Makers): "ai" | "rules" | "unavailable" {
  if (ai) return "ai";
  return env.NODE_ENV === "production" ? "unavailable" : "rules";
}

/** Whether what is bought can be made here. */
export function isMadeHere(serviceType: ServiceType, makers: Makers): boolean {
  return serviceType !== "ai_review" || reviewerOf(makers) !== "unavailable";
}

/** What was asked for. */
type Expected = { reference: string; amountCents: number; domain: string };

/** What the provider says. */
type ReportedTransaction = {
  reference: string;
  amountCents: number;
  currency: string;
  domain: string;
  status: string;
};

export type Verdict =
  | { is: "paid" | "waiting" }
  | { is: "unpaid"; status: "failed" | "abandoned" | "reversed" }
  /** It is not about what we asked for, so it changes nothing. */
  | { is: "foreign"; because: "reference" | "domain" | "currency" | "amount" };

const waiting = ["pending", "ongoing", "processing", "queued"];

/** Whether a payment went through. The amount may exceed the price, where the provider passes its fees on. */
export function judgeTransaction(reported: ReportedTransaction, expected: Expected): Verdict {
  if (reported.reference !== expected.reference) return { is: "foreign", because: "reference" };
  if (reported.domain !== expected.domain) return { is: "foreign", because: "domain" };
  if (waiting.includes(reported.status)) return { is: "waiting" };
  if (reported.status !== "success") return { is: "unpaid", status: reported.status as "failed" };
  if (reported.currency !== "KES") return { is: "foreign", because: "currency" };
  if (reported.amountCents < expected.amountCents) return { is: "foreign", because: "amount" };
  return { is: "paid" };
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Asked about for the first time when it has been open for this long. */
export const FIRST_CHECK_MS = 10 * MINUTE;

/** When the provider is to be asked again about a payment that is still open: less and less often, and after a day no more. */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= DAY) return null;
  return new Date(createdAt.getTime() + Math.min(DAY, Math.max(age + 5 * MINUTE, age * 1.5)));
}

const prefixes: Record<ServiceType, string> = {
  producer_agreement: "AGR",
  featured_artist_agreement: "AGR",
  ai_review: "REV",
  ownership_verification: "VER",
};

/** `AGR_` and time and a random part: a reference that no other payment has. `random` has at least 80 bits. */
export function referenceOf(serviceType: ServiceType, at: Date, random: string): string {
  return `${prefixes[serviceType]}_${at.getTime().toString(36)}${random}`;
}

/** Whether a browser can have made it up to pay for a verification with the public key. */
export function isVerificationReference(reference: string): boolean {
  return reference.startsWith("VER_");
}

/** Where somebody pays for the service, and goes on with it once it is paid for. */
export const pageOf: Record<ServiceType, string> = {
  producer_agreement: paths.agreements,
  featured_artist_agreement: paths.agreements,
  ai_review: paths.aiReview,
  ownership_verification: paths.verify,
};
