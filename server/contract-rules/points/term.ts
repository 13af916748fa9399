import type { Contract, Sentence } from "#server/contract-rules/contract";
import { flag, type Rule } from "#server/contract-rules/points/rule";
import {
  anyOf,
  cue,
  denied,
  findAny,
  findMatch,
  type Look,
  type Match,
} from "#server/contract-rules/reading/cue";
import { NUMBER, readNumber, readPeriods } from "#server/contract-rules/reading/periods";

const MOST_OPTIONS = 3;

const bracketed = "(?: ?\\(\\w{1,12}\\))?";
/** "one-year options": a number of its own, that counts no options. */
const ofLength = `(?:${NUMBER}(?: ?\\(\\w{1,12}\\))?[ -](?:year|month|album)s? )?`;
const again =
  "(?:(?:further|additional|successive|consecutive|separate|subsequent|extra|more|optional|option|renewal) )+";
/** "four (4) consecutive options", "extend it five times", "six further contract periods". */
const counted = new RegExp(
  [
    `\\b(${NUMBER})${bracketed}(?: (?!${NUMBER}\\b)[\\w,-]+){0,5}? ${ofLength}options?\\b`,
    `\\b(${NUMBER})${bracketed} (?:\\w+ ){0,2}?(?:times|occasions)\\b`,
    `\\b(${NUMBER})${bracketed} ${again}(?:contract |option )?(?:periods?|terms?|albums?|extensions?|renewals?)\\b`,
  ].join("|"),
);

function countOptions(context: string): number {
  if (/\boptions? (?:on|over|for) the next (?:four|five|six|seven|[4-9])\b/.test(context))
    return MOST_OPTIONS + 1;
  if (/\b(?:fourth|fifth|sixth|seventh) (?:option|extension|renewal|albums?|periods?|terms?)/.test(context))
    return MOST_OPTIONS + 1;
  const found = counted.exec(context)?.slice(1).find(Boolean);
  return found === undefined ? 0 : readNumber(found);
}

const automatic = anyOf`
  (?:if|unless) COMPANY (?:has not|does not|did not)? ?(?:cancel|object|end|stop|terminat)
  \bpresumed\b
  automatic(?:ally)?
  tacit(?:ly)?
  \bby (?:itself|themselves)\b
  of its own accord
  \bitself\b
  \brolls? over\b
  without (?:further|any|a) notice
  deemed (?:to (?:be|have been) )?(?:exercised|extended|renewed)
  unless COMPANY (?:gives|serves|sends) notice
  unless COMPANY…(?:otherwise|ends?|stops?|notice|decid|elects?|does not want)
`;
const goesOn = anyOf`
  CONTRACT (?:goes|runs) on
  (?:term|periods?|agreement|contract|engagement|appointment|letter|deal|it|year|options?)\b…\b(?:renew|extend|prolong|roll|exercised)\w*
  \b(?:period|term|agreement|contract|appointment)\b…\b(?:(?:continue|start|begin|run)s?|carr(?:y|ies) on|goes on)\b
  \b(?:renewal|extension|prolongation)s?\b
  \brenew(?:s|ed|ing|able)?\b
`;
const renewal: Look = {
  has: [automatic, goesOn],
  not: [
    cue`^(?:the )?(?:licen[cs]e|registration|subscription|insurance) of\b|\bcopyrights?\b[^;]{0,60}\b(?:renewal|extension)s?\b|\b(?:renewal|extension)s?\b[^;]{0,40}\bcopyright`,
    denied(automatic),
    denied(/(?<!\b(?:wish|want|intend)(?:es|s)? to )(?:renew|extend|prolong)/),
    cue`(?:half|rights?|shares?)…\b(?:back|revert)`,
    anyOf`
      (?:unless|until|by|from|if) (?:BOTH|CREATOR)
      (?:BOTH|CREATOR) (?:may|can|gives?|does|do)(?! not\b| never\b)…(?:notice|stop|end|prevent|declin|object)
      one of the (?:two|parties)
    `,
  ],
};
/** "Not less than 180 and not more than 190 days before the end": whoever misses the ten days is bound again. */
const noticeWindow = new RegExp(
  `not (?:less|fewer|earlier|later|more) than (${NUMBER})\\D{0,30}?not (?:less|fewer|earlier|later|more) than (${NUMBER}) days`,
);
const SHORTEST_WINDOW = 30;
const narrowWindow: Look = {
  has: [goesOn],
  when: (context) => {
    const [, one, other] = noticeWindow.exec(context) ?? [];
    if (one === undefined || other === undefined) return false;
    return Math.abs(readNumber(one) - readNumber(other)) < SHORTEST_WINDOW;
  },
};
const stopped: Look = {
  has: [cue`(?:BOTH|CREATOR)…MAY…(?:object|refuse|declin|oppose|prevent)`, goesOn],
};
const furtherTerms = anyOf`
  \bprolong
  \boptions?\b
  extend
  exten(?:sion|sions)
  renew
  prolong
  call for
  decide
  \bkeep (?:the )?CREATOR
  (?:further|more|additional|another|extra|successive) (?:contract |option )?(?:periods?|terms?|albums?|years?)
`;
const endlessly = anyOf`
  as (?:often|many times) as
  as many (?:\w+ ){0,3}(?:as|times)\b
  any number of
  without limit
  year (?:by|after|to) year
  (?:the )?number of which COMPANY
  \brenew(?:s|ed)? for (?:additional|further|successive|more) (?:\w+ )?(?:terms|periods)
`;
/** Further periods, and nobody says how many. */
const uncounted =
  /\b(?:with|has|have|of|granted) (?:\w+ )?options to (?:extend|renew|prolong)\b|\b(?:extend|renew)\w*[^;]{0,40}\bfor (?:additional|further|successive) (?:\w+ )?(?:periods|terms)\b/;
