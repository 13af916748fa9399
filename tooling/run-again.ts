import type { Command, Counts, Failure } from "./read-report.ts";

/** More that fail at once are no accident. */
const MOST_ACCIDENTS = 5;

/** What these tests look for happens rarely: failing once is what finds it. */
const countsAtOnce =
  /crash|fault|race|kill|outage|server-away|at[ -]once|at the same (time|moment)|twice|two (tabs|devices|servers|processes)|life/i;

/**
 * Runs what failed again, one test after the other and each alone. What passes then is unsteady: it is named, and does not fail the run.
 * Tests of crashes, faults and races are not run again.
 */
export async function runAgain(
  counts: Counts,
  passesAlone: (command: Command) => Promise<boolean>,
): Promise<Counts & { unsteady: readonly Failure[] }> {
  const unsteady: Failure[] = [];
  if (counts.failed === counts.failures.length && counts.failed <= MOST_ACCIDENTS) {
    for (const failure of counts.failures)
      if (failure.alone && !countsAtOnce.test(failure.test) && (await passesAlone(failure.alone)))
        unsteady.push(failure);
  }
  return {
    ...counts,
    passed: counts.passed + unsteady.length,
    failed: counts.failed - unsteady.length,
    failures: counts.failures.filter((failure) => !unsteady.includes(failure)),
    unsteady,
  };
}
