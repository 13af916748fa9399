import type { Contract } from "#server/features/reviews/contract";
import { flag, praise, type Rule } from "#server/features/reviews/points/rule";
import { cue, denied, findAny, findMatch, type Look, type Match } from "#server/features/reviews/reading/cue";
import { NUMBER, readNumber, readPeriods } from "#server/features/reviews/reading/periods";

const MOST_OPTIONS = 3;

const option = cue`\boptions?\b`;
const optionWords = cue`\b(?:options?|extend(?:ed|s|ing)?|extensions?|renew(?:ed|s|al|als|ing)?|prolong(?:ed|s)?)\b`;
const bracketed = "(?: ?\\(\\w{1,12}\\))?";
const again =
  "(?:(?:further|additional|successive|consecutive|separate|subsequent|extra|more|optional|option|renewal) )+";
/** "four (4) consecutive options", "extend it five times", "six further contract periods". */
const counted = new RegExp(
  [
    `\\b(${NUMBER})${bracketed}(?: (?!${NUMBER}\\b)[\\w,-]+){0,5}? options?\\b`,
    `\\b(${NUMBER})${bracketed} (?:\\w+ ){0,2}?(?:times|occasions)\\b`,
    `\\b(${NUMBER})${bracketed} ${again}(?:contract |option )?(?:periods?|terms?|albums?|extensions?|renewals?)\\b`,
  ].join("|"),
);

function countOptions(context: string): number {
  if (/\b(?:fourth|fifth|sixth|seventh) (?:option|extension|renewal)/.test(context)) return MOST_OPTIONS + 1;
  const found = counted.exec(context)?.slice(1).find(Boolean);
  return found === undefined ? 0 : readNumber(found);
}

const automatic = cue`(?:automatic(?:ally)?|deemed (?:to (?:be|have been) )?(?:exercised|extended|renewed))`;
const renewal: Look = {
  has: [automatic, optionWords],
  not: [
    denied(automatic),
    cue`(?:unless|until|by|from) (?:BOTH|CREATOR)|(?:BOTH|CREATOR) (?:may|can|gives?)…(?:notice|stop|end|prevent|declin)`,
  ],
};
const manyOptions: Look = {
  has: [optionWords, counted],
  not: [denied(optionWords)],
  when: (context) => countOptions(context) > MOST_OPTIONS,
};
const irrevocableOption: Look = {
  has: [option, cue`\birrevocabl`],
  not: [denied(/irrevocabl|option/), cue`attorney`],
};

const termWords = cue`\b(?:term|period|agreement|contract|engagement|appointment|duration)\b`;
const ending = cue`\b(?:(?:continu|end|expir|last|terminat|remain|run)\w*|go(?:es)? on|extended|prolonged)`;
const untilDone = cue`until…(?:deliver|recoup|RELEASES|fulfil|complet|repaid|(?:paid|earned|got) back|recover|hand(?:ed)? in|accept|submit|(?<=until) (?:it|they|this|that) (?:has|have|is|are|does)\b)`;
const event = cue`(?:${untilDone}|later of|(?:days|weeks|months|years) (?:after|following|from)(?: the)?…(?:deliver|releas|exploit|fulfil|complet|\blast (?:album|recording|record|option|song)))`;
const longStop = cue`(?:in any event|in any case|in no event|no later than|not later than|at the latest|long[- ]?stop|(?:not|never) (?:exceed|last|continue|be longer)|no longer than|not longer than|whichever (?:is|comes|occurs) (?:the )?(?:first|earlier|sooner)|earlier of|maximum|outside date)`;
const aboutMoney = cue`statement|\bpay(?:s|ment|able)?\b|audit|notice`;

