import { expect, test } from "vitest";
import { recognise, songOf, titleKey, type Identity } from "#shared/domain/songs/match";

const amina = { name: "amina wanjiru", email: "amina@example.com" };
const brian = { name: "brian otieno", email: "brian@example.com" };

const paper = (title: string, given: Partial<Identity> = {}): Identity => ({
  id: given.id ?? title,
  titles: [title],
  artist: "Amina Wanjiru",
  isrcs: [],
  people: [amina, brian],
  isAgreement: false,
  ...given,
});

test("a title is known without case, marks, guests and brackets", () => {
  for (const title of ["Ọlá (Remix)", "OLA feat. Zuri", "ola ft Zuri (Live) [2026]"])
    expect(titleKey(title)).toBe("ola");
  expect(titleKey("Feather")).toBe("feather");
});

test("one song by its ISRC, or by its title with its artist or its people", () => {
  const isrcs = ["KE-A1B-26-00001"];
  expect(recognise(paper("Dhow", { isrcs }), paper("Nairobi", { isrcs }))).toBe("isrc");
  expect(recognise(paper("Dhow"), paper("dhow (Live)", { people: [] }))).toBe("title");
  expect(recognise(paper("Dhow"), paper("Dhow", { artist: "Kito", people: [brian] }))).toBe("title");
});

test("two songs of one name by others are two", () => {
  const theirs = { artist: "Kito", people: [{ name: "kito", email: "kito@example.com" }] };
  expect(recognise(paper("Dhow"), paper("Dhow", theirs))).toBeNull();
});

test("the same people write more than one song", () => {
  expect(recognise(paper("Dhow"), paper("Nairobi Nights"))).toBeNull();
});

test("an agreement with the sheet’s people may be misspelt, but no part two", () => {
  const agreement = (title: string) => paper(title, { isAgreement: true });
  expect(recognise(paper("Nairobi Nights"), agreement("Nairobi Nites"))).toBeNull();
  expect(recognise(paper("Nairobi Nights"), agreement("Nairobi Night"))).toBe("near_title");
  expect(recognise(paper("Nairobi Nights 2"), agreement("Nairobi Nights 3"))).toBeNull();
  expect(recognise(paper("Nairobi Nights II"), agreement("Nairobi Nights I"))).toBeNull();
  expect(recognise(paper("Nairobi Nights", { people: [amina] }), agreement("Nairobi Night"))).toBeNull();
  expect(recognise(paper("Nairobi Nights"), paper("Nairobi Night"))).toBeNull();
});

test("what was put together stays together, what was taken apart stays apart", () => {
  const all = [paper("Dhow"), paper("Dhow", { id: "twin" }), paper("Jahazi")];
  const ids = (links: Parameters<typeof songOf>[2]) => [...songOf("Dhow", all, links).keys()];
  expect(ids([])).toEqual(["Dhow", "twin"]);
  expect(ids([{ one: "twin", other: "Dhow", belongs: false }])).toEqual(["Dhow"]);
  expect(ids([{ one: "Jahazi", other: "Dhow", belongs: true }])).toEqual(["Dhow", "twin", "Jahazi"]);
  expect(songOf("Jahazi", all, [{ one: "Jahazi", other: "Dhow", belongs: true }]).get("Dhow")).toBe(
    "by_hand",
  );
});

test("what was parted from one of a song does not come back by another of it", () => {
  const all = [paper("Dhow"), paper("Dhow", { id: "twin" }), paper("Dhow", { id: "third" })];
  const song = songOf("Dhow", all, [{ one: "Dhow", other: "third", belongs: false }]);
  expect([...song.keys()]).toEqual(["Dhow", "twin"]);
});
