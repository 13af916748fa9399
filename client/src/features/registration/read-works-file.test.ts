import { expect, test } from "vitest";
import {
  MOST_WORKS,
  readWorkbook,
  readWorks,
  tableOfText,
} from "#client/features/registration/read-works-file";
import { readTable, textOf } from "#client/lib/read-table";

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
    "Work ID,Title,Row,Last name,First name,IPI name number,ISNI,Performing society,Role,Share of song %,ISRC",
    "SH1,'=1+1,writer,Wanjiru,Amina,14107338,0000000121032683,MCSK,A,100,",
    "SH1,'=1+1,publisher,Lake,,159804347,,063,E,,",
    "SH1,'=1+1,recording,,,,,,,,KEA1B2600001",
  );
  expect(works?.songs).toMatchObject([{ content: { songTitle: "=1+1", isrc: "KEA1B2600001" } }]);
  expect(works?.songs[0]!.content.publishingRightsCollaborators).toMatchObject([
    { name: "Amina Wanjiru", role: "Lyricist" },
  ]);
  expect(works?.contacts).toMatchObject([
    {
      name: "Amina Wanjiru",
      registration: {
        legalName: "Wanjiru, Amina",
        ipiNameNumber: "00014107338",
        isni: "0000 0001 2103 2683",
        performingSociety: "MCSK",
        publisher: { name: "Lake", ipiNameNumber: "00159804347", society: "063" },
      },
    },
  ]);
  expect(works?.refused).toEqual([]);
});

test("what cannot be taken is told by its row", () => {
  expect(read("Album,Writer", "Lamu,Amina")).toBeNull();
  const works = read("Title,Name,Share", ",Amina,100", "Half,Amina,50", "None,Amina,", "Whole,Amina,100");
  expect(works?.songs.map(({ content }) => content.songTitle)).toEqual(["Whole"]);
  expect(works?.refused).toEqual([
    { line: 2, why: "is left out: It has no title" },
    { line: 3, why: "is left out: Publishing rights percentages must total 100%. Current total: 50.0%" },
    { line: 4, why: "is left out: Percentage must be a number" },
  ]);
});

test("a number that can be none is left out, and its song is not", () => {
  const works = read(
    "Title,Row,Name,Share,IPI",
    "Lamu,publisher,Lake,,",
    "Lamu,,Amina,50,12",
    "Lamu,,Brian,50,",
  );
  expect(works?.songs).toHaveLength(1);
  expect(works?.contacts).toEqual([]);
  expect(works?.refused).toEqual([
    { line: 2, why: "is left out: No row above says whose publisher it is" },
    { line: 3, why: "comes without the numbers of Amina: An IPI name number has 9 to 11 digits" },
  ]);
});

test("two songs of one title are told apart by their Work ID, and asked for it", () => {
  const rows = ["Dhow,Amina,100", "Dhow,Amina,100"];
  expect(read("Title,Name,Share", ...rows)?.refused).toEqual([
    {
      line: 2,
      why: "is left out: Publishing rights percentages must total 100%. Current total: 200.0%. If these are two songs of one title, please give each its Work ID",
    },
  ]);
  const apart = read("Work ID,Title,Name,Share", ...rows.map((row, index) => `W${index},${row}`));
  expect(apart?.songs.map(({ content }) => content.songTitle)).toEqual(["Dhow", "Dhow"]);
});

test.each([
  ["UTF-8 with its mark", Buffer.from("\uFEFFTitle;Name;Share\r\nLamu;Ọlá José;100\r\n"), "Ọlá José"],
  [
    "Excel’s Unicode text",
    Buffer.from("\uFEFFTitle\tName\tShare\r\nLamu\tỌlá José\t100", "utf16le"),
    "Ọlá José",
  ],
  ["Excel’s plain CSV", Buffer.from("sep=;\r\nTitle;Name;Share\r\nLamu;José;100", "latin1"), "José"],
])("%s keeps its letters", async (_, bytes, name) => {
  const works = readWorks(readTable(await textOf(new Blob([bytes]))));
  expect(works?.refused).toEqual([]);
  expect(works?.songs[0]!.content.publishingRightsCollaborators.map((one) => one.name)).toEqual([name]);
});

