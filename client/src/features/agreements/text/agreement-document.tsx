import { useId, useMemo, useRef, type ReactNode } from "react";
import { AgreementHead } from "#client/features/agreements/text/agreement-head";
import { AgreementSummary } from "#client/features/agreements/text/agreement-summary";
import { AgreementText } from "#client/features/agreements/text/agreement-text";
import { ClausesBeside } from "#client/features/agreements/text/clause-list";
import { DrafterNote } from "#client/features/agreements/text/drafter-note";
import { GenericDocument } from "#client/features/agreements/text/generic-document";
import { ReadingBar } from "#client/features/agreements/text/reading-bar";
import type { StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import { classNames } from "#client/ui/class-names";
import { KangaBand } from "#client/ui/kanga-band";
import type { Highlight } from "#client/lib/highlight";
import type { ReadingAid } from "#client/lib/use-reading-aid";
import { hasText } from "#shared/domain/agreements/agreement-facts";
import { readAgreement } from "#shared/domain/agreements/agreement-text";
import { documentTypeLabels } from "#shared/domain/document-status";

type AgreementDocumentProps = {
  document: StatedAgreement & { title: string };
  /** The reader, when they are a party, or whoever they sign for: marked. */
  highlight?: Highlight | undefined;
  /** The level of the title; the clauses below it take the next one. */
  headingLevel?: 1 | 2 | 3;
  /** Its figures stand above it on the page. */
  figuresAbove?: boolean | undefined;
  /** For a reader of another language. */
  aid?: ReadingAid | undefined;
  /** Where to go on, in the bar that stays while it is read on a phone. */
  action?: ReactNode;
  className?: string;
};

const sectionHeadings = { 1: "h2", 2: "h3", 3: "h4" } as const;

/** An agreement as a person reads it, from 360 pixels up, where it takes all the room there is. Every text of it is somebody's typing and shows as plain text. */
export function AgreementDocument(props: AgreementDocumentProps) {
  const { document, highlight, headingLevel = 2, figuresAbove = false, action, aid, className = "" } = props;
  const titleId = useId();
  const text = document.content.generatedAgreement;
  const isLong = hasText(document);
  const agreement = useMemo(() => (isLong ? readAgreement(text) : null), [text, isLong]);
  const body = useRef<HTMLDivElement>(null);
  const heading = sectionHeadings[headingLevel];
  return (
    <article
      aria-labelledby={titleId}
      className={`@container overflow-clip rounded-card border border-line bg-surface text-ink shadow-soft max-sm:-mx-(--gutter) max-sm:rounded-none max-sm:border-x-0 max-sm:shadow-none ${className}`}
    >
      <KangaBand className="max-h-3" />
      <div className="px-4 pt-6 pb-7 @xl:px-10 @xl:pt-9 @xl:pb-10">
        <AgreementHead
          document={document}
          titleId={titleId}
          level={headingLevel}
          highlight={highlight}
          figuresAbove={figuresAbove}
          aid={aid}
        />
        {isLong ? (
          <div
            ref={body}
            className={classNames(
              "mt-8 border-t border-line pt-7",
              agreement !== null && "@[45rem]:grid @[45rem]:grid-cols-[minmax(0,1fr)_11rem] @[45rem]:gap-8",
            )}
          >
            {agreement && <ClausesBeside clauses={agreement.clauses} body={body} />}
            {agreement ? (
              <AgreementText
                agreement={agreement}
                hasKeyTerms={document.content.edition !== null}
                titleAbove={documentTypeLabels[document.type]}
                heading={heading}
                aid={aid}
              />
            ) : (
              <GenericDocument text={text} />
            )}
          </div>
        ) : (
          <AgreementSummary document={document} text={text} />
        )}
        <DrafterNote {...document.content} />
      </div>
      {agreement && <ReadingBar clauses={agreement.clauses} body={body} action={action} />}
    </article>
  );
}
