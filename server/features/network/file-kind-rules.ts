/** What may be sent in a conversation, by its content: what a file calls itself says nothing. */
export type FileKind = { kind: "pdf" | "audio" | "picture"; extension: string };

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const pictureBrands = new Set(["heic", "heix", "hevc", "mif1", "msf1", "avif"]);
const audioBrands = new Set(["M4A ", "M4B ", "mp42", "isom", "iso2", "dash"]);

/** Null for what is none of them: a film, an archive, a program, a page. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  if (text(bytes, 0, 5) === "%PDF-") return { kind: "pdf", extension: "pdf" };
  return pictureOf(bytes) ?? audioOf(bytes);
}

function pictureOf(bytes: Uint8Array): FileKind | null {
  const picture = (extension: string): FileKind => ({ kind: "picture", extension });
  if (text(bytes, 0, 3) === "\xFF\xD8\xFF") return picture("jpg");
  if (text(bytes, 0, 8) === "\x89PNG\r\n\x1A\n") return picture("png");
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return picture("gif");
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 4) === "WEBP") return picture("webp");
  if (text(bytes, 4, 4) === "ftyp" && pictureBrands.has(text(bytes, 8, 4))) return picture("heic");
  return null;
}

function audioOf(bytes: Uint8Array): FileKind | null {
  const audio = (extension: string): FileKind => ({ kind: "audio", extension });
  if (text(bytes, 0, 3) === "ID3") return audio("mp3");
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 4) === "WAVE") return audio("wav");
  if (text(bytes, 0, 4) === "FORM" && /^AIF[FC]$/.test(text(bytes, 8, 4))) return audio("aiff");
  if (text(bytes, 0, 4) === "OggS") return audio("ogg");
  if (text(bytes, 0, 4) === "fLaC") return audio("flac");
  if (text(bytes, 4, 4) === "ftyp" && audioBrands.has(text(bytes, 8, 4)))
    // A film begins like a recording, and says so where its tracks are described.
    return hasFilm(bytes) ? null : audio("m4a");
  return isMpegFrame(bytes) ? audio("mp3") : null;
}

const hasFilm = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("vide");

/** MPEG audio without a tag: a frame's eleven set bits, a layer and a rate that exist. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const hasSync = first === 0xff && (second & 0xe0) === 0xe0;
  return hasSync && (second & 0x06) !== 0 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}

const LONGEST_NAME = 120;

/** A name to save it under: without folders and characters that file systems refuse, and with the ending of what it is. */
export function fileNameOf(sent: string, { kind, extension }: FileKind): string {
  const base = sent
    .replace(/^.*[\\/]/, "")
    .replace(/[\p{C}<>:"|?*]+/gu, " ")
    .replace(/\.[^.]{1,5}$/, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME);
  return `${base.toWellFormed() || kind}.${extension}`;
}
