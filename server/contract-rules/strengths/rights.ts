import { readPeriods } from "#server/contract-rules/reading/periods";
import { anyOf, cue } from "#server/contract-rules/reading/cue";
import type { Strength } from "#server/contract-rules/strengths/strength";

/** In months: what comes back later comes back to another career. */
const LATEST_RETURN = 120;
/** In months: a record that may come out later may as well not. */
const LATEST_RELEASE = 24;

const things = cue`(?:\brights?\b|copyrights?|masters?|recordings?|works?|compositions?|songs?|titles?|\bthey\b|\bit\b)`;
const comesBack = cue`${things}[^;]{0,90}\b(?:reverts?|returns?|pass(?:es)? back|(?:go|come)(?:es)? back|(?:be|is|are) (?:re-?assigned|returned|given back|handed back))\b[^;]{0,30}\bto CREATOR`;
const givesBack = cue`COMPANY (?:(?:shall|will|must) )?(?:hands?|gives?|transfers?|assigns?|returns?)\b[^;]{0,60}\b(?:back to|to)\b CREATOR`;
const atTheEnd = anyOf`
  \b(?:at|on|upon|after|from) the (?:end|expiry|expiration|close)\b
  \b(?:on|upon|after) (?:its |their )?(?:termination|expiry|expiration)\b
  \bwhen (?:this|the) \w+ (?:ends|expires|is over)\b
  \b(?:then|thereafter)\b
`;
const askedFor = cue`\b(?:request|consent|discretion|option|agree[sd]?|payment of|repayment|recoup\w*|copies|files|equipment|materials)\b`;

const publishing = /\b(?:publishing|compositions?|musical works?|songs?|lyrics|writer's share|songwriting)\b/;
const sync = anyOf`
  synchroni[sz]\w*
  \bsync\b
  \bfilms?\b
  \btelevision\b
  \badvert\w*
  \bcommercials?\b
  \bgames?\b
`;
const licenses = /(?:licen[cs]|authori[sz]|grant|permit|us(?:e|ing)\b|put|place)\w*/;
const yes = /(?:consent|approv|permission|agree|yes\b)/;
const theirYes = cue`(?:CREATOR[^;]{0,40}${yes}|${yes}\w* (?:of|by|from) CREATOR)`;
const above = /\b(?:above|over|exceed\w*|more than|below|under|less than) \S{0,6}\d/;
const society =
  /\b(?:societ(?:y|ies)|collecti(?:ng|ve management) \w+|mcsk|prisk|kamp|coson|mcsn|samro|capasso|ghamro|uprs|cosota|ascap|bmi|prs|cmos?|pros?)\b/;

export const rightsStrengths: readonly Strength[] = [
  {
    point: 3,
    title: "Nothing is work for hire",
    looks: [{ has: [cue`\b(?:no|not|never|nothing|none)\b[^,;]{0,40}\bworks?[- ](?:made )?for[- ]hire\b`] }],
  },
  {
    point: 6,
    title: "Rights come back",
    isOneSided: true,
    unless: [1],
    looks: [comesBack, givesBack].map((back) => ({
      has: [back],
      not: [askedFor],
      when: (context: string) => {
        const months = readPeriods(context).map((period) => period.months);
        return months.length > 0 ? Math.max(...months) <= LATEST_RETURN : atTheEnd.test(context);
      },
    })),
  },
  {
    point: 7,
    title: "A duty to release",
    looks: [
      {
        has: [
          cue`COMPANY (?:shall|will|must|undertakes to|agrees to|promises to|is (?:obliged|bound|required) to)\b[^;]{0,50}?RELEASES`,
          /\b(?:albums?|singles?|eps?|recordings?|masters?|records?|tracks?|songs?)\b/,
        ],
        not: [cue`COMPANY (?:shall|will) not\b`, /\b(?:from claims|paid|tax|form)\b/],
        when: (context) =>
          /\b20\d\d\b/.test(context) || readPeriods(context).some(({ months }) => months <= LATEST_RELEASE),
      },
    ],
  },
  {
    point: 18,
    title: "Publishing stays with the writers",
    isOneSided: true,
    unless: [36],
    looks: [
      {
        has: [publishing],
        not: [/writer's share|\b(?:licen[cs]e|recordings?|credit)\b/],
        says: {
          acts: ["keeps"],
          to: "creator",
          what: cue`(?:\b(?:all|full|whole|sole|one hundred per ?cent|entire|every)\b|\b100 ?%)[^;]{0,60}${publishing}`,
          when: ({ shares }) => shares.every((share) => share === 100),
        },
        saysNot: { acts: ["takes", "keeps", "has", "pays", "grants"], to: "company" },
      },
      {
        has: [
          cue`${publishing}[^;]{0,60}\b(?:stay|remain|belong)s?\b[^;]{0,30}\b(?:with|to|property of)\b (?:the |its |their )?(?:CREATOR|those who wrote|writers?|authors?)`,
        ],
        not: [/%|per ?cent/],
      },
      {
        has: [
          cue`COMPANY (?:\w+ ){0,3}?(?:no|not|never|neither)\b[^;]{0,40}\b(?:interest|share|rights?|part|acquire|collect|claim)\b[^;]{0,60}${publishing}`,
        ],
      },
    ],
  },
  {
    point: 19,
    title: "Free to register with a society",
    isOneSided: true,
    looks: [
      {
        has: [society],
        says: { acts: ["joins"], who: "creator", manner: "may" },
        saysNot: { acts: ["joins"], who: "creator", manner: "does not" },
      },
      {
        has: [
          cue`\bnothing\b[^;]{0,60}\b(?:prevents?|restricts?|limits?|stops?|keeps?)\b[^;]{0,20}CREATOR[^;]{0,40}\b(?:join|regist|becom)`,
          society,
        ],
      },
    ],
  },
  {
    point: 38,
    title: "Approval over synchronisation",
    isOneSided: true,
    allows: cue`\bunless (?:and until )?CREATOR`,
    looks: [
      {
        has: [
          cue`COMPANY[^;]{0,12}MUST_NOT[^;]{0,60}${licenses}`,
          sync,
          cue`\b(?:without|unless)\b[^;]{0,40}${theirYes}`,
        ],
        not: [above],
      },
      {
        has: [
          cue`CREATOR(?:'s)? (?:\w+ ){0,4}?(?:consent|approval|permission)\b[^;]{0,60}\b(?:is|are|shall be|needed|required)\b`,
          sync,
        ],
        not: [above, cue`\bnot (?:be )?(?:needed|required|necessary)\b`],
      },
      {
        has: [cue`\bonly (?:with|after|if|when|where)\b[^;]{0,20}${theirYes}`, sync, cue`COMPANY`],
        not: [above],
      },
      {
        has: [
          cue`COMPANY (?:\w+ ){0,3}?(?:obtain|need|require|ask|seek|get)\w*\b[^;]{0,40}CREATOR(?:'s)? [^;]{0,30}${yes}`,
          sync,
        ],
        not: [above, cue`COMPANY (?:\w+ ){0,2}?(?:not|never|no)\b`],
      },
    ],
  },
];
