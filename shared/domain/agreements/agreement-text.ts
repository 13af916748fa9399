/** A clause before it has a number. A paragraph that begins with "(a) " is an item of a list; its letter is given by writing. */
export type Clause = { heading: string; paragraphs: string[] };

/** An agreement in parts, without numbers: writing gives them, so that no part refers to a number that has moved. */
export type AgreementDraft = {
  title: string;
  opening: string[];
  recitals: string[];
  clauses: Clause[];
  /** What stands behind the clauses and is signed with them, under letters. */
  annexes?: Clause[];
};

/** Level 1 is an item of a list, numbered "(a)"; `number` is empty where the text has none. */
export type NumberedParagraph = { number: string; text: string; level: 0 | 1 };
export type NumberedClause = { number: string; heading: string; paragraphs: NumberedParagraph[] };

/** An agreement as somebody left it: with the numbers that stand in the text. Annexes are its last clauses, under "ANNEX A". */
export type Agreement = Omit<AgreementDraft, "clauses" | "annexes"> & { clauses: NumberedClause[] };

const heading = /^(?<number>\d{1,3}[A-Z]?)[.)]\s+(?<text>\S.*)$/s;
const numbered = /^(?<number>\d{1,3}[A-Z]?\.\d{1,3})[.)]?\s+(?<text>\S.*)$/s;
/** The heading of what an agreement comes to, on its first page: drawn as a table, and part of what is signed. */
export const KEY_TERMS = "Key terms";

