import * as en from "#shared/wordings/acknowledgements/en";
import * as sw from "#shared/wordings/acknowledgements/sw";
import { NOT_STATED } from "#shared/wordings/shown-versions";
import type { Language } from "#shared/words/languages";

type Spoken = {
  acknowledgements: Record<en.SignedAs, en.Acknowledgements>;
  versions: readonly en.Acknowledgements[];
};
const spoken: Record<Language, Spoken> = { en, sw };

/** What those agreed to who signed that version, in the language they read it in; null where none was stated. */
export function acknowledgementsOf(version: string): en.Acknowledgements | null {
  if (version === NOT_STATED) return null;
  const signed = Object.values(spoken)
    .flatMap(({ versions }) => versions)
    .find((wording) => wording.version === version);
  if (!signed) throw new Error(`No wording ${version} of the acknowledgements is kept`);
  return signed;
}

/** Whether people may sign that wording now: the newest one of what they sign, in any language. */
export function isCurrentWording(version: string, as: en.SignedAs): boolean {
  return Object.values(spoken).some(({ acknowledgements }) => acknowledgements[as].version === version);
}
