/** What is added to a PDF: everything but the signature itself, which goes into `contents`. */
export type Prepared = {
  bytes: Buffer;
  /** The two parts that are signed: all but the signature, with its angle brackets. */
  range: readonly [number, number, number, number];
};

type Objects = { size: number; root: number; info: string; id: string; startxref: number };
type Page = { number: number; text: string };

/** Placeholder of a number in the range, whose width does not depend on it. */
const DIGITS = 10;

/**
 * Appends a certification signature to a PDF of ours, as PAdES demands it (ETSI EN 319 142-1): nothing may be changed afterwards, the file
 * as it was is the first revision, byte for byte, and `reserved` bytes are left for the signature. Throws for any other file.
 */
export function addSignature(
  pdf: Buffer,
  { at, name, reason, reserved }: { at: Date; name: string; reason: string; reserved: number },
): Prepared {
  const text = pdf.toString("latin1");
  const { size, root, info, id, startxref } = readTrailer(text);
  const catalog = readObject(text, root);
  const page = firstPage(text, catalog);
  const [signature, widget] = [size, size + 1];

  const added = new Map<number, string>([
    [
      root,
      inserted(
        catalog,
        `/AcroForm << /SigFlags 3 /Fields [${widget} 0 R] >> /Perms << /DocMDP ${signature} 0 R >>`,
      ),
    ],
    [page.number, inserted(page.text, annotationsWith(page.text, widget))],
    [
      signature,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (${pdfDate(at)}) /Name ${hexText(name)} /Reason ${hexText(reason)} ` +
        "/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>] " +
        `/ByteRange [0 ${"0".repeat(DIGITS)} ${"0".repeat(DIGITS)} ${"0".repeat(DIGITS)}] /Contents <${"0".repeat(reserved * 2)}> >>`,
    ],
    [
      widget,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T ${hexText("Seal")} /V ${signature} 0 R /P ${page.number} 0 R /Rect [0 0 0 0] /F 132 >>`,
    ],
  ]);

  let body = text.endsWith("\n") ? "" : "\n";
  const offsets = new Map<number, number>();
  for (const [number, object] of added) {
    offsets.set(number, pdf.length + body.length);
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const table = pdf.length + body.length;
  body += `xref\n${[...offsets]
    .toSorted(([one], [other]) => one - other)
    .map(section)
    .join("")}`;
  body += `trailer\n<< /Size ${size + 2} /Root ${root} 0 R /Info ${info} /ID ${id} /Prev ${startxref} >>\n`;
  body += `startxref\n${table}\n%%EOF\n`;

  const bytes = Buffer.concat([pdf, Buffer.from(body, "latin1")]);
  const opening = bytes.indexOf("/Contents <", offsets.get(signature)) + "/Contents ".length;
  const closing = opening + reserved * 2 + 2;
  const range = [0, opening, closing, bytes.length - closing] as const;
  writeRange(bytes, offsets.get(signature)!, range);
  return { bytes, range };
}

/** The parts that are signed, one after the other. */
export function signedPart({ bytes, range }: Prepared): Buffer {
  const [start, length, next, rest] = range;
  return Buffer.concat([bytes.subarray(start, start + length), bytes.subarray(next, next + rest)]);
}

/** Puts the signature where it was left room for. Null when it does not fit. */
export function withContents({ bytes, range }: Prepared, signature: Uint8Array): Buffer | null {
  const [, opening, closing] = range;
  const hex = Buffer.from(signature).toString("hex");
  if (hex.length > closing - opening - 2) return null;
  const sealed = Buffer.from(bytes);
  sealed.write(hex, opening + 1, "latin1");
  return sealed;
}

function readTrailer(text: string): Objects {
  const end = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text);
  const trailer = end && /\btrailer\s*<<([\s\S]*)>>\s*$/.exec(text.slice(Number(end[1]), end.index));
  if (!end || !trailer || !text.startsWith("xref", Number(end[1])))
    throw new Error("no PDF of ours: its trailer");
  const entry = (pattern: RegExp, name: string) => {
    const found = pattern.exec(trailer[1]!);
    if (!found) throw new Error(`no PDF of ours: ${name}`);
    return found[1]!;
  };
  if (/\/Prev\b/.test(trailer[1]!)) throw new Error("no PDF of ours: it has revisions");
  return {
    size: Number(entry(/\/Size\s+(\d+)/, "Size")),
    root: Number(entry(/\/Root\s+(\d+)\s+0\s+R/, "Root")),
    info: entry(/\/Info\s+(\d+\s+0\s+R)/, "Info"),
    id: entry(/\/ID\s*(\[\s*<[\da-fA-F]*>\s*<[\da-fA-F]*>\s*\])/, "ID"),
    startxref: Number(end[1]),
  };
}

/** An object without a stream, as its text. */
function readObject(text: string, number: number): string {
  const found = new RegExp(`(?:^|\\n)${number} 0 obj\\s([\\s\\S]*?)\\sendobj\\b`).exec(text);
  if (!found || /\bstream\b/.test(found[1]!)) throw new Error(`no PDF of ours: object ${number}`);
  return found[1]!.trim();
}

function firstPage(text: string, catalog: string): Page {
  if (/\/(AcroForm|Perms)\b/.test(catalog)) throw new Error("no PDF of ours: it has a form");
  const pages = readObject(text, reference(catalog, /\/Pages\s+(\d+)\s+0\s+R/));
  const number = reference(pages, /\/Kids\s*\[\s*(\d+)\s+0\s+R/);
  return { number, text: readObject(text, number) };
}

function reference(text: string, pattern: RegExp): number {
  const found = pattern.exec(text);
  if (!found) throw new Error("no PDF of ours: its pages");
  return Number(found[1]);
}

/** A dictionary with more entries; those that it has of the same name make room. */
function inserted(dictionary: string, entries: string): string {
  if (!dictionary.startsWith("<<") || !dictionary.endsWith(">>"))
    throw new Error("no PDF of ours: a dictionary");
  const kept = entries.startsWith("/Annots") ? dictionary.replace(/\/Annots\s*\[[^\]]*\]/, "") : dictionary;
  return `${kept.slice(0, -2).trimEnd()}\n${entries}\n>>`;
}

function annotationsWith(page: string, widget: number): string {
  const found = /\/Annots\s*(\[[^\]]*\])?/.exec(page);
  if (found && !found[1]) throw new Error("no PDF of ours: annotations that stand elsewhere");
  const existing = found?.[1]?.slice(1, -1).trim() ?? "";
  return `/Annots [${existing ? `${existing} ` : ""}${widget} 0 R]`;
}

function section([number, offset]: [number, number]): string {
  return `${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`;
}

/** In place, so that nothing moves: each number is followed by spaces. */
function writeRange(bytes: Buffer, from: number, [, ...numbers]: Prepared["range"]): void {
  const start = bytes.indexOf("/ByteRange [0 ", from) + "/ByteRange [0 ".length;
  const text = numbers.map((number) => String(number).padEnd(DIGITS)).join(" ");
  bytes.write(text, start, "latin1");
}

/** UTF-16 with its mark, in hexadecimal: no character needs to be escaped. */
function hexText(text: string): string {
  return `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;
}

function pdfDate(at: Date): string {
  return `D:${at.toISOString().slice(0, 19).replace(/[-:T]/g, "")}Z`;
}
