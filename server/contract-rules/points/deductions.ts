import type { Contract, Sentence } from "#server/contract-rules/contract";
import { readPeriods } from "#server/contract-rules/reading/periods";
import { readShares } from "#server/contract-rules/reading/shares";
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

const overhead = anyOf`
  \boverheads?\b
  \b(?:office|management|company|house|label) (?:charge|fee|costs|cut|levy)\b
  running costs
  administrat(?:ive|ion) levy
  \b(?:levy|cut)\b[^;]{0,40}\bfor (?:its )?administration
  (?:SHARE|\bcharge|\bfee)…for (?:its|the|COMPANY)(?:'s)? (?:own )?(?:office|overheads?|administration|running|staff)
  \b(?:general|office) expenses
  \bhandling (?:fee|charge)
  \bservice charge
  \badministrat(?:ion|ive) (?:charge|fee|cost|expense)s?
`;
const overheadTaken: Look = {
  has: [overhead],
  not: [
    denied(overhead),
    anyOf`
      overhead…(?:is|are|shall be|may be) (?:not|excluded)
      (?:bear|bears|borne|pays?) (?:its|their|his|her|by)…overhead
      overhead…\bown\b
      \bborne by COMPANY
      COMPANY (?:\w+ )?(?:(?:is|be|are) (?:\w+ )?(?:responsible|liable) for|bears?|pays? for)\b
      \b(?:each|every) (?:side|party)\b…\bits own\b
    `,
  ],
};
const openDeductions: Look = {
  has: [
    anyOf`
      \bnet (?:\w+ ){0,2}(?:receipts?|income|profits?|revenues?|proceeds|sums?|sales|earnings|monies)
      \bless\b
      \bdeduct(?:s|ed|ing)?\b
      \bretains?\b
      (?:what(?:ever)?|that|balance|sum|amount) (?:is|remains|that is) (?:left|over|remaining)
      what (?:remains|is left)
      \bafter (?:deduct|taking|COMPANY)
    `,
    cue`(?:such other|any other|all other|other (?:customary|usual|standard|reasonable)(?: \w+)?|customary(?: \w+ and)?) (?:costs|deductions|expenses|charges)|(?:expenses|costs|deductions|charges|sums)\b…(?:COMPANY|\bit\b)[^,;]{0,40}(?:determin|\bdeems?|think|consider|reckon|decid|discretion|sees fit|judg|calculat)`,
  ],
  not: [denied(/other|deduct/), cue`BOTH|both|agreed|approved`],
};
/** Costs that the other side runs up as it likes: any there are, or those of its own business. */
const looseCosts = cue`(?:COMPANY's|\b(?:any|all|its|(?:in)?direct|general|operat\w+|incidental|marketing|promotion\w*|advertising|legal|related|associated|other))(?:,? [\w-]+){0,5} (?:costs|expenses|charges|expenditure|outgoings|deductions)\b`;
/** They come off first, and what is left is shared. */
const costsFirst: Look = {
  has: [
    anyOf`
      (?:\b(?:less|minus|net of)\b|\bdeduct\w*\b|\btak(?:es?|ing|en) off\b)[^;]{0,60}${looseCosts}
      ${looseCosts}[^;]{0,60}\b(?:deducted|taken off|out of the \w+ first)\b[^;]{0,30}(?:\bbefore\b|\bfirst\b|\bfrom (?:the )?(?:gross|total|income|revenues?|receipts|proceeds))
      ${looseCosts} out of the \w+ first\b
      \bafter (?:(?:the |COMPANY )?(?:has |have )?(?:deduct|pay|subtract|tak)\w* (?:of |off )?)?${looseCosts}
      \bafter (?:\w+ )?(?:costs|expenses)\b
      \b(?:first|initially) (?:be )?(?:applied|used|go\w*)\b[^;]{0,40}${looseCosts}
    `,
    cue`\b(?:net|profits?|balance|remain\w*|rest|royalt\w*|revenues?|income|proceeds|receipts|earnings|shared?|split|divi\w+|payments?)\b`,
  ],
  not: [
    denied(/deduct|less/),
    cue`BOTH|\bboth\b|\bagreed\b|approved|\bonly\b|\bloss(?:es)?\b|indemn|damages|claims?\b|\btax\b|\bcommission\b|penalt|CREATOR (?:\w+ )?(?:may )?deduct|bank charges`,
  ],
};
/** A share of a profit that nobody has explained. */
const profit = cue`after (?:all|any|its|COMPANY(?:'s)?) (?:\w+ )?(?:costs|expenses|spending)[^;]{0,40}what (?:is left|remains)…(?:split|shared|divided)|(?<!\b(?:net|non|for|not-for)[ -])\bprofits?\b`;
const shareOfProfit: Look = {
  has: [
    profit,
    cue`(?:SHARE|\bshare\b|\bhalf\b|percent|split|equally)`,
    cue`(?:CREATOR|split|shared|divided)`,
  ],
  not: [
    cue`\bgross\b[^;]{0,80}\b(?:means?|refers? to)\b|loss of|lost|loss(?:es)?\b|non-profit|indemn|liab|damages`,
    denied(profit),
  ],
};

