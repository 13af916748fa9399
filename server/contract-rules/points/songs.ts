import type { Contract, Sentence } from "#server/contract-rules/contract";
import { flag, type Rule } from "#server/contract-rules/points/rule";
import { banned, buyerBanned } from "#server/contract-rules/points/societies";
import { anyOf, cue, denied, findAny, type Look } from "#server/contract-rules/reading/cue";
import { readShares } from "#server/contract-rules/reading/shares";
import { isBetweenEquals } from "#server/contract-rules/relevance";

const mechanical = cue`\bmechanicals?\b|\breproduction of the songs on phonograms\b|controlled compositions?`;
const reduced = anyOf`
  waive[sd]?\b
  reduc(?:ed|tion)
  (?:three[- ](?:quarters|fourths)|3\/4|\d\d ?%|\bper ?cent|\bhalf)(?: \([^)]{1,9}\)){0,2} of (?:the )?(?:\w+ ){0,4}rate
  no mechanical
  without (?:payment|charge)
  free of charge
  royalty-free
  none shall be
  no (?:mechanical )?royalt\w+ (?:is|are|shall be|will be) (?:due|payable)
  gratis
  maximum of ten
  \bnot (?:be )?(?:required|obliged|bound|liable|responsible) (?:to pay|for (?:the payment of )?)(?: any)? ?mechanicals?
  \bmechanical\w*\b[^;]{0,80}\bdeduct(?:ed|ible) from
  \bhalf the (?:\w+ ){0,3}rate
  \b(?!100)\d\d ?% statutory
  \bno obligation to pay mechanicals?
  \bwithout paying\b
  (?:two[- ]thirds|three[- ]quarters|half|\d\d ?%) (?:thereof|of statutory)
  \brenounce[sd]?\b
  \b(?:not|never) (?:to )?claim mechanicals?
  \bincludes? all mechanicals?\b
  \bat no charge\b
  \bgiven up\b
  \bgives? up\b
  \bexempt from paying\b
  \bmaximum aggregate\b
  \bdeduct\b[^;]{0,40}\bfrom the mechanical
  \bthree-quarter rate\b
  \bfree\b(?! goods)
`;
/** "Seventy-five per cent of the full rate" is not the full rate. */
const lessThanFull =
  /\b(?!100)(?:\d{1,2} ?%|\d{1,2} per ?cent|(?:seventy|eighty|ninety|fifty)(?:-\w+)? per ?cent)(?: \([^)]{1,9}\))? of (?:the |such )?(?:\w+ ){0,4}rate\b/;
const fullRate = anyOf`
  \bin full\b
  (?:no|not|never|without)(?: \w+){0,3} reduc
  full (?:statutory |prevailing )?rate
  does not waive
  without (?:any )?reduction
  100 ?%
  not (?:be )?(?:reduced|waived)
  unreduced
`;

const song = anyOf`
  (?:publisher|writer)'s (?:and \w+'s )?share
  compositions?
  publishing(?! (?:contracts?|agreements?|deals?))
  musical works?
  underlying works?
  songs? (?:copyright|rights)
  lyrics
  songwriting
`;
/** Leave to press a song on a record takes nothing of it. */
const mechanicalLicence = cue`\bmechanical licen[cs]es?\b`;
/** What is said elsewhere, who owns a song already, and the recording of one. */
const spared: readonly RegExp[] = [
  mechanicalLicence,
  /\ba separate (?:\w+ )?agreement\b/,
  /\bis the owner,? or (?:has|holds) the right\b/,
  /\bsong's (?:master|recording)|\bsongs? master recordings?\b/,
];
/** Half of a new song is what whoever writes words to a bought beat has written of it. */
const HALF = 50;

function isSpared(context: string, { kind }: Contract): boolean {
  const shares = kind === "beat_licence" ? readShares(context) : [];
  const isHalf = shares.length > 0 && Math.max(...shares) <= HALF && !shares.includes(0);
  return spared.some((words) => words.test(context)) || isHalf;
}

