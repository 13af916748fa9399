import { describe, expect, test } from "vitest";
import { factText, noSongFacts, songDetails, songFacts, type SongFacts } from "#shared/domain/song-facts";

const empty: SongFacts = { ...noSongFacts, songTitle: "Nairobi Nights", artistName: "Amina", label: " " };

function shown(facts: SongFacts) {
  return Object.fromEntries(songFacts.map((fact) => [fact.key, factText(facts, fact)]));
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
      label: "Not specified",
      publisher: "Not specified",
      notes: "",
    });
  });

  test("shows a calendar date day first and leaves any other text alone", () => {
    expect(shown({ ...empty, releaseDate: "2026-11-20" }).releaseDate).toBe("20/11/2026");
    expect(shown({ ...empty, releaseDate: "Summer 2027" }).releaseDate).toBe("Summer 2027");
  });
});

test("songDetails are all but the song, the artist and the notes", () => {
  expect(songDetails.map((fact) => fact.key)).toEqual([
    "releaseDate",
    "duration",
    "genre",
    "isrc",
    "label",
    "publisher",
  ]);
});
