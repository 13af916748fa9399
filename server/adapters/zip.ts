import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive. Text is compressed; bytes go in as they are: PDFs are compressed already. */
export type ZipEntry = { path: string; content: string | Buffer };

/** Packs files one after the other: the next is asked for once what is packed was taken. `at` is their date. */
export async function* packAsTaken(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for await (const { path, content } of entries) {
    const isText = typeof content === "string";
    const file = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
    file.mtime = at;
    archive.add(file);
    file.push(isText ? strToU8(content) : content, true);
    yield* packed.splice(0);
  }
  archive.end();
  yield* packed;
}

/** The whole archive: only what is packed stays in memory, never two files at once. */
export async function packZip(entries: AsyncIterable<ZipEntry>, at: Date): Promise<Buffer> {
  const packed: Uint8Array[] = [];
  for await (const chunk of packAsTaken(entries, at)) packed.push(chunk);
  return Buffer.concat(packed);
}

/** As people can read it, too. */
export function jsonEntry(path: string, value: unknown): ZipEntry {
  return { path, content: `${JSON.stringify(value, null, 2)}\n` };
}
