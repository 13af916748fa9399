import type { Contract, Sentence } from "#server/features/reviews/contract";
import { findForeignLaw, findOwnLaw } from "#server/features/reviews/points/governing-law";
import { flag, praise, type Rule } from "#server/features/reviews/points/rule";
import {
  cue,
  denied,
  findAny,
  findMatch,
  sentencesWith,
  type Look,
  type Match,
} from "#server/features/reviews/reading/cue";
import { isBetweenEquals } from "#server/features/reviews/relevance";

const indemnifies = cue`(?:\bkeeps? (?:the )?(?:CREATOR|COMPANY) free (?:from|of) |indemnif(?:y|ies|ied|ication)|\bhold(?:s|ing)? (?:\w+ ){0,3}harmless|\bmakes? good\b(?! the breach)|\bcompensates? (?:the )?(?:CREATOR|COMPANY|other)|keep…indemnified|\bprotects? (?:the )?(?:CREATOR|COMPANY)…against|answers? (?:to )?(?:the )?(?:CREATOR|COMPANY) for (?:every|all|any)|(?<=CREATOR |BOTH )(?:(?:shall|will|must) )?pays? (?:for )?(?:the |all |any )?(?:damages?|loss(?:es)?|lawyers|legal costs))`;
const indemnity: Look = { has: [indemnifies], not: [denied(indemnifies)] };
const mutual = cue`(?:BOTH|each (?:of you|of us|other)|\bmutual|likewise|in the same way|the other(?:'s)?(?: party)?\b|vice versa)`;

type Direction = "from creator" | "from company" | "mutual";

function directionOf({ context }: Sentence): Direction | null {
  if (mutual.test(context)) return "mutual";
  const passive = cue`indemnified (?:\w+ ){0,4}by (?:the )?(CREATOR|COMPANY)`.exec(context)?.[1];
  const before = passive ?? context.slice(0, indemnifies.exec(context)?.index ?? 0);
  const [creator, company] = [lastIndex(before, cue`CREATOR`), lastIndex(before, cue`COMPANY`)];
  if (creator === company) return null;
  return creator > company ? "from creator" : "from company";
}

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, "g"))].at(-1)?.index ?? -1;
}

/** The indemnity that only one side gives. A label's alone is nothing to complain of, a partner's is. */
function findOneWay(contract: Contract): Match | null {
  const given = sentencesWith(contract.sentences, indemnity)
    .map((sentence) => ({ sentence, direction: directionOf(sentence) }))
    .filter(({ sentence, direction }) => sentence.isTrusted || direction === "from creator");
  const has = (direction: Direction) => given.some((each) => each.direction === direction);
  if (has("mutual") || (has("from creator") && has("from company"))) return null;
  const wanted: Direction[] = isBetweenEquals(contract) ? ["from creator", "from company"] : ["from creator"];
  const found = given.find(({ direction }) => direction !== null && wanted.includes(direction));
  return found ? findMatch([found.sentence], indemnity) : null;
}

function findMutual({ trusted }: Contract): Match | null {
  const sentence = sentencesWith(trusted, indemnity).find((each) => directionOf(each) === "mutual");
  return sentence ? findMatch([sentence], indemnity) : null;
}

const unlimited = cue`(?:(?:indemnif|compensat|make good|liable|answer)…(?:without (?:any )?(?:ceiling|cap)\b|whatever the amount|regardless of (?:the )?amount|in any amount|without any limit|to any extent)|(?:loss|damages)\b…without (?:any )?(?:ceiling|cap)\b|unlimited (?:liab|indemn|respons)|liab\w*…(?:(?:be|is|are) unlimited|uncapped|without (?:any )?limit\b|without limitation as to|not (?:be )?(?:limited|capped)|has no limit)|no (?:limit|cap|ceiling) (?:to|on) (?:the )?(?:total )?(?:liab|indemn|sum|amount)|indemn\w*…(?:without (?:any )?limit\b|unlimited|uncapped))`;
const limitless = cue`without (?:any )?limit (?:of|in|as to) (?:the )?amount`;
const companyCapped = cue`(?:(?:liability of (?:the )?COMPANY|COMPANY(?:'s)?(?: \w+){0,3} liability)…(?:exceed|limited|capped)|COMPANY…(?:accepts? no liability|\bis not (?:liable|responsible) (?:to (?:the )?(?:CREATOR|her|him|them) )?for any|(?:shall|will) (?:not|have no|in no event) be liable for any (?:loss|damage|indirect|consequential|special)|(?:has|have) no liability|(?:shall|will) have no liability))`;
const capped: Look = {
  has: [cue`liab\w*`, cue`(?:BOTH|neither|each)`, cue`(?:exceed|limited|\bcap|indirect|up to)`],
};
const limited: Look = {
  has: [
    cue`(?:liab|indemn|compensat)`,
    cue`(?:(?:not|never) exceed|limited to|up to|capped at)`,
    cue`(?:BOTH|neither|each)`,
  ],
};

