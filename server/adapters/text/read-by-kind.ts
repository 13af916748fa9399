import { readDocx } from "#server/adapters/text/docx/read-docx";
import { readPdf } from "#server/adapters/text/pdf/read-pdf";
import { ReadingError } from "#server/adapters/text/reading-error";
import type { ReadText } from "#server/adapters/text/read-text";
import { readTxt } from "#server/adapters/text/txt/read-txt";
import type { ContractFileKind } from "#shared/domain/reviews/contract-file";

const readers: Record<ContractFileKind, (bytes: Uint8Array) => Promise<ReadText>> = {
  pdf: readPdf,
  docx: readDocx,
  txt: readTxt,
};

/** Reads a file of which the kind is known. Throws `ReadingError`; whatever a library throws means that the file is damaged. */
export async function readByKind(kind: ContractFileKind, bytes: Uint8Array): Promise<ReadText> {
  const found = await readers[kind](bytes).catch((error: unknown) => {
    throw error instanceof ReadingError ? error : new ReadingError("damaged");
  });
  if (found.text === "") throw new ReadingError("empty");
  return found;
}
