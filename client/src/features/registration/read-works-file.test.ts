import { expect, test } from "vitest";
import { readWorks } from "#client/features/registration/read-works-file";
import { readTable } from "#client/lib/read-table";

const read = (...lines: string[]) => readWorks(readTable(lines.join("\r\n")));

test("rows of one song become one sheet, whatever a spreadsheet calls its columns", () => {
  const works = read(
    "Title;Artist;Name;E-mail;Role;Share %",
    "Lamu;Amina;Amina Wanjiru;amina@example.com;CA;66,67",
    "Lamu;;Brian Otieno;;Beatmaker;33.33%",
    "",
    "Kisumu;Amina;Amina Wanjiru;;;100",
  );
  expect(works?.refused).toEqual([]);
  expect(works?.songs.map(({ line, content }) => [line, content.songTitle])).toEqual([
    [2, "Lamu"],
    [5, "Kisumu"],
  ]);
  expect(works?.songs[0]!.content).toMatchObject({
    artistName: "Amina",
    publishingRightsCollaborators: [
      { name: "Amina Wanjiru", email: "amina@example.com", role: "Songwriter", percentage: 66.67 },
      { name: "Brian Otieno", role: "Beatmaker", percentage: 33.33 },
    ],
  });
});

test("our own spreadsheet is read back, with the titles that its guard protects", () => {
  const works = read(
    "Work ID,Title,Row,Last name,First name,Role,Share of song %,ISRC",
    "SH1,'=1+1,writer,Wanjiru,Amina,A,100,",
    "SH1,'=1+1,publisher,Lake,,E,,",
    "SH1,'=1+1,recording,,,,,KEA1B2600001",
  );
  expect(works?.songs).toMatchObject([{ content: { songTitle: "=1+1", isrc: "KEA1B2600001" } }]);
  expect(works?.songs[0]!.content.publishingRightsCollaborators).toMatchObject([
    { name: "Amina Wanjiru", role: "Lyricist" },
  ]);
  expect(works?.refused).toMatchObject([{ line: 3 }]);
});

test("what cannot be taken is told by its row", () => {
  expect(read("Song,Writer", "Lamu,Amina")).toBeNull();
  const works = read("Title,Name,Share", ",Amina,100", "Half,Amina,50", "None,Amina,", "Whole,Amina,100");
  expect(works?.songs.map(({ content }) => content.songTitle)).toEqual(["Whole"]);
  expect(works?.refused).toEqual([
    { line: 2, why: "It has no title" },
    { line: 3, why: "Publishing rights percentages must total 100%. Current total: 50.0%" },
    { line: 4, why: "Percentage must be a number" },
  ]);
});
