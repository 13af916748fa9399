import { demand, toHex, type Bytes } from "#shared/evidence/bytes";

/** One element of DER: its tag, all of it, and what stands in it; the last two in hex, too. */
export type Der = { tag: string; whole: Bytes; content: Bytes; hex: string; value: string };

/** The element that the bytes begin with. Only the shortest form of a length is DER. */
export function readDer(bytes: Bytes): Der {
  const [, first = 0, second = 0] = bytes;
  const start = first < 0x80 ? 2 : first - 0x80 + 2;
  const length = first < 0x80 ? first : parseInt(toHex(bytes.subarray(2, start)), 16);
  const [whole, hex] = [bytes.subarray(0, start + length), toHex(bytes.subarray(0, start + length))];
  demand(whole.length === start + length && (first < 0x80 || (length >= 0x80 && second > 0)));
  return { tag: hex.slice(0, 2), whole, content: whole.subarray(start), hex, value: hex.slice(start * 2) };
}

/** As many as the tags say. */
type Parts = [Der, Der, Der, Der, Der, Der, Der, ...Der[]];

/** What stands in bytes, in the last of that, and so on, where the tags are these and no others. */
export function partsOf(bytes: Bytes, tags: string, ...below: string[]): Parts {
  const parts: Der[] = [];
  for (let rest = bytes; rest.length > 0; rest = rest.subarray(parts.at(-1)!.whole.length)) {
    parts.push(readDer(rest));
  }
  demand(new RegExp(`^(${tags})$`).test(parts.map(({ tag }) => tag).join("")));
  const [next, ...others] = below;
  return next ? partsOf(parts.at(-1)!.content, next, ...others) : (parts as Parts);
}

/** UTCTime or GeneralizedTime, in UTC. */
export function readTime({ tag, content }: Der): Date {
  const text = new TextDecoder().decode(content);
  const digits = (tag === "18" ? "" : text < "5" ? "20" : "19") + text;
  demand(/^\d{14}(\.\d+)?Z$/.test(digits));
  return new Date(digits.replace(/(....)(..)(..)(..)(..)(..).*/, "$1-$2-$3T$4:$5:$6Z"));
}
