import type { Contract, ContractFamily, Sentence } from "#server/contract-rules/contract";
import { flag, missing, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, findAny, findMatch, type Look, type Match } from "#server/contract-rules/reading/cue";
import { keyPerson } from "#server/contract-rules/points/key-person";
import { endsSoon } from "#server/contract-rules/points/term";
import { isBetweenEquals } from "#server/contract-rules/relevance";

const mayEnd = cue`(?:MAY|\b(?:allow|permit|enable)s? COMPANY to)…(?:ENDS|\bat an end\b|\bend COMPANY (?:agreement|contract|deal) with CREATOR)`;
const isEnded = cue`(?:(?:CONTRACT|\bit) (?:may|can|shall) be (?:terminated|ended|cancelled|stopped|discontinued|brought to an end)|terminable|\btermination(?: of (?:this|the) CONTRACT)?(?:: | (?:is|shall be) )(?:at|in) (?:the )?(?:\w+ )?(?:discretion|option|election) of COMPANY)`;
/** "A breach may result in termination" gives nobody a right. */
const resultsIn =
  /\b(?:may|can|could) (?:result in|lead to|be grounds? for)\b|\bviolations? triggers?\b|\bcancel\w* (?:a|an|the|any) (?:\w+ )?(?:session|show|concert|order|booking|shipment|flight|class)\b|\bdiscontinu\w+ (?:the )?(?:sale|manufacture|distribution|release)\b|\b(?:its|their) (?:\w+ )?(?:agreements?|contracts?) with (?:the )?[a-z]/;
/** Whoever may leave a partnership has a way out. */
const leaves = cue`(?:\b(?:members?|partners?|party)\b|CREATOR)[^;]{0,60}(?:leaves?|withdraws?|resigns?)\b[^;]{0,40}\bnotice\b`;
/** What is taken down at any time ends there what an account is for. */
const takesDown = cue`CREATOR (?:may|can|shall be free to|is free to|are free to) (?:\w+ ){0,3}?(?:remove|delete|take down|withdraw|pull|close)s? (?:\S+ ){0,3}(?:content|tracks?|music|songs|recordings?|works?|account|profile)\b[^;]{0,40}\b(?:at any time|whenever|any ?time)\b|\bat any time\b[^;]{0,20}CREATOR (?:may|can) (?:remove|delete|take down|withdraw)`;
const noRight = cue`(?:in no (?:circumstances|event|case)|under no circumstances|(?:may|shall|can|will|must|could) (?:not|never)|\bcannot|\bno (?:right|claim)|not (?:be )?(?:entitled|allowed|permitted|free)|never|neither|\bno (?:one|body|side|party)|nobody)\b[^,;]{0,50}ENDS|(?:waives?|relinquish\w*|renounces?|gives? up)[^,;]{0,30}\brights?\b[^,;]{0,30}ENDS|(?:\bnothing\b|\bno (?:breach|default|failure)\b)[^;]{0,60}\b(?:gives?|grants?|entitles?|allows?|permits?|lets?)\b[^;]{0,60}ENDS`;
/** The creator shall never be free, whatever happens: as good as a right that the other side has alone. */
const refused: Look = {
  has: [
    cue`CREATOR (?:\w+ ){0,3}(?:no right to|not entitled to|(?:waive|relinquish|give)s? (?:up )?(?:any|all|every|the)(?: \w+)? rights? to|(?:may|can|shall|will) (?:never|in no event|under no circumstances|at no time|not for any reason))[^,;]{0,60}ENDS`,
  ],
  not: [cue`COMPANY (?:nor|or|and) |(?:nor|or|and) (?:the )?COMPANY|BOTH|before|until|unless|except|without`],
};
/** A way out that opens when nothing is left of the other side is none. */
const onlyInRuin = cue`only…(?:insolven|bankrupt|liquidat|wound up)`;
const shutOut: Look = {
  has: [
    cue`CREATOR (?:\w+ ){0,2}?(?:may|can|shall|will|has|have|is|are)? ?(?:not|never|cannot|no right|in no event|under no circumstances)\b[^,;]{0,40}(?:ENDS|\bleave\b)`,
  ],
  not: refused.not ?? [],
};
const ruinOnly: Look = { has: [onlyInRuin, mayEnd, cue`CREATOR`] };
const reservedToOne: Look = {
  has: [
    cue`(?:right to ENDS[^,;]{0,40}(?:lies|rests|belongs|is)[^,;]{0,20}COMPANY (?:only|alone)|only COMPANY (?:may|can|shall)[^,;]{0,30}ENDS)`,
  ],
};

