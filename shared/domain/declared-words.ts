import { formatShare } from "#shared/domain/shares";
import { nothingDeclared, type Declared } from "#shared/domain/declared";
import { aiParts } from "#shared/domain/registration/registration";

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
function recordingLine({ owners, ...recording }: Declared["recordings"][number]): string {
  return `${recordingName(recording)}: ${owners.map((owner) => `${owner.name} ${formatShare(owner.share)}%`).join(", ")}`;
}

/** "Nairobi Nights (Remix)" */
export const recordingName = ({
  title,
  version,
}: Pick<Declared["recordings"][number], "title" | "version">) =>
  title === "" || version === "" ? title + version : `${title} (${version})`;

/** What is declared as it is compared: what each part is called, and what it says. */
export function declaredFacts(declared: Declared | null | undefined): { label: string; text: string }[] {
  return declaredParts(declared).map(({ label, lines }) => ({ label, text: lines.join("; ") }));
}
