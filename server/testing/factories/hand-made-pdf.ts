/** A PDF of these objects, numbered from 1; the first is the catalogue. Texts are Latin-1. */
export function handMadePdf(objects: readonly (string | Buffer)[], trailer = ""): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.6\n")];
  let length = parts[0]!.length;
  const add = (part: string | Buffer) => {
    const bytes = Buffer.from(part as string, "latin1");
    parts.push(bytes);
    length += bytes.length;
  };
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(`${index + 1} 0 obj\n`);
    add(object);
    add("\nendobj\n");
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`);
  add(`trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return Uint8Array.from(Buffer.concat(parts));
}

/** A stream object; `entries` go into its dictionary. */
export function stream(content: Buffer | string, entries = ""): Buffer {
  const bytes = Buffer.from(content as string, "latin1");
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

/** A page that shows this content (object 4, as `stream` makes it) with the font of object 3. */
export function onePage(content: Buffer, font = HELVETICA): Uint8Array {
  return handMadePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [5 0 R] /Count 1 >>",
    font,
    content,
    PAGE,
  ]);
}

export const HELVETICA = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
export const PAGE =
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>";

/** Letters given in UCS-2, in a font that the file only names. */
export function chinesePdf(hex: string): Uint8Array {
  const font =
    "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [ << /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >> ] >>";
  return onePage(stream(`BT /F1 12 Tf 72 760 Td <${hex}> Tj ET`), font);
}
