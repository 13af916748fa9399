import { titleKey, type Identity } from "#shared/domain/songs/match";

/** Of a title that differs in two letters one of three parts is the same, at most two places away. */
const PARTS = 3;
const LETTERS = 2;
/** Shorter titles are never near. */
const SHORTEST = 6;

/** Where the parts of a title of this length begin, and where the last one ends. */
function cutsOf(length: number): number[] {
  return Array.from({ length: PARTS + 1 }, (_, part) => Math.floor((length * part) / PARTS));
}

const nearKey = (length: number, part: number, text: string) => `near ${length} ${part} ${text}`;
const exactKeys = ({ titles, isrcs }: Identity) => [
  ...isrcs.map((isrc) => `isrc ${isrc}`),
  ...titleKeysOf(titles).map((title) => `title ${title}`),
];

const titleKeysOf = (titles: readonly string[]) => titles.map(titleKey).filter((title) => title !== "");

/** What a paper is found by. `recognise` says whether it is of the song: it never is without one of `keysLike` among these. */
export function keysOf(identity: Identity): string[] {
  const near = titleKeysOf(identity.titles).flatMap((title) => {
    const cuts = cutsOf(title.length);
    return cuts
      .slice(1)
      .map((end, part) => nearKey(title.length, part, title.slice(cuts[part], end)))
      .filter(() => title.length >= SHORTEST);
  });
  return [...new Set([...exactKeys(identity), ...near])];
}

/** The keys that another paper of the song may have. */
export function keysLike(identity: Identity): string[] {
  return [...new Set([...exactKeys(identity), ...titleKeysOf(identity.titles).flatMap(nearKeysLike)])];
}

function nearKeysLike(title: string): string[] {
  const lengths = steps.map((step) => title.length + step).filter((length) => length >= SHORTEST);
  return lengths.flatMap((length) => {
    const cuts = cutsOf(length);
    return cuts.slice(1).flatMap((end, part) => {
      const from = cuts[part]!;
      const places = steps.map((step) => from + step).filter((place) => place >= 0);
      return places.map((place) => nearKey(length, part, title.slice(place, place + end - from)));
    });
  });
}

/** -2 to 2 */
const steps = Array.from({ length: 2 * LETTERS + 1 }, (_, index) => index - LETTERS);