/** A way out for whoever makes the music, in words that do not say "may end". */
const wayOut: readonly Look[] = [
  { has: [cue`ENDS`], says: { acts: ["ends"], who: "creator", manner: "may" } },
  { has: [cue`\buntil (?:it is )?(?:terminated|ended|cancelled) by (?:BOTH|CREATOR)`] },
  { has: [cue`\buntil CREATOR (?:\w+ ){0,2}?(?:closes?|deletes?|cancels?|ends?|terminates?)\b`] },
  { has: [cue`ENDS[^;]{0,40}\bif CREATOR (?:so )?(?:gives|serves|sends|wishes)\b`] },
  {
    has: [cue`^(?:\S{1,6} )?termination[:,]? (?:by|at the instance of) (?:BOTH|CREATOR)`],
    not: [/\b(?:excluded|not (?:allowed|possible|permitted))\b/],
  },
  {
    has: [
      cue`\bnothing\b[^;]{0,60}\b(?:prevents?|stops?|restricts?)\b[^;]{0,20}CREATOR[^;]{0,20}(?:terminating|ending|leaving)`,
    ],
  },
];

/** One side at any time and the other one only then: as good as one alone. */
const atWill: Look = {
  has: [
    cue`COMPANY (?:may|can|shall be entitled to|(?:has|have) the right to)[^;]{0,20}ENDS[^;]{0,60}\b(?:at any time|(?:any|no|without) (?:reason|cause))`,
  ],
  not: [cue`BOTH`],
};
const onlyThen: Look = {
  has: [
    cue`CREATOR (?:may|can|shall)[^;]{0,40}ENDS[^;]{0,40}\b(?:only|except)\b|CREATOR (?:may|can|shall) only[^;]{0,30}ENDS`,
  ],
};

type Who = "creator" | "company" | "both" | "unknown";
type Ending = { who: Who; match: Match };

/** Every right to end the contract, with the one who has it. */
function findEndings({ sentences }: Contract): Ending[] {
  return sentences.flatMap((sentence) => {
    const match = findAny(
      [sentence],
      [
        { has: [mayEnd], not: [noRight, resultsIn] },
        { has: [isEnded], not: [noRight, /\bonly\b[^;]{0,30}\bmutual/] },
        { has: [leaves], not: [noRight] },
        { has: [takesDown], not: [noRight] },
      ],
    );
    if (!match) return [];
    const who = takesDown.test(sentence.context) ? "creator" : whoEnds(sentence);
    return sentence.isTrusted || who === "company" ? [{ who, match }] : [];
  });
}

/** Whoever stands before each "may end": two subjects in one sentence are both. */
function whoEnds({ context }: Sentence): Who {
  if (cue`\bso (?:may|can) CREATOR`.test(context)) return "both";
  const entitled = cue`\bentitles? (CREATOR|COMPANY|BOTH) (?:to|at)\b`.exec(context)?.[1];
  const agent =
    entitled ??
    cue`(?:terminated|terminable|ended|cancelled|stopped|discontinued|brought to an end) (?:[^,;]{0,40}? )??by (either|BOTH|CREATOR|COMPANY)`.exec(
      context,
    )?.[1];
  const subjects = agent
    ? [agent]
    : [...context.matchAll(new RegExp(mayEnd, "g"))].map(({ index }, place, all) =>
        context.slice(all[place - 1]?.index ?? 0, index),
      );
  const speakers = new Set((subjects.length > 0 ? subjects : [context]).map(whoSpeaks));
  if (speakers.has("both") || (speakers.has("creator") && speakers.has("company"))) return "both";
  return speakers.has("creator") ? "creator" : speakers.has("company") ? "company" : "unknown";
}

