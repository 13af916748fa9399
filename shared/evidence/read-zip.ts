import { demand, toHex, type Bytes } from "#shared/evidence/bytes";

/**
 * The files of a ZIP that was written in the one way that we write it: as they are, one after the other, then the directory, and nothing
 * else, so that whatever unpacks it finds the same. Throws where it is not. Its sums are not looked at: what is relied on stands under
 * hashes.
 */
export function readZip(bytes: Bytes): Map<string, Bytes> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const hexAt = (at: number, length: number) => toHex(bytes.subarray(at, at + length));
  const files: Map<string, Bytes> = new Map();
  const end = bytes.length - 22;
  const directory = view.getUint32(end + 16, true);
  let [at, start] = [directory, 0];
  while (at < end) {
    const [size, length] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const [from, name] = [start + 30 + length, hexAt(at + 46, length)];
    const [how, sums] = [`14000800${hexAt(at + 10, 6)}`, hexAt(at + 16, 4) + little(size) + little(size)];
    const named = `${little(length, 2)}0000`;
    demand(hexAt(start, from - start) === `504b0304${how}${"0".repeat(24)}${named}${name}`);
    demand(hexAt(from + size, 16) === `504b0708${sums}` && how.startsWith("140008000000"));
    const entry = `504b01021400${how}${sums}${named}${"0".repeat(20)}${little(start)}${name}`;
    demand(hexAt(at, 46 + length) === entry);
    const path = new TextDecoder("latin1").decode(bytes.subarray(at + 46, at + 46 + length));
    demand(!files.has(path));
    files.set(path, bytes.slice(from, from + size));
    [at, start] = [at + 46 + length, from + size + 16];
  }
  const counted = little(files.size, 2).repeat(2) + little(end - directory) + little(directory);
  demand(at === end && start === directory && hexAt(end, 22) === `504b050600000000${counted}0000`);
  return files;
}

/** A number as it stands in a ZIP, in hex. */
const little = (value: number, width = 4) =>
  toHex(Uint8Array.from({ length: width }, (_, at) => value / 256 ** at));
