import { flag, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, findAny, type Says } from "#server/contract-rules/reading/cue";

const otherIncome = anyOf`
  \bshow money\b
  \bgate (?:takings|money)\b
  \bmerch\w*
  \badverts?\b
  \bbookings?\b
  non-record(?:ing)? income
  performs? live
  performance fees
  \b(?:every|any|all|whatever) (?:\w+ )?(?:income|revenues?|earnings) of (?:the )?CREATOR
  \b(?:income|revenues?) (?:of CREATOR )?(?:from|of) (?:whatever|every|any|all) (?:source|kind)
  \bincome from (?:film|television|books|social media)
  \b(?:every|each|any) shows?\b
  advertising (?:deals|work|jobs)
  (?:from|of) (?:\w+ )?performances?\b
  modelling
  film roles?
  influencer
  any other (?:engagement|activity|work)
  \b(?:live )?(?:bookings|show income|stage)\b
  \bon stage\b
  fan merchandise
  \b(?:show|performance|appearance|concert) fees?
  \bmerch\b
  \bfees? (?:from|for) (?:shows|performances|appearances)
  brand (?:work|ambassador)
  \ball (?:of )?CREATOR(?:'s)? (?:other )?(?:income|earnings|activities)(?! (?:from|under) (?:the|these|this|such|his|her))
  everything (?:that )?CREATOR (?:earns|makes)
  income of (?:the )?CREATOR from (?:any|every|all) (?:source|activit)
  (?:income|fees|earn\w*|money)…\b(?:shows|appearances)\b
  ambassador
  \btouring\b
  \btours?\b(?! support)
  live (?:performance|show|event|appearance|income|engagement)s?
  \bconcerts?\b
  \bgigs?\b
  personal appearances
  merchandis\w+
  endorsements?
  sponsorships?
  \bacting\b
  brand (?:deals|partnerships)
  ancillary (?:income|rights|activities)
  entertainment (?:income|activities)
  (?:fees?|income|earnings|money)\b[^,;]{0,30}\bas an? (?:\w+, )?(?:producer|performer|recording artist|actor|dj|presenter)
`;
const takes = anyOf`
  \bone (?:third|fifth|quarter|half) of\b
  \ba (?:third|quarter|fifth|half) of\b
  COMPANY(?:, which| shall| will)? (?:\w+ )?(?:keeps?|takes?|retains?|collects?|gets?)\b(?! (?:nothing|no))
  \bgives? COMPANY(?! (?:\S+ ){0,4}(?:notice|details|information|news|cop(?:y|ies)|first|lists?|reports?|statements?|credit)\b)
  which (?:retains|keeps|takes) (?:half|\d|a |one )
  shared (?:\w+ )?(?:equally )?with COMPANY
  \b(?:ten|fifteen|twenty|thirty|forty|fifty) per ?cent\b
  SHARE
  \bshares? the\b
  \b(?:shared?|split|divided) (?:\w+ )?equally\b
  \b\d{1,2} ?\/ ?\d{1,2}\b
  COMPANY and CREATOR share
  \b(?:one|a) tenth\b
  \bshares? in\b
  (?:pays?|hands?) COMPANY
  repaid to COMPANY
  \bshare (?:of|in)
  \bhalf (?:of )?
  commission
  participat
  entitled to
  exclusive (?:right|merchandis)
  \bpays? (?:to )?(?:the )?COMPANY
`;
const notTaken = [
  denied(otherIncome),
  anyOf`
    CREATOR (?:keeps?|retains?|alone|is free|remains? free)
    CREATOR (?:\w+ ){0,3}(?:not|never) (?:be )?entitled
    (?:is|are|stay|stays|remain|remains) CREATOR(?:'s)?\b
    remains? (?:with|the property of) (?:the )?CREATOR
    (?:is|are) (?:not part|excluded)
    belongs? to (?:the )?CREATOR
    (?:no|without) (?:share|commission|interest)
    \bpays? CREATOR[^;]{0,60}\b(?:records|copies|albums) sold\b
    COMPANY waives
  `,
];

/** "It stays yours, save that a fifth of it is paid to the Label": what follows the exception counts. */
const takenAfterAll = cue`\b(?:save|except|but|provided|less)(?: that| for|,)?\b[^;]{0,80}(?:SHARE|\bone (?:third|fifth|quarter|tenth)\b|\bhalf\b)[^;]{0,60}(?:to|by|for) COMPANY|\bexcept (?:through|by|with) COMPANY, (?:which|who) (?:retains?|keeps?|takes?)\b`;

/** "360 Provision: 20 % of all income". */
const allRound = cue`\b360\b[^;]{0,60}SHARE`;
/** What it was in the sentence before. */
const itsIncome = cue`\b(?:of|in) (?:it|them|this|these)\b|\bthereof\b`;
const ofRecords = /\b(?:sales?|streams?|downloads?) of (?:the )?(?:recordings?|records?|masters?)\b/;
/** The other side ends up with a share of it, whoever else keeps the rest. */
const taken: Says = {
  acts: ["takes", "keeps", "has", "pays"],
  to: "company",
  what: otherIncome,
  when: ({ shares }) => shares.some((share) => share > 0),
};

export const incomeRules: readonly Rule[] = [
  {
    point: 16,
    why: "Concerts and merchandise are what most artists live on, and {company} would share in them without paying for them.",
    suggestion:
      "{Company} shall have no share of income from live performances, merchandise, endorsements or any other activity {of creator} outside the recordings.",
    find: ({ sentences }) =>
      flag(
        findAny(sentences, [
          {
            has: [otherIncome, takes, cue`COMPANY`],
            not: notTaken,
            saysNot: { ...taken, manner: "does not" },
          },
          { has: [otherIncome, takenAfterAll], not: [] },
          { has: [allRound], not: [denied(allRound)] },
          { has: [cue`${otherIncome}|${itsIncome}`], not: [ofRecords], says: taken },
        ]),
      ),
  },
];
