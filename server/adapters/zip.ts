import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive. Text is compressed; bytes go in as they are: PDFs are compressed already. */
export type ZipEntry = { path: string; content: string | Buffer };

/** Packs files one after the other: only what is packed stays in memory, never two files at once. `at` is their date. */
export async function packZip(entries: AsyncIterable<ZipEntry>, at: Date): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const packed = Promise.withResolvers<void>();
  const archive = new Zip((error, chunk, isLast) => {
    if (error) return packed.reject(error);
    chunks.push(chunk);
    if (isLast) packed.resolve();
  });
  for await (const { path, content } of entries) {
    const isText = typeof content === "string";
    const file = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
    file.mtime = at;
    archive.add(file);
    file.push(isText ? strToU8(content) : content, true);
  }
  archive.end();
  await packed.promise;
  return Buffer.concat(chunks);
}

/** As people can read it, too. */
export function jsonEntry(path: string, value: unknown): ZipEntry {
  return { path, content: `${JSON.stringify(value, null, 2)}\n` };
}
