import {
  isOnSheet,
  isSame,
  note,
  partiesIn,
  quote,
  serious,
  shareOf,
  sharesInWords,
  type Contradiction,
  type Featured,
  type Named,
  type Papers,
  type Producer,
  type Quote,
  type Sheet,
} from "#shared/domain/songs/paper";
import { isNamedIn } from "#shared/domain/songs/match";
import { featuredMasterOwnershipLabels } from "#shared/domain/agreements/featured-artist-agreement";
import { producerMasterOwnershipLabels } from "#shared/domain/agreements/producer-agreement";
import { readIsrc } from "#shared/domain/registration/isrc";
import { noRecording } from "#shared/domain/registration/registration";
import { WHOLE, type Hundredths } from "#shared/domain/shares";

const OWNER = "Who owns the recording";
const FIELD = "Master ownership";
const LIST = "Master rights";

/** Who owns the recording: a sheet against each agreement (3 to 7), the agreements against each other (8), two lists of one ISRC or one song (20, 23). */
export function ownershipContradictions({ sheets, producers, features }: Papers): Contradiction[] {
  const owned = sheets.filter(({ sheet }) => sheet.master.length > 0);
  return [
    ...owned.flatMap((sheet) => producers.flatMap((paper) => producerAgainst(sheet, paper))),
    ...owned.flatMap((sheet) => features.flatMap((paper) => featuredAgainst(sheet, paper))),
    ...sheets.flatMap((sheet) => features.flatMap((paper) => labelMissing(sheet, paper))),
    ...producers.flatMap((one) => features.flatMap((other) => betweenAgreements(one, other))),
    ...sheets.flatMap((one, index) => sheets.slice(index + 1).flatMap((other) => twoSheets(one, other))),
    ...ownersOfOneIsrc(sheets),
  ];
}

const ownersOf = (sheet: Sheet) => quote(sheet, LIST, sharesInWords(sheet.sheet.master));
const said = (paper: Producer) =>
  quote(paper, FIELD, producerMasterOwnershipLabels[paper.form.masterOwnership]);
const saidFeatured = (paper: Featured) =>
  quote(paper, FIELD, featuredMasterOwnershipLabels[paper.form.masterOwnership]);

const isLabel = ({ role }: { role: string }) => /\blabel\b/i.test(role);

function producerAgainst(sheet: Sheet, paper: Producer): Contradiction[] {
  const { form } = paper;
  const [artist, producer] = [partiesIn.artist(form), partiesIn.producer(form)];
  const { master } = sheet.sheet;
  switch (form.masterOwnership) {
    case "artist": {
      const label = master.find((row) => isLabel(row) && !isOnSheet(sheet, row, artist));
      if (shareOf(sheet, "master", producer) > 0) return [serious(3, OWNER, ownersOf(sheet), said(paper))];
      if (label) return [note(7, OWNER, ownersOf(sheet), said(paper))];
      return shareOf(sheet, "master", artist) < WHOLE
        ? [serious(3, OWNER, ownersOf(sheet), said(paper))]
        : [];
    }
    case "producer":
      return shareOf(sheet, "master", producer) < WHOLE
        ? [serious(4, OWNER, ownersOf(sheet), said(paper))]
        : [];
    case "shared":
      return areHalves(sheet, artist, producer) ? [] : [serious(5, OWNER, ownersOf(sheet), said(paper))];
    default:
      return [];
  }
}

function featuredAgainst(sheet: Sheet, paper: Featured): Contradiction[] {
  const { form } = paper;
  const [primary, featured] = [partiesIn.primary(form), partiesIn.featured(form)];
  const isBroken =
    form.masterOwnership === "lead_artist"
      ? shareOf(sheet, "master", featured) > 0
      : form.masterOwnership === "shared" && !areHalves(sheet, primary, featured);
  return isBroken ? [serious(6, OWNER, ownersOf(sheet), saidFeatured(paper))] : [];
}

