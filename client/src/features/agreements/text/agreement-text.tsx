import { memo } from "react";
import type { Agreement, NumberedClause, NumberedParagraph } from "#shared/domain/agreement-text";

/** The element of a section's heading, one level below the title's. */
export type SectionHeading = "h2" | "h3" | "h4";

type AgreementTextProps = { agreement: Agreement; heading: SectionHeading };

/** The agreement itself, its numbers hanging beside it, or above it where that leaves too little room. Hundreds of pages draw once. */
export const AgreementText = memo(function AgreementText({ agreement, heading }: AgreementTextProps) {
  const { title, opening, recitals, clauses } = agreement;
  return (
    <div className="max-w-[38rem] font-reading text-base text-wrap @xl:leading-relaxed wrap-anywhere">
      {title !== "" && (
        <p className="text-center font-serif font-semibold tracking-wide text-balance">
          <bdi>{title}</bdi>
        </p>
      )}
      {opening.map((text, index) => (
        <p key={index} dir="auto" className="mt-4 whitespace-pre-wrap">
          {text}
        </p>
      ))}
      {recitals.length > 0 && <Recitals recitals={recitals} heading={heading} />}
      {clauses.map((clause, index) => (
        <Clause key={index} clause={clause} place={index} heading={heading} />
      ))}
    </div>
  );
});

const headingLook = "font-serif font-semibold tracking-wide";
const hanging = "@xl:grid @xl:grid-cols-[2.75rem_minmax(0,1fr)] @xl:gap-x-2";
const row = `mt-3 ${hanging}`;
const numberLook = "block text-sm text-muted tabular-nums @xl:text-base";

function Recitals({ recitals, heading: Heading }: { recitals: string[]; heading: SectionHeading }) {
  return (
    <section className="mt-7">
      <Heading className={headingLook}>BACKGROUND</Heading>
      {recitals.map((text, index) => (
        <div key={index} className={row}>
          <span className={numberLook}>({String.fromCharCode(65 + index)})</span>
          <p dir="auto" className="whitespace-pre-wrap">
            {text}
          </p>
        </div>
      ))}
    </section>
  );
}

type ClauseProps = { clause: NumberedClause; place: number; heading: SectionHeading };

/** `data-clause` is what the table of clauses jumps to. */
function Clause({ clause: { number, heading, paragraphs }, place, heading: Heading }: ClauseProps) {
  return (
    <section data-clause={place} className="mt-8 scroll-mt-24">
      <Heading tabIndex={-1} className={`flex gap-x-2 focus:outline-none ${hanging} ${headingLook}`}>
        <span className="tabular-nums">{number}.</span> <bdi>{heading}</bdi>
      </Heading>
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index} paragraph={paragraph} />
      ))}
    </section>
  );
}

function Paragraph({ paragraph: { number, text, level } }: { paragraph: NumberedParagraph }) {
  return (
    <div className={`${row} ${level === 1 ? "ml-4 @xl:ml-13" : ""}`}>
      <span className={numberLook}>{number}</span>
      <p dir="auto" className="whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}