const manyOptions: Look = {
  has: [furtherTerms],
  not: [denied(furtherTerms), cue`\bcopyrights?\b`],
  when: (context) => {
    const count = countOptions(context);
    return count > MOST_OPTIONS || endlessly.test(context) || (count === 0 && uncounted.test(context));
  },
};
const irrevocableOption: Look = {
  has: [cue`(?:\boptions?\b|right to (?:call for|require|extend|renew|prolong))`, cue`\birrevocabl`],
  not: [denied(/irrevocabl|option/), cue`attorney|copyright`],
};

const termWords = cue`(?:\b(?:term|periods?|agreement|contract|engagement|appointment|duration|cycle|letter)\b|CREATOR (?:stays?|remains?|is (?:tied|signed)|are (?:tied|signed)|is bound|are bound|shall (?:stay|remain|be bound)))`;
const ending = cue`\b(?:tied|signed|stays? in force|lengthened|extends?|is until|subsists?|determines?|(?:continu|end|expir|last|terminat|remain|run|stay|stretch)\w*|go(?:es)? on|extended|prolonged|over|bound)\b`;
const untilDone = cue`(?:\b(?:un)?till?\b|\bup to the day\b|\bonce\b|\bwhile\b)…(?:deliver|recoup|RELEASES|fulfil|complet|repaid|(?:paid|earned|got|made|had|received)\b…\bback|recover|earned out|paid off|cleared|(?:got|earned|made|had)…\bhits?\b|COMPANY (?:decides|says|chooses|is (?:satisfied|happy))|hand(?:ed)? in|accept|submit|(?<=until) (?:it|they|this|that) (?:has|have|is|are|does)\b)`;
const event = anyOf`
  \b(?:for )?(?:so|as) long as\b[^;]{0,40}\b(?:unrecouped|COMPANY needs)
  \buntil\b[^;]{0,60}\b(?:completion|exhausted|credit balance)\b
  \b(?:days|months) after COMPANY has (?:issued|sent|made|rendered)
  \bto the end of the (?:tour|campaign)\b
  \bends? when COMPANY
  \bnot end before COMPANY
  \bexpires? (?:up)?on the date on which COMPANY notifies
  \buntil such time as the (?:unrecouped )?balance\b
  \bdetermines? only (?:up)?on COMPANY's having\b
  COMPANY's acceptance of\b[^;]{0,60}\bbrings the term to an end
  (?:days|weeks|months|years) (?:after|following|from)…\bhands? in\b
  ${untilDone}
  later of
  \b(?:late|delay(?:s|ed)?)\b…\b(?:lengthened|extended|prolonged|stretched|moved)
  no (?:fixed|set|definite) (?:end|term|period|duration)
  not (?:want to )?(?:put|set|fix|agree) a (?:number|date|period|limit)
  for as long as…(?:takes|delay|late|owe|music|active)
  (?:by|for) (?:the same|an equal|a corresponding|as long as)…(?:delay|late|takes)
  (?:days|weeks|months|years) (?:after|following|from)(?: the)?…(?:deliver|releas|exploit|fulfil|complet|\blast (?:album|recording|record|option|song))
`;
const longStop = anyOf`
  in any event
  in any case
  in no event
  no later than
  not later than
  at the latest
  long[- ]?stop
  (?:not|never) (?:exceed|last|continue|run|go on|be (?:longer|more)|longer|more)\b
  no longer than
  not longer than
  whichever (?:is|comes|occurs) (?:the )?(?:first|earlier|sooner)
  earlier of
  maximum
  outside date
`;
const aboutMoney = cue`statement|\bpay(?:s|ment|able)?\b|audit|notice`;