/** Where a word with a capital gets its meaning: ‘(the “Fee”)’ and ‘“Track” means’. Shown in bold. */
export const DEFINED_TERM = /(?<=\(the )“[^”\n]{1,60}”|“[^”\n]{1,60}”(?= means\b)/g;

const annexHeading = /^(?<number>ANNEX [A-Z])\.\s+(?<text>\P{Ll}+)$/su;
const numberedInAnnex = /^(?<number>[A-Z]\.\d{1,3})\s+(?<text>\S.*)$/s;
const listItem = /^(?<number>\((?:([a-z])\2{0,9}|[ivx]{1,6})\))\s+(?<text>\S.*)$/s;
const lettered = /^(?<number>\(([A-Z])\2{0,9}\))\s+(?<text>\S.*)$/s;
const backgroundLine = /^(?:background|recitals|whereas)\s*:?$/i;

/** Lines below a paragraph's first stand this deep: there, "1. FEE" is what somebody wrote and no clause. */
const INDENT = "    ";
const LONGEST_HEADING = 100;

/** The text of an agreement, which a person can read and edit and `readAgreement` can take apart again. */
export function writeAgreement(agreement: AgreementDraft | Agreement): string {
  const { title, opening, recitals, clauses } = agreement;
  const annexes = "annexes" in agreement ? (agreement.annexes ?? []) : [];
  const blocks = [
    inOneLine(title).toUpperCase(),
    ...opening.map(inOneLine).map((text) => (isMarker(text) ? INDENT + text : text)),
    ...(recitals.length > 0 ? ["BACKGROUND"] : []),
    ...recitals.map((text, index) => `${letter(index, "A")} ${indented(withoutMarker(lettered, text))}`),
    ...clauses.flatMap((clause, index) => writeClause(clause, placeOf(clause, index))),
    ...annexes.flatMap((annex, index) => writeClause(annex, annexLetter(index))),
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}

/** "7" for a clause, "A" for an annex that was read. */
function placeOf(clause: Clause | NumberedClause, index: number): string {
  return "number" in clause && isAnnex(clause) ? clause.number.slice("ANNEX ".length) : String(index + 1);
}

function annexLetter(index: number): string {
  return String.fromCharCode("A".charCodeAt(0) + index);
}

/** Whether a part of an agreement that was read is an annex. */
export function isAnnex({ number }: Pick<NumberedClause, "number">): boolean {
  return number.startsWith("ANNEX ");
}

function writeClause(clause: Clause | NumberedClause, place: string): string[] {
  const title = withoutMarker(heading, inOneLine(clause.heading)).replace(/[.,;:]+$/, "");
  const count = { paragraphs: 0, items: 0 };
  const paragraphs = clause.paragraphs.map(levelled).map(({ text, level }) => {
    if (level === 1) return `${letter(count.items++, "a")} ${indented(text)}`;
    count.items = 0;
    return `${place}.${++count.paragraphs} ${indented(text)}`;
  });
  const isLettered = /^[A-Z]/.test(place);
  return [`${isLettered ? "ANNEX " : ""}${place}. ${title.toUpperCase()}`, ...paragraphs];
}

function levelled(paragraph: string | NumberedParagraph): { text: string; level: 0 | 1 } {
  if (typeof paragraph !== "string") return paragraph;
  const item = listItem.exec(paragraph.trim());
  return item ? { text: item.groups!.text!, level: 1 } : { text: paragraph, level: 0 };
}

/** (a) to (z), then (aa) to (zz). */
function letter(index: number, first: "a" | "A"): string {
  const character = String.fromCharCode(first.charCodeAt(0) + (index % 26));
  return `(${character.repeat(1 + Math.floor(index / 26))})`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function indented(text: string): string {
  const lines = text.trim().split(/\r\n?|\n/);
  return lines
    .map((line) => line.trimEnd())
    .filter((line, index, all) => line !== "" || all[index - 1] !== "")
    .map((line, index) => (index === 0 || line === "" ? line : INDENT + line))
    .join("\n");
}

function withoutMarker(marker: RegExp, text: string): string {
  return marker.exec(text.trim())?.groups?.text ?? text;
}

function isMarker(line: string): boolean {
  return heading.test(line) || backgroundLine.test(line);
}

/**
 * Takes the text of an agreement apart, also after a person edited it: what looks like no part of its own belongs to the
 * paragraph before it. Null when there are no clauses to be seen.
 */
export function readAgreement(text: string): Agreement | null {
  const parts = readParts(text);
  const first = parts.findIndex(({ kind }) => kind === "heading");
  if (first === -1) return null;

  const before = parts.slice(0, first);
  const background = before.findIndex(({ kind }) => kind === "background");
  const [title, ...opening] = withTitle(background === -1 ? before : before.slice(0, background));
  return {
    title: title ?? "",
    opening,
    recitals: background === -1 ? [] : before.slice(background + 1).map(textOf),
    clauses: readClauses(parts.slice(first)),
  };
}

type Part = {
  kind: "text" | "background" | "recital" | "heading" | "numbered" | "item";
  number: string;
  lines: string[];
};

function readParts(text: string): Part[] {
  const parts: Part[] = [];
  let section: "opening" | "recitals" | "clauses" = "opening";
  let clause = 0;
  let afterBlank = true;

  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === "") {
      afterBlank = true;
      continue;
    }
    const marked: Part | null = /^ {2}|^\t/.test(line)
      ? null
      : markedPart(line.trim(), section, clause, afterBlank);
    const last = parts.at(-1);
    if (marked) {
      parts.push(marked);
      if (marked.kind === "background") section = "recitals";
      if (marked.kind === "heading") [section, clause] = ["clauses", Number.parseInt(marked.number, 10)];
    } else if (!last || isAlone(last) || (section === "opening" && afterBlank)) {
      parts.push({ kind: "text", number: "", lines: [line.trim()] });
    } else {
      if (afterBlank) last.lines.push("");
      last.lines.push(line.replace(/^ {1,4}/, "").trimEnd());
    }
    afterBlank = false;
  }
  return parts;
}

function markedPart(line: string, section: string, clause: number, afterBlank: boolean): Part | null {
  const annex = afterBlank && section === "clauses" ? annexHeading.exec(line) : null;
  if (annex) return partOf("heading", annex);
  const title = afterBlank ? heading.exec(line) : null;
  if (title && isHeading(title.groups!.text!, countsOn(title.groups!.number!, clause))) {
    return partOf("heading", title);
  }
  if (section === "opening") {
    return backgroundLine.test(line) ? { kind: "background", number: "", lines: [line] } : null;
  }
  if (section === "recitals") return partOf("recital", lettered.exec(line));

  const paragraph = Number.isNaN(clause) ? numberedInAnnex.exec(line) : numbered.exec(line);
  const isOwn = afterBlank || line.startsWith(`${clause}.`);
  return isOwn && paragraph ? partOf("numbered", paragraph) : partOf("item", listItem.exec(line));
}

/** 8 counts on from 7, and 7A as well. */
function countsOn(number: string, clause: number): boolean {
  const place = Number.parseInt(number, 10);
  return place > clause || (place === clause && /[A-Z]$/.test(number));
}

/** A line in capitals, or a short one without a full stop that counts on: a list inside a clause starts again at 1. */
function isHeading(text: string, isNext: boolean): boolean {
  if (text === text.toUpperCase()) return true;
  return isNext && text.length <= LONGEST_HEADING && !/[.,;:!?]$/.test(text);
}

function partOf(kind: Part["kind"], found: RegExpExecArray | null): Part | null {
  return found && { kind, number: found.groups!.number!, lines: [found.groups!.text!] };
}

function isAlone({ kind }: Part): boolean {
  return kind === "background" || kind === "heading";
}

function textOf({ lines }: Part): string {
  return lines.join("\n");
}

/** The title stands alone in its line. */
function withTitle(parts: readonly Part[]): string[] {
  const texts = parts.map(({ lines }) => inOneLine(lines.join(" ")));
  return parts[0]?.lines.length === 1 ? texts : ["", ...texts];
}

function readClauses(parts: readonly Part[]): NumberedClause[] {
  const clauses: NumberedClause[] = [];
  for (const part of parts) {
    const { kind, number } = part;
    if (kind === "heading") clauses.push({ number, heading: textOf(part), paragraphs: [] });
    else clauses.at(-1)?.paragraphs.push({ number, text: textOf(part), level: kind === "item" ? 1 : 0 });
  }
  return clauses;
}
