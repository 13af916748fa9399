import { createHash } from "node:crypto";
import { FileLostError, FileStoreError, type FileStore } from "#server/adapters/files/file-store";

/** A file in its row; where the bytes are null, it lies in the store by its SHA-256. */
export type StoredFile = { bytes: Buffer | null; sha256: string | null };

/** The file's bytes from wherever they lie; null where there is no file. Throws `FileLostError` when the store has lost or changed it, `FileStoreError` when it does not answer. */
export async function readStored(
  { files }: { files: FileStore | null },
  file: StoredFile | undefined,
): Promise<Buffer | null> {
  if (!file?.sha256) return file?.bytes ?? null;
  if (file.bytes) return file.bytes;
  if (!files) throw new FileStoreError(`file ${file.sha256} lies in a store that is not configured`);
  const bytes = await files.get(file.sha256);
  if (!bytes) throw new FileLostError(`the file store has lost ${file.sha256}`);
  if (hashOf(bytes) !== file.sha256) throw new FileLostError(`the file store has changed ${file.sha256}`);
  return bytes;
}

export const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
