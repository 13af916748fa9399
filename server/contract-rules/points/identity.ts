import { flag, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, findAny, findMatch, type Look } from "#server/contract-rules/reading/cue";
import { isAtTheirWill } from "#server/contract-rules/reading/is-taken-back";

const moral = anyOf`
  not (?:complain|object) if…(?:chang|cut|edit|alter)
  rights? of (?:attribution|integrity|paternity)
  \bmoral (?:and|or) (?:\w+ )?rights?
  \bsections? (?:77|78|80|32)\b…\bcopyright\b
  (?:any|every|all) changes? (?:to|in|of) (?:the |her |his )?(?:works?|recordings?|songs?)
  moral rights?
  right…to (?:be named|be credited|complain|object)…\b(?:as|chang\w*|alter\w*|edit\w*|distort\w*|honou?r|treat\w*)\b
  need not (?:name|credit) CREATOR
  droit moral
  right to object to (?:\w+ ){0,3}(?:change|distortion|alteration|edit)
  right to be (?:named|credited|identified)
`;
const waived = anyOf`
  lets? go of
  not (?:complain|object)
  renounces?
  need not (?:name|credit)
  (?:not|never) (?:to )?(?:rely|insist|claim|invoke|enforce|assert|exercise|use)\b
  waive[sd]?\b
  waiv(?:er|ing)\b
  (?:agrees?|undertakes?) not to (?:assert|enforce|exercise)
  (?:shall|will) not (?:assert|enforce|exercise)
  relinquish
  gives? up
  surrender
  \breleased\b
  \babandon
  \bforgoe?s?\b
  \bfree (?:of|from) (?:all|any)\b
  (?:shall|will|do|does) not (?:apply|be (?:exercised|asserted|enforced))
  \bnot to sue\b
  \bconsents? to (?:any|all|every) acts?\b
`;
const waiverExcluded = /\bwaiver\b[^;]{0,40}\b(?:excluded|prohibited|void|invalid|of no effect)\b/;
const moralKept: Look = {
  has: [moral, cue`(?:keeps?|retains?|recogni[sz]es?|respects?|not waive|no waiver|reserve)`],
};

const likeness = anyOf`
  \bface\b
  \bphotos?\b
  \bsignature\b
  \blife story\b
  \blikeness
  \bnames?\b
  \bimages?\b
  \bphotographs?
  \bpictures?\b
  \bvoice\b
  \bbiograph
`;
const picture = cue`(?:\bface\b|\bstage name\b|\bphotos?\b|\blife story\b|likeness|(?<!visual )images?\b|photograph|(?<!motion )pictures?\b|voice|biograph|portrait)`;
const without = anyOf`
  \bunrestricted\b
  \bfor all (?:\w+ )?purposes
  \bendless(?:ly)?\b
  \bat all times hereafter\b
  \bas (?:it|COMPANY) (?:shall |may )?(?:thinks?|sees?) (?:fit|proper)
  \bno limits?\b
  \bwaives? all rights? of (?:publicity|privacy)
  \bmerchandise of every kind\b
  \bwherever and whenever\b
  \bany use (?:which|by) (?:the )?COMPANY
  \bafter CREATOR (?:has|have) left
  \bhas no end\b
  \bnothing to do with\b
  \ball goods and services\b
  \bboth during the term and thereafter
  for anything\b
  anything COMPANY
  to advertisers
  as (?:it|COMPANY) chooses
  however (?:it|COMPANY)
  as (?:it|COMPANY) (?:likes|wants|wishes|pleases|sees fit|thinks fit)
  \bFOREVER\b
  all media
  any media
  any way
  (?:and|or|also|even) after(?:wards)?\b
  after the (?:term|contract|agreement|end)
  without restriction
  any (?:\w+ ){0,2}purposes?
  for all purposes
  any (?:\w+ ){0,2}(?:products?|goods|services?|merchandise)
  products? (?:or|and) services?
  products of third
  perpetu
  for ?ever\b
  without (?:any )?(?:limit|restriction|further (?:payment|consent))
  unlimited
  whatever terms
  in any manner
  as it sees fit
`;
const forRelease = cue`(?:^(?:\S+ )?nothing\b[^;]{0,60}\bprevent|\bonly\b|solely|limited to|not (?:be )?(?:used?|endorse)|shall not(?! object)|nothing else|does not)`;

export const identityRules: readonly Rule[] = [
  {
    point: 33,
    why: "Moral rights let you be named and object to changes that harm your reputation, and a waiver gives both away.",
    suggestion:
      "{Creator} shall keep all moral rights. Mixing, mastering and shortening that are usual for a release do not infringe them.",
    find: ({ sentences }) =>
      flag(
        findAny(sentences, [
          { has: [moral, waived], not: [denied(/waive|give|relinquish|surrender/), waiverExcluded] },
          { ...moralKept, when: isAtTheirWill },
        ]),
      ),
  },
  {
    point: 34,
    why: "Your face and name could sell things you never heard of, long after the contract has ended.",
    suggestion:
      "{Company} may use {creator's} name and approved photographs only to promote the recordings covered by this agreement, and only while the rights in them last.",
    find: ({ sentences }) =>
      flag(
        findMatch(sentences, {
          has: [
            picture,
            likeness,
            without,
            cue`\b(?:use|employ|reproduce|right|permit|approve|put|appl(?:y|ies)|exploit|licen[cs]e)`,
          ],
          not: [forRelease, cue`CREATOR (?:\w+ )?(?:may use|has an? (?:\w+ )?right to use)`],
        }),
      ),
  },
];
