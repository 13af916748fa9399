import type { Contract } from "#server/contract-rules/contract";
import { flag, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, findAny, type Look, type Match } from "#server/contract-rules/reading/cue";
import { isBetweenEquals } from "#server/contract-rules/relevance";

const anyWork = anyOf`
  \ball (?:that |which )?CREATOR (?:is going to )
  CREATOR's next (?:\w+ ){0,2}(?:songs|works|beats|recordings|albums)
  \b(?:all|any|every) (?:present and )?future \w+
  (?:whole|entire|complete) (?:\w+ )?output
  \b(?:grant|assignment)\b…\b(?:works|songs|recordings)\b
  \b(?:everything|anything|whatever) (?:that |which )?CREATOR (?:\w+ )?(?:creates?|makes?|writes?|records?|produces?|composes?)
  \b(?:songs|works|recordings|compositions|beats) (?:that|which) CREATOR
  \b(?:all|any|every|each|whatever)\b…\b(?:works?|compositions?|songs?|recordings?|beats?|masters?|material|lyrics|music|releases|performances)\b
  \ball intellectual property\b[^;]{0,40}\bby (?:the )?CREATOR
  \b(?:compositions|works) (?:created|written|composed)\b
`;
const future = anyOf`
  \bor will (?:later |ever )?(?:write|create|make|record|compose|produce)\b
  CREATOR's next
  CREATOR is going to
  hereafter (?!(?:\w+ )?(?:devised|known|developed|invented|discovered|conceived|existing|defined|referred|called)\b)
  \bto come\b
  \byet to (?:make|write|record|create|compose|come|be (?:made|written|recorded|created|composed))\b
  from the date (?:of this|hereof)\b[^;]{0,40}\b(?:until|onwards?)\b
  \bfrom (?:today|now|this day)\b
  \bup?on (?:their|its|each) (?:\w+ )?creation\b
  (?:whole|entire|complete) (?:\w+ )?output
  not yet in being
  \b(?:present and )?future copyrights?\b
  not yet in existence
  (?:CREATOR|\bthey|\bhe|\bshe) (?:will|shall|may) (?:later |ever )?(?:write|create|make|record|compose|produce)
  \bfuture (?:works?|compositions?|songs?|recordings?|material|releases|albums|music|assignment)
  not yet (?:exist|been (?:created|written|made|recorded))
  do(?:es)? not yet exist
  \b(?:made|makes?|written|writes?|compose[sd]?|create[sd]?|record(?:s|ed)?|authored|produce[sd]?|finish(?:es|ed)?|complete[sd]?)\b…(?:\bduring\b|in (?:that|this|the (?:said|same)) (?:time|period)|in those years|in the future|at any time|\bwhile\b|from now on|in the (?:next|coming|following)|for the (?:next|coming))
  come into (?:being|existence)
`;
const taken = anyOf`
  \bCONTRACT (?:covers|applies to|extends to|includes)\b
  \b(?:subject to|governed by|covered by|falls? under|belongs? under) this CONTRACT
  \bfirst (?:refusal|option|call)\b
  right of pre-emption
  licen[cs]e (?:\w+ )?(?:covers|includes|extends)
  TRANSFERS
  TRANSFERRED
  OWNED_BY
  (?:is|are) COMPANY's
  COMPANY(?:'s)? (?:\w+ )?property
  \bassignment (?:also )?(?:covers|includes|extends)
  \bgrant(?:s|ed)?\b
  (?<!\b(?:its|their|his|her|your|my|our) )\bown(?:s|ed)?\b
  COMPANY (?:\w+ )?acquires?\b
  \bworks? (?:made )?for hire\b
  COMPANY[^;]{0,40}\bexclusive(?:ly)? (?:rights?|options?|publish|exploit)\b
  \b(?:gives?|licenses?)\b[^;]{0,40}\bexclusive\b[^;]{0,20}\brights?\b
  COMPANY[^;]{0,40}\bentitled to (?:the )?(?:copyright|rights|ownership)
  belong
  property of
  \bvests?
`;
const named = cue`(?<!whether or not )(?:listed|schedule|annex|appendix|named (?:above|below|in)|this song|identified)`;

/** Works that do not exist, whether or not all of them are meant. */
const unborn = cue`(?:works?|songs?|recordings?|beats?|compositions?)[^,;]{0,30}(?:not yet (?:exist|in existence|been (?:written|made|created|recorded))|(?:do|does) not yet exist)`;

/** "Compositions" means all that is written during the term. */
const whateverMeant = cue`\b(?:works?|compositions?|songs?|recordings?|masters?)\b.{0,3} (?:shall )?(?:means?|comprises?|includes?) (?:any and all|all|every|each|any)\b[^;]{0,160}\b(?:written|composed|created|recorded|made)\b[^;]{0,120}\b(?:during|in) the (?:\w+ )?(?:term|period)\b`;

/** Works that are named by who makes them alone; not those that are made with what the other one delivers. */
const whateverIsMade = (maker: "CREATOR" | "COMPANY") =>
  cue`\b(?:any|every|all|each) (?:\w+ ){0,2}(?:songs?|compositions?|works?|beats?|recordings?|tracks?|lyrics) (?:that |which )?${maker} (?:\w+ )?(?:writes?|composes?|makes?|creates?|produces?|records?)\b(?! (?:\S+ ){0,4}(?:hereunder|this \w+|beats?|instrumentals?|tracks?|recordings?|masters?|album|project|together|with (?:CREATOR|COMPANY))\b)`;
const isOthers = (owner: "CREATOR" | "COMPANY", maker: "CREATOR" | "COMPANY"): Look => ({
  has: [
    cue`${owner} (?:\w+ ){0,3}(?:owns?|takes?|gets?|receives?|entitled to|ha(?:s|ve))\b[^;]{0,220}?${whateverIsMade(maker)}|${whateverIsMade(maker)}…(?:OWNED_BY|TRANSFERRED to) ${owner}`,
  ],
  not: [denied(/own|take|get|receive|entitled|belong|assign|transfer/), named],
});
/** Between equals it may be either who takes what the other one makes. */
const takenFromEqual: readonly Look[] = [isOthers("CREATOR", "COMPANY"), isOthers("COMPANY", "CREATOR")];

const madeHereunder =
  /(?:made|recorded|written|created|delivered|produced|composed) (?:\S+ ){0,3}?(?:hereunder|under this (?:agreement|contract)|(?:during|at|in) the (?:\w+ )?(?:sessions?|project|shows?|concert|event|performance)\b)/;

function findFutureWorks(contract: Contract): Match | null {
  const looks: Look[] = [[anyWork, future, taken], [unborn, taken], [whateverMeant]].map((has) => ({
    has,
    not: [
      denied(/assign|transfer|sell|grant|cover|future|own/),
      named,
      cue`(?:OWNED_BY|belongs? to|property of) CREATOR|COMPANY (?:\w+ ){0,2}(?:assigns?|transfers?|gives?) (?:to )?CREATOR`,
    ],
    when: (context) => /whether or not/.test(context) || !madeHereunder.test(context),
  }));
  return findAny(
    contract.sentences,
    isBetweenEquals(contract) ? [...looks, ...takenFromEqual] : [...looks, isOthers("COMPANY", "CREATOR")],
  );
}

export const futureWorkRules: readonly Rule[] = [
  {
    point: 36,
    why: "You would give away works that do not exist yet, without knowing what they will be worth.",
    suggestion:
      "This agreement covers only the recordings and works listed in Schedule 1. Any other work needs a separate agreement signed by both parties.",
    find: (contract) => flag(findFutureWorks(contract)),
  },
];
