import { describe, expect, test } from "vitest";
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

describe("who signed the version in force is reached by the next one as they signed", () => {
  const phone = "+254700000001";
  const signed = <Someone extends { email: string; phone?: string }>(
    person: Someone,
    by: "mail" | "sms",
  ) => ({
    ...person,
    signedAt: by === "mail" ? { email: person.email } : { email: "", phone: person.phone },
  });
  const byBoth = { ...brian, phone };

  test.each([
    ["a number added", signed(brian, "mail"), byBoth],
    ["a number that stood beside the mailbox they signed from", signed(byBoth, "mail"), byBoth],
    ["a mailbox that stood beside the number they signed from", signed(byBoth, "sms"), byBoth],
    ["another number", signed(byBoth, "mail"), { ...byBoth, phone: "+254700000002" }],
  ])("not by %s", (_what, former, next) => {
    expect(givenAnotherWay([signed(amina, "mail"), former], [amina, next])).toBe(former);
  });

  test.each([
    ["the same mailbox", [signed(byBoth, "mail")], [{ ...brian, email: "BRIAN@studio.co.ke" }]],
    ["the same number", [signed(byBoth, "sms")], [{ name: "Brian", email: "", phone }]],
    ["both of somebody new", [signed(amina, "mail")], [amina, byBoth]],
  ])("but by %s", (_what, former, next) => {
    expect(givenAnotherWay(former, next)).toBeUndefined();
  });
});
