import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { operatorSentence } from "#server/adapters/pdf/draw-operator";
import { type FontFile, fontPath } from "#server/adapters/pdf/font-files";
import { acknowledgementsLead, explainSignatures } from "#server/features/documents/pdf/explain-signatures";
import type { SplitSheetPdf } from "#server/features/documents/pdf/document-pdf";
import { signingState } from "#server/features/documents/pdf/signing-state";
import { brand } from "#shared/brand";
import { dayInNairobi, momentInNairobiAndUtc } from "#shared/dates";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";
import { formatShare } from "#shared/domain/shares";
import { songDetails } from "#shared/domain/song-facts";

/**
 * The text of a signed split sheet for a few people as one would write it with pdfkit alone: fonts by path, no tags, no ornaments,
 * no code to scan. It is what our own drawing is measured against.
 */
export async function renderPlainly(input: SplitSheetPdf): Promise<Buffer> {
  const doc = new PDFDocument({ size: "A4", margin: 66, bufferPages: true });
  const finished = buffer(doc);
  const put = (font: FontFile, size: number, text: string, x: number, y: number) =>
    doc
      .font(fontPath(/\p{Script=Ethiopic}/u.test(text) ? "ethiopic" : font))
      .fontSize(size)
      .text(text, x, y, { width: 463 });

  putSheet(input, put);
  doc.addPage();
  putTerms(input, put);
  doc.addPage();
  putSignatures(input, put);
  doc.addPage();
  put("serifItalic", 10, input.content.songTitle, 66, 40);
  if (input.operator) put("sans", 7.5, operatorSentence(input.operator), 66, 720);
  for (const page of [1, 2, 3, 4]) {
    doc.switchToPage(page - 1);
    put("sans", 7.5, `${brand.name}${brand.suffix} · Document ${input.documentId}`, 66, 740);
    put("sans", 7.5, `${page} of 4`, 500, 740);
    put("sansSemiBold", 9.5, signingState(input).mark, 330, 40);
  }
  doc.end();
  return finished;
}

type Put = (font: FontFile, size: number, text: string, x: number, y: number) => unknown;

function putSheet({ content: sheet, ownerName, createdAt }: SplitSheetPdf, put: Put): void {
  put("serif", 15, `${brand.name}${brand.suffix}`, 66, 36);
  put("sansSemiBold", 8, "SPLIT SHEET", 66, 90);
  put("serif", 32, sheet.songTitle, 66, 105);
  put("serifItalic", 14.5, `by ${sheet.artistName}`, 66, 150);
  const facts = [
    ...songDetails.map(({ key, label, missing }) => [label, sheet[key] || missing] as const),
    ["Drawn up by", ownerName] as const,
    ["Drawn up on", dayInNairobi(createdAt)] as const,
  ];
  for (const [index, [label, value]] of facts.entries()) {
    const x = 66 + (index % 4) * 116;
    const y = 190 + Math.floor(index / 4) * 45;
    put("sans", 8, label, x, y);
    put("sans", 9.5, value, x, y + 12);
  }
  put("serif", 17, "Publishing Rights", 66, 300);
  put("sans", 8.5, "The song itself: its words and its music.", 66, 325);
  for (const [title, x] of [
    ["Name", 90],
    ["Role", 338],
    ["Share", 490],
  ] as const)
    put("sans", 8, title, x, 345);
  for (const [index, { name, email, role, share }] of sheet.publishing.entries()) {
    const y = 362 + index * 38;
    put("sans", 10, name, 90, y);
    put("sans", 8.5, email, 90, y + 14);
    put("sans", 10, role, 338, y);
    put("sans", 10, `${formatShare(share)}%`, 490, y);
  }
  put("sansSemiBold", 10, "Total", 90, 600);
  put("sansSemiBold", 10, "100%", 490, 600);
}

function putTerms({ content: sheet, terms }: SplitSheetPdf, put: Put): void {
  put("serifItalic", 10, sheet.songTitle, 66, 40);
  put("serif", 17, "Agreement", 66, 90);
  for (const [index, clause] of terms.entries()) {
    put("sans", 9.5, `${index + 1}.`, 66, 120 + index * 50);
    put("sans", 9.5, clause, 84, 120 + index * 50);
  }
}

function putSignatures(input: SplitSheetPdf, put: Put): void {
  const { documentId, title, content: sheet, version, signers, verifyUrl } = input;
  put("serifItalic", 10, sheet.songTitle, 66, 40);
  put("serif", 22, "Signatures", 66, 90);
  put("sans", 9.5, explainSignatures(signingState(input), input), 66, 120);
  put("sans", 9.5, acknowledgementsLead, 66, 170);
  for (const [index, line] of acknowledgements.split_sheet.lines.entries()) {
    put("sans", 9.5, "•", 66, 186 + index * 18);
    put("sans", 9.5, line, 84, 186 + index * 18);
  }
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
  for (const [index, [label, value]] of record.entries()) {
    put("sans", 8, label, 66, 250 + index * 32);
    put("sans", 9, value, 66, 262 + index * 32);
  }
  for (const [index, { name, email, rights, signatureId, signedAt, openedAt }] of signers.entries()) {
    const x = 66 + (index % 2) * 245;
    const y = 420 + Math.floor(index / 2) * 110;
    put("serifItalic", 17, name, x, y);
    put("sans", 8.5, email, x, y + 28);
    for (const { role, share } of rights)
      put("sans", 8.5, `${role}, ${formatShare(share)}% of publishing rights`, x, y + 40);
    put("sans", 9, signatureId ?? "", x, y + 56);
    put("sans", 9, signedAt ? momentInNairobiAndUtc(signedAt) : "", x, y + 69);
    put("sans", 9, openedAt ? `Opened ${momentInNairobiAndUtc(openedAt)}` : "", x, y + 82);
  }
}
