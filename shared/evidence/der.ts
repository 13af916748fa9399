import { demand, toHex, type Bytes } from "#shared/evidence/bytes";

/** One element of DER: its tag in hex, all of it, and what stands in it. */
export type Der = { tag: string; whole: Bytes; content: Bytes };

/** The element that the bytes begin with. Only the shortest form of a length is DER. */
export function readDer(bytes: Bytes): Der {
  const [, first = 0, second = 0] = bytes;
  const start = first < 0x80 ? 2 : first - 0x80 + 2;
  const length = first < 0x80 ? first : parseInt(toHex(bytes.subarray(2, start)), 16);
  const whole = bytes.subarray(0, start + length);
  demand(whole.length === start + length && (first < 0x80 || (length >= 0x80 && second > 0)));
  return { tag: toHex(bytes.subarray(0, 1)), whole, content: whole.subarray(start) };
}

export function childrenOf({ content }: { content: Bytes }): Der[] {
  const children: Der[] = [];
  for (let rest = content; rest.length > 0; rest = rest.subarray(children.at(-1)!.whole.length))
    children.push(readDer(rest));
  return children;
}

/** As many as the tags say. */
type Parts = [Der, Der, Der, Der, Der, Der, Der, ...(Der | undefined)[]];

/** What stands in bytes, in the last of that, and so on, where the tags are these and no others. */
export function partsOf(bytes: Bytes, ...levels: string[]): Parts {
  return levels.reduce((above, tags) => {
    const parts = childrenOf(above.at(-1) ?? { content: bytes });
    demand(new RegExp(`^(${tags})$`).test(parts.map(({ tag }) => tag).join("")));
    return parts;
  }, [] as Der[]) as Parts;
}

/** UTCTime or GeneralizedTime, in UTC. */
export function readTime({ tag, content }: Der): Date {
  const text = new TextDecoder().decode(content);
  const digits = (tag === "18" ? "" : text < "5" ? "20" : "19") + text;
  demand(/^\d{14}(\.\d+)?Z$/.test(digits));
  return new Date(digits.replace(/(....)(..)(..)(..)(..)(..).*/, "$1-$2-$3T$4:$5:$6Z"));
}
