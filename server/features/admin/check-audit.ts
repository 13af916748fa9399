import type { Deps } from "#server/deps";
import { checkStore } from "#server/features/admin/files/check-store";
import { checkStored, eventsByChain, storedThings } from "#server/features/admin/audit-store";
import { follows, type AuditEvent } from "#server/features/documents/index";
import { defineJob } from "#server/jobs/queue";
import type { JobResult } from "#server/jobs/room-jobs";

export const auditChecked = defineJob<object>("audit.check", { minutes: 120 });

/** More is told of by its number alone. */
const MOST_TOLD = 100;

/**
 * Whether every chain of events is whole, every stored file and frozen version still has its hash, and both tell the same. A chain that
 * lost its last events is found by what they were about. Changes nothing.
 */
export async function checkAudit(deps: Deps): Promise<JobResult> {
  const { db, log, metrics } = deps;
  const chains = await checkChains(eventsByChain(db));
  const results = [{ name: "chains of events", ...chains }];
  for (const [name, table] of Object.entries(storedThings)) {
    results.push({ name, ...(await checkStored(db, table)) });
  }
  results.push({ name: "files in the file store", ...(await checkStore(deps)) });
  for (const { name, wrong } of results.filter((result) => result.wrong.length > 0)) {
    log.error(
      { what: name, wrong: wrong.length, ids: wrong.slice(0, MOST_TOLD) },
      "the audit check found what does not match",
    );
  }
  const lines = results.map(({ name, count, wrong }) =>
    wrong.length === 0
      ? `  ${name}: ${count}, all as they were written`
      : `  ${name}: ${count}, of which ${wrong.length} DO NOT MATCH: ${wrong.slice(0, MOST_TOLD).join(" ")}`,
  );
  const mismatches = results.reduce((sum, { wrong }) => sum + wrong.length, 0);
  metrics.checked("audit", mismatches);
  const hasFailed = mismatches > 0;
  if (!hasFailed)
    log.info(
      { checked: Object.fromEntries(results.map(({ name, count }) => [name, count])) },
      "the audit check found everything as it was written",
    );
  return { says: lines.join("\n"), hasFailed };
}

/** By the ids of their documents. */
async function checkChains(events: AsyncIterable<AuditEvent>) {
  const wrong = new Set<string>();
  let count = 0;
  let previous: AuditEvent | undefined;
  for await (const event of events) {
    const isFirst = event.documentId !== previous?.documentId;
    if (isFirst) count += 1;
    if (!follows(isFirst ? undefined : previous, event)) wrong.add(event.documentId);
    previous = event;
  }
  return { count, wrong: [...wrong] };
}
