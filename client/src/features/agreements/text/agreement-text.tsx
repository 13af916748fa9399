import { memo, type ReactNode } from "react";
import type { ReadingAid } from "#client/lib/use-reading-aid";
import { Aid } from "#client/ui/reading-aid";
import {
  DEFINED_TERM,
  KEY_TERMS,
  type Agreement,
  type NumberedClause,
  type NumberedParagraph,
} from "#shared/domain/agreements/agreement-text";

/** The element of a section's heading, one level below the title's. */
export type SectionHeading = "h2" | "h3" | "h4";

type AgreementTextProps = {
  agreement: Agreement;
  /** It was drafted with an edition of the clauses that begins with key terms. */
  hasKeyTerms: boolean;
  /** The title that stands above it, which the text's own need not repeat. */
  titleAbove: string;
  heading: SectionHeading;
  aid: ReadingAid | undefined;
};

/** The agreement itself, its numbers hanging beside it, or above it where that leaves too little room. Hundreds of pages draw once. */
export const AgreementText = memo(function AgreementText({
  agreement,
  hasKeyTerms,
  titleAbove,
  heading,
  aid,
}: AgreementTextProps) {
  const { title, opening, recitals, clauses } = agreement;
  return (
    <div className="max-w-[38rem] font-reading text-base text-wrap @xl:leading-relaxed wrap-anywhere">
      {title !== "" && !(hasKeyTerms && title === titleAbove.toUpperCase()) && (
        <p className="text-center font-serif font-semibold tracking-wide text-balance">
          <bdi>{title}</bdi>
          <Aid aid={aid} of={title} className="text-sm" />
        </p>
      )}
      {opening.map((text, index) => (
        <p key={index} dir="auto" className="mt-4 whitespace-pre-wrap">
          <WithTerms text={text} />
          <Aid aid={aid} of={text} part="opening" className="mt-1 text-sm" />
        </p>
      ))}
      {recitals.length > 0 && <Recitals recitals={recitals} heading={heading} aid={aid} />}
      {clauses.map((clause, index) => (
        <Clause
          key={index}
          clause={clause}
          place={index}
          heading={heading}
          aid={aid}
          isTable={hasKeyTerms && index === 0 && clause.heading === KEY_TERMS.toUpperCase()}
        />
      ))}
    </div>
  );
});

const headingLook = "font-serif font-semibold tracking-wide";
const hanging = "@xl:grid @xl:grid-cols-[2.75rem_minmax(0,1fr)] @xl:gap-x-2";
const row = `mt-3 ${hanging}`;
const numberLook = "block text-sm text-muted tabular-nums @xl:text-base";

type RecitalsProps = Pick<AgreementTextProps, "heading" | "aid"> & { recitals: string[] };

function Recitals({ recitals, heading: Heading, aid }: RecitalsProps) {
  return (
    <section className="mt-7">
      <Heading className={headingLook}>
        BACKGROUND
        <Aid aid={aid} of="BACKGROUND" className="text-sm" />
      </Heading>
      {recitals.map((text, index) => (
        <div key={index} className={row}>
          <span className={numberLook}>({String.fromCharCode(65 + index)})</span>
          <p dir="auto" className="whitespace-pre-wrap">
            {text}
            <Aid aid={aid} of={text} part="opening" className="mt-1 text-sm" />
          </p>
        </div>
      ))}
    </section>
  );
}

type ClauseProps = Pick<AgreementTextProps, "heading" | "aid"> & {
  clause: NumberedClause;
  place: number;
  isTable: boolean;
};

/** `data-clause` is what the table of clauses jumps to. */
function Clause({ clause, place, heading: Heading, aid, isTable }: ClauseProps) {
  const { number, heading, paragraphs } = clause;
  return (
    <section data-clause={place} className="mt-8 scroll-mt-24">
      <Heading tabIndex={-1} className={`flex gap-x-2 focus:outline-none ${hanging} ${headingLook}`}>
        <span className="tabular-nums">{number}.</span>{" "}
        <span>
          <bdi>{heading}</bdi>
          <Aid aid={aid} of={heading} className="text-sm" />
        </span>
      </Heading>
      <Aid
        aid={aid}
        of={heading}
        part="clause"
        saying={paragraphs.map(({ text }) => text).join("\n")}
        className="mt-2 text-sm @xl:ml-13"
      />
      {paragraphs.map((paragraph, index) => {
        const term = isTable
          ? /^(?<label>[^:\n]{1,60}): (?<text>\S.*)$/s.exec(paragraph.text)?.groups
          : undefined;
        return term ? (
          <KeyTerm key={index} number={paragraph.number} label={term.label!} text={term.text!} aid={aid} />
        ) : (
          <Paragraph key={index} paragraph={paragraph} />
        );
      })}
    </section>
  );
}

type KeyTermProps = Pick<AgreementTextProps, "aid"> & { number: string; label: string; text: string };

/** "1.2 Fee: KES 39,000", what it is beside what it says. */
function KeyTerm({ number, label, text, aid }: KeyTermProps) {
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 border-t border-line pt-2">
      <p className="text-sm text-muted">
        <span className="tabular-nums">{number}</span> {label}:
        <Aid aid={aid} of={label} className="text-xs" />
      </p>
      <p dir="auto" className="font-medium">
        {text}
        <Aid aid={aid} of={text} part="key term" className="text-xs" />
      </p>
    </div>
  );
}

/** Words with a capital in bold where they get their meaning. */
function WithTerms({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { index, 0: term } of text.matchAll(DEFINED_TERM)) {
    parts.push(text.slice(at, index), <b key={index}>{term}</b>);
    at = index + term.length;
  }
  return [...parts, text.slice(at)];
}

function Paragraph({ paragraph: { number, text, level } }: { paragraph: NumberedParagraph }) {
  return (
    <div className={`${row} ${level === 1 ? "ml-4 @xl:ml-13" : ""}`}>
      <span className={numberLook}>{number}</span>
      <p dir="auto" className="whitespace-pre-wrap">
        <WithTerms text={text} />
      </p>
    </div>
  );
}