const exclusiveService = anyOf`
  (?:manages?|represents?|engages?|signs?|keeps?) CREATOR (?:\w+ )?exclusively
  \bservices?\b[^,;]{0,30}\bexclusive(?:ly)?\b
  \b(?:(?:sole|only) (?:representative|manager|agent|publisher|label)|solely for (?:the )?COMPANY(?!'s))
  exclusive(?:ly)?[^,;]{0,50}\b(?:services?|artiste?|songwriter|writer|manager|perform\w*|record(?:ing artist|s|ing services)?|engage\w*|employ\w*|appoint\w*)\b
  (?:records?|works?|writes?|performs?|sings?)(?: \w+){0,3} (?:only|exclusively|solely) (?:for|to|with)
  CREATOR (?:shall |will |may |can |must )?(?:have|take|use|engage|appoint|work with|sign with)s? no other (?:manager|label|publisher|producer|agent|company)
  CREATOR MUST_NOT…(?:another|any other) (?:manager|label|publisher|agent|company)
  (?:records?|works?|writes?|performs?|sings?|makes?)(?: \w+){0,3} (?:for|with) (?:the )?COMPANY (?:only|alone|exclusively)
  CREATOR MUST_NOT[^,;]{0,40}(?:music|records?|songs?) without COMPANY
  CREATOR[^;]{0,20}(?:at no time|never)[^;]{0,30}(?:perform|record|work|sing|render)[^;]{0,40}(?:any other|another|anybody else|anyone else|third part)
  CREATOR[^,;]{0,30}\b(?:exclusive(?:ly)?|bound exclusively) to COMPANY
  exclusivity of CREATOR
  CREATOR's exclusivity
  \bexclusive period\b
  CREATOR MUST_NOT…(?:render|perform|record)…(?:to|for|with) (?:a|any) third part
  CREATOR MUST_NOT…(?:render|perform|record|write|work|sing|make|appear)…(?:(?:for|with) (?:any|an|another)|(?:anybody|anyone|nobody) (?:else|except|but|other))
  (?:services?|records?|works?|writes?|performs?|sings?)\b…(?:for|with) (?:no[ -]?one|nobody) (?:else|except|but|other)
`;

/** A renewal that only the company can stop, there or in the same clause. */
function findRenewal(sentences: readonly Sentence[]): Match | null {
  return unlessStopped(sentences, findMatch(sentences, renewal));
}

/** Nothing goes on for ever where the creator can object, there or in the same clause. */
function unlessStopped(sentences: readonly Sentence[], match: Match | null): Match | null {
  const near = sentences.filter(({ clause }) => clause === match?.sentence.clause);
  return findMatch(near, stopped) ? null : match;
}

