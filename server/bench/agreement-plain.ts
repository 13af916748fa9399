import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { operatorSentence } from "#server/adapters/pdf/draw-operator";
import { type FontFile, fontPath } from "#server/adapters/pdf/font-files";
import type { AgreementPdf } from "#server/features/documents/pdf/document-pdf";
import { acknowledgementsLead, explainSignatures } from "#server/features/documents/pdf/explain-signatures";
import { signingState } from "#server/features/documents/pdf/signing-state";
import { brand } from "#shared/brand";
import { dayInNairobi, momentInNairobiAndUtc } from "#shared/dates";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";

/**
 * A signed agreement as one would write it with pdfkit alone: fonts by path, a paragraph after the other, no tags, no ornaments, no
 * code to scan. It is what our own drawing is measured against.
 */
export async function renderAgreementPlainly(input: AgreementPdf): Promise<Buffer> {
  const doc = new PDFDocument({ size: "A4", margin: 66, bufferPages: true });
  const finished = buffer(doc);
  const write = (font: FontFile, size: number, text: string) =>
    doc.font(fontPath(font)).fontSize(size).text(text);

  writeOpening(input, write);
  for (const block of input.content.generatedAgreement.split("\n\n")) write("sans", 9.5, block);
  writeSignatures(input, write);
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page <= count; page += 1) {
    doc.switchToPage(page - 1);
    const put = (font: FontFile, size: number, text: string, x: number, y: number) =>
      doc.font(fontPath(font)).fontSize(size).text(text, x, y, { lineBreak: false });
    put("sansSemiBold", 9.5, signingState(input).mark, 330, 40);
    if (page === 1) put("serif", 15, `${brand.name}${brand.suffix}`, 66, 36);
    else put("serifItalic", 10, shortTitle(input), 66, 40);
    put("sans", 7.5, `${brand.name}${brand.suffix} · Document ${input.documentId}`, 66, 760);
    put("sans", 7.5, `${page} of ${count}`, 500, 760);
  }
  doc.end();
  return finished;
}

type Write = (font: FontFile, size: number, text: string) => unknown;

function writeOpening(input: AgreementPdf, write: Write): void {
  const { type, ownerName, createdAt, signers, content } = input;
  write("sansSemiBold", 8, documentTypeLabels[type].toUpperCase());
  write("serif", 32, shortTitle(input));
  for (const { role, name, email } of signers) {
    write("sans", 8, role);
    write("serif", 14, name);
    write("sans", 8.5, email);
  }
  const facts = [
    ["Project", content.formData?.projectTitle ?? ""],
    ["Effective date", content.formData?.effectiveDate.split("-").toReversed().join("/") ?? ""],
    ["Drawn up by", ownerName],
    ["Drawn up on", dayInNairobi(createdAt)],
  ] as const;
  for (const [label, value] of facts) {
    write("sans", 8, label);
    write("sans", 9.5, value);
  }
}

function writeSignatures(input: AgreementPdf, write: Write): void {
  const { title, documentId, version, verifyUrl, signers } = input;
  write("serif", 22, "Signatures");
  write("sans", 9.5, explainSignatures(signingState(input), input));
  write("sans", 9, acknowledgementsLead);
  for (const line of acknowledgements[input.type].lines) write("sans", 9, `• ${line}`);
  const record = [
    ["Document", title],
    ["Document id", documentId],
    [
      "Sent for signature",
      version ? `${momentInNairobiAndUtc(version.sentAt)} (version ${version.number})` : "",
    ],
    ["SHA-256 of what was sent", version?.sha256.replace(/.{8}(?=.)/g, "$& ") ?? ""],
    ["Check this document", verifyUrl],
  ] as const;
  for (const [label, value] of record) {
    write("sans", 8, label);
    write("sans", 9, value);
  }
  for (const { name, email, role, signatureId, signedAt, openedAt } of signers) {
    write("serifItalic", 17, name);
    write("sans", 8.5, email);
    write("sans", 8.5, role);
    write("sans", 9, signatureId ?? "");
    write("sans", 9, signedAt ? momentInNairobiAndUtc(signedAt) : "");
    write("sans", 9, openedAt ? `Opened ${momentInNairobiAndUtc(openedAt)}` : "");
  }
  if (input.operator) write("sans", 7.5, operatorSentence(input.operator));
}
