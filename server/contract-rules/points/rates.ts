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
import { NUMBER, readNumber } from "#server/contract-rules/reading/periods";
import { readShares } from "#server/contract-rules/reading/shares";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";

const royalty = cue`\b(?:royalt(?:y|ies)|rates?)\b`;
const aboutSongs = cue`\bmechanical|statutory|controlled|interest rate|rate of interest|exchange rate|\breserves?\b|\btax`;
const part = cue`\b(?:half|one-half|moiety|two[- ]thirds|three[- ]quarters|(?:one|two|three|five)[- ](?:half|third|quarter|fifth|sixth)s?|\d{2} ?(?:%|per ?cent)\)?|(?:fifty|sixty|seventy|seventy-five|eighty|eighty-five) per ?cent)`;
const reduced: readonly Look[] = [
  {
    has: [
      cue`\b(?:half|one-half|two[- ]thirds|three[- ]quarters|(?:50|60|65|66|70|75|80|85) ?(?:%|per ?cent)|(?:fifty|sixty|seventy|seventy-five|eighty|eighty-five) per ?cent)\b[^;]{0,60}\b(?:otherwise payable|(?:basic|applicable|normal|full|base|headline|standard|above|said|such|domestic|us|album|retail) (?:\w+ )?(?:rates?|royalt(?:y|ies)))`,
      royalty,
    ],
    not: [aboutSongs],
  },
  {
    has: [
      anyOf`
        ${part}[^;]{0,20} of (?:\S+ ){0,5}(?:rates?|percentage)\b
        ${part} of the (?:\S+ )?royalt(?:y|ies) (?:aforesaid|stated|otherwise|for|payable for|that applies|which applies)\b
        ${part},? of the (?:rates?|royalt(?:y|ies)) (?:stated|set out|in)\b
        \b(?:half|halved|reduced|lesser) royalt(?:y|ies)\b
        ${part} of the (?:\S+ )?(?:royalt(?:y|ies)|rates?)(?=[.,;]|$)
        \bsingles? at ${part}
        \bfull rate\b[^]{0,40}\b(?:alone|only)\b
        \bpercentage\b[^;]{0,60}\b(?:no|not) more than ${part} of the percentage
      `,
      cue`${royalty}|\bpercentage\b`,
    ],
    not: [
      aboutSongs,
      cue`\b(?:increase[sd]?|raised?|not (?:be )?less than|no less than|no lesser|no lower|at least|commission|fee)\b|\bno (?:reduced|lower)`,
    ],
  },
  {
    has: [
      anyOf`
        \b(?:reduced|lower) (?:royalt(?:y|ies)|rates?)\b
        \b(?:royalt(?:y|ies)|rates?)\b[^;]{0,40}\b(?:reduced|halved|prorated|lowered)\b
        \b(?:packaging|container|breakage|new[- ](?:technology|media)|format) (?:deduction|reduction|charge|allowance)s?\b
        \broyalt(?:y|ies)\b[^;]{0,60}\b(?:85|90) ?(?:%|per ?cent) of (?:net |all )?(?:sales|records sold)
      `,
    ],
    not: [aboutSongs, denied(/reduc|lower|halved|packag|container|breakage|deduct/), cue`\bBOTH\b`],
  },
  {
    has: [
      cue`\b(?:royalt(?:y|ies)|rates?)\b|(?:pays?|earns?) CREATOR`,
      cue`(?:%|per ?cent)\)? (?:on sales |of sales )?(?:for|in|on)\b[^]{0,200}(?:%|per ?cent)\)? (?:on sales |of sales )?(?:for|in|on) (?:the (?:rest|remainder)|sales |anywhere|streams|downloads|singles|budget|mid-?price)`,
    ],
    not: [aboutSongs, cue`\b(?:rises?|increases?|escalat\w*|commission|vat)\b`],
    when: (context) => readShares(context).length >= 2,
  },
];

const abroad = cue`\b(?:outside|foreign|abroad|export|rest of the world|other (?:countries|territories))\b`;
const ofSales = cue`\b(?:royalt(?:y|ies)|pays?|paid)\b…(?:retail|wholesale|sales?|sold|dealer price|net receipts?)|(?:retail|wholesale|sold|streams?|downloads?)\b[^;]{0,80}\broyalt`;

