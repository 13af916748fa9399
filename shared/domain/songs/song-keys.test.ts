import * as fc from "fast-check";
import { expect, test } from "vitest";
import { recognise, type Identity } from "#shared/domain/songs/match";
import { keysLike, keysOf } from "#shared/domain/songs/song-keys";

const letters = fc.array(fc.constantFrom(..."aẹŋ ’bc"), { minLength: 4, maxLength: 14 });
/** A title, and the same with up to three letters put in, taken out or changed. */
const titles = fc
  .tuple(
    letters,
    fc.array(fc.tuple(fc.nat(13), fc.constantFrom("", "x", "xy")), { maxLength: 3 }),
    fc.boolean(),
  )
  .map(([typed, changes, keeps]) => {
    const other = [...typed];
    for (const [at, put] of changes) other.splice(at % other.length, keeps ? 0 : 1, put);
    return [typed.join(""), other.join("")] as const;
  });

const zuri = { name: "zuri", email: "zuri@example.com" };
const paper = (given: Partial<Identity>): Identity => ({
  id: "one",
  titles: [],
  artist: "Zuri",
  isrcs: [],
  people: [zuri],
  isAgreement: false,
  ...given,
});

test("no two papers of one song are without a key in common", () => {
  let near = 0;
  fc.assert(
    fc.property(titles, ([one, other]) => {
      const [sheet, agreement] = [paper({ titles: [one] }), paper({ titles: [other], isAgreement: true })];
      const how = recognise(sheet, agreement);
      if (how === null) return;
      if (how === "near_title") near++;
      const found = new Set(keysOf(agreement));
      expect(keysLike(sheet).some((key) => found.has(key))).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(near).toBeGreaterThan(300);
});

test("a recording's number is one, and a title that nothing is left of is none", () => {
  const [one, other] = [
    { isrcs: ["KE-A1B-26-00001"], titles: ["Usiku"] },
    { isrcs: ["KE-A1B-26-00001"] },
  ].map(paper);
  expect(keysLike(one!)).toEqual(expect.arrayContaining(keysOf(other!)));
  expect(keysOf(paper({ titles: ["(…)"] }))).toEqual([]);
});
