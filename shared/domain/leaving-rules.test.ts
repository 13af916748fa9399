import { expect, test } from "vitest";
import { givenAnotherWay, leaversAmong } from "#shared/domain/leaving-rules";

const someone = (name: string, email = `${name.toLowerCase()}@studio.co.ke`) => ({ name, email });
const [amina, brian] = [someone("Amina"), someone("Brian")];
const names = (people: { name: string }[]) => people.map(({ name }) => name);

test("nobody leaves who is on both versions, however their name and address are spelled", () => {
  expect(leaversAmong([amina, brian], [someone("Brian Otieno", "BRIAN@studio.co.ke"), amina])).toEqual([]);
});

test("who is on the version in force alone leaves", () => {
  expect(names(leaversAmong([amina, brian], [amina, someone("Chao")]))).toEqual(["Brian"]);
});

test("who is given another address leaves at the one they signed with: the owner cannot sign for them", () => {
  expect(names(leaversAmong([amina, brian], [amina, someone("Brian", "amina2@studio.co.ke")]))).toEqual([
    "Brian",
  ]);
});

test("of several people in one mailbox those leave whose name is gone", () => {
  const band = ["Wanjiru", "Otieno"].map((name) => someone(name, "band@studio.co.ke"));
  expect(names(leaversAmong(band, [someone("wanjiru ", "band@studio.co.ke")]))).toEqual(["Otieno"]);
  expect(leaversAmong(band, band)).toEqual([]);
});

test("somebody whose mailbox gets a second person stays by their name", () => {
  const shared = [someone("Brian", "brian@studio.co.ke"), someone("Chao", "brian@studio.co.ke")];
  expect(leaversAmong([brian], shared)).toEqual([]);
  expect(
    names(
      leaversAmong(
        [brian],
        shared.map((person) => ({ ...person, name: `${person.name} K` })),
      ),
    ),
  ).toEqual(["Brian"]);
});

test("nobody is reached by a number that they were not known by: the owner could sign there for them", () => {
  const byBoth = { ...brian, phone: "+254700000001" };
  expect(givenAnotherWay([amina, brian], [amina, byBoth])).toBe(byBoth);
  expect(givenAnotherWay([amina, byBoth], [{ ...byBoth, phone: "+254700000002" }])?.name).toBe("Brian");
  expect(
    givenAnotherWay([amina, byBoth], [brian, byBoth, { ...amina, email: "AMINA@studio.co.ke" }]),
  ).toBeUndefined();
  expect(givenAnotherWay([amina], [amina, byBoth])).toBeUndefined();
});
