import { useId, useMemo, useRef } from "react";
import { AgreementContents } from "#client/features/agreements/text/agreement-contents";
import { AgreementHead } from "#client/features/agreements/text/agreement-head";
import { AgreementSummary } from "#client/features/agreements/text/agreement-summary";
import { AgreementText } from "#client/features/agreements/text/agreement-text";
import { DrafterNote } from "#client/features/agreements/text/drafter-note";
import { GenericDocument } from "#client/features/agreements/text/generic-document";
import type { StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import { classNames } from "#client/ui/class-names";
import { KangaBand } from "#client/ui/kanga-band";
import { readAgreement } from "#shared/domain/agreement-text";

type AgreementDocumentProps = {
  document: StatedAgreement & { title: string };
  /** The reader, when they are a party: marked "you". */
  highlight?: { name: string; email: string } | undefined;
  /** The level of the title; the clauses below it take the next one. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** Shorter texts say nothing yet: the facts of the form stand in for them. */
const SHORTEST_TEXT = 50;

const sectionHeadings = { 1: "h2", 2: "h3", 3: "h4" } as const;

/** An agreement as a person reads it, from 360 pixels up. Every text of it is somebody's typing and shows as plain text. */
export function AgreementDocument(props: AgreementDocumentProps) {
  const { document, highlight, headingLevel = 2, className = "" } = props;
  const titleId = useId();
  const text = document.content.generatedAgreement;
  const isLong = text.trim().length > SHORTEST_TEXT;
  const agreement = useMemo(() => (isLong ? readAgreement(text) : null), [text, isLong]);
  const body = useRef<HTMLDivElement>(null);
  const heading = sectionHeadings[headingLevel];
  return (
    <article
      aria-labelledby={titleId}
      className={`@container overflow-clip rounded-card border border-line bg-surface text-ink shadow-soft ${className}`}
    >
      <KangaBand className="max-h-3" />
      <div className="px-5 pt-6 pb-7 @xl:px-10 @xl:pt-9 @xl:pb-10">
        <AgreementHead
          document={document}
          titleId={titleId}
          level={headingLevel}
          highlight={highlight}
          text={isLong ? text : ""}
        />
        {isLong ? (
          <div
            ref={body}
            className={classNames(
              "mt-8 border-t border-line pt-7",
              agreement !== null && "@[45rem]:grid @[45rem]:grid-cols-[minmax(0,1fr)_11rem] @[45rem]:gap-8",
            )}
          >
            {agreement && <AgreementContents clauses={agreement.clauses} body={body} />}
            {agreement ? (
              <AgreementText agreement={agreement} heading={heading} />
            ) : (
              <GenericDocument text={text} />
            )}
          </div>
        ) : (
          <AgreementSummary document={document} text={text} />
        )}
        <DrafterNote {...document.content} />
      </div>
    </article>
  );
}
