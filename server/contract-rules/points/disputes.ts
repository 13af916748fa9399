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
import { readPeriods } from "#server/contract-rules/reading/periods";

const releasesClaims: Look = {
  has: [
    cue`CREATOR[^;]{0,60}\b(?:releases?|discharges?|waives?|gives? up|renounces?|relinquish\w*)\b[^;]{0,60}\b(?:(?:any|all|every)\b[^;]{0,40}\bclaims?|causes? of action|rights? to sue|demands)\b`,
  ],
  not: [
    cue`\b(?:moral|droit moral|injunct\w*|lien)\b|\bBOTH\b`,
    cue`COMPANY (?:\w+ )?(?:releases|discharges|waives)`,
    denied(/releas|discharg|waive|give/),
  ],
};

const bearsCosts: Look = {
  has: [
    cue`CREATOR (?:\w+ ){0,4}(?:pays?|bears?|reimburses?|liable for|responsible for)\b[^;]{0,70}\b(?:legal (?:costs|fees|expenses)|attorneys?(?:'s?|s')? fees|lawyers?(?:'s?|s')? fees|costs of (?:\w+ ){0,2}(?:arbitration|suit|action|proceedings|disputes?|litigation|mediation|collection|enforcement)|court costs)`,
  ],
  not: [
    cue`\b(?:indemnif\w*|harmless|prevail\w*|unsuccessful|losing|loses|own|each|audit|examination)\b|\bBOTH\b`,
    denied(/pay|bear|reimburse|liable|responsible/),
  ],
};

const LONG_ENOUGH = 24;
const courts: readonly Look[] = [
  {
    has: [
      anyOf`
        \bwaives?\b[^;]{0,60}\b(?:jury|class action|trial|right to (?:appeal|go to court))
        \b(?:jury trial|trial by jury|class action)s?\b[^;]{0,30}\b(?:waived|excluded|not allowed)
        \bwaiver of jury
        \b(?:no right|not (?:be )?entitled|MUST_NOT)\b[^;]{0,40}\b(?:go to|ask|apply to|approach) (?:a|any|the) courts?
      `,
    ],
    not: [cue`\bno (?:party|one) waives|\bnot waive|\bmoral\b|\binterdict|\binjunct`],
  },
  {
    has: [
      cue`\b(?:claims?|actions?|suits?|proceedings?|legal action)\b`,
      cue`\b(?:barred|waived|instituted|brought|commenced|filed|started)\b[^;]{0,40}\bwithin\b|\bwithin\b[^;]{0,60}\b(?:barred|waived)\b`,
    ],
    not: [
      cue`\b(?:statements?|accounts?|accounting|notice of (?:the|any) claim|defects?|withh\w+|hold|held|release[sd]?|paid)\b`,
    ],
    when: (context) => {
      const months = readPeriods(context).map((period) => period.months);
      return months.length > 0 && Math.max(...months) < LONG_ENOUGH;
    },
  },
];

const penalised: Look = {
  has: [
    anyOf`
      \bliquidated damages\b
      \bpenalt(?:y|ies) (?:of|equal|in the sum|amounting)\b
      \b(?:pays?|owes?|liable (?:for|to)|charged)\b[^;]{0,40}\b(?:a |the )?(?:penalty|fine)\b
      \b(?:twice|double|triple|treble|(?:two|three|four|five|ten) times)\b[^;]{0,40}\b(?:fee|sum|amount|advance|costs|money|price|value)\b
      \bbuys? (?:himself|herself|itself|themselves|(?:his|her|their|its) (?:freedom|way)) (?:out|free)\b
    `,
    cue`CREATOR`,
  ],
  not: [
    cue`\bBOTH\b|\bunder penalty of\b|COMPANY (?:\w+ ){0,3}(?:pays?|owes?|liable)|\binterest and penalties\b|\btax\w*\b`,
    denied(/liquidated|penalt|fine|twice|double|times/),
  ],
};