const netTerm =
  /(?:\bnet (?:(?:master|publishing|label|recording|artist|digital|sales|film) )?(?:receipts?|income|profits?|revenues?|proceeds|sums?|sales|earnings|monies)\b(?! price)|(?<=\bof (?:the )?)net\b(?=[.;)]|$))/;

/** "Net Receipts means the gross receipts less …", and not two words that happen to share a sentence. */
export const netMeans = new RegExp(
  `${netTerm.source}["”’')]{0,2}(?: (?:shall|will|is|are|of|from|the|\\w+)){0,4}? (?:means?|defined as|calculated as)\\b.{0,200}\\b(?:less|minus|after|deduct\\w*|gross|received|only|sums?)\\b`,
);

/** The first use of a net sum that no sentence explains, before or after it. */
function findUndefined({ sentences, trusted }: Contract): Match | null {
  const defined = new Set<string>();
  for (const sentence of sentences) {
    const term = netTerm.exec(sentence.plain);
    const word = term?.[0].replace(/s$/, "");
    if (!term || word === undefined || defined.has(word)) continue;
    if (/\bnet\b.{0,40}\bof (?:only|tax|vat)/.test(sentence.plain)) continue;
    if (!isDefined(word, trusted)) return { sentence, index: term.index, length: term[0].length };
    defined.add(word);
  }
  return null;
}

function findUnclearProfit({ sentences, trusted }: Contract): Match | null {
  return isDefined("profit", trusted) ? null : findMatch(sentences, shareOfProfit);
}

function isDefined(word: string, trusted: Contract["trusted"]): boolean {
  const definition = new RegExp(
    `${word}s?["']?,?(?: (?:from|of|for|in) [^,;.]{1,40}?)? ?(?:(?:shall )?means?|shall mean|(?:is|are) (?:what|all|the|every|defined|calculated|that|any)|equals?\\b|,? ?(?:being|meaning|i\\.e\\.|that is(?: to say)?|defined as)|\\((?:being|meaning|i\\.e\\.|that is|gross|after|less|all|the)|refers to|:|-)|\\((?:the |together,? )?"${word}s?"\\)`,
  );
  // In a list of definitions the word stands on a line of its own.
  const isEntry = ({ topic, plain }: Sentence) =>
    topic.trim().replace(/s$/, "") === word && /\b(?:less|minus|after|deduct\w*)\b/.test(plain);
  return trusted.some((sentence) => definition.test(sentence.plain) || isEntry(sentence));
}

