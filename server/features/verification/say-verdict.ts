import type { Verification } from "#shared/contract/verification";
import { momentInUtc } from "#shared/dates";
import { verdictOf, type Verdict } from "#shared/domain/verification-verdict";

export function moment(iso: string): string {
  return momentInUtc(new Date(iso));
}

/** A result in words. Times are in UTC and say so. */
export function sayVerdict(result: Verification): Verdict {
  return verdictOf(result, moment);
}
