import { flag, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, findAny, findMatch, type Look } from "#server/contract-rules/reading/cue";

const handedIn = cue`\b(?:deliver\w*|masters?|recordings?|albums?|tracks?|songs?|records?|compositions?|works?|beats?|performances?|material)\b`;
const pleases: Look = {
  has: [
    anyOf`
      \bcommercially (?:(?:and|or) technically )?(?:satisfactory|acceptable|viable)
      \btechnically and commercially (?:satisfactory|acceptable)
      \b(?:satisfactory|acceptable|pleasing) (?:\w+ ){0,4}(?:to|in the (?:sole )?(?:opinion|judg(?:e)?ment) of) COMPANY
      \bto (?:the )?(?:\w+ )?satisfaction of COMPANY
      \bto COMPANY's (?:\w+ ){0,2}satisfaction
      COMPANY(?:'s)? (?:\w+ ){0,4}(?:may|can|shall be free to|right to) (?:reject|refuse|decline)\b
      \b(?:subject to|until|on|upon) COMPANY's (?:\w+ ){0,2}(?:acceptance|approval)\b
      \b(?:counts?|treated|deemed|considered) (?:as )?(?:\w+ )?(?:delivered|completed)\b[^;]{0,40}\b(?:only )?(?:if|when|once) COMPANY
    `,
    handedIn,
  ],
  not: [
    cue`\bnot (?:be )?unreasonabl|\bnot unreasonably|\bBOTH\b|\breasonabl[ey] (?:acceptance|approval|satisf)`,
    cue`\bconsent\b|\bonly (?:if|where|when)\b[^;]{0,40}\btechnical|\b(?:technical|objective) (?:grounds|standards|reasons)\b|\bdeemed (?:to be )?accepted\b`,
    cue`\b(?:artwork|offers?|engagements?|image|photographs?|expenses?|invoice|budget|settle\w*|assign\w*)\b`,
    denied(/satisf|accept|reject|refus/),
  ],
};

const suspends: Look = {
  has: [
    cue`COMPANY[^;]{0,80}\bsuspend(?:s|ed)?\b|\bsuspen(?:d|ds|ded|sion)\b[^;]{0,60}\b(?:by COMPANY|term|payments?|CONTRACT|obligations|account)\b|\b(?:term|payments?|account|obligations)\b[^;]{0,60}\bsuspended\b`,
  ],
  not: [
    cue`\bBOTH\b|force majeure|act of god|strike|epidemic|beyond (?:its|their|the) (?:reasonable )?control`,
    denied(/suspen/),
    cue`\bsuspend or ENDS[^;]{0,60}\bif\b[^;]{0,40}BREACHES`,
  ],
};

const creative = cue`\b(?:songs?|material|repertoire|producers?|studios?|artwork|mix(?:es|ing)?|versions?|style|image|titles?|compositions?|videos?|creative|artistic|remix(?:es)?|arrangements?|derivative works?|edits?|lyrics|masters?|recordings?|music)\b`;
const alone = anyOf`
  COMPANY(?:'s)?(?: \w+){0,4} (?:(?:sole|final|complete|full|absolute|exclusive|unfettered|entire) (?:and \w+ )?(?:creative |artistic )?(?:control|say|decision|discretion|approval|authority|word|right)|decides? alone)\b
  \b(?:final|sole|complete|absolute) (?:creative |artistic )?(?:say|control|decision|word|discretion|approval|authority) (?:\w+ ){0,6}(?:lies|rests|belongs|is|shall be|remains)(?: \w+){0,2} (?:with|to|of|COMPANY's)\b
  COMPANY[^;]{0,120}\bwithout (?:\S+ ){0,3}?(?:approval|consent|consult\w+|asking)\b
`;
const shapes = cue`\b(?:choose|select|decide|determine|designate|control|edit|remix|change|alter|modify|rearrange|shorten|adapt|translate|creat(?:e|ive)|artistic|mix|style|image|direction)\w*\b`;
const noSay: Look = {
  has: [alone, creative, shapes],
  not: [
    cue`\b(?:assign\w*|sell|transfer\w*|settle\w*|price|prices|fees?|budget|territor\w+|register|accounting|terminat\w*|release date|attorney)\b`,
    cue`\b(?:with|subject to|after) CREATOR's (?:\w+ )?(?:approval|consent|agreement)|\bBOTH\b|\bjointly\b|\bmutual`,
    cue`COMPANY (?:shall|will|may|must) (?:not|never)|\b(?:shall|will|may|must) (?:not|never)\b[^;]{0,80}\bwithout`,
    denied(/control|say|decision|discretion/),
  ],
};

const morals: Look = {
  has: [
    anyOf`
      \bmorals clause\b
      \bconducts? (?:CREATOR|himself|herself|itself|themselves|yourself)\b[^;]{0,80}\b(?:privately|principles|values|consistent with)\b
      \bmoral turpitude\b
      \b(?:public|good|community|common) (?:morals|decency|morality)\b
      \b(?:into|in) (?:public )?(?:disrepute|contempt|ridicule|scandal)\b
      \b(?:shock|insult|offend)s?\b[^;]{0,40}\b(?:community|public|decency|morals)\b
      \b(?:scandal|scandalous|immoral)\b
      \b(?:damages?|harms?|hurts?|injures?|tarnish\w*|reflects? (?:badly|unfavou?rably|poorly) (?:up)?on)\b[^;]{0,40}\b(?:reputation|good name|image|brand) (?:of )?(?:COMPANY|the (?:sponsor|brand))
    `,
    cue`CREATOR`,
  ],
  not: [
    cue`COMPANY (?:shall|will|may|must|agrees|undertakes) (?:to )?(?:not|never)`,
    cue`\bBOTH\b`,
    cue`\bno morals\b|CREATOR (?:\w+ ){0,3}not (?:be )?(?:bound|liable)`,
  ],
};

export const workingRules: readonly Rule[] = [
  {
    point: 46,
    why: "Whether you have delivered depends on taste: {company} can refuse the work, and the term and the money wait.",
    suggestion:
      "A recording is delivered when it is technically fit for release. It counts as accepted unless technical defects are named in writing within fourteen days.",
    find: ({ sentences }) => flag(findMatch(sentences, pleases)),
  },
  {
    point: 47,
    why: "While it is suspended you are bound and not paid, and the end of the contract moves away.",
    suggestion:
      "Neither party may suspend this agreement. An event outside both parties' control extends a period by its own length, by no more than three months in all.",
    find: ({ sentences }) => flag(findMatch(sentences, suspends)),
  },
  {
    point: 48,
    why: "Your name stands on music that {company} can choose and change without asking you.",
    suggestion:
      "{Company} and {creator} shall choose songs, producers, mixes and artwork together. No version is released, and no work changed, without {creator's} approval in writing.",
    find: ({ sentences }) => flag(findMatch(sentences, noSay)),
  },
  {
    point: 49,
    why: "Whether you have behaved is for {company} to say, and it may end the contract or keep your money for it.",
    suggestion:
      "Only a conviction for a serious crime, by a court, is a ground to end this agreement. Sums already earned are paid.",
    find: ({ sentences }) => flag(findAny(sentences, [morals])),
  },
];