/** A smaller number for sales abroad than for those at home, each in a sentence of its own. */
function findLessAbroad({ sentences }: Contract): Match | null {
  const home = sentences
    .filter(({ context }) => royalty.test(context) && ofSales.test(context) && !abroad.test(context))
    .flatMap(({ context }) => readShares(context));
  const most = Math.max(0, ...home);
  return findMatch(sentences, {
    has: [royalty, abroad, cue`\bSHARE\b|%`],
    not: [cue`\bmechanical|statutory|interest`],
    when: (context) => readShares(context).some((share) => share < most),
  });
}

const moneyIn = cue`\b(?:incomes?|revenues?|receipts|proceeds|monies|money|sums?|royalt(?:y|ies)|payments?|guarantees?|levies|damages|distributions|interest)\b`;
const goesWithoutPay: readonly Look[] = [
  {
    has: [
      cue`CREATOR (?:\w+ ){0,3}(?:not|never|no)\b[^;]{0,70}\b(?:revenues?|income|royalt(?:y|ies)|compensation|participation|fees|remuneration|share|portion|proceeds|settlements|payments?)\b[^;]{0,20}\b(?:from|on|for|in|of|outside|accru\w+|in respect of)\b`,
    ],
    not: [
      cue`\b(?:until|unless|before|recoup\w*|indemn\w*|damages|reduc\w*|deduct\w*|refund|repay\w*|withh\w+|commission|COMPANY's (?:\w+ )?(?:income|revenues?|business))\b`,
      cue`\b(?:promotional|review) (?:cop(?:y|ies)|purposes?)\b`,
      cue`CREATOR (?:shall|will|may|must|does|do|has|have|is)? ?(?:not|never) (?:pay|owe|give|lose|forfeit|bear|(?:be )?(?:liable|responsible)|be (?:obliged|required|charged)|assign|have to|accept|claim)`,
    ],
  },
  {
    has: [
      cue`\bno (?:\w+ ){0,2}(?:royalt(?:y|ies)|share|compensation|payments?|remuneration|income)\b…\b(?:payable|paid|due|accrues?|owed|received|credited)\b…(?:on|for|from|in respect of)\b`,
    ],
    not: [
      cue`\b(?:promotional|review) (?:cop(?:y|ies)|purposes?)\b|\bgiven away\b|\b(?:until|unless|before|recoup\w*)\b|(?:to|by) COMPANY|\bBOTH\b`,
    ],
  },
  {
    has: [
      cue`COMPANY (?:shall |will |may )?(?:retains?|keeps?) (?:all\b|100 ?%|one hundred per ?cent\b|the whole\b|every\b)[^;]{0,60}\b(?:income|revenues?|receipts|proceeds|monies|share|royalt(?:y|ies))\b`,
    ],
    not: [cue`\b(?:rest|until|recoup\w*|taxes|CREATOR (?:retains?|keeps?|receives?))\b`],
  },
  {
    has: [
      cue`CREATOR (?:\w+ ){0,3}(?:loses?|forfeits?)\b[^;]{0,50}\b(?:royalt(?:y|ies)|fees|income|share|money|payments?|balance|revenues?)\b|COMPANY may (?:\w+ )?forfeit`,
    ],
    // What is frozen first is a point of its own.
    not: [cue`(?:not|never) (?:lose|forfeit)|\b(?:frozen|withheld)\b`],
  },
  {
    has: [
      cue`\b(?:royalt(?:y|ies)|earnings|balances?|monies|money|sums?|amounts?|income|fees)\b[^;]{0,80}\b(?:is|are|be|becomes?) (?:\w+ )?forfeited\b`,
    ],
    not: [
      cue`\bby COMPANY|\b(?:deposits?|frozen|withheld|blocked)\b|\bto CREATOR|\bBOTH\b`,
      denied(/forfeited/),
    ],
  },
  {
    has: [
      anyOf`
        ${moneyIn}[^;]{0,140}\b(?:retained|kept)(?: \w+){0,4} by COMPANY
        ${moneyIn}[^;]{0,140}\b(?:is|are|be|becomes?|remains?) (?:\w+ )?(?:the (?:\w+ )?property of COMPANY|COMPANY's(?: alone| entirely| absolutely| to keep)?(?= and|[.,]|$))
        ${moneyIn}[^;]{0,140}\b(?:belongs?|accrues?|goes|go) (?:\w+ )?(?:to|with) COMPANY (?:absolutely|alone|entirely|wholly|exclusively)
        ${moneyIn}[^;]{0,140}\b(?:belongs?|accrues?|goes|go) (?:wholly|exclusively|entirely|solely|absolutely) to COMPANY
        COMPANY (?:shall |will |may )?(?:retains?|keeps?) for (?:its|their|his|her) own (?:account|use|benefit) (?:all|any|every)\b
        CREATOR[^;]{0,30}\b(?:receives? nothing|(?:entitled to|receives?) no part|not receive any part)\b[^;]{0,20}\b(?:from|of|in)\b
        ${moneyIn}[^;]{0,80}\ball (?:of )?which (?:\w+ )?belongs to COMPANY
        \b(?:all|any|every|100 ?%(?: of)?|the whole)\b[^;]{0,20}${moneyIn}[^;]{0,100}\b(?:belongs?|accrues?|goes?) to COMPANY(?=[.;]|$)
        ${moneyIn}[^;]{0,140}\b(?:become|becomes|is|are|be) COMPANY property\b
        \bno accounting to CREATOR[^;]{0,40}\b(?:of|for)\b
        COMPANY (?:\w+ )?(?:not|never) (?:be )?(?:obliged|required|liable|bound) to account to CREATOR (?:for|in respect of) (?:any|all|its)\b
        COMPANY[^;]{0,80}\b(?:not|never) (?:be )?(?:obliged|required|bound) to pay CREATOR anything\b
        \bnone of\b[^;]{0,140}\bshared with CREATOR
        ${moneyIn}[^;]{0,140}\b(?:need not|not|never) be shared with CREATOR
        CREATOR (?:\w+ )?(?:not (?:be )?entitled to|no right to|not|never) (?:participate|share)\b[^;]{0,20}\bin\b
      `,
      moneyIn,
    ],
    not: [
      cue`\b(?:until|unless|before|recoup\w*|reserves?|withh\w+|commission|tax(?:es)?|vat|costs|rest|balance|remainder|concerts?|breach\w*|refund\w*|COMPANY's (?:\w+ )?business)\b|\bBOTH\b`,
      cue`CREATOR's (?:\w+ )?(?:share|income|royalt)[^;]{0,40}\b(?:retained|kept)|CREATOR (?:shall |will |is |are )?(?:retains?|keeps?|receives?(?! nothing)|paid)`,
    ],
    when: (context) => readShares(context).every((share) => share === 100),
  },
];

