import type { Contract, Sentence } from "#server/contract-rules/contract";
import { flag, missing, type Finding, type Rule } from "#server/contract-rules/points/rule";
import {
  anyOf,
  cue,
  denied,
  deniedAtOnce,
  findMatch,
  refused,
  sentencesWith,
  type Look,
  type Match,
} from "#server/contract-rules/reading/cue";
import { readPeriods } from "#server/contract-rules/reading/periods";

const LEAST_MONTHS = 24;

/** A promise of a part of the income: what has to be accounted for. */
const share: Look = {
  has: [
    anyOf`
      SHARE
      \b(?:royalt(?:y|ies)|share|commission|portion|percentage)\b…(?:of|on|from|equal)\b
      royalt(?:y|ies)…(?:paid|payable|credited) to (?:the )?CREATOR
      \broyalt(?:y|ies)(?: rate)? (?:is|are|shall be|will be|amounts? to) SHARE
      \bthe following royalties\b
      \b(?:revenues?|income|proceeds)\b[^;]{0,60}\b(?:split|shared|divided|allocated|distributed)\b
    `,
    cue`^[^:;]{3,40}: ?[^;]{0,40}SHARE|\broyalt(?:y|ies)(?: rate)? (?:is|are|shall be|will be|amounts? to)\b|\broyalt(?:y|ies)\b[^,;]{0,40}\b(?:due|computed|calculated|reckoned)\b|\b(?:pays?|paid|payable|receives?|gets?|takes?|earns?|credits?|account|disburses?|remits?|grants?|entitled|deduct|keeps?|split|shared|divided|allocated|distributed)\b`,
  ],
  not: [
    denied(/royalt|share|%|per ?cent/),
    anyOf`
      own share
      \bowns? [\d.]+ ?%(?!.*\b(?:income|receipts|revenue|royalt|proceeds|earn|net))
      \bdeposit\b
      cost of the (?:audit|examination)
      on signature
      societ(?:y|ies)
      ending this
      split sheet
      interest (?:at|of)
    `,
  ],
};
/** "Account from time to time", or when the other side decides: whenever somebody likes to. */
const atLeisure = cue`\b(?:account|statement|report)\w*\b[^,;]{0,60}\b(?:(?:at such times? as|when(?:ever)?|as) (?:it|COMPANY) (?:\w+ )?(?:decides?|chooses?|thinks?|sees?|likes?|pleases?)\b|at (?:the )?(?:\w+ )?discretion of COMPANY|at (?:its|COMPANY's) (?:\w+ )?discretion\b)|\b(?:account|statement|report)s?\b[^,;]{0,30}(?<!received |arising |payable |earned |due )\bfrom time to time|from time to time[^,;]{0,30}\b(?:account|statement|report)s?\b`;
const statement: Look = {
  // What the artist has to send is no account to the artist.
  saysNot: { acts: ["sends"], who: "creator" },
  has: [
    anyOf`
      \bwrites? down\b
      \b(?:table|spreadsheet)\b
      \bstatements?\b
      \baccounts?\b
      \breports?\b
      \baccount(?:ing|s)? to\b
      \baccounts? (?:once|twice|monthly|quarterly|half)
      \broyalt(?:y|ies)\b…\baccounted for\b
      \bparticulars of\b
      \bdashboard
      \bledger\b
      \bsummar(?:y|ies)\b
      \blist\b
      \boverview
      \bscreenshots?\b
      \bportal\b
      \blist of\b
      \bbreakdown
      what (?:came|comes) in\b
      royalty account
    `,
    anyOf`
      render
      send
      sent
      furnish
      deliver
      provide
      issue
      shown?\b
      made up
      given?
      submit
      prepare
      account(?:ing)? to
      accounted for
      supply
      shows
      \bgo out\b
      january
      february
      march
      june
      july
      september
      december
      yearly
      annual
      per (?:calendar )?(?:year|month)
      quarter
      half[- ]?year
      twice
      with (?:a |an )?(?:\w+ )?statement
      semi-?annual
      monthly
      each (?:month|year)
      \bevery\b
    `,
  ],
  not: [
    denied(/statement|account|report/),
    atLeisure,
    cue`\b(?:false|untrue|misleading|disparaging|defamatory|public|press|bank|mission) (?:\w+ )?statements?|bank account|\b(?:on|to|for) (?:the )?account of|account(?:s|ing)? to (?:nobody|no one|itself)|\b(?:sends?|renders?|provides?|delivers?|furnish(?:es)?|submits?) (?:to )?COMPANY(?!'s)|CREATOR's account|conclusive|account balance|\bwithh[eo]l|(?:closed|suspended|user|your|payment|verified|linked) (?:\w+ ){0,2}accounts?\b|\baccounts? linked|\b(?:terminate|suspend|open|reinstate|disable|proceed)\w*\b[^;]{0,40}\baccounts?\b`,
  ],
};
const noStatement: Look = {
  has: [refused(/(?:accounts?|statements?|accounting|reports?)\b/)],
  not: [
    cue`bank account|reopen|question|challeng|disput|object|\badvances?\b|\bfor (?:the )?(?:CREATOR's|his|her|their|its) account\b`,
    cue`CREATOR (?:\w+ )?(?:not|never) (?:be )?(?:required|obliged|bound) to account`,
  ],
};
const looseStatement: Look = { has: [atLeisure, cue`COMPANY`], not: statement.not?.slice(2) ?? [] };
/** A sentence may promise a statement and make it binding at once. */
const bindingStatement: Look = {
  saysNot: { acts: ["sends"], who: "creator" },
  has: [cue`\bstatements?\b…(?:render|sent|furnish|deliver)|(?:render|send|furnish|deliver)…\bstatements?\b`],
  not: [denied(/statement/)],
};

