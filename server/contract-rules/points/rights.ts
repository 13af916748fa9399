import type { Contract } from "#server/contract-rules/contract";
import { noReversion, reversion, staysGone } from "#server/contract-rules/points/reversion";
import { flag, missing, type Rule } from "#server/contract-rules/points/rule";
import {
  anyOf,
  cue,
  denied,
  findAny,
  findMatch,
  type Look,
  type Match,
} from "#server/contract-rules/reading/cue";

const forever = cue`FOREVER`;
/** A licence that lasts a lifetime and fifty years more is none that comes to an end for whoever gives it. */
const wholeCopyright = cue`\blicen[cs]e (?:\w+ ){0,4}?(?:lasts?|continues?|runs?|endures?|is given|is granted|is)\b[^,;]{0,40}\b(?:full|whole|entire) (?:term|period|life|lifetime|duration) of (?:the )?copyright`;

const unlimitedLicence = cue`\b(?:term|duration|period) of (?:the|this) (?:exclusive )?(?:licen[cs]e|grant|assignment|rights)\b[^;]{0,20}\b(?:unlimited|indefinite)\b`;

const transfers = anyOf`
  COMPANY's
  parts? with
  remains? (?:\w+ )?with COMPANY
  TRANSFERS
  TRANSFERRED
  OWNED_BY
  \b(?:assignment|ownership|gives?|keeps?|transfer|grant(?:s|ed|ing)?|vests?|owns?|owned|owner|property|belongs?|rights?|licen[cs]es?)\b
`;
const territory = cue`"? ?territory"?,? (?:means|is|shall mean|shall be|covers|includes)`;
/** "Throughout the universe (the Territory)": where, and not for how long. */
const everywhere = /\bthroughout the (?:universe|world) \((?:the |together,? the )?"territory"\)/;
const backToCreator = anyOf`
  COMPANY (?:hereby |also |in turn |then )?(?:grants?|licen[cs]es?|assigns?|gives?)
  \bgrants? back
  licen[cs]ed? back
  (?:grants?|licen[cs]es?|gives?) (?:to )?(?:the )?CREATOR
  CREATOR (?:keeps?|retains?|reserves?|shall have|remains?)(?![^;]{0,120}\b(?:and|but),? (?:hereby |also )?(?:grants?|assigns?|gives?|licen[cs]es?) (?:to )?COMPANY)
`;
const otherThings = cue`non-?exclusive|\blikeness\b|moral rights|archive|confidential|secre(?:t|cy)|attorney`;
/** A licence beside others, but for everything and never to be taken back, is as good as gone. */
const anyUse =
  /\b(?:derivative|exploit\w*|sub-?licen[cs]\w*|all (?:intellectual property )?rights|in any manner|any (?:and all )?media)\b/;
const secret = /\b(?:confidential|secre(?:t|cy)|attorney|likeness|archive)\b/;
/** Being paid, named and told for ever is no harm. */
const owedForEver =
  /\b(?:royalt(?:y|ies)|payment|credit|accounting|audit|statement) (?:rights?|obligations?|dut(?:y|ies)|entitlements?)\b/;
const notForever = [
  owedForEver,
  denied(forever),
  backToCreator,
  otherThings,
  cue`OWNED_BY CREATOR`,
  cue`CREATOR (?:\w+ ){0,2}owns?\b`,
  /(?<!\bno )\b(?:assignment|licen[cs]e|grant)\b(?:(?!\b(?:not|never|nor|neither)\b)[^,;]){0,30}\b(?:falls away|lapses)\b/,
];

