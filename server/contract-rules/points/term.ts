import type { Contract } from "#server/contract-rules/contract";
import { findRenewal, furtherTerms, LONG_MONTHS } from "#server/contract-rules/points/options";
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
import { readPeriods } from "#server/contract-rules/reading/periods";

const termWords = cue`(?:\b(?:term|periods?|agreement|contract|engagement|appointment|duration|cycle|letter)\b|CREATOR (?:stays?|remains?|is (?:tied|signed)|are (?:tied|signed)|is bound|are bound|shall (?:stay|remain|be bound)))`;
const ending = cue`\bterm: |\b(?:tied|signed|stays? in force|lengthened|extends?|is until|subsists?|determines?|(?:continu|end|expir|last|terminat|remain|run|stay|stretch)\w*|go(?:es)? on|extended|prolonged|over|bound)\b`;
const untilDone = cue`(?:\b(?:un)?till?\b|\bup to the day\b|\bonce\b|\bwhile\b)…(?:deliver|recoup|RELEASES|fulfil|complet|repaid|(?:paid|earned|got|made|had|received)\b…\bback|recover|earned out|paid off|cleared|(?:got|earned|made|had)…\bhits?\b|COMPANY (?:decides|says|chooses|is (?:satisfied|happy))|hand(?:ed)? in|accept|submit|satisf(?:y|ies|ied)\b|(?<=until) (?:it|they|this|that) (?:has|have|is|are|does)\b)`;
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
  \b(?:extended|prolonged|lengthened) by the [^;]{0,40}\b(?:late|delay)
  \b(?:late|delay(?:s|ed)?)\b…\b(?:lengthened|extended|prolonged|stretched|moved)
  CREATOR (?:fails?|does not|do not|is in (?:breach|default))\b[^;]{0,170}\b(?:term|period)\b[^;]{0,30}\b(?:extended|prolonged|lengthened)\b
  \bwhichever (?:is|comes|occurs) (?:the )?(?:later|last|longer)
  no (?:fixed|set|definite) (?:end|term|period|duration)
  not (?:want to )?(?:put|set|fix|agree) a (?:number|date|period|limit)
  for as long as…(?:takes|delay|late|owe|music|active)
  (?:by|for) (?:the same|an equal|a corresponding|as long as)…(?:delay|late|takes)
  (?:days|weeks|months|years) (?:after|following|from)(?: the)?…(?:deliver|releas|exploit|fulfil|complet|\blast (?:album|recording|record|option|song))
`;
const longStop = anyOf`
  \bwhether or not(?<!\b(?:until|till|once)\b(?![^,;]{0,30}\b(?:20\d\d|years?|months?)\b)[^;]{0,130})
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
  CREATOR MUST_NOT…(?:another|any other) (?:record )?(?:manager|label|publisher|agent|company|person, firm)
  CREATOR MUST_NOT[^;]{0,40}\b(?:releases?|upload|distribute|publish|make)\b[^;]{0,60}\b(?:independently|outside (?:of )?COMPANY|(?:through|with|by) (?:a |any |an )?(?:other|another|third|anyone|anybody|somebody))
  CREATOR (?:\w+ ){0,2}exclusive to COMPANY
  CREATOR (?:is|are) prohibited from\b[^;]{0,120}\bthird part
  \b(?:released|distributed) (?:\w+ )?(?:through|by|via|with) COMPANY (?:exclusively|only|alone)
  \bexclusivity\b[^;]{0,30}\b(?:continues?|lasts?|remains?|ends?)\b
  (?:records?|works?|writes?|performs?|sings?|makes?)(?: \w+){0,3} (?:for|with) (?:the )?COMPANY (?:only|alone|exclusively)
  CREATOR MUST_NOT[^,;]{0,40}(?:music|records?|songs?) without COMPANY
  CREATOR[^;]{0,20}(?:at no time|never)[^;]{0,30}(?:perform|record|work|sing|render)[^;]{0,40}(?:any other|another|anybody else|anyone else|third part)
  CREATOR[^,;]{0,30}\b(?:exclusive(?:ly)?|bound exclusively) to COMPANY
  exclusivity of CREATOR
  CREATOR's exclusivity
  \bexclusive period\b
  CREATOR MUST_NOT…(?:render|perform|record|write|compose|create)…(?:to|for|with) (?:a|any) third part
  CREATOR MUST_NOT…(?:render|perform|record|write|work|sing|make|appear)…(?:(?:for|with) (?:any|an|another)|(?:anybody|anyone|nobody) (?:else|except|but|other))
  (?:services?|records?|works?|writes?|performs?|sings?)\b…(?:for|with) (?:no[ -]?one|nobody) (?:else|except|but|other)
`;

/** The sentence that lets the term hang on an event without a last day. */
function findOpenTerm({ sentences, trusted }: Contract): Match | null {
  const match = findAny(sentences, [
    { has: [event, termWords, ending], not: [aboutMoney, longStop] },
    { has: [cue`${untilDone}|\buntil the later of\b`, exclusiveService], not: [aboutMoney, longStop] },
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

/** "For {{term}} years", "for ____ months": how long is told elsewhere. */
const blankLength = /(?:_{2,40}|\}\}|\]) ?(?:\([\w ]{0,20}\) ?)?(?:years?|months?)\b/;

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
  const renewsItself = sentences.some(({ context }) => /\bautomatic\w* (?:renew|exten)/.test(context));
  const hasPeriod = contract.trusted.some(
    ({ context }) =>
      termWords.test(context) &&
      ((blankLength.test(context) && !furtherTerms.test(context) && !renewsItself) ||
        readPeriods(context).some(({ months }) => months >= 3)),
  );
  return hasPeriod || findFixedTerm(contract) ? null : service;
}

const lasting = cue`(?:\b(?:initial |contract |first |fixed )?(?:term|duration)\b(?! of (?:the |any )?(?:copyright|licen[cs]e))|\b(?:appointment|engagement|period of (?:this|the) CONTRACT)\b|\b(?:agreement|contract|deal)\b[^;]{0,80}\b(?:last|run|continue|remain|is|be|for|bind)\w*|CREATOR (?:\S+ ){0,8}?(?:is|are|(?:shall|will|to) be|stays?|remains?|will stay) (?:hereby )?(?:bound|signed|tied|committed|engaged|contracted|appointed)|CREATOR (?:shall |will )?serves? COMPANY)…\b(?:for|of|is|be|shall|last|continu|run|period|until|signed|bound)\w*|\b(?:term|duration)(?: of \w{1,12})?: |\b(?:agreement|contract|deal|arrangement) (?:\w+ ){0,2}lasts?\b|CREATOR signs? with COMPANY for a period|\bservices are engaged for|\bengages? CREATOR(?:'s)? (?:\w+ )?services? for|COMPANY (?:is|are) (?:hereby )?appointed for|\b(?:agree upon|fix) a contract period of|CREATOR[^;]{0,20}\brecord solely for COMPANY`;
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
    cue`\b(?:agreement|contract|term|arrangement|deal|engagement)\b[^;]{0,60}\b(?:starts?|commences?|begins?|runs?|takes effect|effective|valid)\b`,
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
