import type { Contract } from "#server/contract-rules/contract";
import { flag, missing, type Finding, type Rule } from "#server/contract-rules/points/rule";
import {
  anyOf,
  cue,
  denied,
  findAny,
  findMatch,
  refused,
  type Look,
  type Match,
} from "#server/contract-rules/reading/cue";

const duty: Look = {
  has: [
    anyOf`
      COMPANY (?:releases\b[^;]{0,60}|(?:brings|puts|issues|publishes)\b(?! (?:\w+ ){0,2}(?:statements?|accounts?|invoices?))[^,;]{0,60})\b(?:within|by|before|no later|not later|at the latest|months?|days|20\d\d)
      (?:COMPANY…(?:is|are) (?:obliged|bound|required) to|\brelease\b (?:\w+ ){0,3}(?:takes place|shall take place|will take place|happens|is due)|COMPANY…(?:obliged|bound|required)…)(?:RELEASES|issue|\bnot later|no later|by\b|within)
      COMPANY…(?:shall|will|must|promises?|undertakes?|commits?)…\b(?:be|is) (?:\w+ ){0,3}(?:out|in the shops|on sale|available|on the (?:\w+ )?(?:services|platforms))\b
      \bbe dropped by COMPANY
      COMPANY (?:accepts?|has|assumes?|is under) (?:a|the|an) (?:duty|obligation) to (?:RELEASES|issue)
      COMPANY (?:\w+ )?covenants? to (?:RELEASES|issue)
      (?:shall|will|must|undertakes?|commits?|agrees|guarantees?|is to)\b…(?<!\b(?:the|its|first|of|after|from|before|upon|following|commercial) )RELEASES
    `,
    cue`(?:within|not later than|no later than|\bby\b|before|months?|days|20\d\d|\b(?:each|every) (?:\w+ )?(?:year|period))`,
  ],
  not: [
    denied(/release|oblig/),
    anyOf`
      press release
      release (?:\w+ ){0,2}(?:sum|reserve|money|payment)
      CREATOR (?:hereby )?releas
      injunct
      hold back
      \bif no proceedings
    `,
  ],
};
/** It stands for a release, or sees to it. */
const guarantee: Look = {
  has: [
    cue`COMPANY (?:\w+ ){0,2}guarantees? (?:a|the|that)\b…\breleas|COMPANY (?:shall|will|must) (?:\w+ )?(?:ensure|cause|bring|see to it)\b…(?:\bgoe?s? on sale|\bto market|(?<!\b(?:cop(?:y|ies)|records?) )\breleased)`,
  ],
  not: [denied(/guarantee|ensure|cause/)],
};
const mayNotWithhold: Look = {
  has: [cue`COMPANY MUST_NOT…\bwithhold\b…\breleas`, cue`(?:days|months?|years?)`],
  not: [cue`\bwithhold (?:\w+ ){0,2}(?:consent|approval|permission)`],
};
/** Who does not release loses the contract or the rights: nearly as good as a duty. */
const lossOfRights: Look = {
  has: [
    cue`(?:(?:if|unless|where|should)…(?:not|never|nothing|fails? to)|\bfailure (?:of COMPANY )?to)…(?:RELEASES|\bis out\b)|\bnot (?:been )?released\b…(?:belongs? to|reverts? to|returns? to|goes back to) CREATOR`,
    cue`(?:within|months?|days|after)`,
  ],
  not: [cue`claim|reserve`],
};
const freeNotTo = anyOf`
  (?:not|never) promise to RELEASES
  only one to decide whether
  (?:failure|omission) to RELEASES…(?:not|no|never)…(?:breach|claim)
  (?:no|not (?:be )?under (?:a|any)) (?:duty|obligation) to (?:RELEASES|publish)
  (?:not (?:have|need) to|need not) RELEASES
  no (?:assurance|promise|guarantee)…(?:RELEASES|issued)
  (?:RELEASES|\bissue\b)…\bor (?:to )?(?:hold|keep|refrain|withhold)
  decides? whether…RELEASES
`;
const noPromise: Look = {
  has: [
    cue`${freeNotTo}|(?:no obligation|not (?:be )?(?:obliged|bound|required)|refrain from|elect not|sole discretion (?:whether|as to))…(?:releas|exploit|market)`,
  ],
};

