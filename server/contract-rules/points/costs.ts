import type { Contract } from "#server/contract-rules/contract";
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
import { isAtTheirWill } from "#server/contract-rules/reading/is-taken-back";

const crossed = cue`cross-? ?collaterali[sz]`;
const otherAccounts = anyOf`
  \bon the one\b…\b(?:another|the other)\b
  \bon (?:one|the first|an earlier) (?:album|single|release|record|recording|project|account|deal)\b…\b(?:another|the second|the next|the other)\b
  \bon any account\b
  \bfrom (?:the |one )?(?:first|one) (?:\w+ )?…(?:from|out of|against) (?:the |an)?(?:second|next|other)\b
  (?:from|under) (?:whatever|whichever|any) (?:contract|agreement)
  \bof any other(?=[.,]|$)
  \b(?:from|out of|against) (?:any|every|whatever) (?:other )?sources?\b
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
  \boff the top\b
  \bset(?:s|ting)?[- ]?off\b
  \bcharged with\b
  \btaken (?:first )?(?:from|out of)\b
  \b(?:gets?|takes?)\b[^,;]{0,40}\bback\b
  \bpays? back\b
  \bdebited\b
  \bcharge(?:d|able) (?:to|against)\b
  \b(?:constitutes?|considered|treated|deemed|regarded) (?:as |to be )?(?:an? )?(?:loans?|debts?|advances?)\b
  \bcovers? (?:its|all|the|COMPANY)(?:'s)? (?:\w+ )?(?:costs|expenses|outlay)
  breaks? even\b
  \brecoverable\b
  \brefunds? (?:to )?COMPANY
  CREATOR (?:\w+ ){0,4}refunds?\b
  \brefunded (?:\w+ ){0,4}by CREATOR
  \bcomes? (?:first )?out of\b
  \btaken? off\b
  \bapplied (?:first )?(?:towards|against)\b
  \b(?:treated|regarded|deemed) (?:as |to be )?(?:an )?advances?\b
  \ba loan to\b
  \bfirst (?:gets?|takes?|be paid|recovers?)\b
  \badvances? against\b
  \brecoup(?:s|ed|able|ment|ing)?\b
  \brecover(?:s|ed|y)?\b(?! of damages|s? damages| any damages)
  \bdeduct(?:s|ed|ing|ions?|ible)?\b
  \breimburs\w*
  \brepa(?:ys?|id|yable|yments?)\b
  (?:takes?|keeps?|adds?|charges?|bills?)…\b(?:all|everything) (?:that|which|it|COMPANY)…spen[dt]
  \btakes?\b…\bback\b
  (?:gets?|got|earn(?:s|ed)?|paid|made|taken|claw(?:s|ed)?|keeps?) back\b
`;
const costs = cue`\b(?:studio|videos?,|break(?:s)? even|(?:whatever|everything|what) COMPANY (?:\w+ )?(?:pays?|spends?)|outlays?|lays? out|laid out|every (?:other )?(?:shilling|cent|naira|rand|penny|dollar|franc|cedi|pound|amount)|costs?|expen(?:ses?|ditures?)|sums? (?:advanced|spent|expended)|outgoings|disbursements|spent|spends?|spending|investments?|outlays?|(?:this|the) money)\b`;
const anyAndAll = anyOf`
  the whole of (?:its|COMPANY(?:'s)?) (?:outlay|costs|expenses|investment)
  \bwhether or not approved\b
  \bevery other payment\b
  COMPANY…\b(?:costs|expenses)\b…(?:considers|determines|thinks)\b
  without limitation
  without (?:any )?ceiling
  all (?:its|our|the) (?:spending|outlay|expenses|costs)
  howsoever
  \bany and all\b[^,;]{0,40}\b(?:costs?|expens\w*|sums?|monies|money|advances?|amounts?|payments?|expenditure|charges?|outgoings?|outlays?|disbursements?)\b
  every (?:other )?(?:shilling|cent|naira|rand|penny|dollar|franc|cedi|pound|expense|cost)
  \b(?:whatever|everything|anything) (?:that |which )?(?:it|COMPANY)…\bspen[dt]
  all (?:the )?money (?:laid out|spent|that)
  COMPANY (?:alone )?decides how much
  \ball (?:other )?(?:\w+ ){0,3}(?:costs|expenses|sums|amounts|monies|expenditures?|outgoings)
  \bany (?:other )?(?:costs|expenses)
  such other (?:costs|expenses|sums)
  \brecoup\w*\b[^;]{0,60}\b(?:and|or) other (?:charges|costs|expenses)\b
  of (?:whatever|any|whatsoever) (?:nature|kind|description|sort)
  whatever else
  everything (?:that )?(?:it|COMPANY)…(?:spends?|spent|paid|pays)
  all (?:of )?(?:this|the|its|that) money
  \ball that (?:it|COMPANY) (?:has )?spen[dt]
  without (?:any )?(?:limit|cap)
`;
const cap = anyOf`
  \bat most\b
  \bonly (?:the )?(?:costs|expenses) (?:within|in|of|that)\b
  budget (?:that|which) CREATOR
  budget approved by
  not (?:go |be )?(?:pass|above|over|beyond)\b
  the whole of what
  and no further
  up to\b
  (?:not|never) (?:exceed|be more than)
  no more than
  not more than
  maximum
  \bcap(?:ped)?\b
  (?<!\bnot )limited to
  only the
  nothing else
  (?<!\bwhether or not )(?:approved|agreed) (?:\w+ ){0,4}by (?:both|the parties|CREATOR)
  (?:approved|agreed) (?:\w+ ){0,3}budget
  mutually (?:agreed|approved)
  \bpre-?approved\b
  \bapproved in writing\b
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
  prevailing party
  \bto enforce\b
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
  denied(/recoup|recover|deduct|treated|regarded|reimburs|repa(?:y|id)/),
  cue`(?:commission|\bearns?)\b[^;]{0,90}\bafter (?:the )?(?:costs|expenses)`,
  anyOf`
    nothing is recoupable
    \btravel(?:ling)? (?:and \w+ )?(?:expenses|costs) (?:\w+ ){0,2}reimbursed\b
    non-?recoupable
    \bwithout (?:any )?deductions?\b
    \brecoups? (?:none|nothing)\b
    COMPANY (?:\w+ ){0,2}(?:reimburses?|repays?|refunds?)\b(?! (?:itself|to COMPANY|COMPANY))
    not recoupable
    borne by
    (?:no|none)\b[^;]{0,60}(?:recoup|recover|charged)
  `,
];

/** A limit on one of them, in brackets, is none on all. */
const allFully =
  /\ball\b[^;]{0,200}\b(?:costs|expenses|budgets)\b[^;]{0,160}\b(?:fully|entirely|100 ?%) recoupable\b/;
const approved = anyOf`
  (?<!\bwhether or not )(?:approved|agreed) (?:\w+ ){0,3}(?:budget|by (?:both|the parties|CREATOR))
  (?:not|never) exceed
  (?:not|no) more than
