import type { Contract } from "#server/contract-rules/contract";
import { longestAudit } from "#server/contract-rules/points/accounts";
import { netMeans, sizesIn } from "#server/contract-rules/points/deductions";
import { fadesOut, commission, spentOnTheWay } from "#server/contract-rules/points/commission";
import { anyOf, cue } from "#server/contract-rules/reading/cue";
import { readPeriods } from "#server/contract-rules/reading/periods";
import type { Strength } from "#server/contract-rules/strengths/strength";

const LONG_AUDIT = 24;
/** Of what was earned, and for how many months. */
const LARGEST_RESERVE = 25;
const LONGEST_RESERVE = 24;
/** Of a former manager's commission. */
const LONGEST_SUNSET = 36;

const sum = anyOf`
  (?:kes|ksh|usd|ngn|zar|ugx|tzs|ghs|rwf|gbp|eur|us\$|\$|£|€|₦|r) ?[\d][\d,.]*
  [\d][\d,.]{2,} ?(?:shillings|naira|rand|dollars|pounds|euros?|cedis|kes|ksh)
`;
const atMost =
  /\b(?:up to|(?:not|never) exceed|(?:no|not) more than|maximum of|at most|(?:capped|limited) (?:at|to))\b/;

const isWithin = (sizes: readonly number[], most: number) => sizes.length > 0 && Math.max(...sizes) <= most;

/** What is taken off is listed, and the list is closed. */
function isClosed(context: string): boolean {
  const taken = /\b(?:less|minus|after deduct\w*(?: of)?|deduct\w*)\b(.*)$/.exec(context)?.[1];
  if (taken === undefined) return true;
  return !/\b(?:includ\w*|such as|other|customary|usual|standard|reasonable|any|all|overheads?|expenses|costs|etc)\b/.test(
    taken,
  );
}

const regularly = cue`\b(?:daily|weekly|monthly|quarter\w*|half[- ]?year\w*|semi-?annual\w*|bi-?annual\w*|annual\w*|yearly|twice|(?:once|times|each|every|per|a|an) (?:\w+ ){0,2}(?:day|week|month|quarter|half|year|season)s?)\b`;
const sends = cue`(?:renders?|sends?|provides?|furnish(?:es)?|delivers?|issues?|gives?|submits?|suppl(?:y|ies)|prepares?)`;
const notAccounts =
  /\b(?:bank|user|verified|linked|transparency|request|tax|1099|log ?in|password|false|at its (?:office|option))\b|\bno payment\b/;
const books = cue`(?:\bbooks?\b|\brecords\b|\bledgers?\b|\baccounts?\b|\bstatements?\b)`;
const looks = /\b(?:audit\w*|inspect\w*|examin\w*|see|check|look (?:at|into|through))\b/;

const earned =
  /\b(?:live (?:performances?|shows?|income|and)|performances? fees?|tours?|touring|concerts?|gigs?|merchandis\w+|endorsements?|sponsorships?|personal appearances)\b/;
const money = /\b(?:income|receipts|revenues?|earnings|fees?|monies|money|proceeds|earns?)\b/;
const notOther = [/\bperformance (?:royalt|right)/, cue`\bfirst|COMPANY(?:'s)? share\b`];

