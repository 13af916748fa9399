import { expect, test } from "vitest";
import { allNotified, allSigners, namePeople, nameSome } from "#client/lib/name-people";

const shown = (text: string) => text.replaceAll(/[\u2068\u2069]/g, "");

test("names people in a sentence, each in its own direction", () => {
  expect(shown(namePeople(["Amina", "João", "Zuri"]))).toBe("Amina, João and Zuri");
  expect(namePeople(["ሰላም"])).toBe("\u2068ሰላም\u2069");
});

test("counts those of a crowd", () => {
  expect(shown(nameSome(["A", "B", "C", "D"]))).toBe("A, B, C and D");
  expect(shown(nameSome(["A", "B", "C", "D", "E"]))).toBe("A, B, C and 2 others");
});

test("speaks of one, of two and of more as a person would", () => {
  expect([1, 2, 3].map(allSigners)).toEqual(["The signer is", "Both signers are", "All 3 signers are"]);
  expect([1, 2].map(allNotified)).toEqual([
    "The signer has been notified. 1 confirmation required.",
    "All signers have been notified. 2 confirmations required.",
  ]);
});
