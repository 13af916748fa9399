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

/** Days (15, 16), licences for pictures (17), ISRCs (20). */
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
      ...[...producers, ...features].flatMap((paper) => othersOwnTheSong(sheet, paper)),
    ]),
    ...features.flatMap(endsBeforeItBegins),
    ...producers.flatMap((one) => features.flatMap((other) => pictures(one, other))),
    ...features.flatMap(picturesUnpaid),
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