/** The sentence that lets the term hang on an event without a last day. */
function findOpenTerm({ sentences, trusted }: Contract): Match | null {
  const match = findAny(sentences, [
    { has: [event, termWords, ending], not: [aboutMoney, longStop] },
    { has: [untilDone, exclusiveService], not: [aboutMoney, longStop] },
  ]);
  const near = trusted.filter(({ clause }) => clause === match?.sentence.clause);
  return findMatch(near, { has: [longStop, termWords] }) ? null : match;
}

/** Whoever can be kept for longer has no fixed term, whatever number is named first. */
const longer: Look = {
  has: [cue`\boptions?\b|\b(?:extend|exten[st]ion|renew|prolong)`],
  not: [denied(/option|extend|extension|renew|prolong/), cue`\bBOTH\b`],
};

/** A term that is fixed indeed: nothing lengthens it, and it waits for nothing. */
export function findFinalTerm(contract: Contract): Match | null {
  const { sentences } = contract;
  const isOpen = findMatch(sentences, longer) ?? findRenewal(sentences) ?? findOpenTerm(contract);
  return isOpen ? null : findFixedTerm(contract);
}

/** A deal of this many months that simply ends needs no way out. */
const SHORT_MONTHS = 24;

/** Whether the contract is over by itself before long, whatever anybody does. */
export function endsSoon(contract: Contract): boolean {
  const term = findFinalTerm(contract);
  const lengths = readPeriods(term?.sentence.context ?? "").map(({ months }) => months);
  return lengths.length > 0 && Math.max(...lengths) <= SHORT_MONTHS;
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
  // What a recital tells is promised elsewhere, or nowhere.
  /^(?:\S{1,4} )?whereas\b/,
  cue`surviv[^;]{0,60}(?:confidential|accounting|payment)`,
  cue`non-?exclusive|\bre-? ?record`,
  denied(/exclusive|prevent|restrict/),
  cue`\bexclusive (?:right to )?(?:licen[cs]e|jurisdiction|discretion|property|remedy|option|judg\w+|owners?\w*)\b`,
];
const endless = anyOf`
  no (?:fixed|set|definite) (?:end|term|period)
  until (?:COMPANY|it|all)\b
  \bat no time\b
  (?:not|never)[^;]{0,12}\bat any time\b
  surviv
  outlast
  (?:also|even),? (?:after|when|if)…(?:over|ended|ends)
  (?:also|even) after
  during CREATOR(?:'s)? (?:\w+ )?(?:career|life)
  indefinite (?:period|time|term)
  while COMPANY (?:has|have|is|are)
  at any time,? (?:during|after|hereafter)
  during (?:the term )?(?:and|or) after
  both during
  without (?:any )?limit (?:of|in|as to) time
  indefinite
  in perpetuity
  perpetual
  for life
  forever
  (?:for )?(?:as|so) long as
`;

/** A term that is named is an end, also where its years stand elsewhere or are left blank. */
const whileItLasts = /\b(?:during|throughout) the (?:initial |first )?(?:term|period) (?:of|hereof)\b/;

function findEndlessExclusivity(contract: Contract): Match | null {
  const { sentences } = contract;
  const explicit = findMatch(sentences, { has: [exclusiveService, endless], not: notExclusive });
  const service = explicit ?? findMatch(sentences, { has: [exclusiveService], not: notExclusive });
  if (explicit || !service) return explicit;
  if (findRenewal([service.sentence])) return service;
  if (readPeriods(service.sentence.context).length > 0 || /\b20\d\d\b/.test(service.sentence.context))
    return null;
  if (findOpenTerm(contract) ?? findRenewal(sentences)) return service;
  if (whileItLasts.test(service.sentence.context)) return null;
  const hasPeriod = contract.trusted.some(
    ({ context }) => termWords.test(context) && readPeriods(context).some(({ months }) => months >= 3),
  );
  return hasPeriod || findFixedTerm(contract) ? null : service;
}

