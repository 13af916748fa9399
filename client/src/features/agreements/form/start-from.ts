import type { AgreementStart } from "#client/features/agreements/form/use-agreement-form";
import {
  featuredKind,
  producerKind,
  type AgreementKind,
} from "#client/features/agreements/form/agreement-kind";
import { agreementDraft } from "#client/features/agreements/form/agreement-draft";
import { readFields, type FieldTexts } from "#client/features/agreements/form/typed-fields";
import type { AgreementDocument, SheetDocument } from "#shared/contract/documents";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import { isoDayForReader } from "#shared/dates";

export const kinds = { producer_agreement: producerKind, featured_artist_agreement: featuredKind };

type Row = { name: string; email: string; role: string };
/** What was carried over, as it is told: "the song", "Amina Wanjiru as the artist". */
export type Carried = { start: AgreementStart<FieldTexts>; carried: string[] };

/** The facts of a sheet that the form of an agreement asks for. Who is not found in it stays empty: nobody is guessed. */
export function startFromSheet(
  type: AgreementType,
  { id, content }: Pick<SheetDocument, "id" | "content">,
): Carried {
  const rows: Row[] = [...content.publishingRightsCollaborators, ...content.masterRightsCollaborators];
  const artist = rows.find(({ name }) => isSame(name, content.artistName));
  const others = rows.filter((row) => !artist || !isSame(row.name, artist.name));
  const isProducer = ({ role }: Row) => /\b(producer|beat ?maker)\b/i.test(role);
  const isFeatured = ({ role }: Row) => /\bfeatur/i.test(role);
  const other = others.find(type === "producer_agreement" ? isProducer : isFeatured) ?? onlyOne(others);
  const kind: AgreementKind<FieldTexts> = asAny(kinds[type]);
  const names = partyNames[type];
  const fields = {
    ...kind.empty(),
    projectTitle: content.songTitle,
    [names.song]: content.songTitle,
    [names.first]: content.artistName,
    [names.firstEmail]: artist?.email ?? "",
    [names.second]: other?.name ?? "",
    [names.secondEmail]: other?.email ?? "",
  };
  const carried = [
    "the song",
    `${content.artistName} as the artist`,
    ...(other
      ? [`${other.name} as the ${type === "producer_agreement" ? "producer" : "featured artist"}`]
      : []),
  ];
  return { start: { key: `sheet.${id}`, fields }, carried };
}

/** The same agreement once more, to be changed and paid for by itself. Ids of people are asked again. */
export function startFromAgreement({
  id,
  type,
  content,
}: Pick<AgreementDocument, "id" | "type" | "content">): Carried | null {
  if (!content.formData) return null;
  const kind: AgreementKind<FieldTexts> = asAny(kinds[type]);
  const secrets = Object.fromEntries(kind.secrets.map((name) => [name, ""]));
  const fields = { ...kind.fromFormData(content.formData), ...secrets, effectiveDate: isoDayForReader() };
  return { start: { key: `copy.${id}`, fields }, carried: [] };
}

/** What a template keeps of a form: its parties and their terms, as a device keeps a form. */
export function templateOf<Fields extends FieldTexts>(kind: AgreementKind<Fields>, fields: Fields) {
  const blank = [...kind.secrets, "trackTitle", "songTitle", "projectTitle", "effectiveDate"];
  const kept = Object.entries(fields).filter(([name]) => !blank.includes(name));
  return { ...agreementDraft.blank(), fields: { ...kind.empty(), ...Object.fromEntries(kept) } };
}

/** A new agreement that begins with a template; an empty one where that cannot be read any more. */
export function startWithTemplate(
  type: AgreementType,
  id: string,
  stored: unknown,
): AgreementStart<FieldTexts> {
  const kind: AgreementKind<FieldTexts> = asAny(kinds[type]);
  const fields = readFields(kind.empty(), agreementDraft.read(stored)?.fields);
  return { key: `template.${id}`, fields: { ...fields, effectiveDate: isoDayForReader() } };
}

const partyNames = {
  producer_agreement: {
    song: "trackTitle",
    first: "artistName",
    firstEmail: "artistEmail",
    second: "producerName",
    secondEmail: "producerEmail",
  },
  featured_artist_agreement: {
    song: "songTitle",
    first: "primaryArtist",
    firstEmail: "primaryArtistEmail",
    second: "featuredArtist",
    secondEmail: "featuredArtistEmail",
  },
};

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Somebody on both lists is one person. */
function onlyOne(rows: readonly Row[]): Row | undefined {
  const [first, ...more] = rows;
  return first && more.every(({ name }) => isSame(name, first.name)) ? first : undefined;
}

/** A kind of either agreement, where only what both have is used. */
const asAny = (kind: unknown) => kind as AgreementKind<FieldTexts>;
