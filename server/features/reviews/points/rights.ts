import type { Contract } from "#server/features/reviews/contract";
import { flag, missing, praise, type Rule } from "#server/features/reviews/points/rule";
import { cue, denied, findAny, findMatch, type Look, type Match } from "#server/features/reviews/reading/cue";

const forever = cue`(?:in perpetuity|perpetual(?:ly)?|for ?ever\b|for all time|throughout the (?:entire )?(?:known )?universe|without (?:any )?(?:limit|limitation) (?:of|in|as to) time|for eternity|till the end of time)`;
const transfers = cue`(?:TRANSFERS|TRANSFERRED|\b(?:assignment|grant(?:s|ed|ing)?|vests?|owns?|owned|owner|property|belongs?|rights?|licen[cs]es?)\b)`;
const territory = cue`"? ?territory"?,? (?:means|is|shall mean|shall be|covers|includes)`;
const backToCreator = cue`(?:COMPANY (?:hereby |also |in turn |then )?(?:grants?|licen[cs]es?|assigns?|gives?)|\bgrants? back|licen[cs]ed? back|(?:grants?|licen[cs]es?|gives?) (?:to )?(?:the )?CREATOR|CREATOR (?:keeps?|retains?|reserves?|shall have|remains?))`;
const otherThings = cue`non-?exclusive|\blikeness\b|moral rights|archive|confidential|attorney`;
const notForever = [denied(forever), backToCreator, otherThings];

const ownedBy = cue`(?:vests? in|belongs? to|pass(?:es)? to|(?:is|are|be|become) (?:the )?(?:\w+ ){0,3}property of|owned (?:\w+ ){0,3}by)`;
const assigns = cue`(?:CREATOR…(?<!(?:licensees?|successors?|heirs|representatives|affiliates)(?:,| and|,? or) )TRANSFERS|(?:is|are|be) (?:hereby )?(?:deemed )?TRANSFERRED|(?:copyright|recordings?|records?|masters?|performances?|rights|works?|songs?)\b…${ownedBy} (?:the )?COMPANY)`;
const works = cue`(?:copyright|title|recordings?|masters?|performances?|compositions?|works?|songs?|share|beats?|interest|rights?)`;
const contractItself = cue`\b(?:assign|transfer)s? (?:or \w+ )?(?:any (?:right|part|benefit)s? (?:of|under|in) )?(?:(?:its|CREATOR) rights (?:and (?:duties|obligations) )?(?:under|in) )?(?:this|the) (?:agreement|contract|licen[cs]e)`;
const notAssigned = [
  denied(/\b(?:assign|transfer|sell)/),
  cue`may not (?:be )?assign|(?:assign|transfer)s? (?:or transfer )?this (?:agreement|contract)|shall not…assign`,
];
const assignment: Look = { has: [assigns, works], not: [...notAssigned, contractItself] };
const lasts = cue`(?:for (?:a|the|an) (?:\w+ ){0,3}(?:period|term|duration)|\b(?:years?|months?)\b|perpetu|for ?ever|universe|(?:full|entire|whole) (?:term|period|life|duration)|life of (?:the )?copyright|(?:licen[cs]e|rights|retention|assignment) period|during the term|for the duration|until)`;

const forHire = cue`works? (?:made |done )?for hire|work-for-hire|works-for-hire`;
const hired: Look = {
  has: [forHire],
  not: [
    cue`(?:no|not|never|neither|nor|none|nothing)\b(?:(?!to the extent|\bif\b)[^;]){0,60}(?:works? (?:made |done )?for hire)`,
  ],
};

const comesBack = cue`(?:\brever(?:t|ts|ted|sion)\b|\b(?:giv|hand|pass|transfer|assign|return|go|com|fall|bring)\w*(?: \w+){0,4} back (?:to|automatically|by itself)|(?:demand|ask for|get|has|have) (?:the )?(?:rights?|recordings?|songs?|works?|masters?|copyright) back|returns? to (?:the )?(?:CREATOR|them)|re-?assign|retransfer|re-?convey|regain|(?:shall|will) become (?:the )?CREATOR)`;
const reversion: Look = {
  has: [comesBack],
  not: [cue`(?:not|never|no|nor|nothing|without)(?: \w+){0,5} ${comesBack}`, cue`multitrack|hard drive`],
};