const longStop = cue`(?:\b(?:years?|months?)\b|20\d\d|no longer(?! sells?))`;
const reRecords = anyOf`
  \b(?:perform|sing|play)s?\b…\b(?:songs?|titles|works)\b…\bany other\b…\b(?:record|recorded|recording|album|concert film|televised)\b
  \bcovers? (?:versions? )?of (?:the|these|those) (?:songs|works)
  \b(?:perform|record|sing)\b…\b(?:song|songs|titles|works|compositions)\b…\bon (?:any|another) other? ?(?:record|recording|release)
  \bother recordings? of\b
  \brecord\b[^;]{0,40}\b(?:afresh|anew)\b
  \bperform\b[^;]{0,30}\bsongs\b[^;]{0,30}\bfor the purpose of making records\b
  \bsing or play the said songs for the making\b
  \bduplicate the performances\b
  \bfresh recording of\b
  \bfurther recordings? of the (?:songs?|works?|compositions?)\b
  \bnew versions of the (?:songs?|works?|compositions?)\b
  \bre-? ?record(?:s|ed|ings?)?\b
  \brecord(?:s|ed|ing)?\b…\bagain\b
  \b(?:new|another|second|other) (?:version|recording|rendition)s? of\b
  \bsing(?:s|ing)?\b…\b(?:these|those|the same|such|said) (?:songs|works|compositions)\b…\b(?:again|for (?:another|any|anybody|anyone))\b
`;
const reRecordBan: Look = {
  has: [
    reRecords,
    anyOf`
      (?:shall|will|may|must|agrees|undertakes) (?:not|never)
      \bno\b
      \bnever\b
      \bwaives? the right
      \bbreach\b
      \bbelongs? to COMPANY (?:alone|only)
      \bno date\b
      \bnot to (?:be|record|duplicate)\b
      \bin no event\b
      \bat no time\b
      \b(?:ban|restriction) on re-?recording\b[^;]{0,20}\b(?:survives|continues|endures)
      \bduty not to\b
      \bforgoes\b
      prohibit
      refrain
      neither
      cannot
      \bnot (?:allowed|permitted)\b|(?:is|are|be) not free
    `,
  ],
  not: [
    longStop,
    cue`^(?:\S+ )?COMPANY (?:shall|will|may|must) (?:not|never)|\bnever be required\b|\bno (?:bar|ban)\b|new recording contract`,
    cue`(?:nothing|not (?:prevent|restrict)|(?<!\bno date on which CREATOR (?:becomes?|is) )\bfree to\b)`,
  ],
};

const creditWords = anyOf`
  (?:wrong|missing|incorrect) (?:or (?:wrong|missing|incorrect) )?name
  \bcredit(?:s|ed)?\b(?! (?:note|card|balance|the account))
  "?produced by
  \bnamed as
  billed as
`;
const isCredit = anyOf`
  accord
  credit(?:ed)? (?:as|the|CREATOR|substantially|is|will|shall)
  \bcredit(?:s)?\b
  named as
  produced by
  feat
`;
const disclaimed: Look = {
  topic: cue`(?:\bcredits?\b|\bnames? CREATOR|CREATOR(?:'s)? (?:\w+ ){0,2}name\b|name of CREATOR|billing)`,
  has: [
    cue`(?:fail(?:ure|s|ed)?|omission|omitted|omits?|error|mistakes?|inadvertent|accidental|missing|left (?:out|off)|forgot|forgets|dropped|\bdefault\b|(?:want|lack|absence) of (?:a |the )?credit)`,
    anyOf`
      \b(?:not|no|nor|never|neither)\b[^;]{0,150}(?:breach|violation|\bdefault\b|\bsue\b|liab|damages|remedy|claim|responsib|relief|compensat|\baction\b|\brecall\b)
      \bexcused\b
      \bwithout (?:any )?recourse\b
      CREATOR (?:\w+ )?waives?\b
      COMPANY…\bowes?\b…\bnothing\b
    `,
  ],
  not: [cue`accounting|statement|sample|indemn|\blate\b|remit|\bnot be excused`],
};
/** "… shall give credit. Failure to do so shall not be a breach." */
const doingSo: Look = {
  has: [
    cue`\bfail(?:ure|s|ing)? to (?:do so|comply)\b`,
    cue`\b(?:not|no|never)\b…(?:breach|claim|liab|remedy)`,
  ],
};
const optional: Look = {
  has: [
    cue`(?:COMPANY MAY credit…\bor not\b|\bcredit\b[^;]{0,40}(?:at the (?:\w+ )?(?:discretion|pleasure|will) of COMPANY|courtesy of COMPANY)|COMPANY…\b(?:not|never) (?:promise|undertake|guarantee|agree)\b…(?:credit|be named))`,
  ],
};
const noCredit: Look = {
  has: [refused(/(?:name|bill|credit)(?:s|ed|ing)?\b/), creditWords],
  not: [cue`credit(?:s|ed)? (?:to\b|note|card|balance|check|the account)|likeness`],
};
export const remedied: Look = {
  topic: creditWords,
  has: [
    anyOf`
      correct
      \bcure[sd]?\b
      restor
      rectif
      remed
      \bfix
      amend(?:ed)? the metadata
      put(?:s|ting)? (?:it |this |that |the mistake )?right
      \badd(?:ed)? (?:it|the missing)
    `,
  ],
  not: [cue`(?:no|not|nor|never)\b…remed(?:y|ies)|not (?:be )?(?:obliged|required)`],
};

