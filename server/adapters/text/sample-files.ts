import { strFromU8, strToU8, zipSync, zlibSync } from "fflate";

const LETTER_SIZE = 10;
const LINE_HEIGHT = 14;
const TOP = 760;

/** A PDF with these lines on each of its pages, from the top down; written as most programs do, packed and with kerning. */
export function samplePdf(lines: readonly string[], pages: number): Uint8Array {
  const content = zlibSync(strToU8(lines.map(showLine).join("\n")));
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`);
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${strFromU8(content, true)}\nendstream`,
    ...kids.map(
      () =>
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>",
    ),
  ]);
}

/** Letters in hexadecimal, moved a little closer after every few. */
function showLine(line: string, index: number): string {
  const runs = (line.match(/.{1,8}/g) ?? []).map(
    (run) => `<${Buffer.from(run, "latin1").toString("hex")}> 20`,
  );
  const place = `1 0 0 1 72 ${TOP - index * LINE_HEIGHT} Tm /F1 ${LETTER_SIZE} Tf`;
  return `q\n1 0 0 1 0 0 cm\nBT\n${place}\n[${runs.join(" ")}] TJ\nET\nQ`;
}

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
function pdfOf(objects: readonly string[]): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const count = objects.length + 1;
  const end = `trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(
    Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${offsets.join("")}${end}`, "latin1"),
  );
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const FORMAT = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** A DOCX with this body (WordprocessingML), and with further parts. */
export function sampleDocx(body: string, parts: Record<string, string> = {}): Uint8Array {
  const files = {
    "[Content_Types].xml": `${XML}<Types xmlns="${FORMAT}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/></Types>`,
    "_rels/.rels": `${XML}<Relationships xmlns="${FORMAT}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** A paragraph of WordprocessingML. */
export function sampleParagraph(text: string, properties = ""): string {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${escaped}</w:t></w:r></w:p>`;
}
