import type { Contract } from "#server/features/reviews/contract";
import { flag, praise, type Rule } from "#server/features/reviews/points/rule";
import {
  anyOf,
  cue,
  denied,
  findAny,
  findMatch,
  type Look,
  type Match,
} from "#server/features/reviews/reading/cue";

const crossed = cue`cross-? ?collaterali[sz]`;
const otherAccounts = anyOf`
  \bon the one\b…\b(?:another|the other)\b
  \bfrom (?:the |one )?(?:first|one) (?:\w+ )?…(?:from|out of|against) (?:the |an)?(?:second|next|other)\b
  (?:from|under) (?:whatever|whichever|any) (?:contract|agreement)
  \bof any other(?=[.,]|$)
  \b(?:(?:any |all |every )?other|another|earlier|previous|former) (?:\w+ )?(?:agreements?|accounts?|contracts?|albums?|projects?|recordings?|records?|releases?|deals?|songs?|singles?|papers?|arrangements?|dealings?|undertakings?)\b
  \b(?:owe[sd]?|owing|due|debts?|advances?|balances?|accounts?)\b[^,;]{0,60}\b(?:to|with|by) (?:\S+ ){0,4}(?:sister|affiliated|associated|related|parent) (?:compan(?:y|ies)|labels?|firms?|business(?:es)?)\b
  against any (?:unrecouped )?balance in another
  \b(?:one|any) (?:project|album|record|release|single)…\bof the next\b
  under (?:any|whatever|whichever) (?:\w+ )?(?:document|agreement|contract|paper)s?\b
`;
const setOff = anyOf`
  \bcarr(?:y|ies)…\bover\b
  \bclears?\b
  \btake…\bfrom\b
  \bout of\b
  recoup
  set[- ]?off
  offset
  \bset against
  appl(?:y|ied)
  deduct
  charge[ds]? (?:against|with|to)
  recover
  \b(?:taken|made good|paid|come|carried)\b…\bfrom\b
  (?:carried|set|charged|offset) (?:over|forward|to|against)
`;
/** What is owed on one and paid by another. */
const owed = cue`\b(?:(?:is|are|was) due|debits?|negative|minus|loss(?:es)?|debts?|balances?|deficits?|shortfalls?|unrecouped|owe[sd]?|advances?|costs?|sums?|royalt(?:y|ies))\b`;
const together = cue`(?:everything (?:that )?CREATOR owes[^;]{0,80}\bone (?:debt|account)|accounts|albums|projects|releases|recordings|deals)\b…(?:\bas one\b|\btogether\b|\bpool|\b(?:single|one|common) (?:pot|account|pool|fund)|\bcombined\b|\blumped)`;
const crossLooks: readonly Look[] = [
  {
    has: [crossed],
    not: [denied(crossed), cue`cross-? ?collaterali[sz]ation (?:is|shall be) (?:excluded|prohibited|not)`],
  },
  {
    has: [setOff, otherAccounts, owed],
    not: [
      denied(setOff),
      denied(/recoup|set|appl|deduct|taken|carried|charged|crossed/),
      cue`other costs|claim|\bonly\b`,
    ],
  },
  {
    has: [together, cue`(?:COMPANY|recoup|account)`],
    not: [denied(together), cue`together with|list|schedule|identified`],
  },
];