/** Without those that name Sauti Publishing and speak of no song. */
function withoutNames({ text, sentences }: Contract): readonly Sentence[] {
  const names = [
    ...new Set(text.match(/(?<![\p{L}'&])(?:\p{Lu}[\p{L}'&]{0,30} (?:of )?){1,6}Publishing\b/gu)),
  ];
  if (names.length === 0) return sentences;
  return sentences.filter(({ context }) => {
    const others = names.reduce((words, name) => words.replaceAll(name.toLowerCase(), ""), context);
    return others === context || song.test(others);
  });
}

/** Whoever administers a song and collects for it has it, whoever is called its owner. */
const administered: Look = {
  has: [
    cue`COMPANY[^;]{0,30}\b(?:has|have|holds?|gets?|obtains?)\b[^;]{0,90}\brights? (?:of|to) [^;]{0,20}\b(?:administ\w+|publish\w*|collect\w*)\b[^;]{0,160}\b(?:underlying (?:musical )?works?|compositions?|musical works?)\b`,
  ],
  not: [
    denied(/has|have|holds?|gets?/),
    /\bno (?:\w+ )?rights?\b|\b(?:but not|other than|except) (?:\w+ ){0,2}(?:underlying|compositions?|musical works?)\b/,
    cue`mechanical licen[cs]e|CREATOR (?:keeps?|retains?)|split sheet`,
  ],
};
const shareIn = anyOf`
  CREATOR's (?:\w+ )?(?:share|contribution|interest|part)\b[^;]{0,20}\b(?:compositions?|publishing|songs?|lyrics)
  CREATOR's (?:compositions?|publishing|songwriting|writer's|song) (?:share|interest)
`;
const nothing = /(?:0 ?%|(?:zero|nil|nothing)\b)/;
const nothingLeftTo = (side: "CREATOR" | "COMPANY") =>
  cue`${side} (?:shall |will |may )?(?:has|have|gets?|receives?|acquires?|makes?) no (?:claim|rights?|share|interest|entitlement) (?:\w+ )?(?:to|in|of) [^,;]{0,30}\b(?:compositions?|publishing|songwriting|musical works?)\b`;
