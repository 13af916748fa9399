import { expect, test } from "vitest";
import { contributionsOf, writerRoleOf } from "#shared/domain/registration/registration";

test.each([
  [["Songwriter"], ["words", "music"], "CA"],
  [["Lyricist", "Beatmaker"], ["words", "beat"], "CA"],
  [["Beatmaker"], ["beat"], "C"],
  [["composer"], ["music"], "C"],
  [["Lyricist"], ["words"], "A"],
  // Of these nobody knows without asking whether they wrote words or music.
  [["Arranger"], ["arrangement"], ""],
  [["Producer", "Vocalist"], [], ""],
] as const)("%s brought %s", (roles, brought, role) => {
  expect(contributionsOf(roles)).toEqual(brought);
  expect(writerRoleOf(brought)).toBe(role);
});

test("whoever wrote what was sampled wrote words or music, and is asked which", () => {
  expect(writerRoleOf(["sample"])).toBe("");
  expect(writerRoleOf(["music", "sample"])).toBe("C");
});
