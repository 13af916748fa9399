import { formatMoment } from "#server/adapters/pdf/format-moment";
import type { Verification } from "#shared/contract/verification";
import { verdictOf, type Verdict } from "#shared/domain/verification-verdict";

export function moment(iso: string): string {
  return formatMoment(new Date(iso));
}

/** A result in words. Times are in UTC and say so. */
export function sayVerdict(result: Verification): Verdict {
  return verdictOf(result, moment);
}
