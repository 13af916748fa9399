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
  type Paper,
  type Producer,
  type Sheet,
} from "#shared/domain/songs/paper";
import { isNamedIn } from "#shared/domain/songs/match";
import { featuredMasterOwnershipLabels } from "#shared/domain/agreements/featured-artist-agreement";
import { producerMasterOwnershipLabels } from "#shared/domain/agreements/producer-agreement";
import { WHOLE } from "#shared/domain/shares";

const OWNER = "Who owns the recording";
const FIELD = "Master ownership";
const LIST = "Master rights";

/** Who owns the recording: a sheet against each agreement (3 to 7), the agreements against each other (8), two sheets of one song (20, 23). */
export function ownershipContradictions({ sheets, producers, features }: Papers): Contradiction[] {
  const owned = sheets.filter(({ sheet }) => sheet.master.length > 0);
  return [
    ...owned.flatMap((sheet) => producers.flatMap((paper) => producerAgainst(sheet, paper))),
    ...owned.flatMap((sheet) => features.flatMap((paper) => featuredAgainst(sheet, paper))),
    ...sheets.flatMap((sheet) => features.flatMap((paper) => labelMissing(sheet, paper))),
    ...producers.flatMap((one) => features.flatMap((other) => betweenAgreements(one, other))),
    ...sheets.flatMap((one, index) => sheets.slice(index + 1).flatMap((other) => twoSheets(one, other))),
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
  return (["publishing", "master"] as const).flatMap((list) => {
    const [here, there] = [one.sheet[list], other.sheet[list]];
    if (here.length === 0 || there.length === 0) return [];
    const isOther = [...here, ...there].some((row) => held(one, list, row) !== held(other, list, row));
    if (!isOther) return [];
    const isOneRecording = one.sheet.isrc !== "" && one.sheet.isrc === other.sheet.isrc;
    // Another recording of a song may well have other owners.
    if (list === "master" && !isOneRecording) return [];
    const field = list === "master" ? LIST : "Publishing rights";
    const both = [quoteOf(one, field, here), quoteOf(other, field, there)] as const;
    return [
      list === "master" ? note(20, "Who owns one ISRC", ...both) : note(23, "Who wrote the song", ...both),
    ];
  });
}

const quoteOf = (paper: Paper, field: string, rows: Sheet["sheet"]["master"]) =>
  quote(paper, field, sharesInWords(rows));
const held = (sheet: Sheet, list: "publishing" | "master", person: Named) =>
  sheet.sheet[list].filter((row) => isSame(row, person)).reduce((sum, { share }) => sum + share, 0);