const recoups = anyOf`
  \btaken (?:first )?(?:from|out of)\b
  \b(?:gets?|takes?)\b[^,;]{0,40}\bback\b
  \bpays? back\b
  \bdebited\b
  \bcharged (?:to|against)\b
  \bcovers? (?:its|all|the|COMPANY)(?:'s)? (?:\w+ )?(?:costs|expenses|outlay)
  breaks? even\b
  \brecoverable\b
  \brefunds? (?:to )?COMPANY
  CREATOR (?:\w+ ){0,4}refunds?\b
  \brefunded (?:\w+ ){0,4}by CREATOR
  \bcomes? (?:first )?out of\b
  \btaken? off\b
  \ba loan to\b
  \bfirst (?:gets?|takes?|be paid|recovers?)\b
  \badvances? against\b
  \brecoup(?:s|ed|able|ment|ing)?\b
  \brecover(?:s|ed|y)?\b(?! of damages|s? damages| any damages)
  \bdeduct(?:s|ed|ing|ions?|ible)?\b
  \breimburs\w*
  \brepaid\b
  \brepayment
  (?:takes?|keeps?|adds?|charges?|bills?)…\b(?:all|everything) (?:that|which|it|COMPANY)…spen[dt]
  \btakes?\b…\bback\b
  (?:gets?|got|earn(?:s|ed)?|paid|claw(?:s|ed)?|keeps?) back\b
`;
const costs = cue`\b(?:studio|videos?,|break(?:s)? even|(?:whatever|everything|what) COMPANY (?:\w+ )?(?:pays?|spends?)|outlays?|lays? out|laid out|every (?:other )?(?:shilling|cent|naira|rand|penny|dollar|franc|cedi|pound|amount)|costs?|expens(?:es?|diture)|sums? (?:advanced|spent|expended)|outgoings|disbursements|spent|spends?|spending|investments?|outlays?|(?:this|the) money)\b`;
const anyAndAll = anyOf`
  without (?:any )?ceiling
  all (?:its|our|the) (?:spending|outlay|expenses|costs)
  howsoever
  \bany and all\b
  every (?:other )?(?:shilling|cent|naira|rand|penny|dollar|franc|cedi|pound|expense|cost)
  \b(?:whatever|everything|anything) (?:that |which )?(?:it|COMPANY)…\bspen[dt]
  all (?:the )?money (?:laid out|spent|that)
  COMPANY (?:alone )?decides how much
  \ball (?:other )?(?:\w+ ){0,3}(?:costs|expenses|sums|monies|expenditure|outgoings)
  \bany (?:other )?(?:costs|expenses)
  such other (?:costs|expenses|sums)
  of (?:whatever|any|whatsoever) (?:nature|kind|description|sort)
  whatever else
  everything (?:that )?(?:it|COMPANY)…(?:spends?|spent|paid|pays)
  all (?:of )?(?:this|the|its|that) money
  \ball that (?:it|COMPANY) (?:has )?spen[dt]
  without (?:any )?(?:limit|cap)
`;
const cap = anyOf`
  not (?:go |be )?(?:pass|above|over|beyond)\b
  the whole of what
  and no further
  up to\b
  (?:not|never) (?:exceed|be more than)
  no more than
  not more than
  maximum
  \bcap(?:ped)?\b
  limited to
  only the
  nothing else
  (?:approved|agreed) (?:\w+ ){0,4}by (?:both|the parties|CREATOR)
  (?:approved|agreed) (?:\w+ ){0,3}budget
  mutually (?:agreed|approved)
  (?<!\b(?:not|never|no(?: \w+){1,2}) )(?:needs?|requires?) (?:the )?(?:prior )?(?:written )?(?:approval|consent|agreement|permission) (?:of|from|by) (?:the )?CREATOR
  (?<!\b(?:not|never|no(?: \w+){1,2}) )(?:needs?|requires?) CREATOR(?:'s)? (?:(?:prior|written) )*(?:approval|consent|agreement|permission|yes)
  less only
  \bonly\.?$
  ceiling
  approved (?:costs|expenses)
  countersigned
  (?:agreed|fixed|set) at\b
`;
const notOurs = anyOf`
  claim
  breach
  audit
  examin
  legal advice
  \btax
  sample
  damages
  \bsociet
  bank charges
  returned? (?:copies|goods)
  accountant
`;
const notRecouped = [
  denied(/recoup|recover|deduct/),
  cue`(?:commission|\bearns?)\b[^;]{0,90}\bafter (?:the )?(?:costs|expenses)`,
  anyOf`
    nothing is recoupable
    non-?recoupable
    not recoupable
    borne by
    (?:no|none)\b[^;]{0,60}(?:recoup|recover|charged)
  `,
];

const nothingUntil = cue`\b(?:no|not|nothing)\b[^;]{0,60}\b(?:until|before|unless)\b…(?:recoup|recover|(?:got|paid|earned) back)`;

function findUncapped({ sentences, trusted }: Contract): Match | null {
  const broad = findAny(sentences, [
    { has: [anyAndAll, recoups], not: [...notRecouped, notOurs, cap] },
    { has: [nothingUntil, costs], not: [notOurs, cap] },
  ]);
  if (broad) return broad;
  const some = findMatch(sentences, { has: [recoups, costs], not: [...notRecouped, notOurs, cap] });
  const isCapped = findMatch(trusted, { has: [cap, cue`(?:cost|budget|expens|recoup|advance|spend|spent)`] });
  return some && !isCapped ? some : null;
}

const capped: Look = {
  has: [cap, recoups, cue`(?:cost|budget|expens|advance|recoup)`],
  not: [notOurs, anyAndAll],
};

