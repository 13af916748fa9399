import { acknowledgements, englishVersions, type Acknowledgements } from "#shared/domain/acknowledgements";
import { swahiliAcknowledgements, swahiliVersions } from "#shared/domain/acknowledgements-sw";

const versions: readonly Acknowledgements[] = [...englishVersions, ...swahiliVersions];

/** What those agreed to who signed that version, in the language they read it in. */
export function acknowledgementsOf(version: string): Acknowledgements {
  const signed = versions.find((wording) => wording.version === version);
  if (!signed) throw new Error(`No wording ${version} of the acknowledgements is kept`);
  return signed;
}

/** Whether people may sign that wording now: the newest one, in any language. */
export function isCurrentWording(version: string): boolean {
  return [acknowledgements, swahiliAcknowledgements].some((wording) => wording.version === version);
}