const books = cue`(?:\bpapers\b|\bvouchers\b|\breceipts\b(?= (?:behind|for|about))|\bfigures\b|\bbooks?\b|\bledgers?\b|\bstatements?\b|\brecords\b|\baccounts?\b|accounting)`;
const inspects = anyOf`
  (?:books|records|ledgers|accounts|figures)…\b(?:looked (?:at|into)|checked|opened)
  \bopens? (?:up )?(?:its|the|all|COMPANY(?:'s)?) (?:\w+ ){0,2}(?:books|records|accounts|ledgers)
  \bcheck (?:the|all|any) (?:books|records|accounts|figures|ledgers)
  \blook(?:s|ed)? (?:at|into|through) (?:the |its )?(?:COMPANY(?:'s)? )?(?:books|records|accounts|ledgers)
  \baudit(?:s|ed|or|ors)?\b
  \binspect(?:s|ed|ion)?\b
  \bverified\b
  \bexamin(?:e|es|ed|ation)\b
  \b(?:check|see|look(?:s|ed)? (?:at|into|through)|access to|ask for|go(?:es)? through|visit|verif(?:y|ied))…(?:books|records|accounts|ledgers|statements|papers|vouchers)
`;
const noInspection = anyOf`
  ${refused(/(?:see|look|check|access|inspect|examine|audit)\b/)}
  (?:audits?|inspections?): (?:none|no\b)
  (?:not|never) (?:ask|demand|insist) to (?:see|inspect|check)
  (?:not|no|never|neither|nor)\b(?! (?:more|later|less|earlier) than)[^.;]{0,60}(?:right of inspection|audit|inspect|examin|open our books|access|see the books|look (?:at|into|through) (?:the|its|COMPANY))
  waives?…audit
  \bwithout (?:an? |any )?(?:inspection|examination|audit)\b
`;
/** "The Artist may audit the Label" needs no books. */
const audits = cue`CREATOR…MAY (?:be )?(?:have )?[^,;]{0,30}\baudit`;
const audit: Look = {
  has: [inspects, cue`(?:${books}|${audits})`],
  not: [noInspection],
  saysNot: { acts: ["looks"], who: "company" },
};
const objection: Look = {
  has: [
    cue`(?:\bobject(?:s|ed|ing|ion)?\b|\bdispute[sd]?\b|\bchallenge|\bcontest|\bbarred)`,
    cue`(?:statement|figures|account)`,
  ],
};
const frequency = /(?:once|one|twice) (?:\w+ ){0,3}?(?:in|per|every|each|a|during) (?:any |each |a )?$/;

