import { formatNumber } from "#server/adapters/text/docx/format-number";
import {
  readNumbering,
  value,
  type Level,
  type List,
  type Numbering,
  type Place,
} from "#server/adapters/text/docx/read-numbering";
import type { Parts } from "#server/adapters/text/docx/open-parts";

/** The start of a paragraph and its properties, and the two drawings of one text box, of which the first is not read. */
const landmarks = /<w:p(?:\s[^>]*)?>(?:\s*<w:pPr(?:\s[^>]*)?>[^]*?<\/w:pPr>)?|<mc:Choice\b|<\/mc:Choice>/g;

/**
 * The document with the numbers that Word shows before its clauses as text: mammoth knows that a paragraph is in a list, but not that
 * it is "7.2(a)". The definitions of the lists are taken out, so that nothing is numbered twice.
 */
export function numberParagraphs(parts: Parts): Parts {
  const { "word/numbering.xml": definitions, ...others } = parts;
  const document = parts["word/document.xml"];
  if (definitions === undefined || document === undefined) return parts;
  const numbering = readNumbering(parts);
  const count = createCounters(numbering);
  let unread = 0;
  const numbered = document.replace(landmarks, (start) => {
    if (start.startsWith("<mc:Choice")) unread += 1;
    else if (start.startsWith("</mc:Choice")) unread -= 1;
    else if (unread === 0) return withLabel(start, numbering, count);
    return start;
  });
  return { ...others, "word/document.xml": numbered };
}

function withLabel(start: string, numbering: Numbering, count: (place: Place) => string): string {
  // Earlier properties, of a change that is tracked, stand last. What is left of them does not matter to the text.
  const properties = start.split("<w:pPrChange")[0]!;
  const place = placeOf(properties, numbering);
  const label = place && count(place);
  if (!label || start !== properties) return start;
  return `${start}<w:r><w:t xml:space="preserve">${escape(label)} </w:t></w:r>`;
}

function placeOf(properties: string, { styles }: Numbering): Place | undefined {
  const fromStyle = styles.get(value(properties, "pStyle") ?? "");
  const own = value(properties, "numId");
  // List 0 takes a paragraph out of its style's list.
  if (own === "0") return undefined;
  if (own === undefined) return fromStyle;
  return { list: own, level: Number(value(properties, "ilvl") ?? fromStyle?.level ?? 0) };
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** Counts as Word does: a paragraph counts its level on and sets the deeper ones back; lists of one definition count together. */
function createCounters({ lists }: Numbering): (place: Place) => string {
  const counts = new Map<string, number[]>();
  const restarted = new Set<string>();

  function startOf(list: List, level: number): number {
    return list.restarts.get(level) ?? list.levels.get(level)?.start ?? 1;
  }

  return ({ list: id, level }) => {
    const list = lists.get(id);
    const definition = list?.levels.get(level);
    if (!list || !definition) return "";
    let numbers = counts.get(list.counter) ?? [];
    if (list.restarts.size > 0 && !restarted.has(id))
      numbers = numbers.slice(0, Math.min(...list.restarts.keys()));
    restarted.add(id);

    for (let above = 0; above < level; above += 1) numbers[above] ??= startOf(list, above);
    const own = numbers[level] === undefined ? startOf(list, level) : numbers[level] + 1;
    numbers = [...numbers.slice(0, level), own];
    counts.set(list.counter, numbers);
    return labelOf(definition, list.levels, numbers);
  };
}

function labelOf(level: Level, levels: Map<number, Level>, numbers: readonly number[]): string {
  if (level.format === "bullet") return "•";
  return level.pattern.replace(/%(\d)/g, (_, place: string) => {
    const index = Number(place) - 1;
    const format = level.isLegal ? "decimal" : (levels.get(index)?.format ?? "decimal");
    return formatNumber(numbers[index] ?? 1, format);
  });
}