const onePayment = anyOf`
  \b(?:one|single|one-off|one-time|once-off|set|lump|advance|session-style|flat|fixed) (?:payment|sum|cheque|fee|amount|price)\b
  \b(?:fully|full) (?:remuneration|compensat\w+|consideration)\b
  \b(?:purchase price|recording fee|session fee|the fee|sum of|all-inclusive|once-off)\b
  \b(?:payment|paid)\b[^;]{0,20}\bonce\b
  \bconsideration\b[^;]{0,40}\bfixed at\b
`;
const nothingAfter = anyOf`
  \bnothing (?:more|else|further|thereafter|after)\b
  \bno (?:further|more|other|additional|future) (?:payments?|sums?|money|remuneration|claims?|compensation|royalt(?:y|ies))\b
  \bno (?:percentage|royalt(?:y|ies)|share of|part of|participation|backend)\b
  \bnot (?:be )?entitled to any (?:money|payment|royalt|share|other|further|participation)
  \bextinguish(?:es)?\b[^;]{0,60}\b(?:future|further|royalt)
  \b(?:all|any) (?:future )?uses?\b[^;]{0,60}\b(?:recordings?|hereafter|future|whether now known)
  \ball future uses\b
  \bfree of (?:any |all )?royalt
  \bobligations\b[^;]{0,40}\bdischarged\b[^;]{0,40}\broyalt
  \bowes nothing\b
  \bfull (?:and final )?(?:satisfaction|payment)\b[^;]{0,80}\b(?:royalt(?:y|ies)|income|profit)
  \bin (?:lieu|place) of (?:any |all )?royalt
  \b(?:renounces?|waives?|gives? up) any share\b
  \bnon-royalty-bearing\b
  \banything beyond\b
  \bcovers (?:the|all|any|every) (?:exploitation|use)
`;
const onceOnly: readonly Look[] = [
  {
    has: [
      cue`\b(?:full and (?:final|complete)|complete and final|one[- ](?:time|off)|single|flat|lump[- ]sum|buy-?out|all[- ]in(?:clusive)?)\b[^;]{0,60}\b(?:payment|consideration|fee|compensation|settlement|sum|satisfaction|remuneration)\b|\bbuy-?out\b`,
      cue`\bno (?:further|other|additional|more)\b|\bno royalt|\b(?:all|any and all) rights\b|\bin lieu of\b|\bnot (?:be )?entitled\b|\bwithout (?:any )?further\b|\bbuy-?out\b|\bnothing (?:more|else|further)\b`,
    ],
    not: [
      cue`\bBOTH\b|\bexpenses\b[^;]{0,30}\breimburs|CREATOR (?:shall |will |agrees to )?pays? COMPANY|\bin addition to (?:the )?royalt`,
      denied(/buy-?out/),
    ],
  },
  {
    has: [onePayment, nothingAfter],
    not: [
      cue`\bBOTH\b|\bexpenses\b|\breimburs|CREATOR (?:shall |will |agrees to )?pays? COMPANY|\bin addition to (?:the )?royalt|\bwaives? any further payment from|\bnot (?:be )?(?:full and final|a buy-?out|accepted|in a single)|\bno (?:one-off|lump)|\bcontinues? to owe|\bentitled to \S+ per ?cent|\bother than the royalt|\bless nothing\b|\bnet (?:\w+ )?income' means|\b(?:besides|on account)\b|\b(?:session musicians?|designer|website|refund\w*|cancel\w*)\b`,
    ],
  },
];