test.each([
  "Track,Artist,Songwriter,Split %",
  "Song,Artist,Writer,Share (100%)",
  "Song Title,Artist name,Composer,Percent",
  "Primary title,Artist,Writer name,Collection share",
])("columns may be called %s", (heading) => {
  const works = read(heading, "Lamu,Amina,Brian Otieno,100");
  expect(works?.refused).toEqual([]);
  expect(works?.songs[0]!.content).toMatchObject({
    artistName: "Amina",
    publishingRightsCollaborators: [{ name: "Brian Otieno", percentage: 100 }],
  });
});

const writersOf = (...lines: string[]) =>
  read(...lines)?.songs.map(({ content }) =>
    content.publishingRightsCollaborators.map(
      ({ name, role, percentage }) => `${name}, ${role}, ${percentage}`,
    ),
  );

test.each([
  "Title,Composer,Lyricist,Share",
  "Title,Composer,Author,Share",
  "Title,Composer,Words by,Share",
  "Title,Composers,Co-authors,Share",
])("columns for what each wrote all name writers: %s", (heading) => {
  expect(writersOf(heading, "Lamu,Ali,,60", "Lamu,,Zuri,40", "Kisumu,Ali,Ali,100")).toEqual([
    ["Ali, Composer, 60", "Zuri, Lyricist, 40"],
    ["Ali, Songwriter, 100"],
  ]);
});

test("who is named beside another is never left out", () => {
  for (const heading of [
    "Composer,Lyricist",
    "Songwriter,Composer",
    "Name,Composer",
    "Writer,Name",
    "Writer,Writers",
  ])
    expect(read(`Title,${heading},Share`, "Lamu,Juma,Asha,100")).toMatchObject({
      songs: [],
      refused: [
        {
          line: 2,
          why: expect.stringMatching(/^is left out: It names (?:Juma beside Asha|Asha beside Juma)\. Please/),
        },
      ],
    });
  expect(read("Title,Composer,Last name,First name,Share", "Lamu,Juma,Wanjiru,Asha,100")?.songs).toEqual([]);
  expect(writersOf("Title,Composer,Name,Share", "Lamu,Ali;Zuri,Ali,50", "Lamu,Ali;Zuri,Zuri,50")).toEqual([
    ["Ali, Songwriter, 50", "Zuri, Songwriter, 50"],
  ]);
  expect(writersOf("Title,Writer,Legal name,Share", "Lamu,Nyota,Asha Wanjiru,100")).toEqual([
    ["Nyota, Songwriter, 100"],
  ]);
});

test.each([
  "Juma; Asha",
  "Juma / Asha",
  "Juma & Asha",
  '"Juma, Asha"',
  "Juma and Asha",
  "Juma na Asha",
  "Juma ft. Asha",
])("several writers in one cell are asked for a row each: %s", (cell) => {
  expect(read("Title,Name,Share", `Lamu,${cell},100`, "Kisumu,Asha,100")).toMatchObject({
    songs: [{ line: 3 }],
    refused: [
      { line: 2, why: expect.stringContaining("looks like several writers. Please give each a row") },
    ],
  });
});

test("who our own spreadsheet says is one writer is one", () => {
  expect(writersOf("Title,Row,Last name,Share", 'Lamu,writer,"Earth, Wind & Fire",100')).toEqual([
    ["Earth, Wind & Fire, Songwriter, 100"],
  ]);
  expect(writersOf("Title,Name,Share", 'Lamu,"Sammy Davis, Jr.",100')).toHaveLength(1);
});

