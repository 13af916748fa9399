import { say } from "#client/lib/say";
import { personKey } from "#shared/domain/split-sheet";

/** Whom a list marks: its reader or, where that is somebody else, whoever they sign for. */
export type Highlight = { name: string; email: string; isAnother?: boolean };

/** What stands beside the name of whoever is marked; undefined beside any other. */
export function markBeside(
  person: { name: string; email: string },
  highlight: Highlight | undefined,
): string | undefined {
  if (highlight === undefined || personKey(person) !== personKey(highlight)) return undefined;
  return highlight.isAnother ? say("acting.forThem") : say("signing.you");
}