const assigns = anyOf`
  CREATOR…\b(?:execute|sign|make)s? an assignment of
  COMPANY (?:is|are|shall be|becomes?) the assignee of
  COMPANY acquires? by this assignment
  \bassigns?\b[^;]{0,60}\bto COMPANY; the territory\b
  \bassignor\b[^;]{0,20}\bassign unto the assignee\b
  \bpass(?:es)? by assignment\b
  \b(?:ownership|title|copyright)\b[^,;]{0,40}\b(?:transfers?|passes|vests?) (?:to|in) COMPANY
  CREATOR…\bgrants? (?:to )?COMPANY [^;]{0,40}?\ball (?:of )?(?:CREATOR's |its |his |her |their )?rights?, title,? and interest
  CREATOR…(?<!(?:licensees?|successors?|heirs|representatives|affiliates)(?:,| and|,? or) )TRANSFERS
  (?:is|are|be) (?:hereby )?(?:deemed )?TRANSFERRED
  (?:copyright|recordings?|records?|masters?|performances?|rights|works?|songs?)\b…OWNED_BY (?:the )?COMPANY
  (?:copyright|rights|works?|songs?|recordings?|masters?)\b…(?:is|are|be) given to (?:the )?COMPANY
`;
const works = anyOf`
  copyright
  title
  ownership
  recordings?
  masters?
  performances?
  compositions?
  works?
  songs?
  share
  beats?
  interest
  rights?
`;
const contractItself = cue`\b(?:assign|transfer)s? (?:or \w+ )?(?:any (?:right|part|benefit)s? (?:of|under|in) )?(?:(?:its|CREATOR) rights (?:and (?:duties|obligations) )?(?:under|in) )?(?:this|the) (?:agreement|contract|licen[cs]e)`;
const notAssigned = [
  denied(/\b(?:assign|transfer|sell)/),
  cue`(?:sell|transfer|assign|give)s?\b[^,;]{0,40} to (?:anybody|anyone|any other|any third|others|another|third part)|may not (?:be )?assign|(?:assign|transfer)s? (?:or transfer )?this (?:agreement|contract)|shall not…assign`,
];
/** A warranty of being able to is no deed. */
const warranted = cue`\b(?:rights?|power|authority) (?:\w+ ){0,4}to (?:\w+,? (?:\w+,? )?(?:and|or) )?(?:sell|assign|transfer|convey)\b`;
/** What is told is no work. */
const told = /\b(?:information|data|particulars)\b/;
/** Copies that are sold, and a thing that is left behind, are no right. */
const wares = cue`\b(?:sell|sells|sold|selling) (?:\w+ )?tickets?\b|\btickets? (?:\w+ )?sold\b|\b(?:cop(?:y|ies)|units?)\b[^;]{0,40}\bsold\b|\bsold and paid for\b|\b(?:media|tapes?|drives?|equipment|belongings)\b[^;]{0,20}\bleft\b`;
/** What listeners buy is not sold to the other side, if it is not assigned besides. */
const soldToListeners =
  /^(?!.*\b(?:assign|transfer|convey)).*?(?:\bsold (?:\w+ ){0,3}(?:via|through|on|by) (?:\w+ ){0,2}(?:retailers?|stores?|shops?|platforms?|services)\b|\bsold as (?:a |an )?(?:single|download|album|EP)\b)/;
const assignment: Look = {
  has: [assigns, works],
  not: [...notAssigned, contractItself, warranted, told, wares, soldToListeners],
};
const lasts = anyOf`
  for (?:a|the|an) (?:\w+ ){0,3}(?:period|term|duration)
  \b(?:years?|months?)\b
  perpetu
  for ?ever
  universe
  (?:full|entire|whole) (?:term|period|life|duration)
  life of (?:the )?copyright
  (?:licen[cs]e|rights|retention|assignment) period
  during the term
  for the duration
  until
  \b20\d\d\b
`;
/** "If it is not released within nine months …": a way back, and no period. */
const ifNothingHappens = cue`^(?:\S{1,5} )?(?:if|where|should)\b[^;]{0,100}\b(?:not|never|fails?)\b[^,;]{0,60}\b(?:within|after|for|in) (?:\S+ ){1,3}(?:days|weeks|months|years?)\b`;
/** The company has them, whoever gave them. */
const owns: Look = {
  has: [
    cue`COMPANY(?:'s)? (?:(?:shall|will|alone|is|are|be|becomes?|to|the|sole|only|exclusive|absolute|and|full|outright) )*(?:owns?|owners?|ownership|property)\b`,
    works,
  ],
  not: [denied(/own/), cue`\bown (?:cost|expense|account|risk|discretion|judg)|half|jointly|co-own|in equal`],
};

