/** Where files lie beside the database, each by its SHA-256. Each call may be repeated. */
export type FileStore = {
  put(sha256: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  get(sha256: string): Promise<Buffer | null>;
  delete(sha256: string): Promise<void>;
};

/** The store did not do what it was asked. */
export class FileStoreError extends Error {
  override name = "FileStoreError";
}

/** It has lost a file, or changed it. */
export class FileLostError extends FileStoreError {
  override name = "FileLostError";
}
