import type { Sentence } from "#server/contract-rules/contract";
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

/** A career has few periods as long as this. */
export const LONG_MONTHS = 36;
const MOST_OPTIONS = 3;

const bracketed = "(?: ?\\(\\w{1,12}\\))?";
/** "one-year options": a number of its own, that counts no options. */
const ofLength = `(?:${NUMBER}(?: ?\\(\\w{1,12}\\))?[ -](?:year|month|album)s? )?`;
const again =
  "(?:(?:further|additional|successive|consecutive|separate|subsequent|extra|more|optional|option|renewal) )+";
/** "four (4) consecutive options", "extend it five times", "six further contract periods". */
const counted = new RegExp(
  [
    `\\b(${NUMBER})${bracketed}(?: (?!(?:${NUMBER}|years?|months?)\\b)[\\w,-]+){0,5}? ${ofLength}options?\\b`,
    `\\boptions?(?: periods?)?: ?(${NUMBER})\\b`,
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
  \bauto-?renew(?:s|ed|al)?\b
  \bdeemed (?:to )?(?:consent|agree|accept)
  tacit(?:ly)?
  \bby (?:itself|themselves)\b
  of its own accord
  \bitself\b
  \brolls? over\b
  without (?:further|any|a) notice
  deemed (?:to (?:be|have been) )?(?:exercised|extended|renewed)
  unless COMPANY (?:gives|serves|sends) notice
  unless COMPANY…(?:otherwise|ends?|stops?|notice|decid|elects?|does not want|opts out|notif)
`;
const goesOn = anyOf`
  CONTRACT (?:goes|runs) on
  (?:term|periods?|agreement|contract|engagement|appointment|letter|deal|it|year|options?)\b…\b(?:renew|extend|prolong|roll|exercised)\w*
  \b(?:periods?|term|agreement|contract|appointment)\b…\b(?:(?:continue|commence|start|begin|run)s?|carr(?:y|ies) on|goes on)\b
  \b(?:renewal|extension|prolongation)s?\b
  \brenew(?:s|ed|ing|able)?\b
`;
const renewal: Look = {
  has: [automatic, goesOn],
  not: [
    cue`^(?:the )?(?:licen[cs]e|registration|subscription|insurance) of\b|\b(?:subscriptions?|memberships?|insurance|software)\b[^;]{0,60}\brenew|\bcopyrights?\b[^;]{0,60}\b(?:renewal|extension)s?\b|\b(?:renewal|extension)s?\b[^;]{0,40}\bcopyright`,
    denied(automatic),
    denied(
      /(?<!\b(?:wish|want|intend|intention|right|elect|choose)(?:es|s)? (?:not )?to )(?:renew|extend|prolong)/,
    ),
    cue`(?:half|rights?|shares?)…\b(?:back|revert)`,
    anyOf`
      (?:unless|until|by|from) (?:BOTH|CREATOR)
      if (?:BOTH|CREATOR (?!(?:does|do|has|have) not\b|fails?\b|(?:is|are|stays?|remains?) silent\b|misses\b|forgets?\b))
      (?:BOTH|CREATOR) (?:may|can|gives?|does|do)\b(?! not\b| never\b)…\b(?:notice|stop|end|prevent|declin|object)
      one of the (?:two|parties)
      unless (?:it is )?(?:cancelled|ended|terminated|stopped)\b(?! by COMPANY)
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
/** Whoever has to think of it half a year before is bound again, although both may stop it. */
const SOONEST_NOTICE = 4;
const noticeBefore = new RegExp(
  `\\b(?:(${NUMBER})${bracketed} months|(\\d{2,3})\\)? days)'? (?:in advance|before|prior|(?:written |advance )?notice)\\b`,
);
const earlyNotice: Look = {
  has: [automatic, goesOn],
  not: [...(renewal.not?.slice(0, 2) ?? []), /\b(?:does|shall|will) not (?:be )?(?:\w+ )?(?:renew|extend)/],
  when: (context) => {
    const [, months = "0", days = "0"] = noticeBefore.exec(context) ?? [];
    return readNumber(months) + Number(days) / 30 >= SOONEST_NOTICE;
  },
};
/** One option that binds for as long as a deal should last. */
const longOption: Look = {
  has: [
    cue`COMPANY[^;]{0,60}\b(?:options?|right|entitled) to (?:extend|renew|prolong)\b[^;]{0,160}\b(?:further|additional|another|second)\b`,
  ],
  not: [denied(/options?|right|entitled/), cue`\bcopyrights?\b`],
  when: (context) => {
    const next = /\b(?:further|additional|another|second) [^;]{0,40}/.exec(context)?.[0] ?? "";
    return readPeriods(next).some(({ months }) => months >= LONG_MONTHS);
  },
};
const stopped: Look = {
  has: [cue`(?:BOTH|CREATOR)…MAY…(?:object|refuse|declin|oppose|prevent)`, goesOn],
};
export const furtherTerms = anyOf`
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
  not: [
    denied(furtherTerms),
    cue`\bcopyrights?\b|\bmutual\w*|\bBOTH (?:may|can|shall have)\b|\b(?:written agreement|agreement of|agreed by) (?:of |by )?BOTH`,
  ],
  when: (context) => {
    const count = countOptions(context);
    return count > MOST_OPTIONS || endlessly.test(context) || (count === 0 && uncounted.test(context));
  },
};
const irrevocableOption: Look = {
  has: [cue`(?:\boptions?\b|right to (?:call for|require|extend|renew|prolong))`, cue`\birrevocabl`],
  not: [denied(/irrevocabl|option/), cue`attorney|copyright`],
};

/** A renewal that only the company can stop, there or in the same clause. */
export function findRenewal(sentences: readonly Sentence[]): Match | null {
  return unlessStopped(sentences, findMatch(sentences, renewal));
}

/** Nothing goes on for ever where the creator can object, there or in the same clause. */
function unlessStopped(sentences: readonly Sentence[], match: Match | null): Match | null {
  const near = sentences.filter(({ clause }) => clause === match?.sentence.clause);
  return findMatch(near, stopped) ? null : match;
}

export const optionRules: readonly Rule[] = [
  {
    point: 4,
    why: "Each option lets {company} decide alone whether you stay bound, and together they can tie you up for most of a career.",
    suggestion:
      "{Company} shall have one option to extend the term by twelve months, by written notice at least thirty days before the term ends and on payment of the agreed advance. No option is exercised automatically.",
    find: ({ sentences }) =>
      flag(
        findMatch(sentences, irrevocableOption) ??
          findRenewal(sentences) ??
          findAny(sentences, [earlyNotice, longOption]) ??
          findMatch(sentences, narrowWindow) ??
          unlessStopped(sentences, findMatch(sentences, manyOptions)),
      ),
  },
];
