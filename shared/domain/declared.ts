import {
  noRecording,
  noSong,
  type RegistrationRecording,
  type RegistrationSong,
} from "#shared/domain/registration/registration";

/** What everybody signs with a sheet besides its facts and shares. `recordings` are those with owners of their own. */
export type Declared = Pick<RegistrationSong, "samples" | "ai"> & {
  recordings: Pick<RegistrationRecording, "title" | "version" | "owners">[];
};

export const nothingDeclared: Declared = { samples: [], ai: noSong.ai, recordings: [] };

export function isNothing({ samples, ai, recordings }: Declared): boolean {
  return samples.length === 0 && recordings.length === 0 && Object.values(ai).every((said) => said === "");
}

/** What a recording is known by: its title and version, however they are written. One without a title has the song's. */
export function recordingKey(
  { title, version }: Pick<RegistrationRecording, "title" | "version">,
  songTitle = "",
): string {
  const [own, song, kind] = [title, songTitle, version].map((text) => text.trim().toLowerCase());
  return `${own === song ? "" : own}\n${kind}`;
}

type Noted = { song: RegistrationSong; recordings: RegistrationRecording[] };

/**
 * What is noted beside a sheet, with what the sheet declares: that is signed, and nothing noted changes it. Where a sheet was sent before
 * it was asked, what was noted stays.
 */
export function withDeclared<Kept extends Noted>(
  record: Kept,
  { declared, songTitle }: { declared?: Declared | null | undefined; songTitle: string },
): Kept {
  if (declared === undefined) return record;
  const { samples, ai, recordings } = declared ?? nothingDeclared;
  const keyOf = (recording: Pick<RegistrationRecording, "title" | "version">) =>
    recordingKey(recording, songTitle);
  const owners = new Map(recordings.map((one) => [keyOf(one), one.owners]));
  const noted = record.recordings.map((one) => ({ ...one, owners: owners.get(keyOf(one)) ?? [] }));
  const keys = new Set(noted.map(keyOf));
  const others = recordings.filter((one) => !keys.has(keyOf(one))).map((one) => ({ ...noRecording, ...one }));
  return { ...record, song: { ...record.song, samples, ai }, recordings: [...noted, ...others] };
}
