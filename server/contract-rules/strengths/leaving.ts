import { keyPerson } from "#server/contract-rules/points/key-person";
import { remedied } from "#server/contract-rules/points/release";
import { findFinalTerm } from "#server/contract-rules/points/term";
import { anyOf, cue } from "#server/contract-rules/reading/cue";
import { readPeriods } from "#server/contract-rules/reading/periods";
import type { Strength } from "#server/contract-rules/strengths/strength";

/** A term of this many months is usual, and what is longer is no comfort. */
const LONGEST_TERM = 36;
/** Ten days to put a breach right. */
const SHORTEST_CURE = 10 * (12 / 365);

const ofTheTerm = cue`^(?:\S{1,6} )?(?:the |this |its )?(?:initial |fixed )?(?:term|agreement|contract|appointment|engagement|period|duration|letter|deal)\b`;
const lockedIn = cue`(?:neither (?:party|of)|no party|nobody|BOTH)[^;]{0,40}\b(?:no|any|not) (?:right|be entitled) to ENDS`;

const ends = cue`(?:BOTH|CREATOR,? (?:or|and) COMPANY|COMPANY,? (?:or|and) CREATOR)[^;]{0,40}MAY[^;]{0,40}ENDS`;
const notFree = anyOf`
  \bneither\b
  \bno party\b
  MUST_NOT
  \bmutual(?:ly)?\b
  majeure
  \bbeyond\b
  \billness\b
  \b(?:show|concert|event|booking)\b
`;
const putRight =
  /(?:cur(?:e|ed|es|ing)|remed\w+|rectif\w+|correct\w*|put(?:ting|s)? (?:\w+ ){0,2}right|made? good|mend\w*)/;
const inTime = cue`(?:${putRight}[^;]{0,40}\bwithin\b|\bwithin\b[^;]{0,80}${putRight}|(?:days?|weeks?|months?)\b[^;]{0,40}\bto ${putRight}|${putRight}[^;]{0,30}\b(?:days?|weeks?|months?)\b)`;
const whoseBreach = anyOf`
  BOTH
  \bthe other\b
  \b(?:no|a|any|defaulting|other|that|such|the) (?:party|side)\b
  CREATOR(?:'s)?[^;]{0,60}BREACHES
  CREATOR has[^;]{0,40}\b(?:days|weeks|months)\b
  BREACHES[^;]{0,30}\bby CREATOR
`;

/** Where the other side may go from one moment to the next, time to put right is not what one has. */
const atOnce = cue`COMPANY[^;]{0,60}MAY[^;]{0,60}ENDS[^;]{0,60}\b(?:immediately|at once|forthwith|without (?:any )?(?:notice|warning|cure))\b`;

export const leavingStrengths: readonly Strength[] = [
  {
    point: 20,
    title: "A fixed term",
    unless: [4, 5, 25, 43],
    when: (contract) =>
      findFinalTerm(contract) !== null && !contract.sentences.some(({ context }) => lockedIn.test(context)),
    looks: [
      {
        has: [ofTheTerm, cue`\b(?:is|be|for|last|lasts|runs?|continues?|remains?|ends?|expires?)\b`],
        not: [
          /\b(?:liab\w*|notice|statement|audit|pay\w*|licen[cs]e|copyright|perpet\w*|renew\w*|extend\w*|option\w*|thereafter|initial)\b/,
        ],
        when: (context) => {
          const months = readPeriods(context).map((period) => period.months);
          return months.length > 0 && Math.max(...months) >= 1 && Math.max(...months) <= LONGEST_TERM;
        },
      },
    ],
  },
  {
    point: 22,
    title: "A clear credit",
    looks: [{ ...remedied, when: (context) => readPeriods(context).length > 0 }],
  },
  {
    point: 26,
    title: "Both sides can terminate",
    unless: [25],
    when: (contract) => !contract.sentences.some(({ context }) => lockedIn.test(context)),
    looks: [{ has: [ends, cue`\bnotice\b|BREACHES`], not: [notFree] }],
  },
  {
    point: 27,
    title: "Time to put a breach right",
    when: ({ sentences }) =>
      !sentences.some(({ context }) => atOnce.test(context) && !/insolv|bankrupt/.test(context)),
    allows: /\bunless (?:it|the|that|such|and until)\b|\bprovided,? (?:that )?(?:such|the) breach\b/,
    looks: [
      {
        has: [inTime, cue`BREACHES`, whoseBreach],
        not: [
          /\b(?:credit|samples?|metadata)\b/,
          cue`(?:COMPANY|\blicensor) (?:is|are|shall be|will be) (?:not )?(?:deemed )?(?:to be )?in breach`,
          cue`BREACHES[^;]{0,30}\bby COMPANY`,
        ],
        when: (context) => readPeriods(context).some(({ months }) => months >= SHORTEST_CURE),
      },
    ],
  },
  {
    point: 31,
    title: "A key person",
    looks: [
      {
        ...keyPerson,
        has: [
          ...keyPerson.has,
          /\b(?:if|where|when|should|in case|once)\b[^;]{0,120}\b(?:ceases?|leaves|left|no longer|departs|resigns|dies|stops)\b/,
          cue`CREATOR[^;]{0,30}(?:MAY|\bfree\b)[^;]{0,40}(?:ENDS|\bleave\b|\bdo (?:so|the same)\b)|CREATOR can leave\b`,
        ],
        not: [...(keyPerson.not ?? []), /\b(?:income|earnings|receipts|gross|solvent|insolven\w+)\b/],
      },
    ],
  },
];
