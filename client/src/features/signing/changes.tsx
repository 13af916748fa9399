import { say } from "#client/lib/say";
import type { ChangedThing } from "#shared/contract/signing/view";

type ChangesProps = { changes: readonly ChangedThing[] };

/** Old beside new, money and rights first. Many are folded away: the document must not be pages down. */
export function Changes({ changes }: ChangesProps) {
  if (changes.length === 0) return null;
  const list = (
    <dl className="mt-2 divide-y border-y">
      {changes.map(({ label, before, after }, index) => (
        <div key={index} className="grid gap-x-4 py-2 sm:grid-cols-[9rem_1fr_1fr]">
          <dt className="font-medium wrap-anywhere">{label}</dt>
          <dd lang="en" className="wrap-anywhere text-muted">
            <span className="text-xs text-muted">{say("comparison.before")}: </span>
            <del className="decoration-current/40">{before ?? say("comparison.none")}</del>
          </dd>
          <dd lang="en" className="wrap-anywhere">
            <span className="text-xs text-muted">{say("comparison.after")}: </span>
            <ins className="no-underline">{after ?? say("comparison.none")}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <details open={changes.length <= SHOWN_CHANGES} className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {say("comparison.title")} ({changes.length})
      </summary>
      {list}
    </details>
  );
}

const SHOWN_CHANGES = 8;