/** "The fee is all-inclusive. No further sums are due": in two sentences. */
function findPaidOnce({ sentences }: Contract): Match | null {
  const said = findAny(sentences, onceOnly);
  if (said) return said;
  const [, paidOnce] = onceOnly;
  return findMatch(
    sentences.filter(({ context, clause }, index) => {
      const before = sentences[index - 1];
      return before?.clause === clause && onePayment.test(before.context) && !onePayment.test(context);
    }),
    { has: [nothingAfter], not: [...(paidOnce?.not ?? []), cue`\bdeduct`] },
  );
}

const toCreator = cue`(?:CREATOR,? (?:\w+ ){0,4}(?:receives?|gets?|paid|entitled to|earns?|credited with|remunerated|(?:has|have) a royalty)|^(?:\S{1,6} )?CREATOR:|SHARE (?:\w+ )?to CREATOR|(?:pays?|credits?)(?: to)? CREATOR|royalt(?:y|ies)\b[^;]{0,40}(?:to|of|for) CREATOR|CREATOR's (?:\w+ )?(?:royalt(?:y|ies)|shares?|percentage))`;
const ofIncome = cue`(?:(?:%|per ?cent(?:um)?)\)? (?:\w+ ){0,4}(?:of|on)|\b(?:one|an?)[ -](?:third|quarter|fifth|sixth|eighth|tenth) of)\b|CREATOR's (?:\w+ )?share of[^;]{0,40}SHARE`;
const otherShares = cue`\bshares in COMPANY|\b(?:rises?|increases?) by\b|\b(?:advance|interest|audit|examination|deposit|reserve|mechanical|statutory|merchandis\w*|touring|live|commission|tax|vat|instal(?:l)?ment|balance|cancell?\w*|kill fee|writer's share|producer)\b`;
const income = cue`\b(?:incomes?|receipts|revenues?|proceeds|sales|sold|sums|profits?|earnings|monies|price|royalt(?:y|ies))\b`;
const hundredthsOf: Readonly<Record<string, number>> = { tenth: 10, eighth: 12.5 };
const hundredths = /(\d{1,2})/;
const percentage = new RegExp(
  `(${NUMBER}(?:\\.\\d{1,2})?)(?: ?\\([^)]{1,12}\\))? ?(?:%|per ?cent(?:um)?|points(?= on (?:net|all|gross) ))\\)?(?: ?\\(\\d{1,3} ?%\\))?`,
);
/** "90 % to the Company and 10 % to the Artist", "Artist: 10 %", "that of the Artist 12 %" */
const partToCreator = anyOf`
  ${percentage} (?:of [^,;:]{0,60}? )?(?:(?:shall|will|is|are|be|goes?|paid|payable|credited|remitted|distributed|due) )*(?:to|for) CREATOR
  ${percentage} CREATOR(?=[.,/|)]| \/|$)
  CREATOR(?: royalty rate)?: ${percentage}
  CREATOR's (?:\w+ ){0,2}(?:share|royalty|rate|percentage|cut|split)(?: \w+){0,4}?(?::| (?:is|be|at|to)) (?:\w+ ){0,2}${percentage}
  CREATOR:? (?:(?:shall|will|is|be|to) )*(?:receives?|gets?|paid|accepts?,?|(?:credited|entitled) (?:with|to)) (?:(?:a|the) (?:royalty|share) (?:at the rate )?of )?${percentage}
  \bthat of CREATOR ${percentage}
  \band CREATOR to ${percentage}
  (?:%|per ?cent) ?[,/|] ?CREATOR:? ${percentage}
  CREATOR,? (?:one[ -])(tenth|eighth)
  \broyalty of (\w{3,5})pence in the pound\b
  \brate of ${percentage}
  \beach 100 \w+ [^;]{0,60}?\b${hundredths} \w+ (?:go|goes) to CREATOR
`;
const partsToCreator = (context: string) =>
  [...context.matchAll(new RegExp(partToCreator, "g"))].flatMap(([, ...shares]) =>
    shares.flatMap((share) => (share === undefined ? [] : [hundredthsOf[share] ?? readNumber(share)])),
  );