/** "The Licensor may end it if the Licensee is in breach": it binds nobody who makes the music. */
function isOwnWayOut(sentence: Sentence): boolean {
  return cue`${mayEnd}|${isEnded}`.test(sentence.context) && whoEnds(sentence) === "creator";
}

function whoSpeaks(words: string): Who {
  if (
    anyOf`
      BOTH
      the other\b
      (?:each|either) of
      \beither\b
      \bunhappy one
      CREATOR(?:,)? (?:or|and) COMPANY
      COMPANY(?:,)? (?:or|and) CREATOR
    `.test(words)
  )
    return "both";
  const [creator, company] = [lastOf(words, cue`CREATOR`), lastOf(words, cue`COMPANY`)];
  if (creator === company) return "unknown";
  return creator > company ? "creator" : "company";
}

function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, "g"))].at(-1)?.index ?? -1;
}

function findOneSided(contract: Contract): Match | null {
  const endings = findEndings(contract).filter(
    ({ who, match }) =>
      who !== "creator" ||
      !(onlyInRuin.test(match.sentence.context) || findMatch([match.sentence], keyPerson)),
  );
  const sides = new Set(endings.map(({ who }) => who));
  const reserved = findMatch(contract.sentences, reservedToOne);
  if (reserved) return reserved;
  if (sides.size === 0) return findMatch(contract.sentences, refused);
  if (sides.has("company") && sides.has("creator") && findMatch(contract.sentences, onlyThen))
    return findMatch(contract.sentences, atWill);
  if (sides.size !== 1 || sides.has("both") || sides.has("unknown")) return null;
  if (sides.has("creator") && !isBetweenEquals(contract)) return null;
  const [first] = endings;
  return (sides.has("company") ? findShutOut(contract, first) : null) ?? first?.match ?? null;
}

const lasting: ReadonlySet<ContractFamily> = new Set(["recording", "publishing", "management"]);
/** Whoever is bound for long has no way out where the other side has the only one. */
function isOthersAlone(contract: Contract, endings: readonly Ending[]): boolean {
  const binds = lasting.has(contract.family) && contract.kind !== "platform" && !endsSoon(contract);
  return binds && endings.every(({ who }) => who === "company");
}

/** The words that keep the creator in prove more than those that let the company out. */
function findShutOut({ sentences }: Contract, ending: Ending | undefined): Match | null {
  const near = sentences.filter(({ clause }) => clause === ending?.match.sentence.clause);
  return findMatch(near, shutOut) ?? findMatch(sentences, shutOut) ?? findMatch(near, ruinOnly);
}

