import type { Parts } from "#server/adapters/text/docx/open-parts";

export type Level = {
  start: number;
  format: string;
  /** "%1.%2" */
  pattern: string;
  /** All numbers of the pattern are written in figures. */
  isLegal: boolean;
};

/** A list of the document: levels, and which other lists count on with it. */
export type List = { counter: string; levels: Map<number, Level>; restarts: Map<number, number> };

/** Where a paragraph stands in which list. */
export type Place = { list: string; level: number };

export type Numbering = { lists: Map<string, List>; styles: Map<string, Place> };

type Definition = { levels: Map<number, Level>; levelOfStyle: Map<string, number>; link: string | undefined };

/** The lists a document defines (word/numbering.xml), and the styles that number their paragraphs (word/styles.xml). */
export function readNumbering(parts: Parts): Numbering {
  const numbering = parts["word/numbering.xml"] ?? "";
  const definitions = new Map(
    elements(numbering, "abstractNum").map(({ tag, inner }) => [
      attribute(tag, "abstractNumId") ?? "",
      readDefinition(inner),
    ]),
  );
  const counters = new Map(
    elements(numbering, "num").map(({ tag, inner }) => [
      attribute(tag, "numId") ?? "",
      { counter: value(inner, "abstractNumId") ?? "", inner },
    ]),
  );
  const styles = elements(parts["word/styles.xml"] ?? "", "style");
  const listOfStyle = new Map(
    styles.map(({ tag, inner }) => [attribute(tag, "styleId") ?? "", value(inner, "numId")]),
  );

  const lists = new Map<string, List>();
  for (const [id, { counter, inner }] of counters) {
    // A definition may only name the style that holds the real one.
    const link = definitions.get(counter)?.link;
    const linked = link === undefined ? undefined : counters.get(listOfStyle.get(link) ?? "")?.counter;
    const levels = definitions.get(linked ?? counter)?.levels ?? new Map<number, Level>();
    lists.set(id, { counter: linked ?? counter, ...withOverrides(levels, inner) });
  }
  return { lists, styles: numberedStyles(styles, { lists, definitions }) };
}

function readDefinition(xml: string): Definition {
  const levels = elements(xml, "lvl").map(({ tag, inner }) => ({
    index: Number(attribute(tag, "ilvl") ?? 0),
    style: value(inner, "pStyle"),
    level: readLevel(inner),
  }));
  return {
    levels: new Map(levels.map(({ index, level }) => [index, level])),
    levelOfStyle: new Map(levels.flatMap(({ index, style }) => (style ? [[style, index]] : []))),
    link: value(xml, "numStyleLink"),
  };
}

function readLevel(xml: string): Level {
  return {
    start: Number(value(xml, "start") ?? 1),
    format: value(xml, "numFmt") ?? "decimal",
    pattern: value(xml, "lvlText") ?? "",
    isLegal: /<w:isLgl\b(?![^>]*w:val="(?:0|false)")/.test(xml),
  };
}

function withOverrides(base: Map<number, Level>, xml: string): Pick<List, "levels" | "restarts"> {
  const levels = new Map(base);
  const restarts = new Map<number, number>();
  for (const { tag, inner } of elements(xml, "lvlOverride")) {
    const index = Number(attribute(tag, "ilvl") ?? 0);
    const restart = value(inner, "startOverride");
    if (restart !== undefined) restarts.set(index, Number(restart));
    const own = elements(inner, "lvl")[0];
    if (own) levels.set(index, readLevel(own.inner));
  }
  return { levels, restarts };
}

type Element = { tag: string; inner: string };
type Known = { lists: Map<string, List>; definitions: Map<string, Definition> };

/** A style numbers its paragraphs itself, or as the style it is based on. */
function numberedStyles(styles: readonly Element[], { lists, definitions }: Known): Map<string, Place> {
  const byId = new Map(styles.map(({ tag, inner }) => [attribute(tag, "styleId") ?? "", inner]));
  const places = new Map<string, Place>();
  for (const id of byId.keys()) {
    const seen = new Set<string>();
    for (
      let style = id;
      byId.has(style) && !seen.has(style);
      style = value(byId.get(style)!, "basedOn") ?? ""
    ) {
      seen.add(style);
      const list = value(byId.get(style)!, "numId");
      if (list === undefined) continue;
      const counter = lists.get(list)?.counter ?? "";
      const level = definitions.get(counter)?.levelOfStyle.get(style) ?? value(byId.get(style)!, "ilvl");
      places.set(id, { list, level: Number(level ?? 0) });
      break;
    }
  }
  return places;
}

function elements(xml: string, name: string): Element[] {
  const found = xml.matchAll(new RegExp(`(<w:${name}\\b[^>]*[^/]>)([^]*?)</w:${name}>`, "g"));
  return Array.from(found, ([, tag = "", inner = ""]) => ({ tag, inner }));
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\bw:${name}="([^"]*)"`).exec(tag)?.[1];
}

/** The `w:val` of the first such element. */
export function value(xml: string, name: string): string | undefined {
  return new RegExp(`<w:${name}\\b[^>]*?\\bw:val="([^"]*)"`).exec(xml)?.[1];
}