const forHire = cue`\bfor[ -]hire\b(?! of the (?:day|hour)\b| (?:agreement|contract|form|release|letter)s?\b)|\b(?:course|scope) of (?:\S+ ){0,2}employment\b`;
/** The same without its name: the other side is said to have made it. */
const author = anyOf`
  COMPANY[^;]{0,100}\bas (?:the )?(?:sole )?(?:owner and )?author\b
  COMPANY[^;]{0,60}\b(?:deemed|considered|regarded as)\b[^;]{0,30}\bauthor\b
  COMPANY[^;]{0,140}(?:,| and| is| are| be)(?: for \w+ purposes| therefore)? (?:(?:the|its|their|sole|first) )*(?:owner and )?author (?:and|under|for|of (?:the|all|every\w*|each|any)\b)
  COMPANY[^;]{0,40}\bis (?:the )?(?:first )?owner and author\b
`;
/** Whoever made it is told to the public as its author. */
const namedAuthor = cue`\b(?:(?:shall|will|must) (?!not\b|never\b)(?:\w+ )?(?:name|credit)|names|credits)\b[^;]{0,40}CREATOR as (?:the )?(?:\w+ )?author\b`;
const hired: Look = {
  has: [forHire],
  not: [
    cue`(?<!\b(?:if (?:any|a|the|such) (?:\w+ ){1,3}is (?:held )?|to the extent (?:\w+ ){0,4}))\b(?:no|not|never|neither|nor|none|nothing)\b(?:(?!to the extent|\bif\b)[^;]){0,60}\bfor[ -]hire\b`,
    cue`\bif\b[^;]{0,80}\bfor[ -]hire\b[^;]{0,30}COMPANY (?:hereby )?TRANSFERS`,
    cue`\bfor[ -]hire (?:for|in favour of|of|by) CREATOR`,
  ],
};

/** "Term: perpetual", where rights are handed over. */
const perpetualTerm: Look = {
  topic: /\b(?:term|duration|period)\b/,
  has: [/^(?:\S{1,6} )?(?:perpetual|perpetually|in perpetuity|for ?ever|indefinite(?:ly)?)\b/],
};
/** "The term lasts for perpetuity", where rights are handed over. */
const endlessTerm: Look = {
  has: [
    cue`\b(?:term|duration|period)\b[^;]{0,60}\b(?:lasts?|is|runs?|continues?|means?|shall be)\b[^;]{0,30}FOREVER`,
  ],
  not: [denied(forever), otherThings],
};

/** Nobody else may use them, whoever owns them. */
const exclusiveGrant: Look = {
  has: [
    anyOf`
      CREATOR[^;]{0,30}\bgrants? (?:to )?COMPANY[^;]{0,60}(?<!\bnon-?)\bexclusive\b[^;]{0,20}\brights?\b
      COMPANY (?:\w+ )?(?:acquires?|receives?|obtains?|has|have) [^;]{0,20}(?<!\bnon-?)\bexclusive\b[^;]{0,30}\brights?\b
    `,
    works,
  ],
  not: [denied(/grants?|acquires?|receives?|obtains?|has|have/)],
};

/** A beat that others may use too is not gone, however long one of them may use it. */
const besideOthers = cue`\bnon-?exclusive\b`;

function findForever({ kind, sentences }: Contract): Match | null {
  const isKept = kind === "beat_licence" && findMatch(sentences, { has: [besideOthers] });
  if (isKept && !findMatch(sentences, assignment)) return null;
  const term =
    findAny(sentences, [assignment, owns, exclusiveGrant]) &&
    findAny(sentences, [perpetualTerm, endlessTerm]);
  if (term) return term;
  return findAny(sentences, [
    {
      has: [forever, transfers],
      not: [
        ...notForever,
        territory,
        cue`(?:this|the) (?:agreement|term) (?:is|shall be) (?:not )?terminated`,
      ],
      when: (context) => forever.test(context.replace(everywhere, "")),
    },
    { has: [wholeCopyright, transfers], not: [denied(wholeCopyright), backToCreator, otherThings] },
    { has: [unlimitedLicence], not: [otherThings] },
    {
      has: [forever, cue`\birrevocabl`, cue`\bgrants?\b[^;]{0,60}COMPANY`, anyUse],
      not: [denied(forever), backToCreator, secret],
    },
    ...(findMatch(sentences, assignment) ? [besideAssignment] : []),
  ]);
}

/** Rights without an end that stand beside an assignment are no licence of one use. */
const besideAssignment: Look = {
  has: [forever, cue`\bgrants?\b[^;]{0,60}COMPANY`, anyUse],
  not: [denied(forever), backToCreator, secret, cue`non-?exclusive`],
};