const afterNotice = anyOf`
  (?:days?|weeks?|months?) (?:later|after|from|of|following) (?:a |the |such |being )?(?:\w+ ){0,2}(?:notice|reminder|reminded|warning|demand|request|asked|told)
  (?:notice|reminder|warning|demand)…(?:without effect|unheeded|in vain|fruitless)
  not paid…days after
`;
const cured: Look = {
  has: [
    anyOf`
      \bcalls? upon…to do so
      \bgives? (?:\w+ ){0,3}(?:months?|days|weeks) to\b
      nothing happens
      (?:makes?|made|making) (?:it|that|them|the breach) good\b
      \bfix(?:ed|es|ing)?\b
      \bcur(?:e|ed|es|ing)\b
      uncured
      unremedied
      \bremed(?:y|ied|ies|ying) (?:the|such|that|it|its|his|her|them|this|any|within)
      (?:not|be|is|been) (?:been )?(?:remedied|repaired|rectified|corrected|mended|made good|put right)
      put(?:s|ting)? (?:it|the breach|that|this|matters) right
      (?:repair|rectif(?:y|ies)|correct|make good|mend)s? (?:the|such|that|it|its|his|her|any)
      ${afterNotice}
    `,
    cue`\b(?:days?|weeks?|months?|period)\b`,
    cue`BREACHES`,
  ],
  not: [
    cue`credit|sample|(?<!\b(?:before|after|until|prior to)(?: the| its| first)* )release|attorney|\bexecute\b`,
  ],
};
const forBreach: Look = {
  has: [cue`ENDS|suspend|COMPANY ends?`, cue`BREACHES`],
  not: [
    /\b(?:terminated|suspended|closed|deleted) (?:accounts?|users?|members?)\b/,
    cue`fails to exploit|shall not (?:affect|release)|\b(?:neither party|no party|nobody) (?:may|can|shall|will)\b`,
    resultsIn,
  ],
};
const noCure: Look = {
  has: [
    cue`\bno (?:\w+ )?(?:cure|grace|remedy) period|\b(?:need not|not (?:be )?(?:obliged|required|bound) to) (?:give|allow|grant)[^;]{0,60}\b(?:notice|time|days)\b[^;]{0,60}\b(?:breach|default|remed|cure)`,
  ],
};
/** "If the Artist tells the press, this agreement is void." */
const voided: Look = {
  has: [
    cue`\b(?:if|in the event|should|where|when)\b(?:(?!COMPANY)[^;]){0,20}CREATOR[^;]{0,120}\bCONTRACT (?:shall be|is|becomes?|will be)(?:(?!\b(?:not|never)\b)[^;]){0,20}\bvoid\b`,
  ],
};
/** A member who is sent away the same day, where the heading tells of it. */
const putOut: Look = {
  topic: cue`(?:putting \w+ out|expulsion|expelling|dismissal)`,
  has: [cue`(?:same day|\bat once\b|immediately|forthwith)`],
};
/** An end from one moment to the next, whatever the reason. */
const atOnce: Look = {
  has: [
    cue`ENDS`,
    anyOf`
      without (?:any )?(?:notice|warning)
      \bimmediately\b
      \bimmediate (?:effect|termination|cancellation)\b
      \binstant(?:ly|aneously)?\b
      \bsummarily\b
      \bat once\b
      forthwith
      same day
      on the spot
      without (?:giving )?(?:any )?reasons?
    `,
  ],
  not: [
    noRight,
    /\b(?:notif\w+|informs?|reports?|tells?)\b[^;]{0,60}\b(?:immediately|at once|forthwith)\b/,
    /\b(?:immediately|at once|forthwith) (?:reimburse|repay|pay|refund|return|deliver|hand|send|account|credit|inform|notify|tell)\b/,
    cue`CREATOR (?!entitle)MAY|BOTH|insolven|bankrupt|liquidat|\bdeath\b|\bdies\b|^(?:\S+ )?(?:up)?on (?:any |the )?(?:such )?(?:termination|expir)`,
  ],
};
export const endingRules: readonly Rule[] = [
  {
    point: 25,
    why: "Without a way to end the contract you stay bound even when the other side does nothing of what it promised.",
    suggestion:
      "Either party may terminate this agreement by written notice if the other commits a material breach and does not remedy it within thirty days after written notice of it.",
    find: (contract) => {
      const endings = findEndings(contract);
      if (findAny(contract.trusted, wayOut)) return null;
      if (endings.length > 0)
        return isOthersAlone(contract, endings) ? missing("a way out {for creator}") : null;
      const shut = flag(findMatch(contract.sentences, { has: [noRight] }));
      return shut ?? (endsSoon(contract) ? null : missing("a right to terminate"));
    },
  },
  {
    point: 26,
    why: "One side can leave whenever it suits it, while the other has no way out even after a serious breach.",
    suggestion:
      "Either party may terminate this agreement by written notice if the other commits a material breach that it does not remedy within thirty days, or becomes insolvent.",
    find: (contract) => flag(findOneSided(contract)),
  },
  {
    point: 27,
    why: "Without time to put a breach right, one late delivery or missed message can cost you the whole contract.",
    suggestion:
      "No party is in breach until it has received written notice that describes the failure and has not put it right within thirty days.",
    find: (contract) => {
      const { sentences, trusted } = contract;
      const others = isBetweenEquals(contract)
        ? sentences
        : sentences.filter((sentence) => !isOwnWayOut(sentence));
      const match = findAny(others, [noCure, forBreach, atOnce, putOut, voided]);
      return match && !findMatch(trusted, cured) ? flag(match) : null;
    },
  },
];
