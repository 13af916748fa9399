import {
  isOnSheet,
  isSame,
  note,
  partiesIn,
  percent,
  quote,
  serious,
  shareOf,
  type Contradiction,
  type Featured,
  type Named,
  type Paper,
  type Papers,
  type Producer,
  type Sheet,
} from "#shared/domain/songs/paper";
import { artistKey, bareTitle, foldName, isNamedIn } from "#shared/domain/songs/match";
import { societyOf } from "#shared/domain/registration/societies";
import { formatShare, totalOf, WHOLE } from "#shared/domain/shares";

/** Titles and artists (1, 2), shares in the song (11, 12), people (13, 14), publishers and societies (19). */
export function creditContradictions({ sheets, producers, features }: Papers): Contradiction[] {
  const between = sheets.flatMap((one, index) =>
    sheets.slice(index + 1).flatMap((other) => otherSocieties(one, other)),
  );
  const each = sheets.flatMap((sheet) => [
    ...producers.flatMap((paper) => [
      ...title(sheet, paper, "Beat/track title", paper.form.trackTitle || paper.form.projectTitle),
      ...artist(sheet, paper, "Artist name", partiesIn.artist(paper.form)),
      ...producersWords(sheet, paper),
      ...addresses(sheet, paper, [partiesIn.artist(paper.form), partiesIn.producer(paper.form)]),
      ...producerRole(sheet, paper),
    ]),
    ...features.flatMap((paper) => [
      ...title(sheet, paper, "Song title", paper.form.songTitle),
      ...guest(sheet, paper),
      ...artist(sheet, paper, "Primary artist name", partiesIn.primary(paper.form)),
      ...publishingSplit(sheet, paper),
      ...addresses(sheet, paper, [partiesIn.primary(paper.form), partiesIn.featured(paper.form)]),
      ...featuredRole(sheet, paper),
      ...affiliation(sheet, paper),
    ]),
    ...publisher(sheet),
    ...addressesInside(sheet),
  ]);
  return [...each, ...between];
}

const spelling = (text: string) => bareTitle(text).normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

function title(sheet: Sheet, paper: Paper, field: string, words: string): Contradiction[] {
  if (words === "" || sheet.sheet.songTitle === "") return [];
  const titles = [
    sheet.sheet.songTitle,
    ...(sheet.record?.song.alternativeTitles ?? []).map((one) => one.title),
  ];
  if (titles.some((one) => spelling(one) === spelling(words))) return [];
  return [
    note(1, "The title", quote(sheet, "Song title", sheet.sheet.songTitle), quote(paper, field, words)),
  ];
}

/** A guest is part of how a song is billed. */
function guest(sheet: Sheet, paper: Featured): Contradiction[] {
  const { songTitle, artistName } = sheet.sheet;
  const { featuredArtist } = paper.form;
  if (featuredArtist === "" || isNamedIn(featuredArtist, `${artistName} ${songTitle}`)) return [];
  return [
    note(
      1,
      "Whether a guest is billed",
      quote(sheet, "Artist", artistName),
      quote(paper, "Featured artist name", featuredArtist),
    ),
  ];
}

function artist(sheet: Sheet, paper: Paper, field: string, named: Named): Contradiction[] {
  const { artistName } = sheet.sheet;
  if (artistName === "" || named.name === "") return [];
  const isThere = [named.name, named.also ?? ""].some(
    (name) => isNamedIn(name, artistName) || isNamedIn(artistKey(artistName), name),
  );
  const isAlias = isOnSheet(sheet, { name: artistName, email: "" }, named);
  return isThere || isAlias
    ? []
    : [note(2, "The artist", quote(sheet, "Artist", artistName), quote(paper, field, named.name))];
}

const percentages = /(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|percent\b|per cent\b|asilimia\b)/giu;

/** The shares that a text names, in hundredths. */
function sharesIn(text: string): number[] {
  const said = [...text.matchAll(percentages)].map(([, number]) => Number(number!.replace(",", ".")) * 100);
  const halves = [...text.matchAll(/\b(\d{1,2})\s*\/\s*(\d{1,2})\b/g)]
    .map(([, one, other]) => [Number(one) * 100, Number(other) * 100])
    .filter((parts) => totalOf(parts) === WHOLE);
  return [...said, ...halves.flat()].map(Math.round);
}

/** The part of a text that speaks of somebody, as far as it does. */
function aboutIn(text: string, names: readonly string[]): string {
  const parts = text.split(/[;\n]|,(?!\d)|\band\b|\.(?!\d)/i);
  return parts.filter((part) => names.some((name) => isNamedIn(name, part))).join("; ");
}