/** "With all renewals and extensions", "to have and to hold absolutely", the whole life of the copyright, in older words. */
const outright = anyOf`
  \b(?:renewals?|extensions?)\b[^;]{0,60}\bcopyrights?\b
  \bcopyrights?\b[^;]{0,60}\b(?:renewals?|extensions?)\b
  \bto have and to hold\b[^;]{0,60}\babsolutely\b
`;
/** What is given whole and may never be taken back. */
const whole = cue`\b(?:all|entire|whole|100 ?%|one hundred per ?cent)\b[^,;]{0,40}\b(?:rights?|title|interest|ownership|copyrights?)\b`;
const irrevocable = cue`\birrevocabl[ey]\b[^;]{0,40}(?:TRANSFERS|TRANSFERRED)|(?:TRANSFERS|TRANSFERRED)[^;]{0,60}\birrevocabl[ey]\b`;
const cannotBeUndone = cue`\b(?:assignment|transfer)\b[^,;]{0,40}\b(?:is|are|be) (?:\w+ (?:and )?){0,3}irrevocable\b`;

function findOutright(contract: Contract): Match | null {
  const silent = findSilentAssignment(contract);
  const near = contract.sentences.filter(({ clause }) => clause === silent?.sentence.clause);
  const older = findMatch(near, { has: [outright], not: [denied(/renewal|extension|hold/)] });
  // Whoever sells a beat means to sell it whole.
  if (older || contract.kind === "beat_licence") return older;
  const isFinal = findMatch(near, { has: [cannotBeUndone], not: [denied(/irrevocabl/)] });
  return isFinal && findMatch(near, { has: [assigns, whole], not: notAssigned })
    ? silent
    : findMatch(near, { has: [irrevocable, whole], not: notAssigned });
}

/** Whoever says that it is for ever is not silent on how long. */
function findEndless(contract: Contract): Match | null {
  return findForever(contract) ?? findOutright(contract);
}

/** When a work came to be is not how long it is gone. */
const writtenMeanwhile = new RegExp(
  cue`\b(?:written|recorded|made|created|composed|produced|delivered)(?:,? (?:or|and) \w+| by CREATOR){0,3} during the term\b`,
  "g",
);

function findSilentAssignment({ sentences }: Contract): Match | null {
  const match = findMatch(sentences, assignment);
  // What somebody else is the author of needs no assignment.
  if (!match || forHire.test(match.sentence.context)) return null;
  const near = sentences.filter(({ clause, isTrusted }) => isTrusted && clause === match.sentence.clause);
  return findMatch(near, {
    has: [lasts, cue`TRANSFERS|TRANSFERRED|assign|right|copyright|licen[cs]e|own|grant|term|belong`],
    // How long the agreement runs is not how long what was given in it is gone.
    not: [ifNothingHappens, /^(?:\S{1,5} )?the term of this (?:agreement|contract) is\b/],
    when: (context) => lasts.test(context.replace(writtenMeanwhile, "")),
  })
    ? null
    : match;
}

export const rightsRules: readonly Rule[] = [
  {
    point: 1,
    why: "What is given for ever never comes back, however little {company} does with it.",
    suggestion:
      "These rights are granted for seven years from first release. At the end of that period they return {to creator} without further formality.",
    find: (contract) => flag(findEndless(contract)),
  },
  {
    point: 2,
    why: "In Kenya an assignment that is silent on its period ends after three years, so both sides are left guessing how long it binds.",
    suggestion:
      "The assignment lasts for seven years from the first release of each recording or work, and then ends.",
    find: (contract) => (findEndless(contract) ? null : flag(findSilentAssignment(contract))),
  },
  {
    point: 3,
    why: "Calling your work made for hire says that you never owned it, and with an assignment on top no right is left that could come back.",
    suggestion:
      "No recording or composition is a work made for hire. {Creator} shall remain its author, and only the rights stated in this agreement are granted, for the period stated in it.",
    find: ({ sentences }) => {
      const match =
        findMatch(sentences, hired) ??
        findMatch(sentences, { has: [author], not: [denied(author), namedAuthor] });
      return flag(match);
    },
  },
  {
    point: 6,
    why: "Without a reversion the rights stay {with company} even when it has stopped selling or using the music.",
    suggestion:
      "All rights in a recording or work return {to creator} seven years after its first release, or earlier if it has not been on sale for six months in a row.",
    find: ({ sentences, trusted }) => {
      const isTaken = findAny(sentences, [
        assignment,
        owns,
        { has: [forever, cue`(?:exclusive|owns?|owned|grants?)`, works], not: notForever },
      ]);
      const comingBack = trusted.filter((sentence) => findMatch([sentence], staysGone) === null);
      if (findMatch(comingBack, reversion)) return null;
      return (
        flag(findAny(sentences, [noReversion, staysGone])) ??
        (isTaken ? missing("rights that return {to creator}") : null)
      );
    },
  },
];
