import type { Contract, Sentence } from "#server/features/reviews/contract";
import { flag, missing, praise, type Rule } from "#server/features/reviews/points/rule";
import { cue, findAny, findMatch, type Look, type Match } from "#server/features/reviews/reading/cue";
import { isBetweenEquals } from "#server/features/reviews/relevance";

const mayEnd = cue`MAY…ENDS`;
const isEnded = cue`(?:agreement|contract|licen[cs]e|term|appointment|engagement) (?:may|can|shall) be (?:terminated|ended|cancelled)`;
const noRight = cue`(?:(?:not|no|never|neither)\b[^,;]{0,60}(?:terminat|cancel|rescind|to an end|walk away)|(?:may|shall|can) not…(?:terminat|rescind))`;
/** The creator shall never be free, whatever happens: as good as a right that the other side has alone. */
const refused: Look = {
  has: [
    cue`CREATOR (?:\w+ ){0,3}(?:no right to|not entitled to|(?:waive|relinquish|give)s? (?:up )?(?:any|all|every|the)(?: \w+)? rights? to|(?:may|can|shall|will) (?:never|in no event|under no circumstances|at no time|not for any reason))[^,;]{0,60}ENDS`,
  ],
  not: [cue`COMPANY (?:nor|or|and) |(?:nor|or|and) (?:the )?COMPANY|BOTH|before|until|unless|except|without`],
};
/** A way out that opens when nothing is left of the other side is none. */
const onlyInRuin = cue`only…(?:insolven|bankrupt|liquidat|wound up)`;

type Who = "creator" | "company" | "both" | "unknown";
type Ending = { who: Who; match: Match };

/** Every right to end the contract, with the one who has it. */
function findEndings({ sentences }: Contract): Ending[] {
  return sentences.flatMap((sentence) => {
    const match = findAny(
      [sentence],
      [
        { has: [mayEnd], not: [noRight] },
        { has: [isEnded], not: [noRight] },
      ],
    );
    const who = whoEnds(sentence);
    return match && (sentence.isTrusted || who === "company") ? [{ who, match }] : [];
  });
}

function whoEnds({ context }: Sentence): Who {
  const at = mayEnd.exec(context)?.index ?? context.length;
  const subject = context.slice(0, at);
  const agent =
    cue`(?:terminated|ended|cancelled) (?:at any time )?(?:forthwith )?by (?:the )?(BOTH|CREATOR|COMPANY)`.exec(
      context,
    )?.[1];
  const speaker = agent ?? subject;
  if (cue`BOTH|the other|CREATOR…(?:or|and) COMPANY|COMPANY…(?:or|and) CREATOR|either`.test(speaker))
    return "both";
  const [creator, company] = [lastOf(speaker, cue`CREATOR`), lastOf(speaker, cue`COMPANY`)];
  if (creator === company) return "unknown";
  return creator > company ? "creator" : "company";
}

function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, "g"))].at(-1)?.index ?? -1;
}

function findOneSided(contract: Contract): Match | null {
  const endings = findEndings(contract).filter(
    ({ who, match }) =>
      who !== "creator" ||
      !(onlyInRuin.test(match.sentence.context) || findMatch([match.sentence], keyPerson)),
  );
  const sides = new Set(endings.map(({ who }) => who));
  if (sides.size === 0) return findMatch(contract.sentences, refused);
  if (sides.size !== 1 || sides.has("both") || sides.has("unknown")) return null;
  if (sides.has("creator") && !isBetweenEquals(contract)) return null;
  return endings[0]?.match ?? null;
}

const afterNotice = cue`(?:(?:days?|weeks?|months?) (?:later|after|from|of|following) (?:a |the |such |being )?(?:\w+ ){0,2}(?:notice|reminder|reminded|warning|demand|request|asked|told)|(?:notice|reminder|warning|demand)…(?:without effect|unheeded|in vain|fruitless)|not paid…days after)`;
const cured: Look = {
  has: [
    cue`(?:\bcur(?:e|ed|es|ing)\b|uncured|unremedied|\bremed(?:y|ied|ies|ying) (?:the|such|that|it|its|his|her|them|this|any|within)|(?:not|be|is|been) (?:been )?(?:remedied|repaired|rectified|corrected|mended|made good|put right)|put(?:s|ting)? (?:it|the breach|that|this|matters) right|(?:repair|rectif(?:y|ies)|correct|make good|mend)s? (?:the|such|that|it|its|his|her|any)|${afterNotice})`,
    cue`\b(?:days?|weeks?|months?|period)\b`,
    cue`BREACHES`,
  ],
  not: [cue`credit|sample|release|attorney|\bexecute\b`],
};
const forBreach: Look = { has: [cue`ENDS|suspend`, cue`BREACHES`] };
const keyPerson: Look = {
  has: [
    cue`(?:key[- ](?:man|person|individual|executive|contact|member)|(?:ceases?|stops?) to (?:be|work|act|manage)…|leaves? (?:the )?COMPANY|(?:is|are) no longer (?:employed|with|work|responsible|active))`,
    cue`terminat|\bend\b|ends|suspend|walk away`,
  ],
  not: [cue`insolven|bankrupt|liquidat`],
};

export const endingRules: readonly Rule[] = [
  {
    point: 25,
    why: "Without a way to end the contract you stay bound even when the other side does nothing of what it promised.",
    suggestion:
      "Either party may terminate this agreement by written notice if the other commits a material breach and does not remedy it within thirty days after written notice of it.",
    find: (contract) => (findEndings(contract).length > 0 ? null : missing("a right to terminate")),
  },
  {
    point: 26,
    why: "One side can leave whenever it suits it, while the other has no way out even after a serious breach.",
    suggestion:
      "Either party may terminate this agreement by written notice if the other commits a material breach that it does not remedy within thirty days, or becomes insolvent.",
    find: (contract) => flag(findOneSided(contract)),
    praise: (contract) =>
      praise(
        "Both sides can terminate",
        findEndings(contract).find(({ who }) => who === "both")?.match ?? null,
      ),
  },
  {
    point: 27,
    why: "Without time to put a breach right, one late delivery or missed message can cost you the whole contract.",
    suggestion:
      "No party is in breach until it has received written notice that describes the failure and has not put it right within thirty days.",
    find: ({ sentences, trusted }) => {
      const match = findMatch(sentences, forBreach);
      return match && !findMatch(trusted, cured) ? flag(match) : null;
    },
    praise: ({ trusted }) => praise("Time to put a breach right", findMatch(trusted, cured)),
  },
  {
    point: 31,
    why: "You sign because of the people you trust there, and without a key person clause you stay when they leave.",
    suggestion:
      "If [name] ceases to be personally responsible {for creator} and is not replaced within sixty days by someone whom {creator} approves, {creator} may end this agreement on thirty days' notice.",
    find: ({ trusted }) => (findMatch(trusted, keyPerson) ? null : missing("a key person")),
    praise: ({ trusted }) => praise("A key person", findMatch(trusted, keyPerson)),
  },
];
