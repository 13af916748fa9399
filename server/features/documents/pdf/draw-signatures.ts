import { OPERATOR_ROOM } from "#server/adapters/pdf/draw-operator";
import { drawMark, drawRule, strokePath } from "#server/adapters/pdf/draw-lines";
import { drawRecord, inGroups } from "#server/adapters/pdf/draw-record";
import { linesOf, type TextStyle } from "#server/adapters/pdf/draw-text";
import { drawLines, drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { palette } from "#server/adapters/pdf/palette";
import { columnWidth, makeRoom, ornament, type Pdf, paper, tag } from "#server/adapters/pdf/pdf";
import type { Line } from "#server/adapters/pdf/typeset";
import type { Labelled } from "#server/adapters/pdf/draw-labelled";
import { drawList } from "#server/adapters/pdf/draw-list";
import {
  acknowledgementsLead,
  acknowledgementsLeadOf,
  explainSignatures,
  signedWithoutWording,
} from "#server/features/documents/pdf/explain-signatures";
import type { DocumentPdf, PdfRecord, PdfSigner } from "#server/features/documents/pdf/document-pdf";
import { capacityOf, signsIt } from "#server/features/documents/pdf/signing-capacity";
import type { SigningState } from "#server/features/documents/pdf/signing-state";
import { styles } from "#server/adapters/pdf/text-styles";
import { momentInNairobiAndUtc } from "#shared/dates";
import { signatoryOf } from "#shared/domain/parties";
import type { Acknowledgements } from "#shared/wordings/acknowledgements/en";
import { currentWording } from "#shared/wordings/acknowledgements/index";
import { commonThrough, howSent, throughLabel } from "#shared/domain/signature-ways";
import type { MarkShape } from "#shared/domain/mark";
import { rightText } from "#shared/domain/split-sheet";

const GAP = 28;
const CHECK_ROOM = 20;
const BELOW_BLOCK = 20;
/** Of a name as its bearer drew it. */
const MARK_HEIGHT = 40;
const blockWidth = (columnWidth - GAP) / 2;

const ABOVE = 12;
const ABOVE_FACT = 4;
/** What the heading, the record and the first signers need together, without facts and names as they drew them. */
const FIRST_PART = 466;

/** What they need from the line above them on, with facts and names as they drew them. */
export function roomForSignatures({ signers, facts }: Pick<DocumentPdf, "signers" | "facts">): number {
  const marks = signers.slice(0, 2).some(({ mark }) => mark) ? MARK_HEIGHT : 0;
  return ABOVE + FIRST_PART + facts.length * (ABOVE_FACT + styles.text.leading) + marks;
}

/** The end: the record of the document, and a block for each signer, on a page of its own unless the last one has room for both. */
export function drawSignatures(pdf: Pdf, input: DocumentPdf, state: SigningState): void {
  makeRoom(pdf, roomForSignatures(input));
  pdf.y += ABOVE;
  pdf.y += 4;
  drawTextBlock(pdf, pdf.root, "H2", "Signatures", styles.longSongTitle);
  pdf.y += 4;
  drawTextBlock(pdf, pdf.root, "P", explainSignatures(state, input), styles.text);
  for (const fact of input.facts) {
    pdf.y += ABOVE_FACT;
    drawTextBlock(pdf, pdf.root, "P", fact, styles.text);
  }
  const wordings = wordingsOf(input);
  // Nobody is said to have agreed to a wording that their request did not name.
  const isOneForAll =
    wordings.length === 1 && input.signers.every(({ signedAt, agreedTo }) => !signedAt || agreedTo);
  drawAcknowledgements(pdf, wordings, isOneForAll);
  drawUnstated(pdf, input);
  pdf.y += 10;
  drawRecord(pdf, recordOf(input), input.verifyUrl);
  pdf.y += 10;

  const isOneWay = commonThrough(input.signers) !== null;
  const canSign = !input.isCompleted && !input.version?.endedAt;
  const blocks = input.signers.map((signer) =>
    setBlock(
      signer,
      signsIt(input, signer),
      capacityOf(input, signer),
      remarksOf(signer, { isOneForAll, isOneWay, canSign }),
    ),
  );
  const pairs = blocks.flatMap((_, index) => (index % 2 === 0 ? [blocks.slice(index, index + 2)] : []));
  for (const [index, pair] of pairs.entries()) {
    const operator = input.operator ? OPERATOR_ROOM : 0;
    const next = pairs[index + 1];
    // The last names stand on no page alone: the pair before them goes along.
    const alone = next && next === pairs.at(-1) ? heightOfPair(next) + operator : 0;
    drawPair(pdf, pair, next === undefined ? operator : alone && alone + BELOW_BLOCK);
  }
  // Nothing stands below the last ones that would have to keep a distance.
  if (blocks.length > 0) pdf.y -= BELOW_BLOCK;
}

type Agreed = { wording: Acknowledgements; names: string[] };

/** Each wording that its people signed or are asked to sign, once, oldest first, and by whom. */
function wordingsOf(input: DocumentPdf): Agreed[] {
  const { type, version, signers } = input;
  if (!version) return [];
  const byVersion = new Map<string, Agreed>();
  for (const signer of signers) {
    const wording = signer.signedAt
      ? signer.agreedTo
      : currentWording(type, signer, signer.leaving ? null : signatoryOf(input, signer));
    if (!wording) continue;
    const { names } = byVersion.get(wording.version) ?? { names: [] };
    byVersion.set(wording.version, { wording, names: [...names, signsIt(input, signer)] });
  }
  return [...byVersion.values()].toSorted((one, other) =>
    one.wording.version < other.wording.version ? -1 : 1,
  );
}

function drawAcknowledgements(pdf: Pdf, agreed: readonly Agreed[], isOneForAll: boolean): void {
  for (const { wording, names } of agreed) {
    pdf.y += 8;
    const lead = isOneForAll ? acknowledgementsLead : acknowledgementsLeadOf(names);
    drawTextBlock(pdf, pdf.root, "P", lead, styles.agreed);
    pdf.y += 2;
    drawList(
      pdf,
      wording.lines.map((text) => ({ label: "•", text })),
      styles.agreed,
    );
  }
}

/** Who signed by a request that named no wording signed the text all the same. */
function drawUnstated(pdf: Pdf, input: DocumentPdf): void {
  const unstated = input.signers.filter(({ signedAt, agreedTo }) => signedAt !== null && agreedTo === null);
  if (unstated.length === 0) return;
  pdf.y += 8;
  const names = unstated.map((signer) => signsIt(input, signer));
  drawTextBlock(pdf, pdf.root, "P", signedWithoutWording(names), styles.agreed);
}

/** Below a name: how it was signed, or that it was not. */
function remarksOf(
  signer: PdfSigner,
  { isOneForAll, isOneWay, canSign }: Record<"isOneForAll" | "isOneWay" | "canSign", boolean>,
): string[] {
  const { signedAt, signatureId, agreedTo } = signer;
  const through = throughLabel(signer);
  if (!signedAt) return [canSign ? "Not signed yet" : "Not signed"];
  return [
    signatureId ?? "",
    momentInNairobiAndUtc(signedAt),
    ...(through && !isOneWay ? [`Through ${through}`] : []),
    reachedOf(signer),
    ...(agreedTo === null ? ["No wording was stated"] : []),
    ...(!isOneForAll && agreedTo ? [`Wording ${agreedTo.version}`] : []),
  ];
}

/** Of whoever was named to sign it is their own link that tells; what was opened is the signer's. */
function reachedOf({ openedAt, namedAddress, namedAt }: PdfSigner): string {
  if (namedAt && namedAddress) return `Link ${howSent(namedAddress)} ${momentInNairobiAndUtc(namedAt)}`;
  return openedAt ? `Opened ${momentInNairobiAndUtc(openedAt)}` : "No opening of the page was recorded";
}

function recordOf({ documentId, title, version, verifyUrl }: PdfRecord): Labelled[] {
  const sent = version && [
    {
      label: "Sent for signature, and SHA-256 of what was sent",
      value: `${momentInNairobiAndUtc(version.sentAt)} (version ${version.number})\n${inGroups(version.sha256)}`,
    },
  ];
  return [
    { label: "Document, and its id", value: `${title}\n${documentId}` },
    ...(sent ?? []),
    { label: "Check this document", value: verifyUrl },
  ];
}

type SetLine = { lines: Line[]; style: TextStyle; above: number };
type Block = { signed: boolean; name: string; mark: MarkShape | null; lines: SetLine[] };

const markRoomOf = (pair: readonly Block[]) => (pair.some(({ mark }) => mark) ? MARK_HEIGHT : 0);

const heightOfPair = (pair: readonly Block[]) =>
  markRoomOf(pair) + Math.max(...pair.map(({ lines }) => heightOf(lines)));

/** Two blocks side by side; under each other when one of them is longer than a page. `below`: points that stay free under them. */
function drawPair(pdf: Pdf, pair: readonly Block[], below: number): void {
  const room = markRoomOf(pair);
  const height = heightOfPair(pair);
  const isLong = height > paper.bottom - paper.top;
  if (!isLong) makeRoom(pdf, height + below > paper.bottom - paper.top ? height : height + below);

  const top = pdf.y;
  for (const [index, block] of pair.entries()) {
    if (!isLong) pdf.y = top;
    drawBlock(pdf, block, isLong ? paper.left : paper.left + index * (blockWidth + GAP), room);
    if (isLong) pdf.y += BELOW_BLOCK;
  }
  if (!isLong) pdf.y = top + height + BELOW_BLOCK;
}

/** Where the signature would stand of somebody who has not signed. */
const emptyLine: SetLine = { lines: [], style: styles.signature, above: styles.signature.leading };

/** A signed name stands on the line; one that is not signed yet is printed below an empty line. */
function setBlock(
  { email, role, rights, signedAt, mark, leaving }: PdfSigner,
  name: string,
  capacity: readonly string[],
  remarks: readonly string[],
): Block {
  const signed = signedAt !== null;
  const set = (text: string, style: TextStyle, above = 0, width = blockWidth): SetLine => ({
    lines: linesOf(text, style, width),
    style,
    above,
  });
  const lines = [
    ...(signed
      ? [set(name, styles.signature, 0, blockWidth - CHECK_ROOM)]
      : [emptyLine, set(name, styles.name)]),
    ...capacity.map((text) => set(text, styles.note)),
    ...(email ? [set(email, styles.note)] : []),
    ...(leaving ? [set("Leaves. Held, by the version that this one replaces:", styles.note)] : []),
    ...(rights.length > 0 ? rights.map(rightText) : [role]).map((text) => set(text, styles.note)),
    ...remarks.map((text, index) => set(text, signed ? styles.code : styles.note, index === 0 ? 4 : 0)),
  ];
  return { signed, name, mark, lines };
}

function heightOf(lines: readonly SetLine[]): number {
  return lines.reduce((sum, { lines: set, style, above }) => sum + above + set.length * style.leading, 8);
}

/** `room`: what the names as they were drawn take above a pair. */
function drawBlock(pdf: Pdf, { signed, name, mark, lines }: Block, x: number, room: number): void {
  const section = tag(pdf, pdf.root, "Sect");
  makeRoom(pdf, room);
  if (mark) {
    const box = { x, y: pdf.y, width: blockWidth - CHECK_ROOM, height: MARK_HEIGHT - 4 };
    tag(pdf, section, "Figure", () => drawMark(pdf, mark, box, palette.ink), {
      alt: `${name}, as it was signed`,
    });
  }
  pdf.y += room;
  for (const [index, { lines: set, style, above }] of lines.entries()) {
    makeRoom(pdf, set.length * style.leading);
    pdf.y += above;
    if (set.length > 0) tag(pdf, section, "P", () => drawLines(pdf, set, x, style));
    if (index === 0) {
      pdf.y += 3;
      ornament(pdf, () => drawSignatureRule(pdf, x, signed));
      pdf.y += 5;
    }
  }
  section.end();
}

function drawSignatureRule(pdf: Pdf, x: number, signed: boolean): void {
  const { y } = pdf;
  if (!signed) return drawRule(pdf, [x, y], [x + blockWidth, y], palette.muted, 0.6, "1 2.5");
  drawRule(pdf, [x, y], [x + blockWidth, y], palette.forest, 1);
  const right = x + blockWidth;
  strokePath(
    pdf,
    [
      [right - 11, y - 9],
      [right - 7, y - 5],
      [right, y - 13],
    ],
    palette.forest,
    1.4,
  );
}
