/** Left-justified text, or a right-justified number. */
type Kind = "text" | "number";
type Field = readonly [name: string, width: number, kind?: Kind];

/*
 * The records of CWR 2.2 in the order of their fields, each with its width. Source: CISAC, CWR19-1070R1, Functional specifications
 * CWR version 2.2, revision 2.
 */
const ownershipShares = [
  ["performingSociety", 3],
  ["performingShare", 5, "number"],
  ["mechanicalSociety", 3],
  ["mechanicalShare", 5, "number"],
  ["synchronisationSociety", 3],
  ["synchronisationShare", 5, "number"],
] as const satisfies readonly Field[];

const collectionShares = [
  ["performingShare", 5, "number"],
  ["mechanicalShare", 5, "number"],
  ["synchronisationShare", 5, "number"],
] as const satisfies readonly Field[];

const territory = [
  ["inclusion", 1],
  ["territory", 4, "number"],
  ["sharesChange", 1],
  ["sequence", 3, "number"],
] as const satisfies readonly Field[];

const work = [
  ["title", 60],
  ["language", 2],
  ["workNumber", 14],
  ["iswc", 11],
  ["copyrightDate", 8, "number"],
  ["copyrightNumber", 12],
  ["category", 3],
  ["duration", 6, "number"],
  ["isRecorded", 1],
  ["textMusic", 3],
  ["composite", 3],
  ["version", 3],
  ["excerpt", 3],
  ["musicArrangement", 3],
  ["lyricAdaptation", 3],
  ["contactName", 30],
  ["contactId", 10],
  ["workType", 2],
  ["grandRights", 1],
  ["components", 3, "number"],
  ["printedEdition", 8, "number"],
  ["exceptionalClause", 1],
  ["opus", 25],
  ["catalogue", 25],
  ["priority", 1],
] as const satisfies readonly Field[];

const publisher = [
  ["chain", 2, "number"],
  ["partyNumber", 9],
  ["name", 45],
  ["isUnknown", 1],
  ["role", 2],
  ["taxId", 9, "number"],
  ["ipiNameNumber", 11, "number"],
  ["submitterAgreement", 14],
  ...ownershipShares,
  ["specialAgreements", 1],
  ["firstRecordingRefusal", 1],
  ["filler", 1],
  ["ipiBaseNumber", 13],
  ["agreementIsac", 14],
  ["societyAgreement", 14],
  ["agreementType", 2],
  ["usaLicence", 1],
] as const satisfies readonly Field[];

const writer = [
  ["partyNumber", 9],
  ["lastName", 45],
  ["firstName", 30],
  ["isUnknown", 1],
  ["role", 2],
  ["taxId", 9, "number"],
  ["ipiNameNumber", 11, "number"],
  ...ownershipShares,
  ["reversionary", 1],
  ["firstRecordingRefusal", 1],
  ["isWorkForHire", 1],
  ["filler", 1],
  ["ipiBaseNumber", 13],
  ["personalNumber", 12, "number"],
  ["usaLicence", 1],
] as const satisfies readonly Field[];

/** Records of a transaction, after the prefix that each of them has. */
export const recordFields = {
  NWR: work,
  REV: work,
  SPU: publisher,
  OPU: publisher,
  SPT: [["partyNumber", 9], ["constant", 6], ...collectionShares, ...territory],
  SWR: writer,
  OWR: writer,
  SWT: [["partyNumber", 9], ...collectionShares, ...territory],
  PWR: [
    ["publisherNumber", 9],
    ["publisherName", 45],
    ["submitterAgreement", 14],
    ["societyAgreement", 14],
    ["writerNumber", 9],
    ["chain", 2, "number"],
  ],
  ALT: [
    ["title", 60],
    ["type", 2],
    ["language", 2],
  ],
  PER: [
    ["lastName", 45],
    ["firstName", 30],
    ["ipiNameNumber", 11, "number"],
    ["ipiBaseNumber", 13],
  ],
  REC: [
    ["releaseDate", 8, "number"],
    ["blanks", 60],
    ["duration", 6, "number"],
    ["moreBlanks", 5],
    ["album", 60],
    ["albumLabel", 60],
    ["catalogueNumber", 18],
    ["ean", 13],
    ["isrc", 12],
    ["format", 1],
    ["technique", 1],
    ["media", 3],
    ["recordingTitle", 60],
    ["versionTitle", 60],
    ["displayArtist", 60],
    ["recordLabel", 60],
    ["isrcValidity", 20],
    ["recordingId", 14],
  ],
  COM: [
    ["title", 60],
    ["iswc", 11],
    ["workNumber", 14],
    ["duration", 6, "number"],
    ["lastName", 45],
    ["firstName", 30],
    ["ipiNameNumber", 11, "number"],
    ["otherLastName", 45],
    ["otherFirstName", 30],
    ["otherIpiNameNumber", 11, "number"],
    ["ipiBaseNumber", 13],
    ["otherIpiBaseNumber", 13],
  ],
  XRF: [
    ["organisation", 3],
    ["identifier", 14],
    ["type", 1],
    ["validity", 1],
  ],
} as const satisfies Record<string, readonly Field[]>;

/** Records around the transactions, without a prefix. */
export const envelopeFields = {
  HDR: [
    ["senderType", 2],
    ["senderId", 9, "number"],
    ["senderName", 45],
    ["ediVersion", 5],
    ["creationDate", 8],
    ["creationTime", 6],
    ["transmissionDate", 8],
    ["characterSet", 15],
    ["version", 3],
    ["revision", 3, "number"],
    ["software", 30],
    ["softwareVersion", 30],
  ],
  GRH: [
    ["transactionType", 3],
    ["group", 5, "number"],
    ["version", 5],
    ["batch", 10, "number"],
    ["distribution", 2],
  ],
  GRT: [
    ["group", 5, "number"],
    ["transactions", 8, "number"],
    ["records", 8, "number"],
    ["currency", 3],
    ["value", 10, "number"],
  ],
  TRL: [
    ["groups", 5, "number"],
    ["transactions", 8, "number"],
    ["records", 8, "number"],
  ],
} as const satisfies Record<string, readonly Field[]>;

type RecordType = keyof typeof recordFields;
type EnvelopeType = keyof typeof envelopeFields;
type Values<Fields extends readonly Field[]> = { [Name in Fields[number][0]]?: string | number };

/** A record of a transaction, still without its numbers. */
export type CwrRecord = {
  [Type in RecordType]: { record: Type } & Values<(typeof recordFields)[Type]>;
}[RecordType];

/** The record as its line: its type, its place in the file, its fields. Throws where a value is longer than its field: check first. */
export function recordLine({ record, ...values }: CwrRecord, transaction: number, position: number): string {
  const prefix = `${record}${fit(transaction, 8, "number")}${fit(position, 8, "number")}`;
  return prefix + fieldsOf(recordFields[record], values);
}

export function envelopeLine<Type extends EnvelopeType>(
  type: Type,
  values: Values<(typeof envelopeFields)[Type]>,
): string {
  return type + fieldsOf(envelopeFields[type], values);
}

function fieldsOf(fields: readonly Field[], values: Record<string, string | number | undefined>): string {
  return fields.map(([name, width, kind = "text"]) => fit(values[name] ?? "", width, kind)).join("");
}

function fit(value: string | number, width: number, kind: Kind): string {
  const text = String(value);
  if (text.length > width) throw new Error(`"${text}" is longer than ${width} characters`);
  return kind === "number" ? text.padStart(width, "0") : text.padEnd(width);
}