export const moneyStrengths: readonly Strength[] = [
  {
    point: 8,
    title: "Accounts are kept apart",
    looks: [
      { has: [cue`(?:MUST_NOT|\bno\b|\bnever\b|\bnor\b)[^,;]{0,60}cross-? ?collaterali[sz]`] },
      { has: [cue`cross-? ?collaterali[sz]\w* (?:is|are|shall be) (?:excluded|prohibited|forbidden|not)`] },
      {
        has: [
          cue`\b(?:not|never)\b[^,;]{0,40}\b(?:set[- ]?off|set against|offset|charged (?:to|against)|recouped from)\b[^;]{0,60}\b(?:other|another)\b`,
        ],
      },
    ],
  },
  {
    point: 9,
    title: "Recoupment is capped",
    unless: [8],
    looks: [
      {
        has: [cue`\b(?:recoup\w*|recover(?:s|ed|able|y)?|deduct\w*)\b`, cue`${atMost}[^;]{0,40}${sum}`],
        not: [
          /\b(?:claim|damages|tax|reimburs|sample|liab)\w*/,
          /\b(?:any and all|per (?:song|month|year))\b/,
        ],
      },
      {
        has: [
          cue`\b(?:recoup\w*|recover(?:s|ed|able)?|deduct\w*)\b[^;]{0,40}\bonly\b[^;]{0,80}\b(?:budget|costs)\b[^;]{0,60}\b(?:approved|agreed|countersigned)\b[^;]{0,30}(?:BOTH|CREATOR)`,
        ],
        not: [/\b(?:claim|damages|tax|reimburs)\w*/],
      },
    ],
  },
  {
    point: 10,
    title: "Net income is defined",
    looks: [{ has: [netMeans], when: isClosed }],
  },
  {
    point: 11,
    title: "Regular statements",
    unless: [13],
    looks: [
      {
        has: [
          cue`COMPANY (?:\w+ ){0,5}?${sends}\b[^;]{0,80}\b(?:statements?|accounts?|accountings?)\b`,
          regularly,
        ],
        not: [notAccounts],
      },
      { has: [cue`COMPANY (?:\w+ ){0,3}?accounts? (?:to|for)\b`, regularly], not: [notAccounts] },
      {
        has: [
          cue`\bstatements?\b[^;]{0,60}\b(?:is|are|shall be|will be)\b[^;]{0,30}\b(?:rendered|sent|furnished|delivered|provided|issued|given|made up)\b`,
          regularly,
        ],
        not: [notAccounts],
      },
      {
        has: [
          cue`\b(?:with|accompanied by) (?:a |an |the )?(?:\w+ ){0,3}statements?\b`,
          /\bpa(?:id|yable|ys?)\b/,
          regularly,
        ],
        not: [notAccounts],
      },
    ],
  },
  {
    point: 12,
    title: (contract: Contract) =>
      longestAudit(contract) >= LONG_AUDIT ? "Audit rights of 24 months or more" : "A right to audit",
    unless: [13],
    looks: [
      {
        has: [cue`(?:CREATOR|BOTH)(?:'s)?[^;]{0,60}?(?:MAY|shall have access)[^;]{0,60}${looks}`, books],
        not: [cue`MUST_NOT`, notAccounts],
        saysNot: { acts: ["looks"], who: "company" },
      },
      {
        has: [
          cue`COMPANY (?:shall|will|must) (?:\w+ )?(?:allow|permit|let|give)s?\b[^;]{0,30}CREATOR[^;]{0,60}${looks}`,
          books,
        ],
        not: [notAccounts],
      },
    ],
  },
  {
    point: 14,
    title: "Reserves are limited",
    looks: [
      {
        has: [/\breserves?\b/, /\d ?%|per ?cent/],
        when: (context) => {
          const { shares, months } = sizesIn(context);
          return isWithin(shares, LARGEST_RESERVE) && isWithin(months, LONGEST_RESERVE);
        },
      },
    ],
  },
  {
    point: 15,
    title: "Only disputed sums can be held back",
    looks: [
      {
        has: [
          cue`COMPANY[^;]{0,40}\b(?:withhold|hold back|keep back|retain)\w*\b`,
          cue`CLAIMS`,
          cue`reasonabl[ey] (?:related|relates|proportion\w*)|\b(?:disputed|contested) (?:sums?|parts?|portions?|amounts?)\b|\b(?:sums?|parts?|portions?|amounts?) (?:in dispute|claimed|of the claim)\b`,
        ],
        not: [/\b(?:all|any|entire|whole)\b/],
      },
    ],
  },
  {
    point: 16,
    title: "Live and merchandise income stay yours",
    isOneSided: true,
    looks: [
      {
        has: [earned, money],
        not: [...notOther, /\b(?:after|once|until|less|remaining|rest|balance)\b/],
        says: {
          acts: ["keeps"],
          to: "creator",
          what: earned,
          when: ({ shares }) => shares.every((share) => share === 100),
        },
        saysNot: { acts: ["takes", "keeps", "has", "pays"], to: "company" },
      },
      {
        has: [
          cue`COMPANY (?:\w+ ){0,3}?(?:no|not|never|nothing)\b[^;]{0,40}\b(?:share|participat\w*|interest|commission|percentage|claim|part|entitled)\b[^;]{0,80}${earned}`,
        ],
        not: notOther,
      },
    ],
  },
  {
    point: 17,
    title: "Full mechanical royalties",
    isOneSided: true,
    looks: [
      {
        has: [
          cue`\bmechanical\b[^;]{0,60}\b(?:paid|payable|pays?|due)\b`,
          cue`\bin full\b|\bfull (?:statutory |prevailing |legal )?rates?\b|(?:100 ?%|one hundred per ?cent)[^;]{0,40}\brate\b|\bwithout (?:any )?reduction|\bunreduced\b`,
        ],
        not: [
          /\b(?:reduced|three[- ]quarters?|half|assign|controlled compositions? (?:rate|cap))\b|\b(?!100)\d{1,2} ?%|ninety|eighty|seventy|fifty/,
        ],
      },
    ],
  },
  {
    point: 41,
    title: "Commission ends some time after the contract",
    looks: [
      {
        has: [commission, fadesOut],
        not: [/\bno sunset\b|\bperpet|\bfor ?ever\b/],
        when: (context) => {
          const months = readPeriods(context).map((period) => period.months);
          return months.length > 0 && Math.max(...months) <= LONGEST_SUNSET;
        },
      },
    ],
  },
  {
    point: 42,
    title: "Costs come off before the commission",
    looks: [
      {
        has: [spentOnTheWay, commission],
        not: [/\b(?:without|before) (?:any )?deduct|\bnot (?:be )?deduct/],
      },
    ],
  },
];
