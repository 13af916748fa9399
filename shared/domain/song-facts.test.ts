import { describe, expect, test } from "vitest";
import { factText, factsBelowTitle } from "#shared/domain/song-facts";
import type { SplitSheetView } from "#shared/contract/split-sheet";
import { songFacts } from "#shared/domain/split-sheet";

const empty: SplitSheetView = {
  songTitle: "Nairobi Nights",
  artistName: "Amina",
  releaseDate: "",
  duration: "",
  genre: "",
  isrc: "",
  label: " ",
  publisher: "",
  notes: "",
  publishingRightsCollaborators: [],
  masterRightsCollaborators: [],
};

function shown(sheet: SplitSheetView) {
  return Object.fromEntries(songFacts.map((fact) => [fact.key, factText(sheet, fact)]));
}

describe("factText", () => {
  test("names what is missing with the words of the domain", () => {
    expect(shown(empty)).toEqual({
      songTitle: "Nairobi Nights",
      artistName: "Amina",
      releaseDate: "TBD",
      duration: "Not specified",
      genre: "Not specified",
      isrc: "TBD",
      label: "Independent",
      publisher: "Not specified",
    });
  });

  test("shows a calendar date day first and leaves any other text alone", () => {
    expect(shown({ ...empty, releaseDate: "2026-11-20" }).releaseDate).toBe("20/11/2026");
    expect(shown({ ...empty, releaseDate: "Summer 2027" }).releaseDate).toBe("Summer 2027");
  });

  test("keeps the song and the artist out of the facts below the title", () => {
    expect(factsBelowTitle.map((fact) => fact.key)).toEqual([
      "releaseDate",
      "duration",
      "genre",
      "isrc",
      "label",
      "publisher",
    ]);
  });
});