/** "Upon sixty (60) days' prior written notice": when one comes, not how long one may. */
const untilThen =
  /^[^;,.]{0,20}(?:days?|weeks?|months?)'?(?: (?:prior|advance|previous|written|reasonable))* notice\b/;

/** How long books stay open and statements stay open to objection, in months; days of notice are no window. */
function windows(sentences: readonly Sentence[], leastMonths: number): number[] {
  return sentences.flatMap(({ plain }) =>
    readPeriods(plain)
      .filter(({ index, months }) => months >= leastMonths && !frequency.test(plain.slice(0, index)))
      .filter(({ index }) => !/(?:interest|costs?) (?:\w+ ){0,3}$/.test(plain.slice(0, index)))
      .filter(({ index }) => !untilThen.test(plain.slice(index, index + 60)))
      .map(({ months }) => months),
  );
}

/** "no audit": that far and no farther, or any "no" in a list would deny the audit at its end. */
const noAudit = cue`(?:\b(?:no|not|never|without|nor)\b(?: [^\s,;]+){0,4} audit|audits?: (?:none|no\b))`;

function findRefusal({ sentences }: Contract): Match | null {
  return findMatch(sentences, {
    has: [
      cue`(?:${noInspection}|(?:books|records|accounts)…\b(?:private(?! (?:limited|ltd|company)\b)|not open|closed(?! accounts?))\b)`,
      cue`(?:${books}|${noAudit}|right of inspection|right to (?:inspect|audit))`,
    ],
    // An account that one logs in to is no book.
    not: [
      /\b(?:user|artist|inauthentic|fake|shared|bank|payment|streaming|terminat\w*) (?:the )?accounts?\b|\baccounts? (?:information|details|holders?|of (?:any|the) users?)\b/,
    ],
  });
}

function findAudit(contract: Contract): Finding | null {
  const { trusted } = contract;
  const refusal = findRefusal(contract);
  if (!findMatch(trusted, audit)) return refusal ? flag(refusal) : missing("a right to examine the books");
  return findShortAudit(contract) ?? flag(findShortObjection(trusted));
}

function findShortAudit(contract: Contract): Finding | null {
  const months = longestAudit(contract);
  return months > 0 && months < LEAST_MONTHS ? flag(findMatch(contract.trusted, audit)) : null;
}

/** How long the books stay open, in months; none where nobody says. */
export function longestAudit({ trusted }: Contract): number {
  return Math.max(0, ...windows(sentencesWith(trusted, audit), 1));
}

function findShortObjection(sentences: readonly Sentence[]): Match | null {
  return findMatch(sentences, { ...objection, when: (context) => isShort(context) });
}

function isShort(context: string): boolean {
  const months = readPeriods(context).map((period) => period.months);
  return months.length > 0 && Math.max(...months) < LEAST_MONTHS;
}

