import * as en from "#shared/wordings/acknowledgements/en";
import * as sw from "#shared/wordings/acknowledgements/sw";
import type { Language } from "#shared/words/languages";

const spoken: Record<
  Language,
  { acknowledgements: en.Acknowledgements; versions: readonly en.Acknowledgements[] }
> = {
  en,
  sw,
};

/** What those agreed to who signed that version, in the language they read it in. */
export function acknowledgementsOf(version: string): en.Acknowledgements {
  const signed = Object.values(spoken)
    .flatMap(({ versions }) => versions)
    .find((wording) => wording.version === version);
  if (!signed) throw new Error(`No wording ${version} of the acknowledgements is kept`);
  return signed;
}

/** Whether people may sign that wording now: the newest one, in any language. */
export function isCurrentWording(version: string): boolean {
  return Object.values(spoken).some(({ acknowledgements }) => acknowledgements.version === version);
}