test("a row that means somebody and names nobody is told", () => {
  const refused = [{ line: 3, why: "is left out: It names no writer. Please write the name" }];
  expect(read("Title,Name,Email,Share", "Lamu,Amina,,100", "Lamu,,asha@example.com,")?.refused).toEqual(
    refused,
  );
  expect(
    read("Title,Writer 1,Share 1,Writer 2,IPI 2", "Kisumu,Amina,100,,", "Lamu,Amina,100,,14107338")?.refused,
  ).toEqual(refused);
});

test("two shares of one writer, two titles of one work and two publishers are not chosen between", () => {
  expect(read("Title,Name,Share,Split", "Lamu,Amina,50,100")?.refused).toEqual([
    {
      line: 2,
      why: "is left out: It has two shares. Please keep one column of shares for each writer",
    },
  ]);
  expect(read("Work ID,Title,Name,Share", "W1,Lamu,Amina,50", "W1,Kisumu,Amina,50")?.refused).toEqual([
    { line: 3, why: "is left out: Its Work ID is that of “Lamu”. Please give each song its own" },
  ]);
  const works = read(
    "Title,Row,Name,Share",
    "Lamu,,Amina,100",
    "Lamu,publisher,Lake,",
    "Lamu,publisher,Coast,",
  );
  expect(works?.contacts[0]?.registration?.publisher?.name).toBe("Lake");
  expect(works?.refused).toEqual([
    {
      line: 4,
      why: "is left out: Amina has Lake as publisher. Please add a second on the song’s page",
    },
  ]);
});

test("columns with something in them that are not read are told, and what a column of writers is called", () => {
  expect(
    read("Title,Name,Share,Producer,Mood,", "Lamu,Amina,100,Zuri,,Chao", "Kisumu,Amina,100,,,,Ali")?.notes,
  ).toEqual([
    "Not read: “Producer”, column 6, column 7. A column of writers is called Writer, Composer or Lyricist.",
  ]);
  expect(read("Title,Name,Share,IPI (11)", "Lamu,Amina,100,14107338")?.notes).toHaveLength(1);
  expect(read("Title,Name,Share,Mood", "Lamu,Amina,100,")?.notes).toEqual([]);
});

test("rows that an open quotation mark takes into its cell are not left out without a word", () => {
  for (const [heading, ...rows] of [
    ["Title,Name,Share", '"Nyota,Juma,100', 'Mwezi 12",Asha,100'],
    ["Title,Name,Share,Role", 'Nyota,Juma,100,"Lead', 'Mwezi,Asha,100,Lead"'],
    ["Note,Title,Name,Share", '"Old,Nyota,Juma,100', 'New",Mwezi,Asha,100'],
  ])
    expect(read(heading!, ...rows)).toMatchObject({
      songs: [],
      refused: [{ line: 2, why: expect.stringContaining("close each quotation mark that is open") }],
    });
  expect(read("Note,Title,Name,Share", '"Old', 'tape",Nyota,Juma,100')?.songs).toHaveLength(1);
});

test("the heading is the row that has most of a title, a writer and a share, and the first of these", () => {
  expect(writersOf("Title,Catalogue of Juma,", "", "Song Title,Writer,Share", "Lamu,Amina,100")).toEqual([
    ["Amina, Songwriter, 100"],
  ]);
  const twice = read("Title,Name,Share", "Lamu,Amina,100", "Title,Name,Share,Email", "Kisumu,Amina,100,");
  expect(twice?.songs.map(({ content }) => content.songTitle)).toEqual(["Lamu", "Kisumu"]);
  expect(twice?.refused).toHaveLength(1);
});

test("what separates the columns is what finds them", () => {
  const works = readWorks(tableOfText("Catalogue of Juma, Nairobi\r\nTitle;Writer;Share\r\nLamu;Amina;100"));
  expect(works?.refused).toEqual([]);
  expect(works?.songs).toHaveLength(1);
  expect(
    readWorks(tableOfText("Juma, Nairobi, Kenya, 2026\nTitle\tWriter\tShare\nLamu\tAmina\t100"))?.songs,
  ).toHaveLength(1);
});