/** A career has few periods as long as this. */
const LONG_MONTHS = 36;
const lasting = cue`(?:\b(?:initial |contract |first |fixed )?(?:term|duration)\b(?! of (?:the |any )?(?:copyright|licen[cs]e))|\b(?:appointment|engagement|period of (?:this|the) CONTRACT)\b|\b(?:agreement|contract|deal)\b[^;]{0,80}\b(?:last|run|continue|remain|is|be|for|bind)\w*|CREATOR (?:\S+ ){0,8}?(?:is|are|shall be|stays?|remains?|will stay) (?:hereby )?(?:bound|signed|tied|committed|engaged)|CREATOR (?:shall |will )?serves? COMPANY)…\b(?:for|of|is|be|shall|last|continu|run|period|until|signed|bound)\w*|\bterm: |\b(?:agreement|contract|deal|arrangement) (?:\w+ ){0,2}lasts?\b|CREATOR signs? with COMPANY for a period|\bservices are engaged for|\b(?:agree upon|fix) a contract period of|\bCREATOR[^;]{0,20}\brecord solely for COMPANY`;
/** Words on other times than that of the contract. */
const elsewhereCounted: Look = {
  has: [
    anyOf`
      \bterm (?:shall |will )?ends? (?:\S+ )+(?:months|years) after the release
      \bBOTH may bring this CONTRACT to an end before\b
      ^(?:\S{1,6} )?for a period of [^]{0,80}CREATOR (?:shall|will|must) \(a\) record
    `,
  ],
  not: [cue`\bno later than|\bin any event|\bmaximum`],
  when: (context) => readPeriods(context).some(({ months }) => months > LONG_MONTHS),
};
const anniversary =
  /\b(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth) anniversary\b|\ba decade\b/;
const calendarYear = /\b20\d\d\b/g;
/** "from 1 January 2026 to 31 December 2035" */
function isLongSpan(context: string): boolean {
  const years = (context.match(calendarYear) ?? []).map(Number);
  return years.length >= 2 && (Math.max(...years) - Math.min(...years)) * 12 > LONG_MONTHS;
}
const fromTo: Look = {
  has: [
    cue`\b(?:agreement|contract|term|arrangement|deal|engagement)\b[^;]{0,60}\b(?:starts?|commences?|begins?|runs?|takes effect)\b`,
    cue`\b(?:ends?|expires?|until|to|terminates)\b`,
  ],
  not: [cue`\baudit|\bcopyright\b|\broyalt`],
  when: isLongSpan,
};
const longTerm: Look = {
  has: [lasting],
  not: [
    cue`\brejected\b`,
    /\byears? (?:old|of age)\b|\bminors?\b/,
    cue`\b(?:(?<!on or )after|following|surviv\w+|copyright|audit|statement|royalt\w+|retention|re-?record\w*|accounts?|claims?|interest|revert|reversion|collection|confidential\w*|sell-?off|tail|commission)\b`,
    cue`\b(?:rights?|licen[cs]es?|assign\w*|masters?|recordings?(?! (?:artist|services))|songs?|works?)\b[^;]{0,40}\b(?:for|period|term|years)\b`,
    cue`\b(?:not|never|no event) (?:exceed|be longer|be more|last longer)|\bno longer than|\bmaximum|\bin (?:any|no) event|\bat the latest`,
    cue`\bBOTH\b(?! agree)`,
  ],
  when: (context) =>
    anniversary.test(context) || readPeriods(context).some(({ months }) => months > LONG_MONTHS),
};

export const termRules: readonly Rule[] = [
  {
    point: 4,
    why: "Each option lets {company} decide alone whether you stay bound, and together they can tie you up for most of a career.",
    suggestion:
      "{Company} shall have one option to extend the term by twelve months, by written notice at least thirty days before the term ends and on payment of the agreed advance. No option is exercised automatically.",
    find: ({ sentences }) =>
      flag(
        findMatch(sentences, irrevocableOption) ??
          findRenewal(sentences) ??
          findMatch(sentences, narrowWindow) ??
          unlessStopped(sentences, findMatch(sentences, manyOptions)),
      ),
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
  },
  {
    point: 43,
    why: "You are bound for longer than most careers stay the same, before any option is counted.",
    suggestion: "The term is two years from the date of this agreement, and ends then.",
    find: ({ sentences }) => flag(findAny(sentences, [longTerm, fromTo, elsewhereCounted])),
  },
];
