import { anyOf, cue, type Look } from "#server/contract-rules/reading/cue";

const society = anyOf`
  collecting (?:societ|bod|agenc)
  collective management
  collection societ
  perform(?:ing|ance) rights? (?:societ|organi[sz])
  rights (?:societ|organi[sz])
  \bsociet(?:y|ies)\b
  \b(?:mcsk|prisk|kamp|coson|mcsn|samro|capasso|ghamro|uprs|cosota|rsau|sacem|ascap|bmi|prs|pro(?! rata)|cmo)\b
`;
const joins = anyOf`
  \bsign(?:s|ing)? up\b
  \bmembership\b
  \blodg(?:e|es|ing)\b
  \bfil(?:e|es|ing)\b
  \bleaves?\b
  \bresign
  \bwithdraw
  \bmembers?\b
  \bjoin
  regist(?:er|ration)
  affiliat
  assign
  mandate
  enrol
  declare
  deposit
  notify
  \bcollects?\b
  \bclaims?\b
`;
/** Whoever writes may not join a society, or register there. */
export const banned: readonly Look[] = [
  {
    has: [society],
    not: [/\b(?:twice|differently|wrong|false|unreasonabl\w*|delay)\b/],
    says: { acts: ["joins"], who: "creator", manner: "does not" },
  },
  {
    has: [
      cue`(?:(?:CREATOR|\bhe\b|\bshe\b|\bthey\b|\byou\b)(?: \w+){0,3} (?:(?:(?:shall|may|will|must|can|agrees|undertakes|promises) (?:not|never)|(?:is|are) (?:not|never) (?:allowed|permitted|entitled))|cannot|refrain|neither)…${joins}|without (?:the )?(?:prior )?(?:written )?(?:consent|approval|permission)…${joins})`,
      society,
    ],
    not: [
      cue`(?:does not|nothing|not) (?:prevent|restrict|limit|stop|affect)|nothing in|differently|wrong|false|twice|unreasonabl|delay|free not to|more than (?:its|his|her|CREATOR)`,
    ],
  },
  {
    has: [
      cue`(?:registration|membership|registering|joining)[^;]{0,120}(?:prohibited|forbidden|not (?:be )?(?:allowed|permitted))`,
      society,
    ],
    not: [cue`(?:twice|wrong|false)`],
  },
  {
    has: [
      anyOf`
        \bonly COMPANY (?:(?:may|shall|can|will) )?[^,;]{0,20}(?:register|join)
        COMPANY alone (?:may|shall|can|will) [^,;]{0,20}(?:register|join)
        CREATOR (?:\w+ )?(?:waives?|gives? up|renounces?)[^;]{0,60}(?:member|join|regist|\bcollect\b|royalt|remuneration)
        CREATOR[^;]{0,30}\b(?:no|not)\b[^;]{0,30}\b(?:claims?|part|shares?|entitled)\b[^;]{0,80}\b(?:performance|neighbouring|neighboring|remuneration|broadcast\w*)\b
        CREATOR[^,;]{0,20}(?:TRANSFERS)[^;]{0,60}(?:\bmembership\b|COMPANY[^;]{0,40}\b(?:receive|collect|monies|money|royalties|income|sums)\b)
        COMPANY[^;]{0,20}\b(?:exclusive|sole) right\b[^;]{0,20}\b(?:regist\w+|collect)\b
        (?:under no circumstances|in no (?:case|event)|at no time)[^;]{0,20}CREATOR[^;]{0,20}(?:regist|join|becom)
        \bno (?:\w+ )?(?:work|song|recording|composition)s?\b[^;]{0,40}regist[^;]{0,20}by CREATOR
        CREATOR (?:\w+ ){0,2}no right to (?:register|join|become|be)
        \bbreach\b[^;]{0,60}CREATOR (?:registers|joins|becomes)
        ^(?:\S{1,5} )?(?:registering|joining)\b[^;]{0,80}\b(?:is|shall be) (?!no\b)(?:a |an )?(?:\w+ )?breach\b
      `,
      society,
    ],
  },
  {
    has: [
      cue`\b(?:royalt(?:y|ies)|income|monies|remuneration)\b[^;]{0,80}\b(?:paid|payable) (?:\w+ ){0,3}(?:by \w+ \w+ )?(?:directly )?to COMPANY`,
      society,
    ],
    // A publisher's own share, and not the writer's with it.
    not: [cue`^(?!.*(?:\bwriter|CREATOR)'s ).*(?:\bpublisher|COMPANY)'s share\b`],
  },
  {
    has: [
      cue`CREATOR (?:shall|must|will|agrees to|undertakes to) (?:\w+ )?(?:leave|resign from|withdraw|give up|cancel|terminate|end)\b`,
      society,
    ],
    not: [cue`may also`],
  },
];

/** A song over a bought beat is the buyer's too; the beat alone is not. */
export const buyerBanned: Look = {
  has: [
    cue`COMPANY(?: \w+){0,3} (?:(?:shall|may|will|must|can|agrees|undertakes) (?:not|never)|cannot)…\b(?:regist\w+|claim\w*)\b[^;]{0,60}\b(?:songs?|works?|compositions?)\b`,
    society,
  ],
  not: [cue`\b(?:wrong|false|twice|unreasonabl\w*)\b|\bas (?:the )?sole\b|more than (?:its|COMPANY)`],
};