const heldBack = cue`\b(?:reserves?|retentions?)\b(?! (?:the|all|its|their|any) rights?)`;
const limit = anyOf`
  %
  per ?cent
  (?:not|never) exceed
  no more than
  not more than
  up to
  limited
  maximum
  liquidat
  released? (?:in|after)
  paid (?:out )?within
`;
const keptForReturns = cue`(?:\b(?:leave|keep|hold)\b[^;]{0,60}\bin case\b[^;]{0,40}(?:back|return)|\b(?:hold|retain|withhold|keep|set)s?\b|\baside\b)[^;]{0,120}\b(?:for|against|to cover)\b[^;]{0,30}(?:\breturns?\b|returned|refunds?|chargebacks|adjustments)`;
const reserved: Look = {
  has: [
    anyOf`
      (?:hold|retain|establish|maintain|withhold|keep|create|set aside|make|deduct|set up)…\b(?:reserves?|retentions?|buffer|cushion)\b(?! (?:the|all|its|their|any|period))
      \b(?:reserves?|retentions?) (?:against|for)
      ${keptForReturns}
    `,
  ],
  not: [
    denied(/reserve|hold|retain|keep|set aside/),
    cue`COMPANY (?:\w+ )?waives?|CREATOR may hold|\bright to (?:\w+ )?reserves is excluded|\breserve date\b|\bwithout (?:any )?deduction of (?:any )?reserves?`,
    cue`${heldBack}[^;]{0,110}(?:${limit}|within)|(?:${limit})[^;]{0,30}${heldBack}|${keptForReturns}…${limit}|${limit}…${keptForReturns}`,
  ],
};
/** As much, and for as long, as the other side likes. */
const openReserve: Look = {
  has: [
    cue`${heldBack}|\breserve out of\b`,
    anyOf`
      \bno limit\b
      \bunlimited\b
      \buntil (?:it|COMPANY) is satisfied
      \bneed not be (?:paid out|released|liquidated)
      \b(?:whenever|when|as|until) (?:the )?COMPANY (?:\w+ )?(?:considers?|thinks?|is ready|sees fit|decides?|chooses)
      \bdetermined (?:\w+ )?by COMPANY
      \bmatters? for COMPANY
      CREATOR (?:\w+ ){0,2}not object
      \bbefore COMPANY is ready
      \bin any amount and for any period
      \bwhich COMPANY will fix
      \bno duty to (?:liquidate|release)
      \bas COMPANY alone
      \bnot be limited by
      \bas it shall (?:from time to time )?think (?:proper|fit)
    `,
  ],
  not: [denied(/unlimited/), cue`COMPANY (?:\w+ )?waives?|CREATOR may hold|\b(?:not|never) exceed`],
};
const LARGEST_PER_CENT = 30;
const LONGEST_MONTHS = 24;

/** Half of the royalties, or four years: a limit that is none. */
function isLarge(context: string): boolean {
  const { shares, months } = sizesIn(context);
  return shares.some((share) => share > LARGEST_PER_CENT) || months.some((each) => each > LONGEST_MONTHS);
}

/** How much of what is due, in per cent, and for how many months: what is good in a reserve and what is bad is told by the same. */
export function sizesIn(context: string): { shares: number[]; months: number[] } {
  const isOfAll = /\bhalf\b/.test(context) && !/\bhalf[- ](?:a )?year/.test(context);
  return {
    shares: [...readShares(context), ...(isOfAll ? [50] : [])],
    months: readPeriods(context).map(({ months }) => months),
  };
}

/** The limit is one of the reserve: a royalty in per cent beside it is none. */
const nearLimit = cue`${heldBack}[^;]{0,110}(?:${limit}|within)|(?:${limit})[^;]{0,30}${heldBack}`;
const reserveCap: Look = {
  has: [heldBack, nearLimit],
  when: (context) => !isLarge(context),
};
const largeReserve: Look = {
  has: [
    heldBack,
    cue`COMPANY…\b(?:hold|retain|establish|maintain|withhold|keep|create|set aside|set up|deduct|make)|${heldBack}[^;]{0,40}\b(?:is|are|be) (?:\w+ )?(?:held|retained|kept|withheld|limited|set|made|established|released|maintained)\b|${heldBack}[^;]{0,20}\bheld for\b|\bheld (?:in|as an?) ${heldBack}`,
  ],
  not: [denied(/reserve|held|hold|retain|keep|set aside/)],
  when: isLarge,
};

export const deductionRules: readonly Rule[] = [
  {
    point: 10,
    why: "What is taken off before your share is reckoned decides what the share is worth, and here {company} can decide it.",
    suggestion:
      '"Net Receipts" means all sums received from the use of the recordings, less only third-party distribution fees and taxes deducted at source. No overhead or administration charge is deducted.',
    find: (contract) =>
      flag(
        findAny(contract.sentences, [
          overheadTaken,
          openDeductions,
          // What comes off a manager's commission is the artist's gain.
          ...(contract.kind === "management" ? [] : [costsFirst]),
        ]) ??
          findUndefined(contract) ??
          findUnclearProfit(contract),
      ),
  },
  {
    point: 14,
    why: "Money that you have earned can be kept back as long as {company} likes.",
    suggestion:
      "Reserves are held on physical sales only, do not exceed ten per cent of the sums due, and are paid out within two accounting periods.",
    find: ({ sentences, trusted }) => {
      const large = flag(findMatch(sentences, largeReserve));
      if (large)
        return {
          ...large,
          why: "A reserve as large or as long as this keeps what you have earned from you for years.",
        };
      const open = flag(findMatch(sentences, openReserve));
      if (open) return open;
      return findMatch(trusted, reserveCap) ? null : flag(findMatch(sentences, reserved));
    },
  },
];
