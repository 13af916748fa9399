import { ReadingError, type ReadingFault } from "#server/adapters/text/reading-error";
import type { Asker } from "#server/adapters/text/text";
import type { Deps } from "#server/deps";
import { AppError } from "#server/http/app-error";
import type { ExtractedText } from "#shared/contract/reviews";
import type { UploadedFile } from "#shared/contract/contract";
import { kindByName, type ContractFileKind } from "#shared/domain/reviews/contract-file";
import type { ErrorCode } from "#shared/errors";

/** Seconds after which a turn has probably become free. */
const RETRY_AFTER = 10;

const names: Record<ContractFileKind, string> = {
  pdf: "PDF",
  docx: "Word document",
  txt: "text file",
};

/** Reads the text out of a file; the file is kept nowhere. Throws the error that tells what is the matter with it. */
export async function extractText(
  { text }: Pick<Deps, "text">,
  file: UploadedFile,
  asker: Asker,
): Promise<ExtractedText> {
  try {
    return await text.read(file, asker);
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const [code, message] = errors[error.fault](names[kindByName(file.name) ?? "txt"]);
    const isBusy = code === "extraction_busy" || code === "unavailable";
    throw new AppError(code, message, isBusy ? { retryAfter: RETRY_AFTER } : {});
  }
}

type CodeAndMessage = [code: ErrorCode, message?: string];

/** The file is called what it is; only a PDF may hold pictures of pages, and its sentence is the one the screen looks for. */
const errors: Record<ReadingFault, (name: string) => CodeAndMessage> = {
  empty: (name) =>
    name === names.pdf
      ? ["file_without_text"]
      : ["file_without_text", `This ${name} is empty: there is no text in it.`],
  protected: (name) => [
    "file_protected",
    `This ${name} is password-protected. Please remove the password or paste the text.`,
  ],
  damaged: (name) => [
    "file_unreadable",
    `This ${name} is damaged or incomplete and could not be read. Please save it again or paste the text.`,
  ],
  other_kind: () => ["unsupported_file"],
  too_complex: (name) => [
    "file_too_complex",
    `This ${name} takes too much time or memory to read. Please save it in a simpler form or paste the text.`,
  ],
  too_long: (name) => [
    "file_too_long",
    `This ${name} is too long for a contract. Please paste the part you want reviewed.`,
  ],
  busy: () => ["extraction_busy"],
  left: () => ["upload_broken"],
  stopped: () => ["unavailable"],
};