const ALL = 100;
const HALF = 50;
/** What the other side keeps of what comes in: the rest is all that is left. */
const keptByCompany = anyOf`
  COMPANY (?:\w+ ){0,4}(?:retains?|keeps?|takes?|deducts?|charges?)(?: (?:an?|its|our|the))?(?: (?:\w+ )?(?:fees?|commission) of)? ${percentage} (?:\w+ ){0,4}(?:of|from|on) [^;]{0,30}?${income}
  (?:COMPANY's (?:\w+ )?(?:commission|fees?|share|cut)|\b(?:distribution|platform|service|administration|handling) (?:fees?|commission))(?: \w+){0,3}?(?::| (?:is|be|of|at|to)) (?:\w+ ){0,2}${percentage}
  COMPANY: ${percentage}
`;
/** "We keep 10 % and pay you the rest": the share that is named is not the creator's. */
const restToCreator = cue`COMPANY (?:\w+ ){0,4}(?:retains?|keeps?|takes?|deducts?)\b[^;]{0,120}\b(?:rest|balance|remainder)\b`;
/** "The royalty is 10 %", and nobody else is named who would have it. */
const royaltyIs = anyOf`
  ^(?:\S{1,6} )?royalt(?:y|ies)(?: rates?)?(?: \w+){0,6}?(?::| (?:is|are|be|amounts? to|equals?|equal to)) (?:\w+ ){0,2}${percentage}
  ^(?:\S{1,6} )?(?:physical|digital|stream(?:s|ing)|downloads?|cds?|vinyl|records?)(?: \w+){0,3}: ${percentage} of
`;
/** "Split 50/50", which is little where the other side only delivers. */
const halves = cue`\b(?:split|shared|divided)\b[^;]{0,60}?(?:\bequally\b|\b50 ?% ?[/-] ?50 ?%|\b50 ?[/:-] ?50\b)`;
const keptShares = (context: string) =>
  [...context.matchAll(new RegExp(keptByCompany, "g"))].flatMap(([, ...shares]) =>
    shares.flatMap((share) => (share === undefined ? [] : [readNumber(share)])),
  );
/** What is usual at least, in per cent of what comes in. */
const usual: Partial<Record<ContractKind, number>> = {
  recording: 15,
  publishing: 50,
  songwriter: 50,
  distribution: 70,
  platform: 50,
};
const MOST_COMMISSION = 20;
/** "The management fee shall be 25 %", of whatever was named before. */
const commissionNamed = cue`\b(?:commissions?|management fees?)\b|COMPANY(?:'s)? (?:management )?fees?\b`;
const rateOfCommission = cue`(?:${commissionNamed})[^;]{0,140}(?::|\b(?:is|are|be|becomes?|rises? to|increases? to|goes up to)) \d{1,2}(?:\.\d{1,2})?(?: ?\([^)]{1,40}\))? ?(?:%|per ?cent)`;

