import type { AgreementDraft, Clause } from "#shared/domain/agreements/agreement-text";

/** Around a heading that is referred to; no form lets anybody type them. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];

/** Another clause, by its heading: it is numbered once the clauses that apply are known. */
export function clause(heading: string): string {
  return `${OPEN}${heading}${CLOSE}`;
}

/** Its number alone, for a list of clauses and for the key terms: "clause " stands before it. */
export function clauseNumber(heading: string): string {
  return clause(`#${heading}`);
}

/** The draft with "clause 7 (Royalty)" for each clause that is referred to. Throws where there is no such clause. */
export function numberReferences(draft: AgreementDraft): AgreementDraft {
  const headings = draft.clauses.map(({ heading }) => heading);
  const resolve = (text: string) =>
    text.replace(/\uE000(#?)([^\uE001]*)\uE001/g, (_, alone: string, heading: string) => {
      const place = headings.indexOf(heading) + 1;
      if (place === 0) throw new Error(`A clause refers to "${heading}", which is not in the agreement.`);
      return alone === "" ? `clause ${place} (${heading})` : String(place);
    });
  const inClause = ({ heading, paragraphs }: Clause) => ({ heading, paragraphs: paragraphs.map(resolve) });
  return {
    ...draft,
    clauses: draft.clauses.map(inClause),
    annexes: draft.annexes?.map(inClause) ?? [],
  };
}
