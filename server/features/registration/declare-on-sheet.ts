import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { editDocument, type DocumentDetails } from "#server/features/documents/index";
import type { RegisteredSheet } from "#server/features/registration/registered-sheet";
import { AppError } from "#server/http/app-error";
import { DeclaredBody } from "#shared/contract/declared";
import {
  RecordingDetails,
  SongDetails,
  type RegistrationRecord,
  type SaveRegistrationBody,
} from "#shared/contract/registration";
import { recordingKey, withDeclared } from "#shared/domain/declared";
import type { RegistrationRecording } from "#shared/domain/registration/registration";

type Given = Pick<SaveRegistrationBody, "song" | "recordings">;
type Noted = Pick<RegistrationRecord, "song" | "recordings">;

const SIGNED =
  "Samples, the use of AI and the owners of recordings are signed with the sheet. Change the sheet, and let everybody sign the change.";
const FIRST = "The first recording belongs to the sheet's master rights: please enter its owners there.";

/**
 * What is given of samples, the use of AI and owners goes to the sheet, as long as that is a draft. Throws `invalid_input` with the field
 * where it differs from a sheet that was sent, and as `editDocument`.
 */
export async function declareOnSheet(
  deps: Deps,
  user: UserRecord,
  { id, revision }: Pick<DocumentDetails, "id" | "revision">,
  { sheet, version }: RegisteredSheet,
  given: Given,
  noted: Noted,
): Promise<void> {
  const before = withDeclared(noted, sheet);
  const keyOf = (recording: Pick<RegistrationRecording, "title" | "version">) =>
    recordingKey(recording, sheet.songTitle);
  const owners = new Map(before.recordings.map((one) => [keyOf(one), one.owners]));
  const ownersBefore = (one: Given["recordings"][number]) => owners.get(keyOf(one)) ?? [];
  const { samples = before.song.samples, ai = before.song.ai } = given.song;
  const moved = given.recordings.findIndex((one) => one.owners && !isSame(one.owners, ownersBefore(one)));
  const field = !isSame(samples, before.song.samples)
    ? "song.samples"
    : !isSame(ai, before.song.ai)
      ? "song.ai"
      : moved >= 0
        ? `recordings.${moved}.owners`
        : null;
  if (field === null) return;
  if (version) refuse(field, SIGNED);
  if (
    given.recordings[0]?.owners?.length &&
    !isSame(given.recordings[0].owners, ownersBefore(given.recordings[0]))
  )
    refuse("recordings.0.owners", FIRST);
  const declared = {
    samples,
    ai,
    recordings: given.recordings.flatMap((one) => {
      const own = one.owners ?? ownersBefore(one);
      return own.length === 0 ? [] : [{ title: one.title, version: one.version, owners: own }];
    }),
  };
  const { data, error } = DeclaredBody.safeParse(declared);
  if (error) refuse("recordings", error.issues[0]!.message);
  await editDocument(deps, user, id, { revision, content: { ...sheet, declared: data } });
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

function refuse(path: string, message: string): never {
  throw new AppError("invalid_input", message, { issues: [{ path, message }] });
}

/** What is noted of song and recordings: what the sheet declares stays as it was noted before there was a place for it there. */
export function notedBeside({ song, recordings }: Given, noted: Noted): Noted {
  const keys = new Map(noted.recordings.map((one) => [recordingKey(one), one.owners]));
  return {
    song: SongDetails.parse({ ...song, samples: noted.song.samples, ai: noted.song.ai }),
    recordings: recordings.map((one) =>
      RecordingDetails.parse({ ...one, owners: keys.get(recordingKey(one)) ?? [] }),
    ),
  };
}
