export type TextPart = { text: string; href?: string };

const address = /https?:\/\/[^\s<>"]+/giu;
/** Ends a sentence, and no address. */
const trailing = /[.,;:!?'"”’»…]+$/u;

/** A text as it was written, in parts: those that are addresses on the web lead there. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const link = withoutClosing(match[0].replace(trailing, ""));
    if (!URL.canParse(link) || hidesItsHost(link)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: link, href: link });
    end = match.index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** "(see https://example.com)" closes a bracket that the address has not opened. */
function withoutClosing(link: string): string {
  const count = (sign: string) => link.split(sign).length - 1;
  return link.endsWith(")") && count(")") > count("(") ? link.slice(0, -1).replace(trailing, "") : link;
}

/** "https://soundcloud.com@evil.example" leads to the latter: it stays text. */
function hidesItsHost(link: string): boolean {
  const { username, password } = new URL(link);
  return username !== "" || password !== "";
}
