import { expect, test } from "vitest";
import { leftOutBy } from "#client/features/documents/actions/left-out";

const amina = { name: "Amina Wanjiru", email: "amina@people.example", phone: "" };
const otieno = { name: "Otieno Odhiambo", email: "", phone: "+254712345678" };
const former = { version: 1, people: [amina, otieno] };

test("who is on the version in force and not in the form is left out", () => {
  expect(leftOutBy(former, [amina])).toEqual([otieno]);
  expect(leftOutBy(former, [amina, { ...otieno, phone: "0712 345 678" }])).toEqual([]);
  expect(leftOutBy(null, [amina])).toEqual([]);
});

test("so is who is asked at another address, and nobody whose address is not typed yet", () => {
  expect(leftOutBy(former, [{ ...amina, email: "amina@else.example" }, otieno])).toEqual([amina]);
  expect(leftOutBy(former, [{ ...amina, email: "" }, otieno])).toEqual([]);
});