const areHalves = (sheet: Sheet, one: Named, other: Named) =>
  [one, other].every((person) => shareOf(sheet, "master", person) === WHOLE / 2);

/** A label owns by the agreement, and stands nowhere on the sheet. */
function labelMissing(sheet: Sheet, paper: Featured): Contradiction[] {
  const { form } = paper;
  if (form.masterOwnership !== "label_other") return [];
  const { label, master } = sheet.sheet;
  const labels = [
    label,
    ...master.filter((row) => form.ownerName !== "" || isLabel(row)).map(({ name }) => name),
  ];
  const isThere = labels.some((name) =>
    form.ownerName === "" ? name !== "" : isNamedIn(form.ownerName, name) || isNamedIn(name, form.ownerName),
  );
  if (isThere) return [];
  const owner = form.ownerName || featuredMasterOwnershipLabels.label_other;
  return [
    note(
      7,
      "Which label owns the recording",
      quote(sheet, "Label", label || "None"),
      quote(paper, FIELD, owner),
    ),
  ];
}

/** Both cannot give the same recording away: 100% and a half are 150%. */
function betweenAgreements(one: Producer, other: Featured): Contradiction[] {
  const { masterOwnership: first } = one.form;
  const { masterOwnership: second } = other.form;
  const isTooMuch =
    (second === "lead_artist" && (first === "producer" || first === "shared")) ||
    (second === "shared" && ["artist", "producer", "shared"].includes(first));
  if (isTooMuch) return [serious(8, OWNER, said(one), saidFeatured(other))];
  return second === "label_other" && first === "artist"
    ? [note(8, OWNER, said(one), saidFeatured(other))]
    : [];
}

function twoSheets(one: Sheet, other: Sheet): Contradiction[] {
  const [here, there] = [one.sheet.publishing, other.sheet.publishing];
  if (!areOther(here, there)) return [];
  const field = "Publishing rights";
  const about = "Who wrote the song";
  return [note(23, about, quote(one, field, sharesInWords(here)), quote(other, field, sharesInWords(there)))];
}

type Owner = Named & { share: Hundredths };
type Owned = { isrc: string; owners: readonly Owner[]; words: Quote };

/** The recordings of a sheet that have a number and owners: where none are named of the first, those of the master rights. */
function ownedRecordings(sheet: Sheet): Owned[] {
  const { master, isrc } = sheet.sheet;
  const recordings = sheet.record?.recordings.length ? sheet.record.recordings : [noRecording];
  return recordings.flatMap((recording, index) => {
    const { title, version } = recording;
    const number = readIsrc(recording.isrc || (index === 0 ? isrc : ""));
    const named = recording.owners.map((owner) => ({ ...owner, email: "" }));
    const owners = named.length > 0 || index > 0 ? named : master;
    if (number === null || owners.length === 0) return [];
    const called = [title || sheet.sheet.songTitle, version].filter(Boolean).join(", ");
    const field = named.length > 0 ? `Owners of ${called}` : LIST;
    return [{ isrc: number, owners, words: quote(sheet, field, sharesInWords(owners)) }];
  });
}

/** Another recording of a song may well have other owners; one number is one recording. */
function ownersOfOneIsrc(sheets: readonly Sheet[]): Contradiction[] {
  const all = sheets.flatMap(ownedRecordings);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => other.isrc === one.isrc && areOther(one.owners, other.owners))
      .map((other) => note(20, "Who owns one ISRC", one.words, other.words)),
  );
}

/** Whether two lists that are there give anybody another share. */
function areOther(here: readonly Owner[], there: readonly Owner[]): boolean {
  const held = (rows: readonly Owner[], person: Named) =>
    rows.filter((row) => isSame(row, person)).reduce((sum, { share }) => sum + share, 0);
  const isOther = [...here, ...there].some((person) => held(here, person) !== held(there, person));
  return here.length > 0 && there.length > 0 && isOther;
}
