import { factOf, wordsOf } from "#client/features/admin/audit/audit-words";
import type { AdminAuditLine } from "#shared/contract/admin-tables";

/** Each fact that was changed, as it was and as it is. */
export function AuditChange({ before, after }: Pick<AdminAuditLine, "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <span className="text-muted">–</span>;
  return (
    <ul className="grid gap-0.5">
      {names.map((name) => (
        <li key={name} className="text-xs wrap-anywhere">
          <span className="text-muted">{wordsOf(name)}: </span>
          {before && name in before && (
            <del className={after ? undefined : "no-underline"}>{factOf(name, before[name])}</del>
          )}
          {before && after && name in before && name in after && <span aria-hidden> → </span>}
          {after && name in after && (
            <ins className="font-semibold no-underline">{factOf(name, after[name])}</ins>
          )}
        </li>
      ))}
    </ul>
  );
}
