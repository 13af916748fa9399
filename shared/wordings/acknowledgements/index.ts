import * as actingEn from "#shared/wordings/acknowledgements/acting-en";
import * as actingSw from "#shared/wordings/acknowledgements/acting-sw";
import * as en from "#shared/wordings/acknowledgements/en";
import * as sw from "#shared/wordings/acknowledgements/sw";
import type { Acting } from "#shared/domain/acting";
import type { DocumentType } from "#shared/domain/document-status";
import { NOT_STATED } from "#shared/wordings/shown-versions";
import type { Language } from "#shared/words/languages";

type Spoken = {
  current: Record<en.SignedAs | en.ActedAs, en.Acknowledgements>;
  versions: readonly en.Acknowledgements[];
};
const spoken: Record<Language, Spoken> = {
  en: {
    current: { ...en.acknowledgements, ...actingEn.acting },
    versions: [...en.versions, ...actingEn.versions],
  },
  sw: {
    current: { ...sw.acknowledgements, ...actingSw.acting },
    versions: [...sw.versions, ...actingSw.versions],
  },
};

/** What those agreed to who signed that version, in the language they read it in; null where none was stated. */
export function acknowledgementsOf(version: string): en.Acknowledgements | null {
  if (version === NOT_STATED) return null;
  const signed = Object.values(spoken)
    .flatMap(({ versions }) => versions)
    .find((wording) => wording.version === version);
  if (!signed) throw new Error(`No wording ${version} of the acknowledgements is kept`);
  return signed;
}

/** What somebody signs now, in English: for themselves or, where `acting` says so, in another's place. */
export const currentWording = (...signs: Parameters<typeof signsAs>) => spoken.en.current[signsAs(...signs)];

export const signsAs = (
  type: DocumentType,
  signer: { leaving?: boolean | undefined },
  acting: Pick<Acting, "capacity"> | null,
): en.SignedAs | en.ActedAs => (acting ? en.actedAs(type, signer, acting) : en.signedAs(type, signer));

/** Whether people may sign that wording now: the newest one of what they sign, in any language. */
export function isCurrentWording(version: string, as: en.SignedAs | en.ActedAs): boolean {
  return Object.values(spoken).some(({ current }) => current[as].version === version);
}
