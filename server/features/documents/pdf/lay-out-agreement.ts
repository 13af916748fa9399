import { readAgreement, type NumberedClause } from "#shared/domain/agreements/agreement-text";

/** What stands before the clauses, block by block as it is written. */
export type FrontBlock = { kind: "text" | "heading" | "recital"; label: string; text: string };
export type AgreementLayout = { title: string; front: FrontBlock[]; clauses: NumberedClause[] };

const LONGEST_TITLE = 120;
const backgroundLine = /^(?:background|recitals|whereas)\s*:?$/i;
const inCapitals = /^\P{Ll}*\p{Lu}\P{Ll}*$/u;
const recital = /^(?<label>\([A-Z]{1,3}\))\s+(?<text>\S.*)$/s;

/** The text in the parts it is set in. All its words are kept; where there are no clauses to be seen it is all paragraphs. */
export function layOutAgreement(text: string): AgreementLayout {
  const clauses = readAgreement(text)?.clauses ?? [];
  const [first, ...others] = blocksOf(clauses[0] ? textBefore(text, clauses[0]) : text);
  const hasTitle = first !== undefined && !first.includes("\n") && first.length <= LONGEST_TITLE;
  const front = hasTitle || first === undefined ? others : [first, ...others];
  return { title: hasTitle ? first : "", front: front.map(readBlock), clauses };
}

function textBefore(text: string, { number, heading }: NumberedClause): string {
  const lines = text.split(/\r\n?|\n/);
  const headings = [`${number}.`, `${number})`];
  const isItsHeading = (line: string) => {
    const [label = "", ...words] = line.trim().split(/\s+/);
    return (
      headings.includes(label) &&
      words.join(" ") === heading.split(/\s+/).join(" ") &&
      !/^ {2}|^\t/.test(line)
    );
  };
  return lines.slice(0, lines.findIndex(isItsHeading)).join("\n");
}

function blocksOf(text: string): string[] {
  return text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((block) => block.replace(/^[^\S\n]+|[^\S\n]+$/gm, "").trim())
    .filter((block) => block !== "");
}

function readBlock(block: string): FrontBlock {
  const { label = "", text = block } = recital.exec(block)?.groups ?? {};
  const kind = label !== "" ? "recital" : isHeading(block) ? "heading" : "text";
  return { kind, label, text };
}

function isHeading(block: string): boolean {
  const isLine = !block.includes("\n") && block.length <= LONGEST_TITLE;
  return isLine && (backgroundLine.test(block) || inCapitals.test(block));
}
