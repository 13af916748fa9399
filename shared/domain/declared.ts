import {
  aiParts,
  noRecording,
  noSong,
  type RegistrationRecording,
  type RegistrationSong,
} from "#shared/domain/registration";
import { formatShare } from "#shared/domain/shares";

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

export const aiPartLabels = {
  vocals: "Vocals",
  instruments: "Instruments",
  composition: "Composition",
  lyrics: "Lyrics",
  mix: "Mix",
} as const satisfies Record<(typeof aiParts)[number], string>;

const aiWords = { none: "none", assisted: "assisted", generated: "generated" } as const;

export const declaredLabels = {
  samples: "Samples and interpolations",
  ai: "Use of AI",
  recordings: "Other recordings",
} as const satisfies Record<keyof Declared, string>;

export type DeclaredPart = { key: keyof Declared; label: string; lines: string[] };

/** What is declared, as people read it; a part of which nothing is said is left out. */
export function declaredParts(declared: Declared | null | undefined): DeclaredPart[] {
  const { samples, ai, recordings } = declared ?? nothingDeclared;
  const lines: Record<keyof Declared, string[]> = {
    samples: samples.map(sampleLine),
    ai: aiLines(ai),
    recordings: recordings.map(recordingLine),
  };
  return (["samples", "ai", "recordings"] as const)
    .map((key) => ({ key, label: declaredLabels[key], lines: lines[key] }))
    .filter((part) => part.lines.length > 0);
}

function sampleLine({ title, artist, owners, cleared }: Declared["samples"][number]): string {
  const of = [`“${title}”`, artist && `by ${artist}`, owners && `owned by ${owners}`].filter(Boolean);
  return `${of.join(", ")}: ${cleared ? "cleared in writing" : "not cleared yet"}`;
}

/** "Lyrics: none, mix: assisted. Tool: Suno" */
function aiLines({ tool, ...said }: Declared["ai"]): string[] {
  const parts = aiParts.flatMap((part) => {
    const use = said[part];
    return use === "" ? [] : [`${aiPartLabels[part]}: ${aiWords[use]}`];
  });
  return [...parts, ...(tool === "" ? [] : [`Tool: ${tool}`])];
}

/** "Nairobi Nights (Remix): Amina Wanjiru 60%, DJ Kito 40%" */
function recordingLine({ title, version, owners }: Declared["recordings"][number]): string {
  const name = title === "" || version === "" ? title + version : `${title} (${version})`;
  return `${name}: ${owners.map((owner) => `${owner.name} ${formatShare(owner.share)}%`).join(", ")}`;
}

/** What is declared as it is compared: what each part is called, and what it says. */
export function declaredFacts(declared: Declared | null | undefined): { label: string; text: string }[] {
  return declaredParts(declared).map(({ label, lines }) => ({ label, text: lines.join("; ") }));
}