const nothingLeft: Look = {
  has: [cue`${nothingLeftTo("CREATOR")}|${shareIn}\b[^;%]{0,16}\b(?:is|are|be)\b\W{1,4}${nothing}`],
};
/** Between equals it may be either who gets nothing of the song, and who has all of it. */
const nothingGiven: readonly Look[] = [
  {
    has: [
      cue`\b(?:grants?|gives?|allots?|leaves?) (?:to )?(?:CREATOR|COMPANY) (?:0 ?%|zero per ?cent|no share) (?:of|in) (?:the |any )?${song}|${nothingLeftTo("COMPANY")}`,
    ],
  },
  {
    has: [
      cue`(?:CREATOR|COMPANY) (?:shall |will )?(?:owns?|retains?|keeps?|controls?|maintains?) (?:100 ?%|all|full|the whole|one hundred per ?cent)(?: of)? [^;]{0,30}\b(?:publishing|writer's share|songwriting)\b`,
    ],
    not: [/\b(?:beat|instrumental|lyrics)\b/],
  },
];
/** What is denied is the other side's part. */
const grantsNone = cue`CREATOR (?:\w+ ){0,3}(?:grants?|gives?|assigns?|transfers?|licen[cs]es?|owes?)\b(?:(?!CREATOR)[^,;]){0,30}\bno\b(?! (?:less|fewer|lower|later|matter)\b)`;
const takesNone = /\b(?:owns?|takes?|receives?|gets?|acquires?) no\b/;
const songTaken: readonly Look[] = [
  administered,
  nothingLeft,
  {
    has: [
      cue`CREATOR[^,;]{0,20}\bgives? COMPANY[^;]{0,60}(?:music copyright|songwriting|compositions?|publishing|lyrics|melod)`,
    ],
    not: [denied(/give/), grantsNone],
  },
  {
    has: [
      cue`(?:publishing (?:side|arm|company|affiliate|house|division|branch|wing)|COMPANY)…(?:owns?|takes?|receives?|gets?|acquires?|participates?|controls?|retains?|entitled to)…(?:SHARE|half|share|part|all)…\b(?:songs?|compositions?|lyrics|publishing(?! (?:contract|agreement|deal))|writer's share)\b`,
    ],
    not: [
      takesNone,
      denied(/own|take|receive|get|acquire|participate|retain|entitled|share/),
      anyOf`
        commission
        everything (?:that )?CREATOR
        split sheet
        net receipts from
        (?:recordings?|masters?) (?:of|in)
        CREATOR (?:keeps?|retains?)
        synchroni[sz]
        \blicen[cs]e fee
      `,
    ],
  },
  {
    has: [
      cue`CREATOR…(?:gives? up|waives?|releases?|renounces?)…(?:compositions?|songwriting|publishing|songs? (?:copyright|rights)|writer's share|lyrics)`,
    ],
    not: [cue`COMPANY (?:gives?|waives?)|(?:gives? up|waives?) no\b`, denied(/give|waive|renounce/)],
  },
  {
    has: [
      cue`COMPANY[^,;]{0,30}\b(?:shares?|participates?) in (?:CREATOR's |the |all )*(?:publishing|songwriting|writer's share)\b`,
    ],
    not: [denied(/share|participate/)],
  },
  {
    has: [
      cue`CREATOR[^,;]{0,20}\b(?:shall|must|will|agrees?|undertakes?)\b[^,;]{0,20}\b(?:enter into|sign|conclude)\b[^;]{0,60}\bpublishing (?:agreement|contract)\b`,
    ],
    not: [denied(/enter|sign|conclude/), /\bgood faith\b|\bmay\b|\bfree\b|\bown choice\b/],
  },
  { has: [cue`appoints? COMPANY (?:as |to be )?(?:\S+ ){0,4}publisher`] },
  {
    has: [
      cue`COMPANY(?:,[^,;]{0,60},)? (?:\w+ ){0,3}(?:be|is|becomes?|acts? as) (?:\w+ ){0,3}(?:co-?)?publish(?:er|ing administrator)\b`,
    ],
  },
  {
    has: [cue`COMPANY[^;]{0,60}\bas (?:the )?(?:sole |original |co-?)*publisher\b`],
    not: [cue`CREATOR(?:'s \w+)? as (?:the )?(?:\w+ )?publisher`, denied(/as/)],
  },
  {
    has: [cue`CREATOR…(?:TRANSFERS|\bgrants?\b|\bsigns?\b)(?:(?! back)[^;]){0,220}?${song}`],
    not: [
      denied(/assign|transfer|grant|sell/),
      grantsNone,
      anyOf`
        (?:licen[cs]e|right) to (?:record|reproduce|use|embody)
        signs? (?:a|the) split
        sign (?:any|all|whatever|such)
        mechanical licen[cs]e
        synchroni[sz]
        song(?:s)? recorded
        recordings? of
      `,
    ],
  },
  {
    has: [
      cue`COMPANY…(?:\bowns?\b|entitled to|receives?|acquires?|administers?|controls?|collects?|publish(?:es|er of))…(?:compositions?|publishing|musical works?)`,
    ],
    not: [
      denied(/own|entitled|receive|acquire|collect|administer|control|interest/),
      takesNone,
      cue`mechanical licen[cs]e|CREATOR (?:keeps?|retains?)|split sheet`,
    ],
  },
  {
    has: [
      cue`(?:musical works?|songwriting|\bwords\b|melody|lyrics|compositions?|publishing|\bsongs\b|writer's share)\b[^;]{0,140}?(?:OWNED_BY|go(?:es)? to|(?:is|are|be) (?:hereby )?(?:assigned|transferred|ceded) to) COMPANY`,
    ],
    not: [denied(/belong|assign|transfer|pass/), cue`recordings? of`],
  },
  {
    has: [
      cue`(?:publishing|compositions?|\bsongs)\b…(?:shall|will|is|are|to be) (?:\w+ ){0,3}(?:owned|controlled|administered|published) (?:\w+ ){0,3}by (?:the )?COMPANY`,
    ],
  },
];
/** Nothing of the song is left to whoever may have written of it. */
const songDenied: Look = {
  has: [
    cue`CREATOR[^,;]{0,30}\b(?:not|no|never)\b[^;]{0,40}\b(?:entitled|rights?|claims?|shares?|interest)\b(?:(?!, and)[^;]){0,60}(?:${song}|\bsongwriting)\b`,
  ],
  not: [
    grantsNone,
    cue`\b(?:represents?|warrants?|until|unless a|split sheet)\b|\bnot (?:grant|assign|transfer|license|lose|affect|waive)|\bother (?:than|writers?)|CREATOR has not\b|\b(?:waives?|gives? up) no\b`,
  ],
};
/** Where the two are no equals the other side has no songs of its own to keep. */
const songKept: Look = {
  has: [song],
  not: [mechanicalLicence, /\bsynchroni[sz]|\blicen[cs]e fee|\brecordings? of\b/],
  says: { acts: ["keeps"], to: "company", what: song },
};
/** What songs earn is shared with somebody who wrote none. */
const incomeShared: Look = {
  has: [
    cue`\b(?:publishing|songwriting|composition) (?:income|revenues?|royalt(?:y|ies)|proceeds|rights?)\b[^;]{0,80}\b(?:split|shared|divided)\b[^;]{0,60}COMPANY`,
  ],
  not: [denied(/split|shared|divided/), cue`split sheet|\bwriters\b`],
};
/** A share in songs for somebody who need not have written any of it: between equals it may be either who takes it. */
const shareRegardless: Look = {
  has: [
    cue`\b(?:owns?|takes?|gets?|receives?|entitled to|ha(?:s|ve)|registered|credited|declared?)\b[^;]{0,90}?SHARE[^;]{0,220}?${song}|${song}[^;]{0,90}?SHARE`,
    cue`\b(?:irrespective|regardless|no matter|whoever|even (?:if|where|when|though)|whether or not)\b[^;]{0,60}\b(?:wrote|writes?|written|compose[sd]?|contribut\w*|creat\w*|authors?|authorship)\b`,
  ],
  not: [
    cue`\b(?:BOTH|each (?:of|writer|one|owns?|gets?|has|receives?|takes?)|equal(?:ly)?|split sheet)\b`,
    denied(/own|take|get|receive|entitled/),
  ],
};

