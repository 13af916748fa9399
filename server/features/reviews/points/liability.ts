import type { Contract, Sentence } from "#server/features/reviews/contract";
import { findForeignLaw, findOwnLaw, homeOf } from "#server/features/reviews/points/governing-law";
import { flag, praise, type Rule } from "#server/features/reviews/points/rule";
import {
  anyOf,
  cue,
  denied,
  findAny,
  findMatch,
  sentencesWith,
  type Look,
  type Match,
} from "#server/features/reviews/reading/cue";
import { isBetweenEquals } from "#server/features/reviews/relevance";

const harm = anyOf`
  \bloss(?:es)?\b
  \bdamages?\b
  \bclaims?\b
  \blawyers?\b
  \blegal (?:costs|fees|bills?)\b
  \bcourt (?:costs|case)
  \bliabilit(?:y|ies)\b
`;
/** One side takes upon itself what a claim costs the other. */
const indemnifies = anyOf`
  (?:has|have) to be (?:made good|paid|borne|compensated) by (?:CREATOR|COMPANY)
  \bstands? in for (?:any|all|every) claim
  \bpays? for everything\b
  \bkeeps? COMPANY free (?:from|of)
  \bkeeps? CREATOR free (?:from|of)
  \bindemni(?:f(?:y|ies|ied|ication)|ty)\b
  \bh(?:old(?:s|ing)?|eld)\b[^;]{0,90}?harmless
  \bmakes? (?:COMPANY|CREATOR|the other \w+) whole
  \brepairs? the (?:damage|loss)
  \bmakes? good\b(?! the breach)
  \bcompensates? (?:CREATOR|COMPANY|(?:the )?other)
  keep…indemnified
  \bprotects? (?:CREATOR|COMPANY)
  \bcovers? (?:CREATOR|COMPANY) (?:for|against|from)
  \b(?:refunds?|reimburses?) (?:CREATOR|COMPANY)…(?:claim|damages|legal|loss)
  \bdefends? COMPANY
  \bbears? (?:all|any|the|every) (?:\w+ )?(?:costs|consequences|damages?|loss(?:es)?)\b…(?:COMPANY|claim|infring|breach)
  answers? (?:to )?(?:CREATOR|COMPANY) for (?:every|all|any)
  (?<=(?:CREATOR|BOTH)(?:,? (?:\w+ ){0,8}| ))pays? (?:for )?(?:the |all |any |every |COMPANY(?:'s)? )*${harm}
  (?<=(?:CREATOR|COMPANY) (?:(?:shall|will|must|has to|have to) )?)(?:settles?|sorts? out) (?:it|them|that|the (?:claim|matter))\b
  \bpays? COMPANY(?:'s)? (?:lawyers?|legal|damages)
`;
const indemnity: Look = {
  has: [indemnifies],
  not: [denied(indemnifies), cue`royalt(?:y|ies) (?:on|for|of)|insurance premium`],
};
const mutual = anyOf`
  BOTH
  each (?:of you|of us|other|side|one)
  \bmutual
  likewise
  in the same way
  \bthe other(?:'s)?\b(?! (?:\w+ )?(?:parent|terms|provisions))
  \bother (?:party|person|side|one)
  vice versa
  who(?:ever)? caused
  the one who
`;

/** "… and the Label indemnifies the Artist": the other way, in the same sentence. */
const alsoIndemnifies = cue`(?:\band|,|\bwhile|;|\bas) (CREATOR|COMPANY) (?:(?:shall|will|must|also|likewise|in turn|agrees to|undertakes to) )*${indemnifies}`;

type Direction = "from creator" | "from company" | "mutual";

function directionOf({ context }: Sentence): Direction | null {
  if (mutual.test(context)) return "mutual";
  const passive =
    cue`(?:indemnified|held harmless|compensated|covered|made good|paid|borne) (?:\w+ ){0,4}by (CREATOR|COMPANY)`.exec(
      context,
    )?.[1];
  if (passive) return sideLastNamed(passive);
  const at = indemnifies.exec(context)?.index ?? 0;
  const first = sideLastNamed(context.slice(0, at));
  const second = sideLastNamed(alsoIndemnifies.exec(context.slice(at))?.[1] ?? "");
  return first && second && first !== second ? "mutual" : first;
}