function publishingSplit(sheet: Sheet, paper: Featured): Contradiction[] {
  const words = paper.form.legal?.publishingSplit ?? "";
  const person = partiesIn.featured(paper.form);
  const [first = ""] = person.name.split(" ");
  const own = sharesIn(aboutIn(words, [person.name, first, "featured artist", "featured"]));
  const said = own.length > 0 ? own : sharesIn(words);
  const share = shareOf(sheet, "publishing", person);
  const saysNone = said.length === 0 && /\b(?:no|none|nothing|without)\b/i.test(words);
  const fits = said.length > 0 ? said.includes(share) : !saysNone || share === 0;
  if (words === "" || fits) return [];
  const row = share > 0 ? `${person.name} ${formatShare(share)}%` : `${person.name}: not on the list`;
  return [
    serious(
      11,
      "The featured artist’s share of the song",
      quote(sheet, "Publishing rights", row),
      quote(paper, "Publishing split", words),
    ),
  ];
}

const ofSong = /publishing|composition|songwrit|co-?writ|writer['’]?s? share|songwriter/i;
const denies = /\b(?:no|not|none|never|without|waives?)\b|work[- ](?:made[- ])?for[- ]hire/i;

/** What the parties wrote themselves of the producer's share in the song; the library's clauses leave that to the sheet. */
function producersWords(sheet: Sheet, paper: Producer): Contradiction[] {
  const sentences = paper.form.additionalTerms.split(/(?<=[.;!?])\s+|\n/);
  const words = sentences.find(
    (sentence) => ofSong.test(sentence) || /work[- ](?:made[- ])?for[- ]hire/i.test(sentence),
  );
  if (words === undefined) return [];
  const person = partiesIn.producer(paper.form);
  const share = shareOf(sheet, "publishing", person);
  const said = sharesIn(words);
  const fits = denies.test(words)
    ? share === 0
    : said.length > 0
      ? said.includes(share)
      : share > 0 || !/\b(?:shall|will|receives?|owns?|gets?|entitled|share)\b/i.test(words);
  if (fits) return [];
  const row = share > 0 ? `${person.name} ${percent(share)}` : `${person.name}: not on the list`;
  return [
    note(
      12,
      "The producer’s share of the song",
      quote(sheet, "Publishing rights", row),
      quote(paper, "Additional terms", words.trim()),
    ),
  ];
}

/** One person with two addresses, or one address with two people. Told only to whoever owns both papers. */
function addresses(sheet: Sheet, paper: Paper, people: readonly Named[]): Contradiction[] {
  if (!sheet.isOwn || !paper.isOwn) return [];
  const rows = [...sheet.sheet.publishing, ...sheet.sheet.master];
  return people.flatMap((person) => {
    const other = rows.find((row) => {
      if (row.email === "" || person.email === "") return false;
      const isOneName = [person.name, person.also ?? ""].some(
        (name) => foldName(name) === foldName(row.name),
      );
      const isOneAddress = row.email.toLowerCase() === person.email.toLowerCase();
      return isOneAddress
        ? !isOneName &&
            !isOnSheet(sheet, { ...row, email: "" }, { ...person, email: "" }) &&
            !isOneOf(row.name, person.name)
        : isOneName && !rows.some((one) => one.email.toLowerCase() === person.email.toLowerCase());
    });
    if (!other) return [];
    const words = ({ name, email }: Named) => `${name}, ${email}`;
    return [
      note(13, "Who it is", quote(sheet, "People", words(other)), quote(paper, "Parties", words(person))),
    ];
  });
}

/** Somebody who wrote the song and owns its recording, at an address each. Two of one name who both wrote it are two people. */
function addressesInside({ sheet, isOwn, ...paper }: Sheet): Contradiction[] {
  if (!isOwn) return [];
  const { publishing, master } = sheet;
  const isAt = (rows: typeof master, { name, email }: Named) =>
    rows.some(
      (row) => foldName(row.name) === foldName(name) && row.email.toLowerCase() === email.toLowerCase(),
    );
  return publishing.flatMap((writer) => {
    const owner = master.find(({ name }) => foldName(name) === foldName(writer.name));
    if (!owner || owner.email === "" || writer.email === "") return [];
    if (isAt(publishing, owner) || isAt(master, writer)) return [];
    const words = ({ name, email }: Named) => `${name}, ${email}`;
    const here = { ...paper, isOwn };
    return [
      note(
        13,
        "Who it is",
        quote(here, "Publishing rights", words(writer)),
        quote(here, "Master rights", words(owner)),
      ),
    ];
  });
}

/** "Amina" of "Amina Wanjiru" */
const isOneOf = (one: string, other: string) => isNamedIn(one, other) || isNamedIn(other, one);

const isProducer = ({ role }: { role: string }) => /producer|beat/i.test(role);
const creditOf = (credits: string) => /\b(?:produced|prod\.?) by\s+(.+)$/i.exec(credits)?.[1] ?? "";

function producerRole(sheet: Sheet, paper: Producer): Contradiction[] {
  const person = partiesIn.producer(paper.form);
  const rows = [...sheet.sheet.publishing, ...sheet.sheet.master];
  const others = rows.filter(isProducer).filter((row) => !isOnSheet(sheet, row, person));
  const isThere = rows.some((row) => isOnSheet(sheet, row, person));
  const about = "Who produced it";
  const named = quote(paper, "Producer name", person.name);
  const found: Contradiction[] = [];
  if (person.name !== "" && !isThere && rows.length > 0 && !performs(sheet, person))
    found.push(note(14, about, quote(sheet, "People", namesIn(others, rows)), named));
  const credit = creditOf(paper.form.credits);
  const names = [person.name, person.also ?? ""];
  if (
    credit !== "" &&
    person.name !== "" &&
    !names.some((name) => isNamedIn(name, credit) || isNamedIn(credit, name))
  )
    found.push(note(14, about, quote(paper, "Credits", paper.form.credits), named));
  return found;
}

/** "Zuri Kimani (Producer, Artist)"; where nobody has the role, everybody. */
function namesIn(found: Sheet["sheet"]["master"], all: Sheet["sheet"]["master"]): string {
  const roles = new Map<string, Set<string>>();
  for (const { name, role } of found.length > 0 ? found : all)
    roles.set(name, (roles.get(name) ?? new Set()).add(role));
  return [...roles].map(([name, held]) => `${name} (${[...held].join(", ")})`).join(", ");
}

const performs = ({ record }: Sheet, { name }: Named) =>
  record?.recordings.some(({ performers }) =>
    performers.some((performer) => isOneOf(performer.name, name)),
  ) ?? false;

function featuredRole(sheet: Sheet, paper: Featured): Contradiction[] {
  const person = partiesIn.featured(paper.form);
  const rows = [...sheet.sheet.publishing, ...sheet.sheet.master];
  if (person.name === "" || rows.length === 0 || performs(sheet, person)) return [];
  if (rows.some((row) => isOnSheet(sheet, row, person))) return [];
  const others = rows.filter(({ role }) => /featur/i.test(role));
  return [
    note(
      14,
      "Who is featured",
      quote(sheet, "People", namesIn(others, rows)),
      quote(paper, "Featured artist name", person.name),
    ),
  ];
}

/** Societies that a text names. */
const societiesIn = (text: string) =>
  text.split(/[\s,;/&()]+/).flatMap((word) => (word === "" ? [] : (societyOf(word)?.name ?? [])));

function affiliation(sheet: Sheet, paper: Featured): Contradiction[] {
  const words = paper.form.legal?.proAffiliation ?? "";
  const person = partiesIn.featured(paper.form);
  const noted = sheet.record?.people.find((one) => isOnSheet(sheet, one, person));
  const society = societyOf(noted?.details.performingSociety ?? "")?.name;
  const said = societiesIn(words);
  if (!noted || !society || said.length === 0 || said.includes(society)) return [];
  return [
    note(
      19,
      "The society",
      quote(sheet, `For registration: ${noted.name}`, society),
      quote(paper, "Society", words),
    ),
  ];
}

/** What somebody has one of, whatever the song. */
const ofOnePerson = [
  ["performingSociety", "The society for performing rights"],
  ["mechanicalSociety", "The society for mechanical rights"],
  ["ipiBaseNumber", "The IPI base number"],
] as const;

/** One person, noted otherwise beside two sheets. */
function otherSocieties(one: Sheet, other: Sheet): Contradiction[] {
  const called = (society: string) => societyOf(society)?.name ?? society;
  return (one.record?.people ?? []).flatMap((person) => {
    const same = other.record?.people.find((noted) => isSame(noted, person));
    if (!same) return [];
    return ofOnePerson.flatMap(([key, about]) => {
      const [here, there] = [called(person.details[key]), called(same.details[key])];
      if (here === "" || there === "" || foldName(here) === foldName(there)) return [];
      const field = `For registration: ${person.name}`;
      return [note(19, about, quote(one, field, here), quote(other, field, there))];
    });
  });
}

/** A publisher that is named and holds nothing: nobody could tell whose publisher it is. */
function publisher(sheet: Sheet): Contradiction[] {
  const { publisher: named, publishing } = sheet.sheet;
  if (named === "") return [];
  const noted = (sheet.record?.people ?? []).map(({ details }) => details.publisher.name);
  const rows = publishing.filter(({ role }) => /publisher/i.test(role)).map(({ name }) => name);
  const isThere = [...rows, ...noted].some((name) => name !== "" && isOneOf(name, named));
  if (isThere) return [];
  const holders = publishing.map(({ name, role }) => `${name} (${role})`).join(", ");
  return [
    note(
      19,
      "The publisher’s part",
      quote(sheet, "Publisher", named),
      quote(sheet, "Publishing rights", holders),
    ),
  ];
}
