import PDFDocument from "pdfkit";

type Options = ConstructorParameters<typeof PDFDocument>[0];

/** A PDF that the caller draws with pdfkit. */
export async function contractPdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: Options = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ margin: 72, size: "A4", ...options });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on("end", resolve));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