function findLowShare({ kind, sentences }: Contract): Match | null {
  if (kind === "management")
    return findMatch(sentences, {
      has: [
        cue`${commissionNamed}|COMPANY[^;]{0,60}(?:receives?|takes?|entitled|keeps?|paid)`,
        cue`${ofIncome}|${rateOfCommission}`,
      ],
      not: [cue`\b(?:interest|reduc\w+|after the term|shares? of stock|equity)\b`],
      when: (context) => readShares(context).some((share) => share > MOST_COMMISSION && share < 100),
    });
  const least = usual[kind];
  if (least === undefined) return null;
  const isLess = (shares: readonly number[]) => shares.length > 0 && Math.max(...shares) < least;
  return (
    findMatch(sentences, {
      has: [toCreator, ofIncome],
      not: [otherShares, restToCreator],
      when: (context) => isLess(readShares(context)),
    }) ??
    findMatch(sentences, {
      has: [income, cue`SHARE`],
      not: [otherShares, restToCreator],
      says: {
        acts: ["takes", "pays", "has"],
        to: "creator",
        what: income,
        when: ({ shares }) => isLess(shares),
      },
    }) ??
    findMatch(sentences, {
      has: [partToCreator],
      not: [
        cue`\b(?:interest|audit|commission|deposit|reserve|mechanical|statutory|merchandis\w*|touring|live|cancell?\w*|kill fee|producer|never be as low|advance)\b|\bshares in COMPANY|\b(?:rises?|increases?) (?:by|to)\b`,
      ],
      when: (context) => isLess(partsToCreator(context)),
    }) ??
    findMatch(sentences, {
      has: [keptByCompany],
      not: [
        cue`\b(?:advance|interest|audit|examination|deposit|reserve|mechanical|statutory|touring|live|tax|vat|(?:account|unrecouped|credit|debit) balance|cancell?\w*|until)\b|\brecoup|\bshares in COMPANY`,
      ],
      when: (context) => keptShares(context).some((share) => share > ALL - least && share < ALL),
    }) ??
    findMatch(sentences, {
      has: [royaltyIs, income],
      topic: royalty,
      not: [
        otherShares,
        cue`\b(?:COMPANY (?:\w+ )?(?:receives?|entitled)|mixers?|remixers?|otherwise payable)\b|to COMPANY`,
      ],
      when: (context) => isLess(readShares(context)),
    }) ??
    findMatch(sentences, {
      has: [halves, income],
      not: [otherShares, cue`\b(?:costs|expenses|loss(?:es)?|members?|writers)\b`],
      when: () => least > HALF,
    })
  );
}

export const rateRules: readonly Rule[] = [
  {
    point: 44,
    why: "The percentage at the top is not what you are paid: most sales fall under one of the smaller ones.",
    suggestion:
      "One royalty rate applies to all uses, formats and countries. Nothing is deducted for packaging, breakage or new technology.",
    find: (contract) => flag(findAny(contract.sentences, reduced) ?? findLessAbroad(contract)),
  },
  {
    point: 45,
    why: "Income comes in from your work of which you see nothing, and it may become the larger part.",
    suggestion:
      "{Creator} shall receive the agreed share of all income from the works, whatever its source. Only copies given away for promotion, within a number agreed in writing, are free.",
    find: ({ sentences }) => flag(findAny(sentences, goesWithoutPay)),
  },
  {
    point: 54,
    why: "You are paid once, and whatever the work earns after that goes to others.",
    suggestion:
      "In addition to the fee {company} shall pay {to creator} [figure] per cent of the income from the work, with statements each half year.",
    find: (contract) => flag(findPaidOnce(contract)),
  },
  {
    point: 55,
    why: "The share is well below what is usual for this kind of deal, and every deduction comes on top.",
    suggestion:
      "The parties agree on a share that is usual for this kind of agreement: {creator} shall receive [figure] per cent, rising with success.",
    find: (contract) => {
      const found = flag(findLowShare(contract));
      if (!found || contract.kind !== "management") return found;
      return {
        ...found,
        why: "Managers usually take fifteen to twenty per cent. What goes above that is missing where you need it.",
        suggestion: "{Company} shall receive a commission of fifteen per cent of net income.",
      };
    },
  },
];