/** "If it is left out …" speaks of the credit that the same clause promises. */
const leftOut: Look = {
  has: [cue`\b(?:if|should|where)\b…(?:left out|omitted|missing|forgotten)`, ...remedied.has],
  not: remedied.not ?? [],
};

function findRemedy(trusted: Contract["trusted"]): Match | null {
  const credits = new Set(
    trusted.filter(({ context }) => creditWords.test(context)).map(({ clause }) => clause),
  );
  return (
    findMatch(trusted, remedied) ??
    findMatch(
      trusted.filter(({ clause }) => credits.has(clause)),
      leftOut,
    )
  );
}

const credit: Look = {
  has: [isCredit, creditWords],
  // Credits among the data of a file promise nobody one.
  not: [
    cue`account|credited to|credit to|\bmetadata \(|\b(?:titles?|names?|artwork|lyrics|isrcs?), (?:\w+, ){0,3}(?:and )?credits?\b|\bcredits?, (?:\w+ ){1,2}(?:,|and\b|or\b)`,
  ],
};
/** A credit that the creator gives, or that somebody has who is no party; or words on something that was produced by somebody. */
const othersCredit = anyOf`
  CREATOR (?:\w+ )?(?:retains?|keeps?)\b
  CREATOR (?:(?:shall|will|must|should|may|hereby|agrees? to|undertakes? to|use|best|efforts|to) )*(?:credit|ensure|give|place|accord)\b(?!s)
  \bcredits? to (?:the )?(?:songwriters?|artists?|writers?|performers?|composers?)\b
  \bsongwriting credits?\b
  \bensure\b[^;]{0,20}\bcredit\b
  ^(?!.*\b(?:credit|name[ds]?|billed)\b).*(?<!["'])\bproduced by\b
`;

function findCredit({ family, sentences, trusted }: Contract): Finding | null {
  const afterCredit = sentences.filter((_, index) => creditWords.test(sentences[index - 1]?.context ?? ""));
  const disclaimer = findAny(sentences, [disclaimed, noCredit, optional]) ?? findMatch(afterCredit, doingSo);
  if (findRemedy(trusted)) return null;
  if (disclaimer) return flag(disclaimer);
  if (family === "recording") return null;
  if (!findMatch(sentences, credit)) return family === "licence" ? null : missing("a credit");
  // The credit itself is no harm: what is missing is what happens without it.
  return findMatch(sentences, { ...credit, not: [...(credit.not ?? []), othersCredit] })
    ? missing("a remedy for a missing credit")
    : null;
}

export const releaseRules: readonly Rule[] = [
  {
    point: 7,
    why: "{Company} could keep your recordings in a drawer while you may not release them yourself.",
    suggestion:
      "{Company} shall release each recording commercially within six months after delivery. If that is not done within sixty days after notice, {creator} may end this agreement and all rights in the recording return {to creator}.",
    find: ({ sentences, trusted }) => {
      const free = findMatch(sentences, noPromise);
      if (findAny(trusted, [duty, guarantee, mayNotWithhold]) || (!free && findMatch(trusted, lossOfRights)))
        return null;
      return flag(free) ?? missing("a duty to release the recordings");
    },
  },
  {
    point: 21,
    why: "You could never record your own songs again, not even when {company} no longer sells them.",
    suggestion:
      "{Creator} shall not re-record a composition for another label for three years after its release, and no longer.",
    find: ({ sentences }) => flag(findMatch(sentences, reRecordBan)),
  },
  {
    point: 22,
    why: "A credit brings the next job, and without a remedy a missing one stays missing.",
    suggestion:
      "If a credit is missing or wrong, {company} shall correct it in all online metadata within ten working days after notice, and in every later copy.",
    find: findCredit,
  },
];
