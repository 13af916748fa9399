import {
  findForeignLaw,
  findOwnLaw,
  findRefusedLaw,
  homeOf,
} from "#server/contract-rules/points/governing-law";
import { flag, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, findAny, type Look } from "#server/contract-rules/reading/cue";

const injunction = anyOf`
  \border\b…\b(?:stops?|delays?|prevents?|restrains?)\b
  restraining order
  \bcourt order
  (?:order|judge|court)…\b(?:stop|stopped|block|against)\b
  injuncti\w+
  interdict
  (?:stop|prevent|block|halt|hold up)(?:ping)? (?:the |any |a )?(?:release|recording|distribution|exploitation|sale|use)s?\b
  (?:recording|release|song|work|track|album)s? (?:be )?(?:stopped|halted|withdrawn|taken down)
  \benjoin
  equitable relief
  \brelief in equity\b
  \brestrain
  \binjunct\b
  \bhinder (?:publication|the release|release|sale)
  \brelease may not be stopped
`;
const givenUp: readonly Look[] = [
  {
    has: [
      injunction,
      anyOf`
        (?:under no circumstances|in no event|at no time)…CREATOR
        CREATOR…(?:waive|gives? up|not (?:be )?(?:entitled|seek|have)|no right|agrees not|MUST_NOT|sole remedy|only remedy|limited to|exclusively in|money only|only money)
        \bno (?:restraining|court|stop) orders?\b
        \bno injuncti\w+
        \bno order\b…\b(?:sought|asked for|obtained) by CREATOR
        \bavailable to COMPANY (?:only|alone)
        CREATOR[^;]{0,120}\b(?:renounces?|disclaims?|abstains?|undertakes not|forgoes)\b
        \bright of CREATOR[^;]{0,120}\bwaived
        \bnot entitle CREATOR
        \binjuncti\w+ against COMPANY is excluded
        \bnot be (?:stopped|prevented|restrained|halted) by CREATOR
        CREATOR (?:\w+ ){0,2}(?:may not|MUST_NOT) hinder
      `,
    ],
    not: [
      anyOf`
        nothing…(?:prevent|limit|stop|keep)
        COMPANY (?:shall|will|may|must) (?:not|never) (?:require|ask)
        COMPANY's (?:sole|only) remedy
        not (?:prevented|barred|stopped)
        MAY (?:ask|seek|apply)
        COMPANY (?:shall|will|may|is) (?:be )?(?:entitled|seek|obtain)
      `,
    ],
  },
  {
    has: [
      anyOf`
        (?:sole|only|exclusive)(?: and exclusive)? (?:remedy|recourse|right)…(?:damages|money)
        \bremedies of CREATOR are limited to damages
        CREATOR(?:'s)? (?:rights and )?remed(?:y|ies)…(?:limited to|only|nothing but)…(?:damages|money)
        (?:money|damages) (?:is|are) all (?:that )?CREATOR
        CREATOR…\b(?:claim|sue for|entitled to) (?:only )?(?:money|damages) (?:only|alone|and nothing)
        CREATOR[^;]{0,40}\b(?:entitled|confined|restricted|limited|left) (?:only |solely |merely )(?:to |with )?(?:\w+ ){0,3}(?:damages|money|compensation)\b
        CREATOR[^;]{0,40}\b(?:only|solely|merely) (?:to )?(?:claim|demand|sue for|ask for|seek|recover) (?:\w+ ){0,2}(?:damages|money|compensation)\b
        CREATOR[^;]{0,40}\b(?:claim|demand|sue for|ask for|seek|recover) (?:nothing|no more|no other)(?: \w+){0,3} (?:but|than|except) (?:\w+ ){0,2}(?:damages|money|compensation)\b
      `,
      cue`CREATOR`,
    ],
    not: [denied(/remedy/), cue`COMPANY's (?:sole|only) remedy`],
  },
];

