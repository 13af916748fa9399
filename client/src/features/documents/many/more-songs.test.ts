import { expect, test } from "vitest";
import { songsSentence, titlesIn } from "#client/features/documents/many/more-songs";

test.each([
  ["", ""],
  ["Jahazi", ""],
  ["Jahazi\n\n Kesho ", "2 songs."],
  ["Jahazi\nKesho\nJahazi", "2 songs. “Jahazi” stands there more than once and becomes one song."],
  ["Jahazi\nJahazi\nJahazi", "“Jahazi” stands there more than once and becomes one song."],
])("of %j is told: %s", (typed, told) => {
  expect(songsSentence(typed).replaceAll(/[\u2068\u2069]/g, "")).toBe(told);
  expect(titlesIn(typed).length).toBe(
    new Set(
      typed
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    ).size,
  );
});
