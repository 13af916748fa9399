import { demand, type Bytes } from "#shared/evidence/bytes";

/**
 * The files of a ZIP that holds them as they are, uncompressed. Throws where it is damaged, or says anything twice. Its sums are not looked
 * at: what is relied on stands under hashes.
 */
export function readZip(bytes: Bytes): Map<string, Bytes> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const number = (at: number) => view.getUint32(at, true);
  const text = (at: number, length: number) => new TextDecoder().decode(bytes.subarray(at, at + length));
  const files: Map<string, Bytes> = new Map();
  const end = bytes.length - 22;
  let at = number(end + 16);
  while (number(at) === 0x02014b50) {
    const [size, length, start] = [number(at + 24), number(at + 28), number(at + 42)];
    const [name, from] = [text(at + 46, length), start + 30 + length];
    const content = bytes.slice(from, from + size);
    const isOne = number(start) === 0x04034b50 && number(start + 26) === length;
    demand(isOne && text(start + 30, length) === name && !files.has(name));
    const isStored = view.getUint16(at + 10) + view.getUint16(start + 8) === 0 && number(at + 20) === size;
    demand(isStored && content.length === size);
    files.set(name, content);
    at += 46 + length;
  }
  demand(at === end && number(end) === 0x06054b50 && view.getUint16(end + 10, true) === files.size);
  return files;
}