export const songRules: readonly Rule[] = [
  {
    point: 17,
    why: "Mechanical royalties are paid to you as a writer from the first copy, and here part of them is lost.",
    suggestion:
      "Mechanical royalties are paid {to creator} at the full rate set by the society or by law, without reduction.",
    find: ({ sentences }) =>
      flag(
        findAny(sentences, [
          { has: [mechanical, lessThanFull] },
          {
            has: [mechanical, reduced],
            not: [
              fullRate,
              cue`^(?:\S{1,5} )?nothing\b[^;]{0,60}\b(?:waiver|reduction)|\bnot (?:ask|require|oblige)\b[^;]{0,40}\bwaive|CREATOR (?:shall|will|is) not (?:be )?(?:required|obliged|bound|liable|responsible)|\boutside songs\b|COMPANY (?:\w+ )?waives?|\bat the full rate\b|\brefuse a reduced\b|COMPANY (?:may|shall|will|must) not(?! be (?:required|obliged|bound|liable|responsible))|\b(?:owed|due|payable|paid) to COMPANY`,
            ],
          },
        ]),
      ),
  },
  {
    point: 18,
    why: "Songs are a second income beside the recording, and a deal about recordings should not take it on the way.",
    suggestion:
      "The compositions, and all income from them, stay with those who wrote them. Their shares are recorded in a separate split sheet.",
    find: (contract) =>
      flag(
        findAny(
          withoutNames(contract).filter(({ context }) => !isSpared(context, contract)),
          isBetweenEquals(contract)
            ? [...songTaken, songDenied, ...nothingGiven, shareRegardless]
            : [...songTaken, songDenied, songKept, incomeShared],
        ),
      ),
  },
  {
    point: 19,
    why: "A society pays you for broadcasts and public performances, and without registration that money goes to others or to nobody.",
    suggestion:
      "{Creator} may join any collecting society, register every work and performance there, and collect what it pays.",
    find: (contract) =>
      flag(findAny(contract.sentences, isBetweenEquals(contract) ? [...banned, buyerBanned] : banned)),
  },
];
