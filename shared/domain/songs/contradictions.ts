import { incomeContradictions } from "#shared/domain/songs/income";
import { ownershipContradictions } from "#shared/domain/songs/ownership";
import { sortPapers, type Contradiction, type Paper } from "#shared/domain/songs/paper";
import { creditContradictions } from "#shared/domain/songs/credits";
import { exclusivityContradictions } from "#shared/domain/songs/exclusivity";
import { signingContradictions } from "#shared/domain/songs/signings";
import { termContradictions } from "#shared/domain/songs/terms";

/** What papers of one song say that cannot all be right, the serious first. Nothing is decided: both places are quoted. */
export function contradictionsOf(papers: readonly Paper[]): Contradiction[] {
  const sorted = sortPapers(papers);
  return [
    ...ownershipContradictions(sorted),
    ...incomeContradictions(sorted),
    ...creditContradictions(sorted),
    ...termContradictions(sorted),
    ...exclusivityContradictions(sorted),
    ...signingContradictions(sorted),
  ].toSorted((one, other) => Number(other.isSerious) - Number(one.isSerious) || one.number - other.number);
}