const anyWork = cue`\b(?:songs|works|recordings|compositions|beats) (?:that|which) CREATOR|\b(?:all|any|every|each|whatever)\b…(?:works?|compositions?|songs?|recordings?|beats?|masters?|material|lyrics|music)\b`;
const future = cue`(?:hereafter|\bfuture (?:works?|compositions?|songs?|recordings?|material)|not yet (?:exist|been (?:created|written|made|recorded))|do(?:es)? not yet exist|\b(?:made|makes?|written|writes?|compose[sd]?|create[sd]?|record(?:s|ed)?|authored|produce[sd]?|finish(?:es|ed)?|complete[sd]?)\b…(?:\bduring\b|in (?:that|this|the (?:said|same)) (?:time|period)|in those years|in the future|at any time|\bwhile\b|from now on)|come into (?:being|existence))`;
const taken = cue`(?:TRANSFERS|TRANSFERRED|\b(?:grant(?:s|ed)?|own(?:s|ed)?)\b|belong|property of|\bvests?)`;
const named = cue`(?:listed|schedule|annex|appendix|named (?:above|below|in)|this song|identified)`;

function findForever({ sentences }: Contract): Match | null {
  return findAny(sentences, [
    {
      has: [forever, transfers],
      not: [
        ...notForever,
        territory,
        cue`(?:this|the) (?:agreement|term) (?:is|shall be) (?:not )?terminated`,
      ],
    },
  ]);
}

function findSilentAssignment({ sentences, trusted }: Contract): Match | null {
  const match = findMatch(sentences, assignment);
  if (!match) return null;
  const near = trusted.filter(({ clause }) => clause === match.sentence.clause);
  return findMatch(near, { has: [lasts, cue`assign|right|copyright|licen[cs]e|own|grant|term|belong`] })
    ? null
    : match;
}

export const rightsRules: readonly Rule[] = [
  {
    point: 1,
    why: "What is given for ever never comes back, however little {company} does with it.",
    suggestion:
      "These rights are granted for ten years from first release. At the end of that period they return {to creator} without further formality.",
    find: (contract) => flag(findForever(contract)),
  },
  {
    point: 2,
    why: "In Kenya an assignment that is silent on its period ends after three years, so both sides are left guessing how long it binds.",
    suggestion:
      "The assignment lasts for seven years from the first release of each recording or work, and then ends.",
    find: (contract) => flag(findSilentAssignment(contract)),
  },
  {
    point: 3,
    why: "Calling your work made for hire says that you never owned it, and with an assignment on top no right is left that could come back.",
    suggestion:
      "No recording or composition is a work made for hire. {Creator} shall remain its author, and only the rights stated in this agreement are granted, for the period stated in it.",
    find: ({ sentences }) => {
      const match = findMatch(sentences, hired);
      return match && findAny(sentences, [assignment, { has: [cue`\bassign`, works], not: notAssigned }])
        ? flag(match)
        : null;
    },
    praise: ({ trusted }) =>
      praise(
        "Nothing is work for hire",
        findMatch(trusted, { has: [denied(forHire)], not: [cue`\bif\b|to the extent`] }),
      ),
  },
  {
    point: 6,
    why: "Without a reversion the rights stay {with company} even when it has stopped selling or using the music.",
    suggestion:
      "All rights in a recording or work return {to creator} seven years after its first release, or earlier if it has not been on sale for six months in a row.",
    find: ({ sentences, trusted }) => {
      const isTaken = findAny(sentences, [
        assignment,
        { has: [forever, cue`(?:exclusive|owns?|owned|grants?)`, works], not: notForever },
      ]);
      return isTaken && !findMatch(trusted, reversion) ? missing("rights that return {to creator}") : null;
    },
    praise: ({ trusted }) => praise("Rights come back", findMatch(trusted, reversion)),
  },
  {
    point: 36,
    why: "You would give away works that do not exist yet, without knowing what they will be worth.",
    suggestion:
      "This agreement covers only the recordings and works listed in Schedule 1. Any other work needs a separate agreement signed by both parties.",
    find: ({ sentences }) =>
      flag(
        findMatch(sentences, {
          has: [anyWork, future, taken],
          not: [denied(/assign|transfer|sell|grant|cover|future|own/), named],
          when: (context) =>
            /whether or not/.test(context) || !/\bhereunder|under this (?:agreement|contract)/.test(context),
        }),
      ),
  },
];
