import { useId, type ReactNode } from "react";
import { say } from "#client/lib/say";
import type { Document } from "#shared/contract/documents";
import { momentForReader } from "#shared/dates";

type DocumentFactsProps = {
  version: Document["version"];
  createdAt?: string;
  completedAt?: string | null;
};

/** What proves which text was sent and signed, and when. */
export function DocumentFacts({ version, createdAt, completedAt }: DocumentFactsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-serif text-lg font-semibold">
        {say("signing.details")}
      </h2>
      <dl className="mt-3 divide-y border-y text-sm">
        {createdAt && <Moment term="Created" iso={createdAt} />}
        {version && <Moment term={say("signing.sent")} iso={version.sentAt} />}
        {completedAt && <Moment term="Completed" iso={completedAt} />}
        {version && <Fact term={say("signing.version")}>{version.number}</Fact>}
      </dl>
      {version && (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
            {say("signing.technicalDetails")}
          </summary>
          <dl>
            <Fact term={say("signing.fingerprint")}>
              <Fingerprint sha256={version.sha256} />
            </Fact>
          </dl>
        </details>
      )}
    </section>
  );
}

function Moment({ term, iso }: { term: string; iso: string }) {
  return (
    <Fact term={term}>
      <time dateTime={iso}>{momentForReader(iso)}</time>
    </Fact>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-2.5">
      <dt className="min-w-34 text-muted">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

/** In groups of eight, as in the PDF: two people can compare it aloud. */
function Fingerprint({ sha256 }: { sha256: string }) {
  const groups = sha256.match(/.{1,8}/g) ?? [];
  return (
    <span className="flex flex-wrap gap-x-2 font-[ui-monospace,monospace] text-xs">
      {groups.map((group, index) => (
        <span key={index}>{group} </span>
      ))}
    </span>
  );
}
