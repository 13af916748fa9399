import { foldName } from "#shared/domain/songs/match";
import {
  isSame,
  note,
  partiesIn,
  quote,
  serious,
  type Contradiction,
  type Featured,
  type Papers,
  type Paper,
  type Producer,
  type Sheet,
} from "#shared/domain/songs/paper";
import type { SyncChoice } from "#shared/domain/agreements/agreement-choices";
import { readDuration } from "#shared/domain/registration/duration";
import { readIsrc } from "#shared/domain/registration/isrc";
import { writtenDate } from "#shared/domain/written-date";

/** Days (15, 16), licences for pictures (17), exclusivity (18), ISRCs (20), and what was signed before the sheet changed (21). */
export function termContradictions(papers: Papers): Contradiction[] {
  const { sheets, producers, features } = papers;
  return [
    ...sheets.flatMap((sheet) => [
      ...producers.flatMap((paper) => afterRelease(sheet, paper, "Effective date", paper.form.effectiveDate)),
      ...features.flatMap((paper) => [
        ...afterRelease(sheet, paper, "Effective date", paper.form.effectiveDate),
        ...afterRelease(sheet, paper, "Recording date", paper.form.legal?.recordingDate ?? ""),
        ...licenceEnds(sheet, paper),
      ]),
      ...[...producers, ...features].flatMap((paper) => signedBefore(sheet, paper)),
      ...[...producers, ...features].flatMap((paper) => othersOwnTheSong(sheet, paper)),
    ]),
    ...features.flatMap(endsBeforeItBegins),
    ...producers.flatMap((one) => features.flatMap((other) => pictures(one, other))),
    ...features.flatMap(picturesUnpaid),
    ...exclusivity(papers),
    ...isrcs(sheets),
  ];
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const day = (text: string) => writtenDate(text);

function afterRelease(sheet: Sheet, paper: Paper, field: string, on: string): Contradiction[] {
  const { releaseDate } = sheet.sheet;
  if (!isDay(releaseDate) || !isDay(on) || on <= releaseDate) return [];
  return [
    note(15, "The dates", quote(sheet, "Release date", day(releaseDate)), quote(paper, field, day(on))),
  ];
}

/** A sheet's terms are for the full term of copyright. */
function licenceEnds(sheet: Sheet, paper: Featured): Contradiction[] {
  const { legal } = paper.form;
  if (legal?.agreementDuration !== "fixed" || !isDay(legal.fixedEndDate)) return [];
  const { releaseDate } = sheet.sheet;
  const end = quote(paper, "End date", day(legal.fixedEndDate));
  if (isDay(releaseDate) && legal.fixedEndDate <= releaseDate)
    return [serious(16, "How long it holds", quote(sheet, "Release date", day(releaseDate)), end)];
  const forEver = quote(sheet, "Terms", "For the full term of copyright");
  return [serious(16, "How long it holds", forEver, end)];
}

function endsBeforeItBegins(paper: Featured): Contradiction[] {
  const { legal, effectiveDate } = paper.form;
  const end = legal?.fixedEndDate ?? "";
  if (!isDay(end) || !isDay(effectiveDate) || end > effectiveDate) return [];
  return [
    serious(
      16,
      "How long it holds",
      quote(paper, "Effective date", day(effectiveDate)),
      quote(paper, "End date", day(end)),
    ),
  ];
}

const syncWords: Record<SyncChoice, string> = {
  alone: "The artist alone may license it",
  joint: "Only both together may license it",
  none: "Nobody may license it",
};

const PICTURES = "Film, series, games and adverts";

/** What was not asked is not compared. */
const syncOf = ({ form }: Producer | Featured): SyncChoice | null => {
  if (form.sync !== null) return form.sync;
  if ("syncRights" in form) return form.syncRights ? "alone" : null;
  return form.legal ? (form.legal.syncLicensingRights ? "alone" : "joint") : null;
};

function pictures(one: Producer, other: Featured): Contradiction[] {
  const [first, second] = [syncOf(one), syncOf(other)];
  if (first === null || second === null || first === second) return [];
  return [note(17, PICTURES, quote(one, "Sync", syncWords[first]), quote(other, "Sync", syncWords[second]))];
}

function picturesUnpaid(paper: Featured): Contradiction[] {
  const { legal } = paper.form;
  if (!legal?.syncLicensingRights || legal.syncRoyaltyPercentage !== null) return [];
  return [
    note(
      17,
      PICTURES,
      quote(paper, "Sync", syncWords.alone),
      quote(paper, "Percentage of sync income", "None"),
    ),
  ];
}

/** Whoever licenses a recording for pictures needs the song, too. */
function othersOwnTheSong(sheet: Sheet, paper: Producer | Featured): Contradiction[] {
  if (paper.form.sync !== "alone") return [];
  const parties =
    "royaltyPercentage" in paper.form
      ? [partiesIn.artist(paper.form), partiesIn.producer(paper.form)]
      : [partiesIn.primary(paper.form), partiesIn.featured(paper.form)];
  const others = sheet.sheet.publishing.filter((row) => !parties.some((party) => isSame(row, party)));
  if (others.length === 0) return [];
  const names = others.map(({ name }) => name).join(", ");
  return [
    note(17, PICTURES, quote(sheet, "Publishing rights", names), quote(paper, "Sync", syncWords.alone)),
  ];
}

function exclusivity({ producers, features }: Papers): Contradiction[] {
  const words = (paper: Producer | Featured, artist: string) =>
    quote(paper, "Exclusivity", `Exclusive, to ${artist}`);
  const twice = producers.flatMap((one, index) =>
    producers.slice(index + 1).flatMap((other) => {
      const isOneBeat = foldName(one.form.trackTitle) === foldName(other.form.trackTitle);
      const isOneProducer = isSame(partiesIn.producer(one.form), partiesIn.producer(other.form));
      const areTwoArtists = !isSame(partiesIn.artist(one.form), partiesIn.artist(other.form));
      if (!isOneBeat || !isOneProducer || !areTwoArtists) return [];
      if (!one.form.exclusivity || !other.form.exclusivity) return [];
      const both = [words(one, one.form.artistName), words(other, other.form.artistName)] as const;
      return [note(18, "To whom it was given alone", ...both)];
    }),
  );
  const guests = features.flatMap((one, index) =>
    features.slice(index + 1).flatMap((other) => {
      const isOneGuest = isSame(partiesIn.featured(one.form), partiesIn.featured(other.form));
      const areTwoArtists = !isSame(partiesIn.primary(one.form), partiesIn.primary(other.form));
      if (!isOneGuest || !areTwoArtists || !one.form.exclusivity || !other.form.exclusivity) return [];
      const both = [words(one, one.form.primaryArtist), words(other, other.form.primaryArtist)] as const;
      return [note(18, "To whom it was given alone", ...both)];
    }),
  );
  const openBeats = producers
    .filter(({ form }) => !form.exclusivity && form.masterOwnership === "artist")
    .map((paper) =>
      note(
        18,
        "Whether others may have the beat",
        quote(paper, "Exclusivity", "Not exclusive"),
        quote(paper, "Master ownership", "Artist owns the master (100%)"),
      ),
    );
  return [...twice, ...guests, ...openBeats];
}

type Numbered = { sheet: Sheet; isrc: string; key: string; releaseDate: string };

/** Each recording with a number, the sheet's own first. */
function recordingsOf(sheet: Sheet): Numbered[] {
  const { songTitle, isrc, duration, releaseDate } = sheet.sheet;
  const [first, ...others] = sheet.record?.recordings ?? [];
  const keyOf = (title: string, version: string, length: string) =>
    `${foldName(title)} ${foldName(version)} ${readDuration(length) ?? ""}`;
  const own = {
    sheet,
    isrc: readIsrc(first?.isrc || isrc) ?? "",
    key: keyOf(first?.title || songTitle, first?.version ?? "", first?.duration || duration),
    releaseDate: first?.releaseDate || releaseDate,
  };
  const further = others.map((one) => ({
    sheet,
    isrc: readIsrc(one.isrc) ?? "",
    key: keyOf(one.title || songTitle, one.version, one.duration),
    releaseDate: one.releaseDate,
  }));
  return [own, ...further].filter((one) => one.isrc !== "");
}

function isrcs(sheets: readonly Sheet[]): Contradiction[] {
  const all = sheets.flatMap(recordingsOf);
  const twice = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      // A recording without a length might be any of the song.
      .filter((other) => other.key === one.key && /\d:\d\d$/.test(one.key) && other.isrc !== one.isrc)
      .map((other) =>
        note(
          20,
          "The number of one recording",
          quote(one.sheet, "ISRC", one.isrc),
          quote(other.sheet, "ISRC", other.isrc),
        ),
      ),
  );
  const early = all
    .filter(({ isrc, releaseDate }) => isDay(releaseDate) && yearOf(isrc) > Number(releaseDate.slice(0, 4)))
    .map(({ sheet, isrc, releaseDate }) =>
      note(
        20,
        "The year of the number",
        quote(sheet, "ISRC", isrc),
        quote(sheet, "Release date", day(releaseDate)),
      ),
    );
  return [...twice, ...early];
}

/** The year in which a number was given: "KE-A1B-26-00001" in 2026. ISRCs are of 1986 and later. */
function yearOf(isrc: string): number {
  const year = Number(isrc.replaceAll("-", "").slice(5, 7));
  return year >= 86 ? 1900 + year : 2000 + year;
}

/** The sheet that was in force when an agreement was sent was replaced since. */
function signedBefore(sheet: Sheet, paper: Paper): Contradiction[] {
  const { sentAt } = paper;
  const [newest] = sheet.signings.toReversed();
  if (sentAt === null || !newest || newest.signedAt <= sentAt) return [];
  const before = sheet.signings.find((one) => one !== newest && one.signedAt <= sentAt);
  if (!before) return [];
  return [
    note(
      21,
      "Which version of the sheet was meant",
      quote(
        sheet,
        "Signed by everybody",
        `${day(before.signedAt.slice(0, 10))}, and anew ${day(newest.signedAt.slice(0, 10))}`,
      ),
      quote(paper, "Sent", day(sentAt.slice(0, 10))),
    ),
  ];
}
