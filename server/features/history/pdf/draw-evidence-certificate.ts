import { drawLabelled } from "#server/adapters/pdf/draw-labelled";
import { drawRule } from "#server/adapters/pdf/draw-lines";
import { drawList } from "#server/adapters/pdf/draw-list";
import { drawOperator } from "#server/adapters/pdf/draw-operator";
import { drawRecord, inGroups } from "#server/adapters/pdf/draw-record";
import { drawTable, type Column } from "#server/adapters/pdf/draw-table";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { drawTitle } from "#server/adapters/pdf/draw-title";
import { pageFurniture } from "#server/adapters/pdf/page-furniture";
import { palette } from "#server/adapters/pdf/palette";
import { finishPdf, makeRoom, ornament, paper, startPdf, tag, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { signedOf } from "#server/features/history/pdf/certified-state";
import type { CertifiedSigner } from "#server/features/history/pdf/completion-certificate";
import { drawHeading, drawTimeline } from "#server/features/history/pdf/draw-timeline";
import { lengthOf } from "#server/features/history/pdf/draw-version";
import type { EvidenceCertificate } from "#server/features/history/pdf/evidence-certificate";
import { brand } from "#shared/brand";
import { momentInNairobiAndUtc } from "#shared/dates";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { throughLabel } from "#shared/domain/signature-ways";
import { operatorInShort } from "#shared/operator";

const KIND = "Certificate under section 106B(4)";

/**
 * Facts are filled in from what was recorded; what a person has to state, and their signature, are left for them to write by hand
 * (Kenya, Evidence Act s.106B(4)(d): somebody in a responsible position signs). Until then it is a draft, and every page says so.
 */
export async function drawEvidenceCertificate(input: EvidenceCertificate): Promise<Buffer> {
  const { documentId, ownerName, madeAt, version } = input;
  const name = shortTitle({ type: input.type, title: version.title });
  const pdf = startPdf(
    {
      title: `${KIND}, a draft: ${version.title}`,
      author: brand.name,
      subject: `Draft of a certificate on a document of ${ownerName}`,
      keywords: `${brand.name}, evidence act, draft, ${documentId}`,
      madeAt,
    },
    pageFurniture(
      { name: `${KIND}: ${name}`, reference: `Document ${documentId}` },
      { mark: "DRAFT – until signed by hand", isFinal: false },
    ),
  );
  drawTitle(pdf, `${KIND} · Evidence Act (Cap. 80), Kenya`, name);
  pdf.y += 8;
  drawTextBlock(pdf, pdf.root, "P", HOW_TO_USE, styles.text);
  pdf.y += 14;
  drawRecord(pdf, recordOf(input), input.verifyUrl);
  drawProduction(pdf, input);
  drawComputer(pdf, input);
  drawConditions(pdf, input);
  drawSignature(pdf);
  drawTimeline(pdf, input.events, "Annex: what was recorded");
  drawOperator(pdf, input.operator);
  return finishPdf(pdf);
}

const HOW_TO_USE = `${brand.name} has filled in what it recorded. It states nothing and signs nothing: on the lines left open, somebody in a responsible position in relation to the computer or to the activities writes what they can state, to the best of their knowledge, and signs by hand. Until then this paper certifies nothing. Have an advocate read it first.`;

function recordOf({ documentId, type, version, issued, madeAt, verifyUrl }: EvidenceCertificate) {
  return [
    { label: documentTypeLabels[type], value: version.title },
    { label: "Document id", value: `${documentId}, version ${version.number}` },
    { label: "SHA-256 of the text that was sent", value: inGroups(version.sha256) },
    ...(issued
      ? [{ label: "SHA-256 of the PDF that was issued", value: inGroups(issued.sha256) }]
      : [{ label: "The PDF", value: "Not issued: not everybody has signed, or it is being sealed" }]),
    { label: "Facts as of", value: momentInNairobiAndUtc(madeAt) },
    { label: "Check this document", value: verifyUrl },
  ];
}

const signerColumns: Column[] = [
  { title: "Signer", x: paper.left, width: 150 },
  { title: "Signature", x: paper.left + 162, width: 128 },
  { title: "Device, as recorded", x: paper.left + 302, width: paper.right - paper.left - 302 },
];

/** Section 106B(4)(a): which record it is, and the manner in which it was produced. */
function drawProduction(pdf: Pdf, input: EvidenceCertificate): void {
  const { version, issued, isClaim } = input;
  const { sentBy, sentAt, signedAt, signers, facts } = version;
  drawHeading(pdf, "1. How the record was produced");
  const came = signedAt
    ? `Everybody had signed by ${momentInNairobiAndUtc(signedAt)}.`
    : `${signedOf(version)}.`;
  drawTextBlock(
    pdf,
    pdf.root,
    "P",
    `${sentBy} sent the text for signing through ${brand.name} on ${momentInNairobiAndUtc(sentAt)}; its SHA-256 has been kept since. Each signature is an electronic signature: somebody who came the way named below pressed to sign. ${came}`,
    styles.text,
  );
  if (issued) {
    pdf.y += 6;
    drawTextBlock(pdf, pdf.root, "P", issuedSentence(issued), styles.text);
  }
  pdf.y += 8;
  drawTable(pdf, pdf.root, {
    columns: signerColumns,
    rows: signers.map((signer) => ({ cells: cellsOf(signer) })),
  });
  if (!isClaim && signers.some(({ signature }) => signature && !signature.own)) {
    pdf.y += 6;
    drawTextBlock(pdf, pdf.root, "P", LEFT_OPEN, styles.note);
  }
  for (const fact of facts) {
    pdf.y += 6;
    drawTextBlock(pdf, pdf.root, "P", fact, styles.text);
  }
}

const LEFT_OPEN = `What only another signer may read is left open here. ${brand.name} gives it for a claim.`;

function issuedSentence({ issuedAt, seal, log }: NonNullable<EvidenceCertificate["issued"]>): string {
  const sealed = seal
    ? `drawn from that text and sealed by ${brand.name} on ${momentInNairobiAndUtc(issuedAt)} (PAdES ${seal.level}, ${seal.level === "B-T" ? "with the time of an independent authority, RFC 3161" : "without an independent time stamp"}); SHA-256 of the certificate that sealed: ${inGroups(seal.certificate)}`
    : `drawn from that text on ${momentInNairobiAndUtc(issuedAt)}, not sealed`;
  const logged = log
    ? ` That it was issued stands in the transparency log, whose signed checkpoint of ${log.size} entries has the root ${log.root}; its key is ${log.verifierKey}.`
    : "";
  return `The PDF was ${sealed}.${logged}`;
}

const OPEN = "____________________";

function cellsOf({ name, address, holds, signature }: CertifiedSigner) {
  const note = (text: string) => ({ text, style: styles.note });
  const small = (text: string) => ({ text, style: styles.label });
  return [
    [{ text: name, style: styles.name }, note(address), ...holds.map(note)],
    signature
      ? [
          { text: signature.id, style: styles.code },
          note(momentInNairobiAndUtc(signature.at)),
          note(`Through ${throughLabel(signature)}`),
        ]
      : [note("Not signed")],
    signature ? deviceOf(signature.own).map(small) : [],
  ];
}

function deviceOf(own: NonNullable<CertifiedSigner["signature"]>["own"]): string[] {
  if (!own) return [`Network address: ${OPEN}`, `Browser: ${OPEN}`];
  const { ipAddress, userAgent, reading } = own;
  return [
    `Network address: ${ipAddress}`,
    `Browser: ${userAgent}`,
    ...(reading
      ? [
          `As the page reported: shown ${momentInNairobiAndUtc(new Date(reading.shownAt))}, in view for ${lengthOf(reading.seconds)}, ${reading.toEnd ? "scrolled to the end" : "not scrolled to the end"}`,
        ]
      : []),
  ];
}

/** Section 106B(4)(b): particulars of the device. */
function drawComputer(pdf: Pdf, { computer, operator }: EvidenceCertificate): void {
  drawHeading(pdf, "2. The computer");
  const list = tag(pdf, pdf.root, "L");
  for (const fact of [
    { label: "Service", value: `${brand.name}${brand.suffix}, ${computer.address}` },
    { label: "Programs in use when this was drawn", value: computer.programs },
    { label: "Run by", value: operatorInShort(operator) },
  ]) {
    drawLabelled(pdf, list, fact, paper.left, paper.right - paper.left);
    pdf.y += 4;
  }
  list.end();
  drawTextBlock(pdf, pdf.root, "P", AS_ONE, styles.note);
  drawOpenLines(pdf, "Machine, where it stood, and in whose control, at the time of the record", 2);
  drawOpenLines(
    pdf,
    "Devices on which the record was printed or copied for the court: make, serial number",
    1,
  );
}

/** Section 106B(4)(c): the conditions of subsection (2), in substance; beside each what was recorded, which is all that is said of it. */
function drawConditions(pdf: Pdf, input: EvidenceCertificate): void {
  drawHeading(pdf, "3. The conditions of section 106B(2)");
  drawTextBlock(pdf, pdf.root, "P", CONDITIONS, styles.note);
  for (const { label, asks, recorded } of conditionsOf(input)) {
    pdf.y += 12;
    makeRoom(pdf, 140);
    drawTextBlock(pdf, pdf.root, "H3", `${label} ${asks}`, styles.agreementTitle);
    pdf.y += 2;
    drawTextBlock(pdf, pdf.root, "P", `Recorded: ${recorded}`, styles.text);
    drawOpenLines(pdf, "Statement", 3);
  }
}

/** Section 106B(3). */
const AS_ONE =
  "Where several did this together or one after the other, they count as a single computer (section 106B(3)).";

const CONDITIONS = "In substance and in short; the wording of the Act prevails.";

function conditionsOf({ computer, chain, checks, madeAt, events }: EvidenceCertificate) {
  const { recordsSince, records } = computer;
  const whole = chain.intact
    ? `All ${chain.events} events of this document were checked when this paper was drawn, and each follows from the one before it.`
    : `The ${chain.events} events of this document were checked when this paper was drawn, and they do NOT follow from each other: at least one was changed, taken out or put in afterwards.`;
  const text = checks.isTextWhole
    ? "The text kept of this version has the SHA-256 above; it was computed anew."
    : "The text kept of this version does NOT have the SHA-256 above.";
  const file = {
    true: " So has the PDF.",
    false: " The PDF that is kept does NOT have the SHA-256 above.",
    null: "",
  }[`${checks.isFileWhole}`];
  const first = events[0];
  return [
    {
      label: "(a)",
      asks: "The computer made this output in a period over which it was regularly used to store or process information for activities regularly carried on by whoever had lawful control of its use",
      recorded: `${records} events of documents between ${momentInNairobiAndUtc(recordsSince)} and ${momentInNairobiAndUtc(madeAt)}.`,
    },
    {
      label: "(b)",
      asks: "Information of this kind was regularly fed into it in the ordinary course of those activities",
      recorded: `${events.length} events of this document${first ? `, the first on ${momentInNairobiAndUtc(first.at)}` : ""}; they stand in the annex.`,
    },
    {
      label: "(c)",
      asks: "It was operating properly or, where it was not, that did not affect the record or its accuracy",
      recorded: `${whole} Whether the computer was out of order at any time is not recorded.`,
    },
    {
      label: "(d)",
      asks: "The record reproduces, or is derived from, what was fed into it in the ordinary course",
      recorded: `${text}${file}`,
    },
  ];
}

function drawSignature(pdf: Pdf): void {
  pdf.y += 10;
  makeRoom(pdf, 250);
  drawHeading(pdf, "4. Who states this");
  drawList(
    pdf,
    [
      {
        label: "•",
        text: "To be signed by a person occupying a responsible position in relation to the operation of the computer, or the management of the activities (section 106B(4)(d)).",
      },
      { label: "•", text: "It is enough to state a matter to the best of one’s knowledge." },
    ],
    styles.agreed,
  );
  for (const label of [
    "Name",
    "Office or position, and how it relates to the computer or the activities",
    "Place and date",
    "Signature",
  ])
    drawOpenLines(pdf, label, 1);
}

const LINE = 24;

/** Ruled lines under a label, for somebody's hand. */
function drawOpenLines(pdf: Pdf, label: string, count: number): void {
  pdf.y += 8;
  makeRoom(pdf, styles.label.leading + count * LINE);
  drawTextBlock(pdf, pdf.root, "P", label, styles.label);
  ornament(pdf, () => {
    for (let line = 0; line < count; line += 1) {
      pdf.y += LINE;
      drawRule(pdf, [paper.left, pdf.y], [paper.right, pdf.y], palette.muted, 0.5);
    }
  });
  pdf.y += 4;
}
