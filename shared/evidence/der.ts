/** What stands in a file is not encoded as it should be. */
export class EncodingFault extends Error {
  override name = "EncodingFault";
}

/** One element of DER: `whole` with its tag and length, `content` without. */
export type Der = { tag: number; whole: Uint8Array; content: Uint8Array };

/** The element that the bytes begin with. Only the shortest form of each length is DER. Throws `EncodingFault`. */
export function readDer(bytes: Uint8Array): Der {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f)
    throw new EncodingFault("no element");
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (more > 4 || first === 0x80) throw new EncodingFault("a length of no use");
  const digits = bytes.subarray(2, 2 + more);
  const length = more === 0 ? first : digits.reduce((sum, digit) => sum * 256 + digit, 0);
  if (more > 0 && (digits.length < more || digits[0] === 0 || length < 0x80))
    throw new EncodingFault("a length that is not the shortest");
  const end = 2 + more + length;
  if (end > bytes.length) throw new EncodingFault("an element that ends before its end");
  return { tag, whole: bytes.subarray(0, end), content: bytes.subarray(2 + more, end) };
}

/** The one element that the bytes are, of this tag. */
export function onlyDer(bytes: Uint8Array, tag: number): Der {
  const element = ofTag(readDer(bytes), tag);
  if (element.whole.length !== bytes.length) throw new EncodingFault("something behind the end");
  return element;
}

export function childrenOf({ content }: Der): Der[] {
  const children: Der[] = [];
  for (let rest = content; rest.length > 0;) {
    const child = readDer(rest);
    children.push(child);
    rest = rest.subarray(child.whole.length);
  }
  return children;
}

export function ofTag(element: Der | undefined, tag: number): Der {
  if (element?.tag !== tag) throw new EncodingFault(`an element other than ${tag.toString(16)}`);
  return element;
}

/** "1.2.840.113549" */
export function readOid(element: Der | undefined): string {
  const { content } = ofTag(element, 0x06);
  const arcs: number[] = [];
  let arc = 0;
  for (const [index, byte] of content.entries()) {
    if (arc === 0 && byte === 0x80) throw new EncodingFault("an identifier that is not the shortest");
    arc = arc * 128 + (byte & 0x7f);
    if (byte & 0x80) {
      if (index === content.length - 1) throw new EncodingFault("an identifier that does not end");
      continue;
    }
    arcs.push(arc);
    arc = 0;
  }
  const [first = 0, ...rest] = arcs;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - top * 40, ...rest].join(".");
}

/** A positive integer without its sign's zero, in its shortest form. */
export function readUnsigned(element: Der | undefined): Uint8Array {
  const { content } = ofTag(element, 0x02);
  const [first, second] = content;
  if (first === undefined || first >= 0x80) throw new EncodingFault("a number below zero");
  if (first !== 0 || content.length === 1) return content;
  if (second! < 0x80) throw new EncodingFault("a number that is not the shortest");
  return content.subarray(1);
}

/** UTCTime or GeneralizedTime, in UTC. */
export function readTime(element: Der | undefined): Date {
  const text = new TextDecoder().decode(element?.content);
  const isShort = element?.tag === 0x17;
  if (!isShort) ofTag(element, 0x18);
  const parts = (
    isShort
      ? /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/
      : /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d*[1-9])?Z$/
  ).exec(text);
  if (!parts) throw new EncodingFault("a time of another form");
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const century = isShort ? (year < 50 ? 2000 : 1900) : 0;
  return new Date(Date.UTC(century + year, month - 1, day, hour, minute, second));
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