function findUncapped({ sentences, trusted }: Contract): Match | null {
  return (
    findAny(sentences, [
      { has: [unlimited], not: [denied(/unlimited|without limit/)] },
      { has: [limitless, indemnifies], not: [denied(limitless)] },
    ]) ??
    (findMatch(trusted, capped)
      ? null
      : findMatch(sentences, { has: [companyCapped], not: [cue`credit|omission`] }))
  );
}

const injunction = cue`(?:injuncti\w+|interdict|(?:stop|prevent|block|halt|hold up)(?:ping)? (?:the |any |a )?(?:release|recording|distribution|exploitation|sale|use)|(?:recording|release|song|work|track|album)s? (?:be )?(?:stopped|halted|withdrawn|taken down)|\benjoin|equitable relief|\brestrain)`;
const givenUp: readonly Look[] = [
  {
    has: [
      injunction,
      cue`CREATOR…(?:waive|not (?:be )?(?:entitled|seek|have)|no right|agrees not|MUST_NOT|sole remedy|only remedy|limited to)`,
    ],
    not: [cue`nothing…(?:prevent|limit|stop)|COMPANY (?:shall|will|may|is) (?:be )?(?:entitled|seek|obtain)`],
  },
  {
    has: [cue`(?:sole|only|exclusive)(?: and exclusive)? remedy…(?:damages|money)`, cue`CREATOR`],
    not: [denied(/remedy/)],
  },
];

const samples = cue`\b(?:samples?|sampling|interpolations?)\b`;
const ownSamples = cue`(?:(?:samples?|those|which|that|any)…(?:introduced|brought|supplied|added|provided|suggested|used)(?: \w+)? by (?:the )?(?:CREATOR|them)|(?:CREATOR|\bhe|\bshe|they) (?:introduc|bring|add|suppl|contribut)\w*|who brought it in)`;
const whoever = cue`(?:whether|whoever|regardless|irrespective|no matter|including (?:those|samples|any)|(?:even|also) (?:if|when|where)|by (?:the )?COMPANY|by producers|by others)`;
const allRisk: Look = {
  has: [
    samples,
    cue`(?:(?:CREATOR|\bhe|\bshe)…(?:alone|solely|sole|exclusively|fully|entirely)\b|(?:all|any|every) (?:\w+ ){0,3}(?:samples?|interpolations?)…(?:cost|expens|risk|charge|responsib|account) (?:\w+ ){0,3}(?:of|to|by) (?:the )?CREATOR|borne (?:\w+ )?by (?:the )?CREATOR|(?:CREATOR|\bhe|\bshe)…(?:carr(?:y|ies)|bears?|pays?|responsible for) (?:all|any|every)…samples?)`,
    cue`(?:responsib|liab|\bclear|cost|pay|expens|risk|indemn)`,
  ],
  not: [denied(/liable|responsib/), cue`COMPANY (?:is|shall be|for) (?:\w+ ){0,2}(?:respons|samples)`],
  when: (context) => whoever.test(context) || !ownSamples.test(context),
};
const fairSamples: Look = { has: [samples, ownSamples], not: [whoever] };

export const liabilityRules: readonly Rule[] = [
  {
    point: 23,
    why: "You would pay for every claim against the other side, while it pays for nothing that it causes you.",
    suggestion:
      "Each party shall indemnify the other against losses finally awarded by a court, or agreed in a settlement that both have approved, that result from its own breach of this agreement.",
    find: (contract) => flag(findOneWay(contract)),
    praise: (contract) => praise("A mutual indemnity", findMutual(contract)),
  },
  {
    point: 24,
    why: "One claim could cost you more than the whole contract will ever earn.",
    suggestion:
      "Except for fraud, neither party's total liability exceeds the sums paid and payable {to creator} under this agreement in the twelve months before the claim.",
    find: (contract) => flag(findUncapped(contract)),
    praise: ({ trusted }) => praise("Liability is limited", findMatch(trusted, limited)),
  },
  {
    point: 28,
    why: "You would have to hire lawyers abroad, which costs more than most disputes are worth.",
    suggestion:
      "This agreement is governed by the law of Kenya. A dispute goes first to mediation in Nairobi and, failing settlement within thirty days, to the courts of Kenya.",
    find: (contract) => flag(findForeignLaw(contract)),
    praise: (contract) => praise("A law you can use", findOwnLaw(contract)),
  },
  {
    point: 29,
    why: "Money comes years later, and only an injunction can stop a release that breaks the contract.",
    suggestion:
      "Nothing in this agreement prevents either party from asking a court for an injunction or other urgent relief.",
    find: ({ sentences }) => flag(findAny(sentences, givenUp)),
  },
  {
    point: 37,
    why: "A single sample that somebody else put into the track could cost you all you earn from it.",
    suggestion:
      "{Creator} shall be responsible for samples introduced {by creator}; {company} shall be responsible for every other sample and shall clear it before release.",
    find: ({ sentences }) => flag(findMatch(sentences, allRisk)),
    praise: ({ trusted }) =>
      praise("Sample risk lies with whoever brings the sample", findMatch(trusted, fairSamples)),
  },
];