test("of a workbook the first sheet with songs is read, and each other with songs is told", () => {
  const sheet = (name: string, ...lines: string[]) => ({ sheet: name, table: readTable(lines.join("\n")) });
  const works = readWorkbook([
    sheet("Cover", "Title,Catalogue of Juma"),
    sheet("Album 1", "Title,Writer,Share", "Lamu,Amina,100"),
    sheet("Album 2", "Title,Writer,Share", "Kisumu,Amina,50"),
    sheet("Prices", "Item,Price", "Mug,100"),
  ]);
  expect(works?.songs.map(({ content }) => content.songTitle)).toEqual(["Lamu"]);
  expect(works?.notes).toEqual(["The sheet “Album 2” is not read. Please bring it in a file of its own."]);
  const none = readWorkbook([
    sheet("Cover", "Title,Catalogue of Juma", "Lamu,x"),
    sheet("Album", "Title,Writer,Share", "Lamu,Amina,50"),
  ]);
  expect(none?.refused).toHaveLength(1);
  expect(none?.refused[0]?.why).toContain("must total 100%");
});

test("a work number in the first row of its song alone is that of the rows with its title", () => {
  expect(
    writersOf(
      "Work ID,Title,Name,Share",
      "W1,Nyota,Amina,50",
      ",Nyota,Brian,50",
      "W2,Mwezi,Amina,100",
      ",Jua,Amina,100",
    ),
  ).toEqual([
    ["Amina, Songwriter, 50", "Brian, Songwriter, 50"],
    ["Amina, Songwriter, 100"],
    ["Amina, Songwriter, 100"],
  ]);
});

test("a hundred in the name of a column numbers no writer", () => {
  expect(
    writersOf("Title,Writer 1,Share 1 (100%),Writer 2,Share 2 (100%)", "Lamu,Amina,60,Brian,40"),
  ).toEqual([["Amina, Songwriter, 60", "Brian, Songwriter, 40"]]);
});

test.each(["writer", "songwriter", "writers", "and", ",", "; ", " and "])(
  "a cell of %s over and over takes no time",
  (part) => {
    const long = `"${part.repeat(50_000 / part.length)}!"`;
    const began = process.cpuUsage();
    read(`Title,Name,Share,${long}`, `Lamu,${long},100`);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1e6).toBeLessThan(1);
  },
);

test("each fault is told by its own row, and all of them", () => {
  const works = read(
    "Title,Name,Email,Share",
    "Lamu,Amina,amina@example.com,50",
    "Lamu,Brian,not-an-email,50",
    "Lamu,Chao,nor-this,0",
  );
  expect(works?.refused.map(({ line }) => line)).toEqual(expect.arrayContaining([3, 4]));
  expect(works?.refused.map(({ line }) => line)).not.toContain(2);
});

test("cells that a workbook shows as percentages are those", () => {
  const works = read("Title,Name,Share", "Lamu,Amina,0.6667", "Lamu,Brian,0.3333");
  expect(works?.refused).toEqual([]);
  expect(works?.songs[0]!.content.publishingRightsCollaborators.map(({ percentage }) => percentage)).toEqual([
    66.67, 33.33,
  ]);
});

test("a publisher with a share of its own comes back as one, of those whom it names", () => {
  const works = read(
    "Title,Row,Last name,First name,Publisher of,IPI name number,Role,Share of song %",
    "Lamu,writer,Wanjiru,Amina,,,CA,50",
    "Lamu,writer,Otieno,Brian,,,C,30",
    "Lamu,publisher,Lake Ltd,,Amina Wanjiru,159804347,E,20",
  );
  expect(works?.refused).toEqual([]);
  expect(works?.songs[0]!.content.publishingRightsCollaborators).toMatchObject([
    { name: "Amina Wanjiru", percentage: 50 },
    { name: "Brian Otieno", percentage: 30 },
    { name: "Lake Ltd", role: "Publisher", percentage: 20 },
  ]);
  expect(works?.contacts.map(({ name, registration }) => [name, registration?.publisher?.name])).toEqual([
    ["Amina Wanjiru", "Lake Ltd"],
    ["Lake Ltd", ""],
  ]);
});

