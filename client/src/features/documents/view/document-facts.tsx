import { useId, type ReactNode } from "react";
import { say } from "#client/lib/say";
import type { Document } from "#shared/contract/documents";
import { momentForReader } from "#shared/dates";
import { MOST_LINK_DAYS } from "#shared/domain/sending";

type DocumentFactsProps = {
  version: Document["version"];
  /** What the owner chose when sending: told where it is not the usual. */
  sending?: Document["sending"];
  createdAt?: string;
  completedAt?: string | null;
};

/** What proves which text was sent and signed, and when. */
export function DocumentFacts({ version, sending, createdAt, completedAt }: DocumentFactsProps) {
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
        {sending && <Choices sending={sending} />}
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

function Choices({
  sending: { order, linkDays, reminders, copies },
}: {
  sending: NonNullable<Document["sending"]>;
}) {
  return (
    <>
      {order === "in_turn" && <Fact term="Asked">One after another</Fact>}
      {linkDays !== MOST_LINK_DAYS && <Fact term="Links work for">{linkDays} days</Fact>}
      {!reminders && <Fact term="Reminders">Off</Fact>}
      {copies.length > 0 && (
        <Fact term="Copies at the end">
          {copies.map(({ name, email }) => (
            <span key={email} className="block wrap-anywhere">
              <bdi>{name}</bdi>, <bdi>{email}</bdi>
            </span>
          ))}
        </Fact>
      )}
    </>
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
