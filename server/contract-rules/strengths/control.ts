import { findOwnLaw, homeOf } from "#server/contract-rules/points/governing-law";
import { advice } from "#server/contract-rules/points/open";
import { cue } from "#server/contract-rules/reading/cue";
import type { Strength } from "#server/contract-rules/strengths/strength";

const assigns = /\b(?:assign|transfer|novat|pass (?:it|this|the \w+)? ?on|hand over)\w*/;
const changes = /\b(?:amend\w*|modif\w+|chang(?:e|es|ed)|var(?:y|ied|iations?)|alter\w*)\b/;
const image = /\b(?:names?|likeness|images?|photographs?|pictures?|voice|biograph\w*)\b/;

export const controlStrengths: readonly Strength[] = [
  {
    point: 23,
    title: "A mutual indemnity",
    looks: [
      {
        has: [
          cue`(?:BOTH|CREATOR and COMPANY|COMPANY and CREATOR)[^;]{0,50}\b(?:indemnif\w+|holds? harmless|hold)\b[^;]{0,60}\b(?:the other|each other|one another)`,
        ],
        not: [cue`MUST_NOT|\bneither\b`],
      },
    ],
  },
  {
    point: 24,
    title: "Liability is limited",
    looks: [
      {
        has: [
          cue`(?:(?:BOTH|\bneither\b|each|either)[^;]{0,40}\bliab\w*|\bliability of (?:BOTH|either|each))\b[^;]{0,80}\b(?:exceed|limited to|capped at|more than|up to)\b`,
          /\b(?:paid|payable|received|fees?|sums?|price)\b|\d{3}/,
        ],
        not: [/\bunlimited\b/],
      },
    ],
  },
  {
    point: 28,
    title: "A law you can use",
    looks: (contract) => (homeOf(contract) === null ? null : findOwnLaw(contract)),
  },
  {
    point: 30,
    title: "Not passed on without consent",
    looks: [
      {
        has: [
          cue`(?:\bneither\b|\bno party\b|BOTH[^;]{0,12}MUST_NOT|COMPANY[^;]{0,12}MUST_NOT)[^;]{0,60}${assigns}[^;]{0,80}\bwithout\b[^;]{0,60}\b(?:consent|agreement|approval|permission)\b`,
        ],
      },
    ],
  },
  {
    point: 33,
    title: "Moral rights stay yours",
    isOneSided: true,
    unless: [48],
    allows: cue`\bas far as the law allows\b`,
    looks: [
      { has: [cue`CREATOR (?:shall )?(?:keeps?|retains?|reserves?)\b[^;]{0,40}\bmoral rights?\b`] },
      { has: [cue`\bmoral rights?\b[^;]{0,30}\b(?:stay|remain|belong|are reserved)\w*\b[^;]{0,20}CREATOR`] },
    ],
  },
  {
    point: 34,
    title: "Name and image only to promote the music",
    isOneSided: true,
    looks: [
      {
        has: [
          cue`COMPANY (?:\w+ ){0,2}?(?:may|shall|will)\b[^;]{0,20}\buse\b[^;]{0,60}${image}[^;]{0,80}\b(?:only|solely|exclusively)\b[^;]{0,30}\b(?:to|for|in connection with)\b[^;]{0,20}\b(?:promot|advertis|market)`,
          cue`CREATOR`,
        ],
        not: [cue`FOREVER`, /\bany (?:product|purpose|media)/],
      },
    ],
  },
  {
    point: 35,
    title: "Changes need both signatures",
    allows: /\b(?:except|unless|other than|save)(?= (?:by|in|it is|they are|made|with)\b)/,
    looks: [
      {
        has: [
          changes,
          cue`\b(?:only|except|unless|valid|must|need|needs|required|than)\b`,
          /\b(?:in writing|written)\b/,
          cue`\b(?:signed|executed|countersigned) by (?:BOTH|both|each|all|the parties)`,
          cue`\b(?:this|the|of) (?:agreement|contract|deed|letter|licen[cs]e|terms)\b|^(?:\S{1,6} )?(?:any |all |no )?(?:amendment|change|modification|variation|alteration)s?\b`,
        ],
        not: [/\bor,? in the case\b|\bseparate\b|\bby (?:reasonable )?(?:written )?notice\b|\be-?mail\b/],
      },
    ],
  },
  {
    point: 37,
    title: "Sample risk lies with whoever brings the sample",
    looks: [
      {
        has: [
          cue`(?:BOTH|each (?:party|side|of)|whoever|CREATOR)[^;]{0,60}\bsamples?\b[^;]{0,40}\b(?:it|he|she|they|CREATOR) (?:\w+ )?(?:brings?|introduces?|adds?|supplies|chose|chooses)\b`,
          /\b(?:clear\w*|responsible|pays?|liable)\b/,
        ],
        not: [cue`CREATOR[^;]{0,30}\b(?:all|every|any)\b`],
      },
    ],
  },
  {
    point: 39,
    title: "No power of attorney",
    looks: [
      { has: [/\b(?:no|not|never|nothing|without)\b(?: [^\s,;]+){0,4} powers? of attorney/] },
      {
        has: [
          cue`COMPANY MUST_NOT[^;]{0,60}\b(?:sign|enter into|conclude)\b[^;]{0,60}(?:CREATOR(?:'s)? (?:name|behalf)|on behalf of CREATOR|binding (?:up)?on CREATOR)`,
        ],
      },
    ],
  },
  {
    point: 40,
    title: "Independent advice",
    looks: [
      {
        ...advice,
        has: [
          ...advice.has,
          cue`(?:BOTH|CREATOR)[^;]{0,60}\b(?:opportunity|taken|took|received?|consulted|had|advised by)\b`,
        ],
        not: [...(advice.not ?? []), /\b(?:recommend|should|urge|encourage|advised to|may)\w*\b/],
      },
    ],
  },
];
