import { describe, expect, test } from "vitest";
import { giveKeys } from "#server/features/documents/people-keys";

const amina = { name: "Amina", email: "amina@example.com" };
const brian = { name: "Brian", email: "brian@example.com" };
const keyed = (person: typeof amina, key: string | null) => ({ ...person, key });

describe("giveKeys", () => {
  test("counts the people of a first version, also two of one name", () => {
    const other = { name: "Amina", email: "other@example.com" };
    expect(giveKeys([], [amina, other, brian]).people).toEqual(["p1", "p2", "p3"]);
  });

  test("leaves everybody their key, whatever the order, and gives new people new ones", () => {
    const earlier = [keyed(amina, "p1"), keyed(brian, "p2"), keyed(amina, "p1")];
    const chao = { name: "Chao", email: "chao@example.com" };
    expect(giveKeys(earlier, [chao, brian, amina]).people).toEqual(["p3", "p2", "p1"]);
  });

  test("gives the people of versions without keys the keys they go on with", () => {
    const earlier = [amina, brian, brian, amina].map((person) => keyed(person, null));
    expect(giveKeys(earlier, [brian])).toEqual({ earlier: ["p1", "p2", "p2", "p1"], people: ["p2"] });
  });

  test("knows somebody under another name by the address", () => {
    const earlier = [keyed(amina, "p1"), keyed(brian, "p2")];
    expect(giveKeys(earlier, [{ ...amina, name: "Amina Wanjirũ" }, brian]).people).toEqual(["p1", "p2"]);
  });

  test("takes nobody at another address for the same person: they could sign in another's place", () => {
    const earlier = [keyed(amina, "p1"), keyed(brian, "p2")];
    expect(giveKeys(earlier, [amina, { ...brian, email: "elsewhere@example.com" }]).people).toEqual([
      "p1",
      "p3",
    ]);
  });

  test("does not guess who is who at an address that several share", () => {
    const chao = { name: "Chao", email: amina.email };
    const earlier = [keyed(amina, "p1"), keyed(chao, "p2")];
    expect(giveKeys(earlier, [{ ...amina, name: "Dalila" }]).people).toEqual(["p3"]);
    expect(giveKeys(earlier, [chao, { ...amina, name: "Dalila" }]).people).toEqual(["p2", "p3"]);
    const twins = [
      { ...brian, name: "Baraka" },
      { ...brian, name: "Bahati" },
    ];
    expect(giveKeys([keyed(brian, "p1")], twins).people).toEqual(["p2", "p3"]);
  });
});