const samples = cue`\bexcerpts? of another's recording|\b(?:sampled|samples?|sampling|interpolations?)\b`;
const ownSamples = anyOf`
  (?:samples?|those|which|that|any)…(?:introduced|brought|supplied|added|provided|suggested|used)(?: \w+)? by (?:the )?(?:CREATOR|them)
  (?:CREATOR|\bhe|\bshe|they|it|each side|each party) (?:introduc|bring|add|suppl|contribut|use)\w*
  who brought it in
`;
const whoever = anyOf`
  whether
  whoever
  by whom(?:so)?ever
  regardless
  irrespective
  no matter
  in (?:every|any|each) case
  including (?:those|samples|any|one|by)
  (?:even|also) (?:if|when|where|those|one)
  (?:chosen|selected|added|introduced|suggested) by (?:COMPANY|an?|the)
  by COMPANY
  by producers
  by others
`;
const carries = anyOf`
  \b(?:borne|paid|obtained|made good)(?: \w+)? by CREATOR
  CREATOR (?:\w+ )?indemnif\w+ COMPANY[^;]{0,60}samples?
  CREATOR (?:\w+ )?(?:assumes?|takes? over|carries|bears?) (?:the |all |every |any )(?:\w+ )?risks?
  \b(?:consequences?|loss(?:es)?|damages)\b[^;]{0,60}\bfalls? on CREATOR
  CREATOR carries both
  CREATOR (?:shall be |is )?answerable in all cases
  \b(?:sole|exclusive) account of CREATOR
  \brecover(?:s|ed)? the full amount from CREATOR
  \b(?:is|are|be) charged to CREATOR
  \bloss charged to CREATOR
  CREATOR (?:\w+ )?pays? whatever is needed
  \b(?:licensee|CREATOR) alone (?:shall |will )?clears? and pays?
  CREATOR (?:\w+ )?answers? to COMPANY for any excerpt
  CREATOR (?:\w+ )?makes? good (?:all|any|every)
  CREATOR's exclusive obligation
  CREATOR clears? (?:it|them|that) and pays?
  CREATOR (?:\w+ and )?(?:solves?|pays?|clears?)\b…samples?
  samples?…CREATOR (?:\w+ and )?(?:solves?|pays?|clears?)\b
  (?:liability|responsibility|risk|cost)s? (?:for|of)…samples?…(?:rests?|lies?|is) (?:with|on) CREATOR
  CREATOR(?:'s)? (?:\w+ ){0,2}(?:job|responsibility|risk|cost|expense|duty|problem|account)
  (?:CREATOR|\bhe|\bshe)…(?:alone|solely|sole|exclusively|fully|entirely)\b
  \bby CREATOR alone
  (?:all|any|every|each) (?:\w+ ){0,3}(?:samples?|interpolations?)…(?:cost|expens|risk|charge|responsib|account|clear\w*|paid) (?:\w+ ){0,4}(?:of|to|by|for|with) CREATOR
  borne (?:\w+ )?by CREATOR
  (?:CREATOR|\bhe|\bshe)…(?:carr(?:y|ies)|bears?|pays?|clears?|responsible for) (?:all|any|every|the|for)\b…samples?
`;
const allRisk: Look = {
  has: [
    samples,
    carries,
    cue`(?:solves?|responsib|liab|\bclear|cost|pay|paid|expens|risk|indemn|problem|carr|claim|consequence|loss|damages|obligation|answer|recover)`,
  ],
  not: [
    cue`CREATOR (?:\w+ ){0,3}(?:not|never|no)\b[^;]{0,40}\b(?:liable|responsib)|\bnobody\b`,
    cue`\bno sample-related cost\b|CREATOR (?:bears|carries|has|takes|assumes) (?:no|none)\b`,
    cue`COMPANY (?:is|are|shall be|for|clears?|pays? for) (?:\w+ ){0,2}(?:respons|samples|those|it)|each (?:side|party|of us) (?:clears|pays|is)`,
  ],
  when: (context) => whoever.test(context) || !ownSamples.test(context),
};
/** The other side has no part in it, whoever brought it in. */
const noneOfTheirs: Look = {
  has: [
    samples,
    cue`COMPANY (?:shall |will )?(?:not|never) contribute to the cost|\bin no (?:event|case) (?:shall|is|will) COMPANY (?:be )?(?:answerable|liable|responsible)`,
  ],
};
/** A promise that what others bring in is cleared carries their risk too. */
const vouchesForOthers: Look = {
  has: [
    samples,
    cue`CREATOR (?:\w+ ){0,3}(?:warrants?|represents?|guarantees?|promises|confirms|vouches|assures|undertakes)\b`,
    anyOf`
      samples?[^;]{0,20}\bby whom(?:so)?ever\b
      samples?[^;]{0,60}(?:supplied|provided|chosen|brought|added|used|introduced|made|put|inserted)(?: \w+)? by (?:COMPANY|others|(?:any|an?|another|the|other|whatever|whichever)(?: other)? (?:\w+ )?(?:producers?|persons?|party|engineers?|remixers?|beat-?makers?|musicians?|performers?))
      samples?[^;]{0,60}\b(?:no matter who|whoever|whichever producer)
    `,
    cue`\b(?:clear\w*|original|licen[cs]ed|permission|infring\w*|paid)\b`,
  ],
  not: [
    denied(/warrant|represent|guarantee|promise/),
    cue`(?:except|other than|save|apart from|but not|excluding|not for)\b`,
  ],
};

function suggestLawOf(country: string): string {
  return `This agreement is governed by the law of ${country}. A dispute goes first to mediation there and, failing settlement within thirty days, to the courts of ${country}.`;
}

export const liabilityRules: readonly Rule[] = [
  {
    point: 28,
    why: "You would have to hire lawyers abroad, which costs more than most disputes are worth.",
    suggestion:
      "This agreement is governed by the law of the country of {creator's} residence. A dispute goes first to mediation there and, failing settlement within thirty days, to its courts.",
    find: (contract) => {
      const foreign = flag(
        findForeignLaw(contract) ?? (findOwnLaw(contract) ? null : findRefusedLaw(contract)),
      );
      const home = homeOf(contract);
      if (!foreign) return null;
      // Abroad for somebody in Nairobi is at home for somebody in London.
      return home ? { ...foreign, suggestion: suggestLawOf(home) } : { ...foreign, dependsOnReader: true };
    },
  },
  {
    point: 29,
    why: "Money comes years later, and only an injunction can stop a release that breaks the contract.",
    suggestion:
      "Nothing in this agreement prevents either party from asking a court for an injunction or other urgent relief.",
    find: ({ sentences }) => flag(findAny(sentences, givenUp)),
  },
  {
    point: 37,
    why: "A single sample that somebody else put into the track could cost you all you earn from it.",
    suggestion:
      "{Creator} shall be responsible for samples introduced {by creator}; {company} shall be responsible for every other sample and shall clear it before release.",
    find: ({ sentences }) => flag(findAny(sentences, [allRisk, vouchesForOthers, noneOfTheirs])),
  },
];
