import type { Contract } from "#server/contract-rules/contract";
import type { Neutral } from "#server/contract-rules/findings";
import { anyOf } from "#server/contract-rules/reading/cue";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";

/**
 * The protections that a contract owes whoever makes the music: silence on one costs. With the words of each, whatever they say of it.
 * Of any other point silence is no harm.
 */
const protections: Readonly<Record<number, RegExp>> = {
  6: anyOf`
    \brevert
    \breversion
    \b(?:return|give|hand)(?:s|ed)?\b…\b(?:rights|masters|recordings|copyright)
    \brights\b…\b(?:come back|return|end)\b
  `,
  7: anyOf`
    \bRELEASES…\b(?:within|not later than|no later than|by the|before)\b
    \brelease (?:date|commitment|obligation)
    \bcommercially? release
  `,
  11: anyOf`
    \bstatements?\b
    \baccountings?\b
    \baccount to\b
    \breports? (?:to|of|on|showing|within)\b
    \bquarterly\b
    \b(?:detailed|full|itemi[sz]ed) account\b
  `,
  12: anyOf`
    \baudit
    \baccounts verified\b
    \b(?:inspect|examin)\w*…\b(?:books|records|accounts)
    \b(?:books|records|accounts)\b…\b(?:inspect|examin|open)
  `,
  18: anyOf`
    \bpublish(?:ing|er)
    \bcompositions?\b
    \bsongs?\b…\b(?:own|belong|keep|retain)
    \bcopyright in the (?:song|work|lyrics)
  `,
  22: anyOf`\bcredit(?:s|ed)?\b(?! (?:card|note|to (?:your|the) account))`,
  24: anyOf`\b(?:liab(?:le|ility|ilities)|responsib(?:le|ility))\b`,
  25: anyOf`
    ENDS
    \bexpir
  `,
  27: anyOf`
    \bcur(?:e|es|ed|ing)\b
    \bremed(?:y|ied|ying) (?:the|it|any|a|that|such|its|within)\b
    \bnotice that has remained without effect\b
    \brectif
    \bput(?:s|ting)? …\bright\b
  `,
  30: anyOf`\b(?:assign|transfer|sell)\w*\b…\b(?:agreement|contract|rights|obligations)`,
  35: anyOf`
    \b(?:amend|modif|vari|chang|alter)\w*\b…\b(?:writing|written|signed|agreement|contract|terms)
    \b(?:agreement|contract|terms)\b…\b(?:amend|modif|vari|chang|alter)
  `,
  38: anyOf`
    \bsynch
    \bfilms?\b
    \b(?:advert|commercials?\b)
  `,
  43: anyOf`
    \b(?:initial|this) (?:term|period)\b
    \b(?:years?|months?)\b
  `,
  48: anyOf`
    \bapprov
    \bcreative
    \bartistic
    \bmutual(?:ly)? (?:agree|select|chosen)
  `,
  54: anyOf`
    SHARE
    \broyalt(?:y|ies)\b
    \bfees?\b
    \bcommission
  `,
};

/** What silence costs on a protection; half as much where the words are there and say neither good nor bad. */
const silence: Readonly<Record<number, number>> = {
  6: 3,
  7: 3,
  11: 5,
  12: 4,
  18: 3,
  22: 2,
  24: 1,
  25: 5,
  27: 2,
  30: 1,
  35: 1,
  38: 2,
  43: 3,
  48: 2,
  54: 5,
};

/** Of what is paid for once nobody needs statements, and nobody has to leave it. */
const spared: Partial<Record<ContractKind, readonly number[]>> = {
  beat_licence: [6, 7, 11, 12, 25, 30, 38, 43, 48],
  sync: [6, 7, 11, 12, 25, 38, 43, 48],
  session: [6, 7, 11, 12, 25, 27, 38, 43, 48],
  booking: [6, 7, 11, 12, 18, 22, 38, 43, 48],
  endorsement: [6, 7, 11, 12, 18, 22, 38],
  split_sheet: [6, 7, 11, 12, 25, 27, 38, 43, 48, 54],
};

/** What an issue of silence costs: what it costs by its gravity, or nothing to speak of where such a contract hardly needs the words. */
export function costOfIssue(point: number, cost: number, kind: ContractKind): number {
  return spared[kind]?.includes(point) ? 1 : cost;
}

/** What silence on a point costs in a contract of this kind: nothing where it is no protection. */
export function costOfSilence(point: number, kind: ContractKind): number {
  return spared[kind]?.includes(point) ? 0 : (silence[point] ?? 0);
}

/** What is left open where words should stand. */
export const BLANK = /_{3,}|\.{5,}|\[[^\]]{0,40}\]|\u2026{2,}/;

/** What a contract says on the protections at `points`, without saying whether that is good. Words that harm are no protection. */
export function findNeutral(
  { trusted }: Pick<Contract, "trusted">,
  points: readonly number[],
  harmful: readonly string[],
): Neutral[] {
  const harmless = trusted.filter(({ text }) => {
    const words = text.replaceAll('"', "'");
    return !harmful.some((each) => words.includes(each));
  });
  return points.flatMap((point) => {
    const words = protections[point];
    const sentences = words ? harmless.filter(({ context }) => words.test(context)) : [];
    if (sentences.length === 0) return [];
    return { point, isBlank: sentences.every(({ text }) => BLANK.test(text)) };
  });
}