const aboutStatements = anyOf`
  \bledger\b
  \bsummary\b
  \bentr(?:y|ies)\b
  \blists?\b
  \baccount\b
  statement
  \bcalculations?\b
  \brecord of sales\b
  \bnote\b
  invoice
  figures
  \baccounts?\b
  accountings?
  calculation
  royalty report
  \bbooks\b
  \brecords of COMPANY
  \bamount due\b
  \bdetermination of the royalties\b
  COMPANY(?:'s)? records\b
  \b(?:dispute|objection)s?\b[^,;]{0,20}\bpayments?\b
`;
const binding = anyOf`
  \bor (?:they|it) stands?\b
  \bno (?:account|statement|figure)s?\b…(?:reopened|questioned|challenged|disputed|corrected)
  \bdecisive\b
  \bit stands\b
  (?:nobody|no one|CREATOR (?:may|can) no longer)…(?:question|disput|challeng|object)
  estopped
  presumed (?:to be )?(?:correct|accurate|right)
  not be entertained
  \b(?:silence|says? nothing|keeps? quiet|no reply)…(?:accept|agree|approv|consent)
  \bfinal(?:ly)?\b(?! (?:account|statement|payment|royalt|mix|master|approval|say|version|decision|settle|judg))
  \b(?:loses?|has no|have no|gives? up|waives?)…right…(?:complain|object|question|disput|challeng)
  \bproof of\b
  \b(?:can|may|shall) ?not (?:afterwards |later |thereafter )?be (?:question|disput|challeng|contest|reopen)
  \btaken to (?:agree|accept|have (?:agreed|accepted))
  conclusive
  \bbinding\b
  incontestable
  (?:deemed|taken|considered|treated|regarded)…(?:correct|accepted|approved|agreed)
  MUST_NOT (?:be )?(?:question|dispute|challenge|contest)
  account stated
  \bno (?:objection|complaint)s?\b[^;]{0,60}\b(?:entertained|considered|accepted|heard)
  \btaken as (?:true|correct|accepted|agreed)
  \bbound by (?:each|every|all|any|the) (?:statements?|accounts?)
  \bno error\b[^;]{0,60}\bclaim\b
  \bcannot be called into question\b
  \bconfirms the accompanying statement as
  \bneither CREATOR[^;]{0,40}\bdispute\b
  \b(?:fail(?:s|ure|ing)?|omission|omits?) to (?:object|dispute|complain|challenge|query|raise)\b[^;]{0,90}\b(?:waive|barred|accept|forfeit)
  \bclaims?\b[^;]{0,60}\bnot\b[^;]{0,30}\bwithin\b[^;]{0,40}\b(?:is|are|shall be) (?:barred|waived)
  \b(?:object|dispute|complain|challenge|quer|claim)\w*\b[^;]{0,90}\bor (?:it|they|s?he|CREATOR) [^;]{0,20}\b(?:waives?|waived|loses?|lost|forfeit)
`;
const bindingLook: Look = {
  has: [binding],
  not: [
    deniedAtOnce(binding),
    anyOf`
      final(?:ly)? (?:adjudicat|determin|award|judg)
      arbitrat
      mediat
      award
      expert
      signature
      this agreement (?:is|shall be) binding
      legally binding
      \bproofs? of (?:the |its |any )?(?:\w+ ){0,2}(?:programmes?|programs?|artwork|posters?|books?|sleeves?|prints?|covers?)\b
      binding (?:up)?on the parties
      successors
      not (?:be )?bind
      COMPANY (?:\w+ )?waives?
    `,
  ],
  when: (context) => isShort(context) || readPeriods(context).length === 0,
};

function findBinding({ sentences }: Contract): Match | null {
  const about = new Set(sentences.filter(({ plain }) => figures.test(plain)).map(({ clause }) => clause));
  return (
    findMatch(sentences, { ...bindingLook, has: [binding, aboutStatements] }) ??
    findMatch(
      sentences.filter(({ clause }) => about.has(clause)),
      { ...bindingLook, has: [cue`\b(?:them|they|it|these)\b…${binding}`] },
    )
  );
}

const figures = /\b(?:statement|figures)/;

export const accountRules: readonly Rule[] = [
  {
    point: 11,
    why: "Without regular statements you cannot know what was earned, or whether your share was paid.",
    suggestion:
      "{Company} shall send a statement {to creator} for each half year, within forty-five days after 30 June and 31 December, that shows income by source, every deduction and the sum due, and shall pay that sum with it.",
    find: ({ sentences, trusted }) => {
      if (findMatch(trusted, statement) ?? findMatch(trusted, bindingStatement)) return null;
      const refusal = flag(findMatch(sentences, noStatement) ?? findMatch(sentences, looseStatement));
      return refusal ?? (findMatch(sentences, share) ? missing("accounting statements") : null);
    },
  },
  {
    point: 12,
    why: "Mistakes in royalties come to light late, and without time and access to the books you can never prove them.",
    suggestion:
      "{Creator} may have {company's} books examined once a year by an accountant, on fourteen days' notice, and may object to a statement within thirty-six months after receiving it.",
    find: (contract) =>
      findMatch(contract.sentences, share)
        ? findAudit(contract)
        : (flag(findRefusal(contract)) ?? findShortAudit(contract)),
  },
  {
    point: 13,
    why: "A statement that binds you at once stays binding when it is wrong.",
    suggestion:
      "{Creator} may object to a statement in writing within thirty-six months after receiving it, and it is binding only after that.",
    find: (contract) => flag(findBinding(contract)),
  },
];
