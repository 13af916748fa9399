const END = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;

/** The files of a ZIP that holds them as they are, uncompressed. Null where it is damaged, or says anything twice. */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> | null {
  try {
    return filesOf(bytes);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

function filesOf(bytes: Uint8Array): Map<string, Uint8Array> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [short, long] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
  const text = (at: number, length: number) =>
    new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(at, at + length));
  const end = bytes.length - 22;
  const files = new Map<string, Uint8Array>();
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left--) {
    const [size, name, start] = [long(at + 24), text(at + 46, short(at + 28)), long(at + 42)];
    const from = start + 30 + short(start + 26) + short(start + 28);
    const content = bytes.slice(from, from + size);
    const isStored = short(at + 10) === 0 && long(at + 20) === size && content.length === size;
    const isOne = long(at) === ENTRY && long(start) === FILE && text(start + 30, short(start + 26)) === name;
    if (!isStored || !isOne || files.has(name) || crc32(content) !== long(at + 16)) return null;
    files.set(name, content);
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
  }
  return long(end) === END && at === end && files.size > 0 ? files : null;
}

/** What a ZIP notices accidents by. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
