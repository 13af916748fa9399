/** Letters that lose no mark when they are taken apart. */
const letters: Record<string, string> = {
  ɛ: "e",
  ɔ: "o",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ŋ: "ng",
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ı: "i",
};

/** A name without case, marks and signs: "Ọlá-Dàpọ̀" is "ola dapo". */
export function foldName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ɛɔɓɗƙŋđðłøæœßı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’ʼʻ`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const bracketed = /\s*[([{][^()[\]{}]*[)\]}]\s*$/u;
const guests = /\s+(?:feat|ft|featuring)(?:\.|\s).*$/iu;

/** A title without what names a version or a guest: "Nairobi Nights (Remix) feat. Zuri" is "Nairobi Nights". */
export function bareTitle(title: string): string {
  let bare = title.trim();
  for (let before = ""; before !== bare;) {
    before = bare;
    bare = bare.replace(guests, "").replace(bracketed, "").trim();
  }
  return bare;
}

export const titleKey = (title: string) => foldName(bareTitle(title));

/** An artist without guests. */
export const artistKey = (artist: string) => foldName(artist.replace(guests, ""));

/** One of the names among several: "amina" in "amina and sol". */
export function isNamedIn(name: string, text: string): boolean {
  const wanted = foldName(name);
  return wanted !== "" && ` ${foldName(text)} `.includes(` ${wanted} `);
}

/** Spelled almost alike, and not two parts of one thing: neither numbers nor "II" may be what differs. */
export function isNear(one: string, other: string): boolean {
  if (one === other || Math.min(one.length, other.length) < 6) return false;
  const counts = (text: string) => (text.match(/\d+|\b(?:i{1,3}|iv|vi{0,3}|part \w+)\b/g) ?? []).join(" ");
  return counts(one) === counts(other) && distance(one, other) <= 2;
}

/** How many letters have to be put in, taken out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

/** What a document is recognised by: all of it folded but the numbers. */
export type Identity = {
  id: string;
  titles: readonly string[];
  artist: string;
  isrcs: readonly string[];
  people: readonly { name: string; email: string }[];
  /** Of an agreement: all its people must be on another paper for a title that is only near. */
  isAgreement: boolean;
};

export type Recognised = "isrc" | "title" | "near_title" | null;

/** Whether two documents are of one song, and by what. Never by the people alone: they write more than one. */
export function recognise(one: Identity, other: Identity): Recognised {
  if (one.isrcs.some((isrc) => other.isrcs.includes(isrc))) return "isrc";
  const isKnown = (person: Identity["people"][number], people: Identity["people"]) =>
    people.some(({ name, email }) => (email !== "" && email === person.email) || name === person.name);
  const [mine, theirs] = [one.titles.map(titleKey), other.titles.map(titleKey)];
  if (mine.some((title) => title !== "" && theirs.includes(title))) {
    const isArtist = isNamedIn(one.artist, other.artist) || isNamedIn(other.artist, one.artist);
    return isArtist || one.people.some((person) => isKnown(person, other.people)) ? "title" : null;
  }
  const agreement = [one, other].find(({ isAgreement }) => isAgreement);
  if (!agreement || agreement.people.length === 0) return null;
  const rest = agreement === one ? other : one;
  const areAll = agreement.people.every((person) => isKnown(person, rest.people));
  return areAll && mine.some((title) => theirs.some((their) => isNear(title, their))) ? "near_title" : null;
}

/** Two documents that somebody has put together, or taken apart. */
export type Link = { one: string; other: string; belongs: boolean };

/** The ids of the song that a document is of, with what each was recognised by: the nearest first, itself among them. */
export function songOf(
  start: string,
  all: readonly Identity[],
  links: readonly Link[],
): Map<string, Recognised | "by_hand"> {
  const byId = new Map(all.map((identity) => [identity.id, identity]));
  const linked = new Map(
    links.flatMap(({ one, other, belongs }) => [
      [`${one} ${other}`, belongs],
      [`${other} ${one}`, belongs],
    ]),
  );
  const song = new Map<string, Recognised | "by_hand">([[start, null]]);
  const isParted = (id: string) => [...song.keys()].some((member) => linked.get(`${member} ${id}`) === false);
  for (const id of song.keys()) {
    const here = byId.get(id);
    if (!here) continue;
    for (const there of all) {
      if (song.has(there.id)) continue;
      const link = linked.get(`${id} ${there.id}`);
      const how = link ? "by_hand" : recognise(here, there);
      if (how !== null && (link || !isParted(there.id))) song.set(there.id, how);
    }
  }
  return song;
}
