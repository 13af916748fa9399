import { kindByName, MOST_FILE_BYTES } from "#shared/domain/reviews/contract-file";

export type FileRefusal = { title: string; message: string };

export const unsupported: FileRefusal = {
  title: "Unsupported file type",
  message: "Please choose a PDF, DOCX or TXT file, or paste the text.",
};
export const tooLarge: FileRefusal = {
  title: "File too large",
  message: "Please choose a file of at most 10 MB, or paste the text.",
};

/** Why a file need not be sent at all, or null. */
export function refuseFile({ name, size }: Pick<File, "name" | "size">): FileRefusal | null {
  if (kindByName(name) === null) return unsupported;
  return size > MOST_FILE_BYTES ? tooLarge : null;
}
