import { ReadingError } from "#server/adapters/text/reading-error";
import { kindByName, type ContractFileKind } from "#shared/domain/reviews/contract-file";

const OLE = Buffer.from("D0CF11E0A1B11AE1", "hex");
/** The name of the stream that holds an encrypted document in an OLE container ([MS-OFFCRYPTO] 2.3.4.4). */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");
const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
const PDF = Buffer.from("%PDF-", "latin1");
/** Readers accept a header that does not stand at the very beginning (PDF 1.7, Implementation note 13). */
const PDF_HEADER_WITHIN = 1024;

/** The kind of a file, when its name and its first bytes agree. Throws `other_kind`, or `protected` for an encrypted DOCX. */
export function judgeFile(name: string, bytes: Uint8Array): ContractFileKind {
  const promised = kindByName(name);
  if (!promised) throw new ReadingError("other_kind");
  if (bytes.length === 0) throw new ReadingError("empty");

  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (promised === "docx" && startsWith(file, OLE) && file.includes(ENCRYPTED))
    throw new ReadingError("protected");
  if (kindByContent(file) !== promised) throw new ReadingError("other_kind");
  return promised;
}

function kindByContent(file: Buffer): ContractFileKind | null {
  if (startsWith(file, ZIP)) return "docx";
  if (startsWith(file, OLE)) return null;
  const head = file.subarray(0, PDF_HEADER_WITHIN);
  if (head.includes(PDF) && !/^\s*</.test(head.toString("latin1"))) return "pdf";
  return "txt";
}

function startsWith(file: Buffer, signature: Buffer): boolean {
  return file.subarray(0, signature.length).equals(signature);
}
