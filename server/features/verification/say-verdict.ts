import type { Verification } from "#shared/contract/verification";
import { momentInNairobiAndUtc } from "#shared/dates";
import { verdictOf, type Verdict } from "#shared/domain/verification-verdict";

export function moment(iso: string): string {
  return momentInNairobiAndUtc(new Date(iso));
}

/** A result in words. Times name their zones. */
export function sayVerdict(result: Verification): Verdict {
  return verdictOf(result, moment);
}