/** Who is the subject of what follows these words. */
function sideLastNamed(words: string): Direction | null {
  const [creator, company] = [lastIndex(words, cue`CREATOR`), lastIndex(words, cue`COMPANY`)];
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

const owes = cue`(?:harmless|obligation|liab|\bpays?\b|\bpay\b|indemn|compensat|make good|answer|responsib|\bloss|damages)`;
/** However much it is. */
const anyAmount = anyOf`
  (?:no|not a) (?:maximum|upper limit) (?:to|for|on)
  not (?:be )?subject to (?:any|a) (?:ceiling|cap|limit|maximum)
  without (?:any )?(?:ceiling|cap\b|limit\b(?! of time)|limitation\b(?! of time))
  what(?:ever|soever) (?:(?:the |their |its )?(?:amount|size|sum|height)|it (?:comes to|costs|may be)|they (?:come to|cost|may be)|the cost)\b
  (?:regardless|irrespective) of (?:the |their |its )?(?:amount|size|sum)
  (?:in|of) any (?:amount|size)\b
  to any (?:extent|amount)
  no matter how (?:high|much|large|big)
  however (?:high|large|much|great)
  \bunlimited\b
  \buncapped\b
  (?:no|not have an?|has no|have no) (?:upper )?(?:limit|cap|ceiling|maximum)
  not (?:be )?(?:limited|capped)
  no end to
`;
const unlimited: Look = {
  has: [
    anyAmount,
    owes,
    cue`(?:liab|indemn|\bpays?\b|compensat|loss|damage|claim|answer|\bsuits?\b|harmless)`,
  ],
  not: [
    denied(/unlimited|without limit/),
    anyOf`
      royalt
      (?:limited|limitation) to the (?:following|foregoing)
      including without limitation
      without limitation,
      \blicen[cs]e\b
      \bcosts of\b.*recoup
    `,
  ],
};
const companyCapped = anyOf`
  COMPANY[^,;]{0,20} (?:under no circumstances|in no (?:case|event|circumstances)|never)[^,;]{0,20}\bliable\b
  COMPANY (?:owes?|pays?) CREATOR no damages
  in no (?:event|case) (?:is|are|shall|will) COMPANY (?:be )?liable
  (?:liability of COMPANY|COMPANY(?:'s)?(?: \w+){0,3} liability)…(?:exceed|limited|capped|more than)
  COMPANY…(?:accepts? no (?:liability|responsibility)|(?:is|are|shall|will)(?: be)? not(?: be)? (?:liable|responsible) (?:to CREATOR )?for (?:any|anything|all|whatever|loss|damage)|(?:shall|will) (?:not|have no|in no event) be (?:liable|responsible) (?:to CREATOR )?for any|(?:has|have) no liability|(?:shall|will) have no liability|(?:is|are) not (?:liable|responsible) for any)
`;
const capped: Look = {
  has: [
    cue`(?:liab\w*|\bpays?\b|\bowes?\b|indemn|compensat)`,
    cue`(?:BOTH|neither|each|nobody|the other)`,
    cue`(?:exceed|limited|\bcap|indirect|up to|(?:never|not|no) more than|more than)`,
  ],
};
const limited: Look = {
  has: [
    cue`(?:liab|indemn|compensat)`,
    cue`(?:(?:not|never) exceed|limited to|up to|capped at|(?:never|not|no) more than)`,
    cue`(?:BOTH|neither|each)`,
  ],
};

function findUncapped({ sentences, trusted }: Contract): Match | null {
  return (
    findMatch(sentences, unlimited) ??
    (findMatch(trusted, capped)
      ? null
      : findMatch(sentences, { has: [companyCapped], not: [cue`credit|omission`] }))
  );
}

const injunction = anyOf`
  \border\b…\b(?:stops?|delays?|prevents?|restrains?)\b
  restraining order
  \bcourt order
  (?:order|judge|court)…\b(?:stop|stopped|block|against)\b
  injuncti\w+
  interdict
  (?:stop|prevent|block|halt|hold up)(?:ping)? (?:the |any |a )?(?:release|recording|distribution|exploitation|sale|use)
  (?:recording|release|song|work|track|album)s? (?:be )?(?:stopped|halted|withdrawn|taken down)
  \benjoin
  equitable relief
  \brestrain
`;
const givenUp: readonly Look[] = [
  {
    has: [
      injunction,
      anyOf`
        (?:under no circumstances|in no event|at no time)…CREATOR
        CREATOR…(?:waive|gives? up|not (?:be )?(?:entitled|seek|have)|no right|agrees not|MUST_NOT|sole remedy|only remedy|limited to|exclusively in|money only|only money)
        \bno (?:restraining|court|stop) orders?\b
        \bno injuncti\w+
      `,
    ],
    not: [
      anyOf`
        nothing…(?:prevent|limit|stop|keep)
        not (?:prevented|barred|stopped)
        MAY (?:ask|seek|apply)
        COMPANY (?:shall|will|may|is) (?:be )?(?:entitled|seek|obtain)
      `,
    ],
  },
  {
    has: [
      anyOf`
        (?:sole|only|exclusive)(?: and exclusive)? (?:remedy|recourse|right)…(?:damages|money)
        CREATOR(?:'s)? (?:rights and )?remed(?:y|ies)…(?:limited to|only|nothing but)…(?:damages|money)
        (?:money|damages) (?:is|are) all (?:that )?CREATOR
        CREATOR…\b(?:claim|sue for|entitled to) (?:only )?(?:money|damages) (?:only|alone|and nothing)
        CREATOR[^;]{0,40}\b(?:entitled|confined|restricted|limited|left) (?:only |solely |merely )(?:to |with )?(?:\w+ ){0,3}(?:damages|money|compensation)\b
        CREATOR[^;]{0,40}\b(?:only|solely|merely) (?:to )?(?:claim|demand|sue for|ask for|seek|recover) (?:\w+ ){0,2}(?:damages|money|compensation)\b
        CREATOR[^;]{0,40}\b(?:claim|demand|sue for|ask for|seek|recover) (?:nothing|no more|no other)(?: \w+){0,3} (?:but|than|except) (?:\w+ ){0,2}(?:damages|money|compensation)\b
      `,
      cue`CREATOR`,
    ],
    not: [denied(/remedy/)],
  },
];

const samples = cue`\b(?:sampled|samples?|sampling|interpolations?)\b`;
const ownSamples = anyOf`
  (?:samples?|those|which|that|any)…(?:introduced|brought|supplied|added|provided|suggested|used)(?: \w+)? by (?:the )?(?:CREATOR|them)
  (?:CREATOR|\bhe|\bshe|they|it|each side|each party) (?:introduc|bring|add|suppl|contribut|use)\w*
  who brought it in
`;
const whoever = anyOf`
  whether
  whoever
  by whom(?:so)?ever
  regardless
  irrespective
  no matter
  in (?:every|any|each) case
  including (?:those|samples|any|one|by)
  (?:even|also) (?:if|when|where|those|one)
  (?:chosen|selected|added|introduced|suggested) by (?:COMPANY|an?|the)
  by COMPANY
  by producers
  by others
`;
const carries = anyOf`
  CREATOR clears? (?:it|them|that) and pays?
  CREATOR (?:\w+ and )?(?:solves?|pays?|clears?)\b…samples?
  samples?…CREATOR (?:\w+ and )?(?:solves?|pays?|clears?)\b
  (?:liability|responsibility|risk|cost)s? (?:for|of)…samples?…(?:rests?|lies?|is) (?:with|on) CREATOR
  CREATOR(?:'s)? (?:\w+ ){0,2}(?:job|responsibility|risk|cost|expense|duty|problem|account)
  (?:CREATOR|\bhe|\bshe)…(?:alone|solely|sole|exclusively|fully|entirely)\b
  \bby CREATOR alone
  (?:all|any|every|each) (?:\w+ ){0,3}(?:samples?|interpolations?)…(?:cost|expens|risk|charge|responsib|account|clear\w*|paid) (?:\w+ ){0,4}(?:of|to|by|for|with) CREATOR
  borne (?:\w+ )?by CREATOR
  (?:CREATOR|\bhe|\bshe)…(?:carr(?:y|ies)|bears?|pays?|clears?|responsible for) (?:all|any|every|the|for)\b…samples?
`;
const allRisk: Look = {
  has: [
    samples,
    carries,
    cue`(?:solves?|responsib|liab|\bclear|cost|pay|paid|expens|risk|indemn|problem|carr)`,
  ],
  not: [
    denied(/liable|responsib/),
    cue`COMPANY (?:is|are|shall be|for|clears?|pays? for) (?:\w+ ){0,2}(?:respons|samples|those|it)|each (?:side|party|of us) (?:clears|pays|is)`,
  ],
  when: (context) => whoever.test(context) || !ownSamples.test(context),
};
/** A promise that what others bring in is cleared carries their risk too. */
const vouchesForOthers: Look = {
  has: [
    samples,
    cue`CREATOR (?:\w+ ){0,3}(?:warrants?|represents?|guarantees?|promises|confirms|vouches|assures|undertakes)\b`,
    anyOf`
      samples?[^;]{0,60}(?:supplied|provided|chosen|brought|added|used|introduced|made|put|inserted)(?: \w+)? by (?:COMPANY|others|(?:any|an?|another|the|other|whatever|whichever)(?: other)? (?:\w+ )?(?:producers?|persons?|party|engineers?|remixers?|beat-?makers?|musicians?|performers?))
      samples?[^;]{0,60}\b(?:no matter who|whoever|whichever producer)
    `,
    cue`\b(?:clear\w*|original|licen[cs]ed|permission|infring\w*|paid)\b`,
  ],
  not: [
    denied(/warrant|represent|guarantee|promise/),
    cue`(?:except|other than|save|apart from|but not|excluding|not for)\b`,
  ],
};
const fairSamples: Look = { has: [samples, ownSamples], not: [whoever] };

function useLawOf(country: string): string {
  return `This agreement is governed by the law of ${country}. A dispute goes first to mediation there and, failing settlement within thirty days, to the courts of ${country}.`;
}

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
      "This agreement is governed by the law of the country of {creator's} residence. A dispute goes first to mediation there and, failing settlement within thirty days, to its courts.",
    find: (contract) => {
      const foreign = flag(findForeignLaw(contract));
      const home = homeOf(contract);
      return foreign && home ? { ...foreign, suggestion: useLawOf(home) } : foreign;
    },
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
    find: ({ sentences }) => flag(findAny(sentences, [allRisk, vouchesForOthers])),
    praise: ({ trusted }) =>
      praise("Sample risk lies with whoever brings the sample", findMatch(trusted, fairSamples)),
  },
];