test("a title that stands in the first row of its song alone is that of the rows below it", () => {
  const works = read(
    "Songs of 2026",
    "",
    "PRIMARY TITLE *,WRITER LAST NAME *,WRITER FIRST NAME,COLLECTION SHARE *",
    "Lamu,Wanjiru,Amina,60",
    ",Otieno,Brian,40",
    "Kisumu,Wanjiru,Amina,100",
    "",
    ",Otieno,Brian,100",
  );
  expect(
    works?.songs.map(({ line, content: { songTitle, publishingRightsCollaborators: writers } }) => [
      line,
      songTitle,
      writers.map((one) => one.name),
    ]),
  ).toEqual([
    [4, "Lamu", ["Amina Wanjiru", "Brian Otieno"]],
    [6, "Kisumu", ["Amina Wanjiru"]],
  ]);
  expect(works?.refused).toEqual([{ line: 8, why: "is left out: It has no title" }]);
});

test("a title that was forgotten is thought of where shares do not total the whole", () => {
  expect(read("Title,Name,Share", "Lamu,Amina,100", ",Brian,100")?.refused).toEqual([
    {
      line: 2,
      why: "is left out: Publishing rights percentages must total 100%. Current total: 200.0%. Its rows without a title count to it",
    },
  ]);
});

test("writers who stand side by side each get their own", () => {
  const works = read(
    "Title,Artist,Writer 1 Last,Writer 1 First,Writer 1 IPI,Writer 1 Share,Writer 2 Last,Writer 2 First,Writer 2 IPI,Writer 2 Share",
    "Lamu,Amina,Wanjiru,Amina,14107338,60,Otieno,Brian,,40",
    "Kisumu,Amina,Wanjiru,Amina,,100,,,,",
  );
  expect(works?.refused).toEqual([]);
  expect(works?.songs.map(({ content }) => content.publishingRightsCollaborators)).toMatchObject([
    [
      { name: "Amina Wanjiru", percentage: 60 },
      { name: "Brian Otieno", percentage: 40 },
    ],
    [{ name: "Amina Wanjiru", percentage: 100 }],
  ]);
  expect(works?.contacts.map(({ registration }) => registration?.ipiNameNumber)).toContain("00014107338");
});

test("cells that are shown as percentages are told as such where they do not total the whole", () => {
  const works = read("Title,Name,Share", "Lamu,Amina,0.5", "Lamu,Brian,0.4");
  expect(works?.refused.map(({ why }) => why)).toEqual([
    "is left out: Publishing rights percentages must total 100%. Current total: 90.0%",
  ]);
  expect(read("Title,Name,Share", "Lamu,Amina,66.67000000000002", "Lamu,Brian,33.33")?.refused).toEqual([]);
});

test("of a long catalogue as many songs are taken as a file may have, and where it ended is told once", () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => `Song ${index},Amina,100`);
  const works = read("Title,Name,Share", ...rows);
  expect(works?.songs).toHaveLength(MOST_WORKS);
  expect(works?.refused).toEqual([
    {
      line: MOST_WORKS + 2,
      why: `and the songs below it are left out: A file takes ${MOST_WORKS} songs. Please bring them in another`,
    },
  ]);
});

test("columns that are called like what every object has are none", () => {
  expect(read("Title,constructor,toString,Name,Share", "Lamu,x,y,Amina,100")?.songs).toHaveLength(1);
});

test("a quotation mark that nobody closed costs no letter", () => {
  const works = read("Title,Name,Share", '"Open,Zuri,100', '"Kisumu, ""by night""",Zuri,100');
  expect(works?.songs.map(({ content }) => content.songTitle)).toEqual(['"Open', 'Kisumu, "by night"']);
});