`;

/** It says how long the term lasts, not what is taken. */
const untilRecouped =
  /\b(?:term|agreement)\b[^;]{0,80}\b(?:continue|last|end|run|extend)\w*\b[^;]{0,20}\buntil\b/;

/** The other side's spending without a limit, as a bill instead of a deduction. */
const bearsAll = cue`CREATOR (?:\w+ )?(?:pays?|bears?|meets?|reimburses?|refunds?) (?:for )?(?:all|any|every|any and all) (?:of )?(?:(?:the )?COMPANY(?:'s)? (?:\w+ )?(?:expenses|costs|spending|outgoings)|(?:expenses|costs|spending|outgoings) of (?:the )?COMPANY)`;
const nothingUntil = cue`(?:\b(?:no|not|nothing)\b[^;]{0,60}\b(?:until|before|unless)\b|COMPANY (?:\w+ )?(?:keeps?|retains?)\b[^;]{0,40}\buntil\b|\bonly (?:once|when|after)\b)…(?:recoup|recover|cover|(?:got|paid|earned|made) back)`;

/** "Net receipts" are what is left when the other side has spent what it liked. */
const netLess: Look = {
  has: [
    cue`\bnet\b[^;]{0,160}\b(?:less|minus|net of|after\b[^;]{0,20}\bdeduct\w*)\b[^;]{0,160}\b(?:marketing|promotion(?:al)?|advertising|publicity|exploitation|(?:any|all)(?: direct)?)\b(?: \w+)? (?:costs|expenses|expenditure)`,
  ],
  not: [cap, cue`\b(?:approved|agreed)\b|CREATOR's (?:prior )?(?:written )?(?:approval|consent)`],
};

function findUncapped({ kind, sentences, trusted }: Contract): Match | null {
  const broad = findAny(sentences, [
    { has: [anyAndAll, recoups], not: [...notRecouped, notOurs, cap, untilRecouped] },
    { has: [allFully], not: [...notRecouped, approved] },
    { has: [nothingUntil, costs], not: [notOurs, cap] },
    { has: [bearsAll], not: [denied(bearsAll), notOurs, cap] },
    { has: [recoups, cap], not: [...notRecouped, notOurs], when: isAtTheirWill },
    // What a manager leaves out of the base is the artist's gain.
    ...(kind === "management" ? [] : [netLess]),
  ]);
  if (broad) return broad;
  const some = findMatch(sentences, { has: [recoups, costs], not: [...notRecouped, notOurs, cap] });
  const isCapped = findMatch(trusted, { has: [cap, cue`(?:cost|budget|expens|recoup|advance|spend|spent)`] });
  return some && !isCapped ? some : null;
}

export const costRules: readonly Rule[] = [
  {
    point: 8,
    why: "A loss on one record or contract eats the income of another that has long earned its costs back.",
    suggestion:
      "Each recording, album and agreement has its own account. Sums due under one are never set off against the unrecouped balance of another.",
    find: ({ sentences }) => flag(findAny(sentences, crossLooks)),
  },
  {
    point: 9,
    why: "You are paid nothing until the costs are earned back, and here nobody has limited what they may be.",
    suggestion:
      "{Company} may recoup only the advance and the recording costs of a budget that both parties have approved in writing, up to [amount] in total.",
    find: (contract) => {
      const found = flag(findUncapped(contract));
      if (!found || contract.kind !== "management") return found;
      return {
        ...found,
        why: "You would pay for whatever {company} spends, and nobody has limited what that may be.",
        suggestion:
          "{Company} is paid back only what {creator} has approved in writing before it was spent, up to [amount] in a year. Offices and staff are never paid back.",
      };
    },
  },
];