const competes: readonly Look[] = [
  {
    has: [
      cue`CREATOR[^;]{0,30}MUST_NOT[^;]{0,120}\b(?:compet\w+|rivals?|similar (?:business|works?|deals?|products?|services?|engagements?))\b|\bnon-?compet\w*|\brestraint of trade\b`,
    ],
    not: [cue`COMPANY (?:shall|will|may|must) (?:not|never)`, denied(/non-?compet|restraint/)],
  },
  {
    has: [
      cue`\b(?:not|never)\b[^;]{0,60}\b(?:perform|appear|play|advertise)\w*\b[^;]{0,100}\b(?:kilomet\w+|km|miles?|radius)\b`,
    ],
    not: [cue`COMPANY (?:shall|will|may|must) (?:not|never)`],
  },
];

/** The other side as an owner beside the creator of what the creator brought in. */
const shared: Look = {
  has: [
    cue`\b(?:co-?own\w*|joint(?:ly)? (?:own\w*|authored)|joint (?:works?|authors?\w*|property|copyright)|owned? jointly)\b`,
    cue`\b(?:vocals?|voice|lyrics|performances?|new (?:songs?|compositions?|recordings?|masters?|works?)|derivative|toplines?|samples?|stems)\b`,
  ],
  not: [cue`\bequal(?:ly)? (?:shares|parts)\b|\bsplit sheet\b`, denied(/joint|co-?own/)],
};

/** How often a thing that one has bought may be used. */
const cappedUse: Look = {
  has: [
    cue`\b(?:up to|maximum of|not (?:to )?exceed(?:ing)?|no more than|limited to|total of|first|only|one|two)\b[^;.]{0,40}\b(?:\d{1,3}(?:,\d{3})+|\d{3,9}|thousand|million)\b\)?[^;]{0,60}\b(?:streams?|copies|downloads?|views|sales|units|plays|recordings)\b`,
  ],
  not: [denied(/limited/), cue`\broyalt(?:y|ies)\b[^;]{0,40}\b(?:after|above|over)\b`],
};

function findCap(contract: Contract): Match | null {
  return findMatch(contract.sentences, cappedUse);
}

export const disputeRules: readonly Rule[] = [
  {
    point: 50,
    why: "You give up claims before you know of them, also those that a mistake in your accounts would give you.",
    suggestion: "Nothing in this agreement releases a party from a claim that has not yet arisen.",
    find: ({ sentences }) => flag(findMatch(sentences, releasesClaims)),
  },
  {
    point: 51,
    why: "Work beside this contract, or after it, is forbidden although nobody pays for the silence.",
    suggestion:
      "{Creator} may work for others. Only the recordings named in this agreement are exclusive, and only during its term.",
    find: ({ sentences, kind }) =>
      flag(
        findAny(
          // Whoever lends a name to one brand lends it to no rival meanwhile.
          kind === "endorsement"
            ? sentences.filter(({ context }) => !/\bduring the term\b/.test(context))
            : sentences,
          competes,
        ),
      ),
  },
  {
    point: 52,
    why: "A dispute that you may have won still costs you both sides' lawyers.",
    suggestion: "Each party bears its own legal costs unless a court or arbitrator decides otherwise.",
    find: ({ sentences }) => flag(findMatch(sentences, bearsCosts)),
  },
  {
    point: 53,
    why: "The way to a court, or the time for it, is narrower than the law gives you.",
    suggestion:
      "The parties try mediation first. Nothing in this agreement shortens the time in which a claim may be made, or keeps a party from the courts.",
    find: ({ sentences }) => flag(findAny(sentences, courts)),
  },
  {
    point: 56,
    why: "A song that does well is soon over the limit, and each further use needs another payment or is an infringement.",
    suggestion:
      "The licence covers an unlimited number of copies, streams, views and performances. Alternatively it becomes unlimited against payment of [figure], fixed today.",
    find: (contract) => flag(findCap(contract)),
  },
  {
    point: 57,
    why: "What you bring in yourself, your voice and your words, would belong to somebody else as well.",
    suggestion:
      "Each party keeps what it contributed. Shares in the composition stand in a split sheet signed by both, and a recorded vocal belongs to its singer until it is assigned in writing.",
    find: ({ sentences }) => flag(findMatch(sentences, shared)),
  },
  {
    point: 58,
    why: "The sum is due whatever the other side has lost, and may be many times what you were paid.",
    suggestion: "A party in breach pays the loss that it has caused and that is proved, and no penalty.",
    find: ({ sentences }) => flag(findMatch(sentences, penalised)),
  },
];