const overhead = anyOf`
  \boverheads?\b
  \b(?:office|management|company|house|label) (?:charge|fee|costs|cut|levy)\b
  running costs
  administrat(?:ive|ion) levy
  (?:SHARE|\bcharge|\bfee)…for (?:its|the|COMPANY)(?:'s)? (?:own )?(?:office|overheads?|administration|running|staff)
  \b(?:general|office) expenses
  \bhandling (?:fee|charge)
  \bservice charge
  \badministrat(?:ion|ive) (?:charge|fee|cost)s?
`;
const overheadTaken: Look = {
  has: [overhead],
  not: [
    denied(overhead),
    anyOf`
      overhead…(?:is|are|shall be|may be) (?:not|excluded)
      (?:bear|bears|borne|pays?) (?:its|their|his|her|by)…overhead
      overhead…\bown\b
    `,
  ],
};
const openDeductions: Look = {
  has: [
    anyOf`
      \bnet (?:\w+ ){0,2}(?:receipts?|income|profits?|revenues?|proceeds|sums?|sales|earnings|monies)
      \bless\b
      (?:what(?:ever)?|that|balance|sum|amount) (?:is|remains|that is) (?:left|over|remaining)
      what (?:remains|is left)
      \bafter (?:deduct|taking|COMPANY)
    `,
    cue`(?:such other|any other|all other) (?:costs|deductions|expenses|charges)|(?:expenses|costs|deductions|charges|sums)\b…(?:COMPANY|\bit\b)[^,;]{0,40}(?:determin|\bdeems?|think|consider|reckon|decid|discretion|sees fit|judg|calculat)`,
  ],
  not: [denied(/other|deduct/), cue`BOTH|both|agreed|approved`],
};
/** A share of a profit that nobody has explained. */
const profit = cue`after (?:all|any|its|COMPANY(?:'s)?) (?:\w+ )?(?:costs|expenses|spending)[^;]{0,40}what (?:is left|remains)…(?:split|shared|divided)|(?<!\b(?:net|non|for|not-for)[ -])\bprofits?\b`;
const shareOfProfit: Look = {
  has: [
    profit,
    cue`(?:SHARE|\bshare\b|\bhalf\b|percent|split|equally)`,
    cue`(?:CREATOR|split|shared|divided)`,
  ],
  not: [cue`loss of|lost|loss(?:es)?\b|non-profit|indemn|liab|damages`, denied(profit)],
};

const netTerm =
  /\bnet (?:(?:master|publishing|label|recording|artist|digital|sales|film) )?(?:receipts?|income|profits?|revenues?|proceeds|sums?|sales|earnings|monies)\b/;

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
    `${word}s?"?,? ?(?:(?:shall )?means?|shall mean|(?:is|are) (?:what|all|the|every|defined|calculated|that|any)|equals?|,? ?(?:being|meaning|i\\.e\\.|that is(?: to say)?|defined as)|\\((?:being|meaning|i\\.e\\.|that is|gross|after|less|all|the)|refers to|:|-)|\\((?:the |together,? )?"${word}s?"\\)`,
  );
  return trusted.some(({ plain }) => definition.test(plain));
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
  not: [denied(/reserve|hold|retain|keep|set aside/), limit],
};
const reserveCap: Look = {
  has: [heldBack, cue`(?:${limit}|within)`],
};

export const costRules: readonly Rule[] = [
  {
    point: 8,
    why: "A loss on one record or contract eats the income of another that has long earned its costs back.",
    suggestion:
      "Each recording, album and agreement has its own account. Sums due under one are never set off against the unrecouped balance of another.",
    find: ({ sentences }) => flag(findAny(sentences, crossLooks)),
    praise: ({ trusted }) =>
      praise(
        "Accounts are kept apart",
        findMatch(trusted, { has: [denied(/cross-? ?collateral|set against the balance|set[- ]off/)] }),
      ),
  },
  {
    point: 9,
    why: "You are paid nothing until the costs are earned back, and here nobody has limited what they may be.",
    suggestion:
      "{Company} may recoup only the advance and the recording costs of a budget that both parties have approved in writing, up to [amount] in total.",
    find: (contract) => flag(findUncapped(contract)),
    praise: ({ trusted }) => praise("Recoupment is capped", findMatch(trusted, capped)),
  },
  {
    point: 10,
    why: "What is taken off before your share is reckoned decides what the share is worth, and here {company} can decide it.",
    suggestion:
      '"Net Receipts" means all sums received from the use of the recordings, less only third-party distribution fees and taxes deducted at source. No overhead or administration charge is deducted.',
    find: (contract) =>
      flag(
        findAny(contract.sentences, [overheadTaken, openDeductions]) ??
          findUndefined(contract) ??
          findUnclearProfit(contract),
      ),
    praise: ({ trusted }) =>
      praise("Net income is defined", findMatch(trusted, { has: [netTerm, cue`\bmeans?\b|shall mean`] })),
  },
  {
    point: 14,
    why: "Money that you have earned can be kept back as long as {company} likes.",
    suggestion:
      "Reserves are held on physical sales only, do not exceed ten per cent of the sums due, and are paid out within two accounting periods.",
    find: ({ sentences, trusted }) =>
      findMatch(trusted, reserveCap) ? null : flag(findMatch(sentences, reserved)),
    praise: ({ trusted }) => praise("Reserves are limited", findMatch(trusted, reserveCap)),
  },
];
