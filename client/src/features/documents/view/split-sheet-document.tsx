import { useId } from "react";
import { factText, songDetails } from "#shared/domain/song-facts";
import type { Highlight } from "#client/lib/highlight";
import type { ReadingAid } from "#client/lib/use-reading-aid";
import { Aid } from "#client/ui/reading-aid";
import { RightsTable } from "#client/features/documents/view/rights-table";
import { KangaBand } from "#client/ui/kanga-band";
import type { SplitSheetView } from "#shared/contract/split-sheet";
import { declaredParts } from "#shared/domain/declared-words";
import { documentTypeLabels } from "#shared/domain/document-status";

type SplitSheetDocumentProps = {
  sheet: SplitSheetView;
  /** The clauses everyone agrees to. */
  terms: readonly string[];
  /** The reader, when they are on the sheet, or whoever they sign for: their rows are marked. */
  highlight?: Highlight | undefined;
  /** For a reader of another language than the paper's. */
  aid?: ReadingAid | undefined;
  /** The level of the title; the sections below it take the next one. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

const sectionHeadings = { 1: "h2", 2: "h3", 3: "h4" } as const;

/** The split sheet as a person reads it, from 360 pixels up. Every text of it is somebody's typing and shows as plain text. */
export function SplitSheetDocument(props: SplitSheetDocumentProps) {
  const { sheet, terms, highlight, aid, headingLevel = 2, className = "" } = props;
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const heading = sectionHeadings[headingLevel];
  const { publishingRightsCollaborators: publishing, masterRightsCollaborators: master } = sheet;
  const shown = { highlight, heading, aid };
  return (
    <article
      aria-labelledby={titleId}
      className={`overflow-hidden rounded-card border border-line bg-surface text-ink shadow-soft ${className}`}
    >
      <KangaBand className="max-h-3" />
      <div className="px-5 pt-6 pb-7 sm:px-10 sm:pt-9 sm:pb-10">
        <header>
          <p className="text-xs font-semibold tracking-widest text-muted uppercase">
            {documentTypeLabels.split_sheet}
            <Aid aid={aid} of={documentTypeLabels.split_sheet} />
          </p>
          <Title
            id={titleId}
            className="mt-2 font-serif text-2xl leading-tight font-semibold text-balance wrap-anywhere"
          >
            <bdi>{sheet.songTitle}</bdi>
          </Title>
          <p className="mt-1 text-base text-muted wrap-anywhere">
            by <bdi className="text-ink">{sheet.artistName}</bdi>
          </p>
        </header>
        <Facts sheet={sheet} aid={aid} />
        <RightsTable rightsType="publishing" holders={publishing} {...shown} />
        {master.length > 0 && <RightsTable rightsType="master" holders={master} {...shown} />}
        {declaredParts(sheet.declared).map(({ key, label, lines }) => (
          <Lines key={key} label={label} lines={lines} heading={heading} aid={aid} />
        ))}
        {sheet.notes !== "" && <Notes text={sheet.notes} heading={heading} aid={aid} />}
        {terms.length > 0 && <Agreement terms={terms} heading={heading} aid={aid} />}
      </div>
    </article>
  );
}

function Facts({ sheet, aid }: { sheet: SplitSheetView; aid: ReadingAid | undefined }) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-3">
      {songDetails.map((fact) => (
        <div key={fact.key} className="min-w-0">
          <dt className="text-xs text-muted">
            {fact.label}
            <Aid aid={aid} of={fact.label} />
          </dt>
          <dd className="text-sm wrap-anywhere">
            <bdi>{factText(sheet, fact)}</bdi>
            {sheet[fact.key] === "" && <Aid aid={aid} of={fact.missing} className="text-xs" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SectionProps = { heading: "h2" | "h3" | "h4"; aid: ReadingAid | undefined };

function Agreement({ terms, heading: Heading, aid }: SectionProps & { terms: readonly string[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <Heading id={headingId} className="font-serif text-lg font-semibold">
        Agreement
        <Aid aid={aid} of="Agreement" className="text-sm" />
      </Heading>
      <ol className="mt-2 grid list-decimal gap-2 pl-5 text-sm marker:text-muted">
        {terms.map((clause) => (
          <li key={clause} className="pl-1 text-pretty">
            {clause}
            <Aid aid={aid} of={clause} className="mt-1" />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Lines({
  label,
  lines,
  heading: Heading,
  aid,
}: SectionProps & { label: string; lines: readonly string[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <Heading id={headingId} className="font-serif text-lg font-semibold">
        {label}
        <Aid aid={aid} of={label} className="text-sm" />
      </Heading>
      <ul className="mt-2 grid gap-1 text-sm">
        {lines.map((line, index) => (
          <li key={index} dir="auto" className="wrap-anywhere">
            {line}
            <Aid aid={aid} of={line} className="text-xs" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ text, heading: Heading, aid }: SectionProps & { text: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <Heading id={headingId} className="font-serif text-lg font-semibold">
        Notes
        <Aid aid={aid} of="Notes" className="text-sm" />
      </Heading>
      <p dir="auto" className="mt-2 text-sm whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