const exclusiveService = cue`(?:\b(?:sole (?:representative|manager|agent|publisher)|solely for)|exclusive(?:ly)?…(?:service|artist|songwriter|writer|manager|perform|record|engage|employ|appoint)|(?:records?|works?|writes?|performs?|sings?)(?: \w+){0,3} (?:only|exclusively|solely) (?:for|to|with)|CREATOR MUST_NOT…(?:render|perform|record|write|work|sing|make|appear)…(?:(?:for|with) (?:any|an|another)|(?:anybody|anyone|nobody) (?:else|except|but|other))|(?:services?|records?|works?|writes?|performs?|sings?)\b…(?:for|with) (?:no[ -]?one|nobody) (?:else|except|but|other))`;

/** The sentence that lets the term hang on an event without a last day. */
function findOpenTerm({ sentences, trusted }: Contract): Match | null {
  const match = findAny(sentences, [
    { has: [event, termWords, ending], not: [aboutMoney, longStop] },
    { has: [untilDone, exclusiveService], not: [aboutMoney, longStop] },
  ]);
  const near = trusted.filter(({ clause }) => clause === match?.sentence.clause);
  return findMatch(near, { has: [longStop, termWords] }) ? null : match;
}

const written = cue`\b20\d\d\b|\b(?:months?|years?)\b`;

function findFixedTerm({ trusted }: Contract): Match | null {
  return findAny(trusted, [
    { has: [longStop, termWords, written], not: [aboutMoney] },
    {
      has: [
        cue`(?:\bterm\b|(?:agreement|contract|period|appointment|engagement|contract) (?:starts|begins|runs|lasts|is|shall|will))`,
        written,
      ],
      not: [event, aboutMoney, cue`perpetu|copyright|licen[cs]e`],
      when: (context) => readPeriods(context).some(({ months }) => months >= 1),
    },
  ]);
}

const notExclusive = [
  cue`non-?exclusive|\bre-? ?record`,
  denied(/exclusive|prevent|restrict/),
  cue`\bexclusive (?:right to )?(?:licen[cs]e|jurisdiction)`,
];
const endless = cue`(?:at any time,? (?:during|after|hereafter)|during (?:the term )?(?:and|or) after|both during|without (?:any )?limit (?:of|in|as to) time|indefinite|in perpetuity|perpetual|for life|forever|(?:for )?(?:as|so) long as)`;

function findEndlessExclusivity(contract: Contract): Match | null {
  const { sentences } = contract;
  const explicit = findMatch(sentences, { has: [exclusiveService, endless], not: notExclusive });
  const service = explicit ?? findMatch(sentences, { has: [exclusiveService], not: notExclusive });
  if (explicit || !service) return explicit;
  if (readPeriods(service.sentence.context).length > 0 || /\b20\d\d\b/.test(service.sentence.context))
    return null;
  if (findOpenTerm(contract) ?? findMatch(sentences, renewal)) return service;
  const hasPeriod = contract.trusted.some(
    ({ context }) => termWords.test(context) && readPeriods(context).some(({ months }) => months >= 3),
  );
  return hasPeriod || findFixedTerm(contract) ? null : service;
}

export const termRules: readonly Rule[] = [
  {
    point: 4,
    why: "Each option lets {company} decide alone whether you stay bound, and together they can tie you up for most of a career.",
    suggestion:
      "{Company} shall have one option to extend the term by twelve months, by written notice at least thirty days before the term ends and on payment of the agreed advance. No option is exercised automatically.",
    find: ({ sentences }) => flag(findAny(sentences, [irrevocableOption, renewal, manyOptions])),
  },
  {
    point: 5,
    why: "The term ends only when something happens that {company} can put off, so it may never end.",
    suggestion:
      "The term ends as stated above, but in any event no later than three years after the date of this agreement.",
    find: (contract) => flag(findOpenTerm(contract)),
  },
  {
    point: 20,
    why: "While you are exclusive you may work with nobody else, so exclusivity without a fixed end can stop your career.",
    suggestion:
      "{Creator's} services are exclusive for eighteen months from the date of this agreement and no longer. Exclusivity ends earlier on a breach {by company}.",
    find: (contract) => flag(findEndlessExclusivity(contract)),
    praise: (contract) => praise("A fixed term", findFixedTerm(contract)),
  },
];
