import type { AgreementDocument, SheetDocument } from "#shared/contract/documents";
import type { User } from "#shared/contract/auth";
import type { Person } from "#shared/contract/network";
import { collaboratorRoleLabels } from "#shared/domain/collaborator-lists";
import type { SheetStart } from "#client/features/split-sheets/sheet-draft";
import {
  emptySplitSheetForm,
  formFromSheet,
  personRow,
} from "#client/features/split-sheets/split-sheet-form";
import { nothingDeclared } from "#shared/domain/declared";
import { noSongFacts } from "#shared/domain/song-facts";

type Role = Pick<Person, "collaboratorRole">;

/** A new sheet of two who talk to each other, in halves. The partner's address is theirs to give. */
export function startWith(
  requestId: string,
  user: Pick<User, "firstName" | "lastName" | "email"> & Role,
  partner: Pick<Person, "firstName" | "lastName"> & Role,
): SheetStart {
  const [half, other] = emptySplitSheetForm.publishingRightsCollaborators;
  const nameOf = ({ firstName, lastName }: Pick<Person, "firstName" | "lastName">) =>
    `${firstName} ${lastName}`.trim();
  const roleOf = ({ collaboratorRole }: Role, otherwise = "") =>
    collaboratorRole ? collaboratorRoleLabels[collaboratorRole] : otherwise;
  return {
    key: requestId,
    form: {
      ...emptySplitSheetForm,
      publishingRightsCollaborators: [
        personRow({ ...half, name: nameOf(user), email: user.email, role: roleOf(user, half?.role) }),
        personRow({ ...other, name: nameOf(partner), role: roleOf(partner, other?.role) }),
      ],
    },
  };
}

/** An empty one. */
export const emptyStart = { form: emptySplitSheetForm };

/** A new sheet of another song by the same people, in the same shares. What belongs to the one recording stays with it. */
export function startLike({ id, content }: Pick<SheetDocument, "id" | "content">): SheetStart {
  const { artistName, genre, label, publisher } = content;
  return {
    key: `like.${id}`,
    form: {
      ...formFromSheet({ ...content, ...noSongFacts, declared: nothingDeclared }),
      artistName,
      genre,
      label,
      publisher,
    },
  };
}

/** The whole sheet once more, for a remix or another recording: its own code stays with the recording that has it. */
export function startCopy({ id, content }: Pick<SheetDocument, "id" | "content">): SheetStart {
  return { key: `copy.${id}`, form: { ...formFromSheet(content), isrc: "" } };
}

/** A sheet of the song that an agreement is about, by its two parties. What each of them owns of it the agreement does not say. */
export function startFromAgreement(
  agreement: Pick<AgreementDocument, "id" | "type" | "content">,
): SheetStart {
  const facts = factsOf(agreement);
  return {
    key: `agreement.${agreement.id}`,
    form: {
      ...emptySplitSheetForm,
      songTitle: facts.song,
      artistName: facts.people[0]?.name ?? "",
      publishingRightsCollaborators: facts.people.map((person) => personRow(person)),
    },
  };
}

function factsOf({ type, content }: Pick<AgreementDocument, "type" | "content">) {
  const form = content.formData;
  if (!form) return { song: "", people: [personRow(), personRow()] };
  if (type === "producer_agreement" && "trackTitle" in form)
    return {
      song: form.trackTitle,
      people: [
        { name: form.artistName, email: form.artistEmail, role: "Artist" },
        { name: form.producerName, email: form.producerEmail, role: "Producer" },
      ],
    };
  if (!("songTitle" in form)) return { song: "", people: [personRow(), personRow()] };
  return {
    song: form.songTitle,
    people: [
      { name: form.primaryArtist, email: form.primaryArtistEmail, role: "Artist" },
      { name: form.featuredArtist, email: form.featuredArtistEmail, role: "Featured Artist" },
    ],
  };
}
