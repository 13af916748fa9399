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
import { readShares } from "#server/contract-rules/reading/shares";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";

const royalty = cue`\b(?:royalt(?:y|ies)|rates?)\b`;
const aboutSongs = cue`\bmechanical|statutory|controlled|interest rate|rate of interest|exchange rate|\breserves?\b|\btax`;
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
        \b(?:reduced|lower) (?:royalt(?:y|ies)|rates?)\b
        \b(?:royalt(?:y|ies)|rates?)\b[^;]{0,40}\b(?:reduced|halved|prorated)\b
        \b(?:packaging|container|breakage|new[- ](?:technology|media)|format) (?:deduction|reduction|charge|allowance)s?\b
        \broyalt(?:y|ies)\b[^;]{0,60}\b(?:85|90) ?(?:%|per ?cent) of (?:net |all )?(?:sales|records sold)
      `,
    ],
    not: [aboutSongs, denied(/reduc|lower|halved|packag|container|breakage|deduct/), cue`\bBOTH\b`],
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

const goesWithoutPay: readonly Look[] = [
  {
    has: [
      cue`CREATOR (?:\w+ ){0,3}(?:not|never|no)\b[^;]{0,70}\b(?:revenues?|income|royalt(?:y|ies)|compensation|participation|fees|remuneration|share|payments?)\b[^;]{0,20}\b(?:from|on|for|in|of|outside|accru\w+|in respect of)\b`,
    ],
    not: [
      cue`\b(?:until|unless|before|recoup\w*|indemn\w*|damages|reduc\w*|deduct\w*|refund|repay\w*|withh\w+|commission|COMPANY's (?:\w+ )?(?:income|revenues?|business))\b`,
      cue`\b(?:promotional|review) (?:cop(?:y|ies)|purposes?)\b`,
      cue`CREATOR (?:shall|will|may|must|does|do|has|have|is)? ?(?:not|never) (?:pay|owe|give|be (?:obliged|required|liable|charged)|assign|have to|accept|claim)`,
    ],
  },
  {
    has: [
      cue`\bno (?:\w+ ){0,2}(?:royalt(?:y|ies)|share|compensation|payments?|remuneration|income)\b…\b(?:payable|paid|due|accrues?|owed|received|credited)\b…(?:on|for|from|in respect of|to CREATOR)\b`,
    ],
    not: [
      cue`\b(?:promotional|review) (?:cop(?:y|ies)|purposes?)\b|\b(?:until|unless|before|recoup\w*)\b|(?:to|by) COMPANY|\bBOTH\b`,
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
      cue`(?:CREATOR (?:\w+ ){0,3}(?:loses?|forfeits?)\b[^;]{0,50}\b(?:royalt(?:y|ies)|fees|income|share|money|payments?|balance|revenues?)\b|COMPANY may (?:\w+ )?forfeit)`,
    ],
    not: [cue`(?:not|never) (?:lose|forfeit)`],
  },
];

const onceOnly: Look = {
  has: [
    cue`\b(?:full and (?:final|complete)|complete and final|one[- ](?:time|off)|single|flat|lump[- ]sum|buy-?out|all[- ]in(?:clusive)?)\b[^;]{0,60}\b(?:payment|consideration|fee|compensation|settlement|sum|satisfaction|remuneration)\b|\bbuy-?out\b`,
    cue`\bno (?:further|other|additional|more)\b|\bno royalt|\b(?:all|any and all) rights\b|\bin lieu of\b|\bnot (?:be )?entitled\b|\bwithout (?:any )?further\b|\bbuy-?out\b|\bnothing (?:more|else|further)\b`,
  ],
  not: [
    cue`\bBOTH\b|\bexpenses\b[^;]{0,30}\breimburs|CREATOR (?:shall |will |agrees to )?pays? COMPANY|\bin addition to (?:the )?royalt`,
    denied(/buy-?out/),
  ],
};

const toCreator = cue`(?:CREATOR,? (?:\w+ ){0,4}(?:receives?|gets?|paid|entitled to|earns?|credited with|remunerated|(?:has|have) a royalty)|^(?:\S{1,6} )?CREATOR:|SHARE (?:\w+ )?to CREATOR|(?:pays?|credits?)(?: to)? CREATOR|royalt(?:y|ies)\b[^;]{0,40}(?:to|of|for) CREATOR|CREATOR's (?:\w+ )?(?:royalt(?:y|ies)|shares?|percentage))`;
const ofIncome = cue`(?:(?:%|per ?cent(?:um)?)\)? (?:\w+ ){0,4}(?:of|on)|\b(?:one|an?)[ -](?:third|quarter|fifth|sixth|eighth|tenth) of)\b|CREATOR's (?:\w+ )?share of[^;]{0,40}SHARE`;
const otherShares = cue`\bshares in COMPANY|\b(?:rises?|increases?) by\b|\b(?:advance|interest|audit|examination|deposit|reserve|mechanical|statutory|merchandis\w*|touring|live|commission|tax|vat|instal(?:l)?ment|balance|cancell?\w*|kill fee|writer's share|producer)\b`;
const income = cue`\b(?:incomes?|receipts|revenues?|proceeds|sales|sold|sums|profits?|earnings|monies|price|royalt(?:y|ies))\b`;
/** "90 % to the Company and 10 % to the Artist" */
const partToCreator = cue`(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)\)? (?:shall go |goes )?to CREATOR`;
const partsToCreator = (context: string) =>
  [...context.matchAll(new RegExp(partToCreator, "g"))].map(([, share]) => Number(share));
/** What is usual at least, in per cent of what comes in. */
const usual: Partial<Record<ContractKind, number>> = {
  recording: 15,
  publishing: 50,
  songwriter: 50,
  distribution: 70,
  platform: 50,
};
const MOST_COMMISSION = 20;

function findLowShare({ kind, sentences }: Contract): Match | null {
  if (kind === "management")
    return findMatch(sentences, {
      has: [cue`\bcommissions?\b|COMPANY[^;]{0,60}(?:receives?|takes?|entitled|keeps?|paid)`, ofIncome],
      not: [cue`\b(?:interest|reduc\w+|after the term|shares? of stock|equity)\b`],
      when: (context) => readShares(context).some((share) => share > MOST_COMMISSION && share < 100),
    });
  const least = usual[kind];
  const isLess = (shares: readonly number[]) => shares.length > 0 && Math.max(...shares) < (least ?? 0);
  if (least === undefined) return null;
  return (
    findMatch(sentences, {
      has: [toCreator, ofIncome],
      not: [otherShares],
      when: (context) => isLess(readShares(context)),
    }) ??
    findMatch(sentences, {
      has: [income, cue`SHARE`],
      not: [otherShares],
      says: {
        acts: ["takes", "pays", "has"],
        to: "creator",
        what: income,
        when: ({ shares }) => isLess(shares),
      },
    }) ??
    findMatch(sentences, {
      has: [partToCreator],
      not: [otherShares],
      when: (context) => isLess(partsToCreator(context)),
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
    find: ({ sentences }) => flag(findMatch(sentences, onceOnly)),
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
