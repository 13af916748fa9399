import { flag, praise, type Rule } from "#server/features/reviews/points/rule";
import { cue, denied, findAny, findMatch, type Look } from "#server/features/reviews/reading/cue";

const otherIncome = cue`(?:(?:income|fees|earn\w*|money)…\b(?:shows|appearances)\b|ambassador|\btouring\b|\btours?\b(?! support)|live (?:performance|show|event|appearance|income|engagement)s?|\bconcerts?\b|\bgigs?\b|personal appearances|merchandis\w+|endorsements?|sponsorships?|\bacting\b|brand (?:deals|partnerships)|ancillary (?:income|rights|activities)|entertainment (?:income|activities))`;
const takes = cue`(?:SHARE|repaid to COMPANY|\bshare (?:of|in)|\bhalf (?:of )?|commission|participat|entitled to|exclusive (?:right|merchandis)|\bpays? (?:to )?(?:the )?COMPANY)`;
const notTaken = [
  denied(otherIncome),
  cue`(?:CREATOR (?:keeps?|retains?|alone|is free|remains? free)|remains? (?:with|the property of) (?:the )?CREATOR|(?:is|are) (?:not part|excluded)|belongs? to (?:the )?CREATOR|(?:no|without) (?:share|commission|interest))`,
];

const mechanical = cue`\bmechanicals?\b|controlled compositions?`;
const reduced = cue`(?:waive[sd]?\b|reduc(?:ed|tion)|(?:three[- ](?:quarters|fourths)|3\/4|\d\d ?%|\bper ?cent|\bhalf)(?: \([^)]{1,9}\)){0,2} of (?:the )?(?:\w+ ){0,4}rate|no mechanical|without (?:payment|charge)|free of charge|royalty-free|none shall be|no (?:mechanical )?royalt\w+ (?:is|are|shall be|will be) (?:due|payable)|gratis|maximum of ten|\bfree\b)`;
const fullRate = cue`(?:full (?:statutory |prevailing )?rate|does not waive|without (?:any )?reduction|100 ?%|not (?:be )?(?:reduced|waived)|unreduced)`;

const song = cue`(?:compositions?|publishing|musical works?|songs? (?:copyright|rights)|lyrics|songwriting)`;
const songTaken: readonly Look[] = [
  {
    has: [cue`CREATOR…(?:TRANSFERS|\bgrants?\b)(?:(?! back)[^;]){0,220}?${song}`],
    not: [
      denied(/assign|transfer|grant|sell/),
      cue`(?:licen[cs]e|right) to (?:record|reproduce|use|embody)|mechanical licen[cs]e|synchroni[sz]|song(?:s)? recorded|recordings? of`,
    ],
  },
  {
    has: [
      cue`COMPANY…(?:\bowns?\b|entitled to|receives?|acquires?|administers?|controls?|collects?|publish(?:es|er of))…(?:compositions?|publishing|musical works?)`,
    ],
    not: [
      denied(/own|entitled|receive|acquire|collect|administer|control|interest/),
      cue`mechanical licen[cs]e|CREATOR (?:keeps?|retains?)|split sheet`,
    ],
  },
  {
    has: [
      cue`(?:\bwords\b|melody|lyrics|compositions?|publishing|\bsongs\b|writer's share)…(?:belongs? to|(?:is|are|be) (?:hereby )?(?:assigned|transferred|ceded) to|passes to) (?:the )?COMPANY`,
    ],
    not: [denied(/belong|assign|transfer|pass/), cue`recordings? of`],
  },
  {
    has: [
      cue`(?:publishing|compositions?|\bsongs)\b…(?:shall|will|is|are|to be) (?:\w+ ){0,3}(?:owned|controlled|administered|published) (?:\w+ ){0,3}by (?:the )?COMPANY`,
    ],
  },
];
const songKept: Look = {
  has: [
    song,
    cue`(?:not part of|no (?:interest|share)|not (?:acquire|dealt|covered)|remains?\b|belongs? to|split sheet|keeps?|retains?|not collect)`,
  ],
  not: [cue`COMPANY (?:keeps?|retains?)`],
};

const society = cue`(?:collecting societ|collective management|collection societ|performing rights? (?:societ|organi[sz])|rights (?:societ|organi[sz])|\bsociet(?:y|ies)\b|\b(?:mcsk|prisk|kamp|coson|mcsn|samro|capasso|ghamro|uprs|cosota|rsau|sacem|ascap|bmi|prs|pro|cmo)\b)`;
const joins = cue`(?:\bmembers?\b|\bjoin|regist(?:er|ration)|affiliat|assign|mandate|enrol|declare|deposit|notify)`;
const banned: readonly Look[] = [
  {
    has: [
      cue`(?:(?:CREATOR|\bhe\b|\bshe\b|\bthey\b)…(?:(?:shall|may|will|must|can|agrees|undertakes) (?:not|never)|refrain|neither)…${joins}|without (?:the )?(?:prior )?(?:written )?(?:consent|approval|permission)…${joins})`,
      society,
    ],
    not: [
      cue`(?:does not|nothing|not) (?:prevent|restrict|limit|stop|affect)|nothing in|differently|wrong|false`,
    ],
  },
  { has: [cue`only (?:the )?COMPANY (?:may|shall|can)…(?:register|join)`, society] },
];
const societyFree: Look = {
  has: [
    society,
    joins,
    cue`(?:\bfree\b|nothing|not (?:prevent|restrict|limit|stop)|(?:its|his|her|their|your) own|each (?:writer|party|registers)|\bmay (?:join|register))`,
  ],
};

export const incomeRules: readonly Rule[] = [
  {
    point: 16,
    why: "Concerts and merchandise are what most artists live on, and {company} would share in them without paying for them.",
    suggestion:
      "{Company} shall have no share of income from live performances, merchandise, endorsements or any other activity {of creator} outside the recordings.",
    find: ({ sentences }) => flag(findMatch(sentences, { has: [otherIncome, takes], not: notTaken })),
    praise: ({ trusted }) =>
      praise(
        "Live and merchandise income stay yours",
        findAny(
          trusted,
          notTaken.map((kept) => ({ has: [otherIncome, kept] })),
        ),
      ),
  },
  {
    point: 17,
    why: "Mechanical royalties are paid to you as a writer from the first copy, and here part of them is lost.",
    suggestion:
      "Mechanical royalties are paid {to creator} at the full rate set by the society or by law, without reduction.",
    find: ({ sentences }) => flag(findMatch(sentences, { has: [mechanical, reduced], not: [fullRate] })),
    praise: ({ trusted }) =>
      praise("Full mechanical royalties", findMatch(trusted, { has: [mechanical, fullRate] })),
  },
  {
    point: 18,
    why: "Songs are a second income beside the recording, and a deal about recordings should not take it on the way.",
    suggestion:
      "The compositions, and all income from them, stay with those who wrote them. Their shares are recorded in a separate split sheet.",
    find: ({ sentences }) => flag(findAny(sentences, songTaken)),
    praise: ({ trusted }) => praise("Publishing stays with the writers", findMatch(trusted, songKept)),
  },
  {
    point: 19,
    why: "A society pays you for broadcasts and public performances, and without registration that money goes to others or to nobody.",
    suggestion:
      "{Creator} may join any collecting society, register every work and performance there, and collect what it pays.",
    find: ({ sentences }) => flag(findAny(sentences, banned)),
    praise: ({ trusted }) => praise("Free to register with a society", findMatch(trusted, societyFree)),
  },
];
