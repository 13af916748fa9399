import { IssueCard, type Issue } from "#client/features/reviews/report/issue-card";

/** Issues in their order; where a file holds several agreements, those of each under its name. */
export function IssueGroups({ issues }: { issues: readonly Issue[] }) {
  const groups = Map.groupBy(issues, ({ agreement }) => agreement);
  if (groups.size < 2 && groups.has(undefined)) return <Cards issues={issues} />;
  return (
    <div className="grid gap-8">
      {[...groups].map(([agreement, own]) => (
        <section key={agreement ?? ""} className="grid gap-3">
          <h3 className="text-sm font-semibold tracking-wide text-muted wrap-anywhere">
            {agreement ?? "In all of them"}
          </h3>
          <Cards issues={own} />
        </section>
      ))}
    </div>
  );
}

function Cards({ issues }: { issues: readonly Issue[] }) {
  return (
    <ul className="grid gap-4">
      {issues.map((issue) => (
        <li key={issue.point}>
          <IssueCard issue={issue} />
        </li>
      ))}
    </ul>
  );
}
