import type { Contract, Sentence } from "#server/contract-rules/contract";
import { flag, type Rule } from "#server/contract-rules/points/rule";
import {
  anyOf,
  cue,
  denied,
  findMatch,
  sentencesWith,
  type Look,
  type Match,
} from "#server/contract-rules/reading/cue";
import { isBetweenEquals } from "#server/contract-rules/relevance";

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
  ${harm}[^;]{0,60}(?:shall be|will be|(?:is|are) to be) (?:made good|paid|borne) by CREATOR
  \bstands? in for (?:any|all|every) claim
  \bpays? for everything\b
  \b(?:keeps?|holds?|saves?) (?:COMPANY|CREATOR) (?:free|safe)(?: and \w+)? (?:from|of|against)
  (?:${harm}|\bcosts?\b|\bexpenses?\b)[^;]{0,80}(?:for|at|to|against) CREATOR's (?:\w+ )?(?:account|expense|charge)\b[^;]{0,20}
  \bindemni(?:f(?:y|ies|ied|ication)|ty)\b
  \bh(?:old(?:s|ing)?|eld)\b[^;]{0,90}?harmless
  \bmakes? (?:COMPANY|CREATOR|the other \w+) whole
  \brepairs? the (?:damage|loss)
  \bmakes? good\b(?! the breach)
  \bcompensates? (?:CREATOR|COMPANY|(?:the )?other)
  keep…indemnified
  \bprotects? (?:CREATOR|COMPANY)
  \bcovers? (?:CREATOR|COMPANY) (?:for|against|from)
  \b(?:responsible|liable) for (?:any|all|every)\b[^;]{0,60}\b(?:costs|damages|loss(?:es)?)\b[^;]{0,30}(?:CREATOR|COMPANY) (?:\w+ )?(?:suffers?|incurs?|sustains?)\b
  \bcovers? (?:CREATOR|COMPANY)'s (?:\w+ )?(?:costs|damages|loss(?:es)?|legal)\b[^;]{0,60}\bclaim
  \b(?:refunds?|reimburses?) (?:CREATOR|COMPANY)…(?:claim|damages|legal|loss)
  (?<=${harm}[^;]{0,80})\b(?:refunds?|reimburses?) COMPANY
  \bdefends? (?:COMPANY|CREATOR)(?!'s)
  \bbears? (?:all|any|the|every) (?:\w+ )?(?:costs|consequences|damages?|loss(?:es)?)\b…(?:COMPANY|claim|infring|breach)
  answers? (?:to )?(?:CREATOR|COMPANY) for (?:every|all|any)
  (?<=(?:CREATOR|BOTH)(?:,? (?:\w+ ){0,8}| ))pays? (?:for )?(?:the |all |any |every |COMPANY(?:'s)? )*${harm}
  (?<=(?:CREATOR|COMPANY) (?:(?:shall|will|must|has to|have to) )?)(?:settles?|sorts? out) (?:it|them|that|the (?:claim|matter))\b
  \bpays? COMPANY(?:'s)? (?:lawyers?|legal|damages)
`;
/** "The Label shall not indemnify the Artist, and the Artist …": only the second is given. */
const refusedFirst = cue`^[^;]{0,60}?COMPANY (?:shall |will |does |do |need )?(?:not|never) (?:\w+ )?indemnif\w+[^,;]{0,60}(?:, and|, but|,| and| but| while) (?=CREATOR )`;
/** Those who are protected promise nothing by being called so, and neither does a heading. */
const given = (context: string) =>
  context
    .replace(/^(?:\S{1,6} )?(?:indemnification|indemnity)(?: \w+){0,2}[:.] /, "")
    .replace(refusedFirst, "")
    .replace(/\bindemnified (?:part(?:y|ies)|persons?)\b|\bindemnitees?\b/g, "");
const indemnity: Look = {
  has: [indemnifies],
  when: (context) => indemnifies.test(given(context)) && !denied(indemnifies).test(given(context)),
  not: [cue`royalt(?:y|ies) (?:on|for|of)|insurance premium`],
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

function directionOf(sentence: Sentence): Direction | null {
  const context = given(sentence.context);
  if (mutual.test(context)) return "mutual";
  const passive =
    cue`(?:(?:indemnified|held harmless|compensated|covered|made good|paid|borne) (?:\w+ ){0,4}by (CREATOR|COMPANY)|\b(?:for|at|to|against) (CREATOR)'s (?:\w+ )?(?:account|expense|charge)\b)`
      .exec(context)
      ?.slice(1)
      .find(Boolean);
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

/** Whoever signs for them, those who sing are held harmless. */
const shieldsWhoSings =
  /^(?![^;]*\b(?:artist|band|musician|performer|singer)s?\b[^;]*\b(?:indemnif|harmless))[^;]*\bharmless\b(?: (?!by\b)[^\s;]+){0,12} (?:artist|band|musician|performer|singer)s?\b/i;

/** The indemnity that only one side gives. A label's alone is nothing to complain of, a partner's is. */
function findOneWay(contract: Contract): Match | null {
  const promises = sentencesWith(contract.sentences, indemnity)
    .map((sentence) => ({ sentence, direction: directionOf(sentence) }))
    .filter(({ sentence, direction }) => sentence.isTrusted || direction === "from creator")
    .filter(
      ({ sentence, direction }) => direction !== "from creator" || !shieldsWhoSings.test(sentence.text),
    );
  const has = (direction: Direction) => promises.some((each) => each.direction === direction);
  if (has("mutual") || (has("from creator") && has("from company"))) return null;
  const wanted: Direction[] = isBetweenEquals(contract) ? ["from creator", "from company"] : ["from creator"];
  const found = promises.find(({ direction }) => direction !== null && wanted.includes(direction));
  return found ? findMatch([found.sentence], indemnity) : null;
}

const owes = cue`(?:harmless|exposure|recover|obligation|liab|\bpays?\b|\bpay\b|indemn|compensat|make good|answer|responsib|\bloss|damages)`;
/** However much it is. */
const anyAmount = anyOf`
  (?:no|not a) (?:maximum|upper limit) (?:to|for|on)
  not (?:be )?subject to (?:any|a) (?:ceiling|cap|limit|maximum)
  without (?:any |a )?(?:ceiling|cap\b|limit\b(?! of time)|limitation\b(?! of time))
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
  without (?:any )?(?:financial|monetary|upper|fixed) (?:limit|ceiling)
  without (?:any )?(?:restriction|limit|limitation) (?:as to|in|of) amount
  \bno (?:limit|cap|ceiling) applies
  present and future (?:property|assets)
`;
const unlimited: Look = {
  has: [
    anyAmount,
    owes,
    cue`(?:liab|indemn|recover|\bpays?\b|compensat|loss|damage|claim|answer|\bsuits?\b|harmless)`,
  ],
  not: [
    denied(/unlimited|without limit/),
    cue`^(?:\S{1,8} )?COMPANY (?:shall |will |must |is |be )*(?:liable|responsible|indemnif|pays?\b)(?![^;]*CREATOR (?:\w+ ){0,3}(?:liable|responsible|indemnif|pays?\b))`,
    anyOf`
      \bpays? (?:for )?(?:all |any |every )?(?:of )?COMPANY(?:'s)? (?:\w+ )?(?:expenses|costs|spending)
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
  \blimits? (?:of|on|to) liability\b[^;]{0,60}(?:COMPANY (?:only|alone)|\bnot (?:apply|extend) to CREATOR)
  COMPANY[^,;]{0,20} (?:under no circumstances|in no (?:case|event|circumstances)|never)[^,;]{0,20}\bliable\b
  COMPANY (?:owes?|pays?) CREATOR no damages
  in no (?:event|case) (?:is|are|shall|will) COMPANY (?:be )?liable
  (?:liability of COMPANY|COMPANY(?:'s)?(?: \w+){0,4} liability)…(?:exceed|limited|capped|more than|equal to)
  COMPANY…(?:accepts? no (?:liability|responsibility)|(?:is|are|shall|will)(?: be)? not(?: be)? (?:liable|responsible) (?:to CREATOR )?for (?:any|anything|all|whatever|loss|damage)|(?:shall|will) (?:not|have no|in no event) be (?:liable|responsible) (?:to CREATOR )?for any|(?:is|are) not (?:liable|responsible) for [^;]{0,90}\bor for any (?:other )?(?:loss|damage|liability)\b|(?:has|have) no liability|(?:shall|will) have no liability|(?:is|are) not (?:liable|responsible) for any)
`;
const capped: Look = {
  has: [
    cue`(?:liab\w*|\bpays?\b|\bowes?\b|indemn|compensat)`,
    cue`(?:BOTH|neither|each|nobody|the other)`,
    cue`(?:exceed|limited|\bcap|indirect|up to|(?:never|not|no) more than|more than)`,
  ],
};

/** Indirect loss that nobody owes is no cap on the rest. */
const indirect = /\b(?:indirect|consequential|incidental)\b/;

function findCappedForOne(sentences: Contract["sentences"], trusted: Contract["trusted"]): Match | null {
  const match = findMatch(sentences, {
    has: [companyCapped],
    not: [
      cue`credit|(?<!\bacts? or )omission|force majeure|\bbeyond (?:its|their|the|COMPANY's) (?:reasonable )?control`,
    ],
  });
  const spared = match && indirect.test(match.sentence.context) ? [] : [indirect];
  return findMatch(trusted, { ...capped, not: spared }) ? null : match;
}

function findUncapped({ sentences, trusted }: Contract): Match | null {
  return findMatch(sentences, unlimited) ?? findCappedForOne(sentences, trusted);
}

export const indemnityRules: readonly Rule[] = [
  {
    point: 23,
    why: "You would pay for every claim against the other side, while it pays for nothing that it causes you.",
    suggestion:
      "Each party shall indemnify the other against losses finally awarded by a court, or agreed in a settlement that both have approved, that result from its own breach of this agreement.",
    find: (contract) => flag(findOneWay(contract)),
  },
  {
    point: 24,
    why: "One claim could cost you more than the whole contract will ever earn.",
    suggestion:
      "Except for fraud, neither party's total liability exceeds the sums paid and payable {to creator} under this agreement in the twelve months before the claim.",
    find: (contract) => flag(findUncapped(contract)),
  },
];
