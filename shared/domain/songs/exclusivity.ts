import { foldName, isNamedIn } from "#shared/domain/songs/match";
import {
  isSame,
  note,
  partiesIn,
  quote,
  type Contradiction,
  type Featured,
  type Named,
  type Papers,
  type Producer,
  type Sheet,
} from "#shared/domain/songs/paper";

const TO_WHOM = "To whom it was given alone";

/** What is one artist's alone, and another has, too (18). */
export function exclusivityContradictions({ sheets, producers, features }: Papers): Contradiction[] {
  return [
    ...pairs(producers)
      .filter(([one, other]) => foldName(one.form.trackTitle) === foldName(other.form.trackTitle))
      .flatMap(([one, other]) =>
        givenTwice(
          [one, partiesIn.artist(one.form), partiesIn.producer(one.form)],
          [other, partiesIn.artist(other.form), partiesIn.producer(other.form)],
        ),
      ),
    ...pairs(features)
      .filter(([one, other]) => !areYearsLater(sheets, one, other))
      .flatMap(([one, other]) =>
        givenTwice(
          [one, partiesIn.primary(one.form), partiesIn.featured(one.form)],
          [other, partiesIn.primary(other.form), partiesIn.featured(other.form)],
        ),
      ),
    ...features.flatMap((paper) => sheets.flatMap((sheet) => recordsForAnother(paper, sheet))),
    ...producers.flatMap(openBeat),
  ];
}

const pairs = <One>(all: readonly One[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));

type Given = readonly [paper: Producer | Featured, to: Named, by: Named];

const words = (paper: Producer | Featured, artist: string) =>
  quote(paper, "Exclusivity", `${paper.form.exclusivity ? "Exclusive, to" : "Not exclusive, to"} ${artist}`);

/** One beat or one guest's part to two artists, and to one of them alone. */
function givenTwice([one, artist, giver]: Given, [other, another, otherGiver]: Given): Contradiction[] {
  if (!one.form.exclusivity && !other.form.exclusivity) return [];
  if (!isSame(giver, otherGiver) || isSame(artist, another)) return [];
  return [note(18, TO_WHOM, words(one, artist.name), words(other, another.name))];
}

/** A guest is bound for two years after the release; what comes later is free. */
function areYearsLater(sheets: readonly Sheet[], one: Featured, other: Featured): boolean {
  const later = [one, other].map(({ form }) => form.effectiveDate).toSorted()[1]!;
  return sheets.some(({ sheet: { releaseDate } }) => isAfterTwoYears(releaseDate, later));
}

function isAfterTwoYears(releaseDate: string, day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(releaseDate) || day === "") return false;
  return day > `${Number(releaseDate.slice(0, 4)) + 2}${releaseDate.slice(4)}`;
}

/** A recording of another artist that a guest performs on who may record the song for nobody else. */
function recordsForAnother(paper: Featured, on: Sheet): Contradiction[] {
  const { exclusivity, primaryArtist, featuredArtist } = paper.form;
  const { sheet, record } = on;
  if (!exclusivity || primaryArtist === "" || featuredArtist === "") return [];
  return (record?.recordings ?? []).flatMap(({ title, version, artist, releaseDate, performers }) => {
    const billed = artist || sheet.artistName;
    if (billed === "" || isNamedIn(primaryArtist, billed) || isNamedIn(billed, primaryArtist)) return [];
    if (isAfterTwoYears(sheet.releaseDate, releaseDate)) return [];
    const guest = performers.find(({ name }) => foldName(name) === foldName(featuredArtist));
    if (!guest) return [];
    const called = [title || sheet.songTitle, version].filter(Boolean).join(", ");
    return [
      note(
        18,
        TO_WHOM,
        words(paper, primaryArtist),
        quote(on, `Performers of ${called}`, `${guest.name}, for ${billed}`),
      ),
    ];
  });
}

function openBeat(paper: Producer): Contradiction[] {
  if (paper.form.exclusivity || paper.form.masterOwnership !== "artist") return [];
  return [
    note(
      18,
      "Whether others may have the beat",
      quote(paper, "Exclusivity", "Not exclusive"),
      quote(paper, "Master ownership", "Artist owns the master (100%)"),
    ),
  ];
}
