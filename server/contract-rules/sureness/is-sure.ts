import type { Finding } from "#server/contract-rules/points/rule";
import { saysHowBad } from "#server/contract-rules/sureness/how-bad";
import { isClause, isHarmless } from "#server/contract-rules/sureness/is-clause";
import { saysOutright } from "#server/contract-rules/sureness/says-outright";
import { speaksOf } from "#server/contract-rules/sureness/speaks-of";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/** In tenths: chosen where quotations of authors that the words were not learnt from were right most often. */
const LEAST = -5;
/** A blank is known by its shape and not by its words. */
const LEFT_OPEN = 40;

/**
 * Whether the words of a finding say it by themselves: something that is agreed, on this point, and how bad. Rules that know a point by
 * some of its words are right about others' contracts in two cases of three; the rest is a clause to read, and no more is said of it.
 */
export function isSure(
  point: number,
  { quotation, sentence, dependsOnReader }: Pick<Finding, "quotation" | "sentence" | "dependsOnReader">,
): boolean {
  if (dependsOnReader) return false;
  if (isAbsence({ quotation })) return true;
  if (!isClause(quotation) || isHarmless(point, quotation) || !saysHowBad(point, quotation)) return false;
  if (!sentence || point === LEFT_OPEN || saysOutright(point, sentence.plain)) return true;
  return speaksOf(point, sentence.plain) >= LEAST;
}
