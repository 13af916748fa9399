import { flag, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, denied, findMatch } from "#server/contract-rules/reading/cue";

const withholds = anyOf`
  \bneed pay\b…\bnothing\b
  \bkeeps? (?:all|any|every) (?:\w+ ){0,2}(?:money|sums?|income|royalties|payments|earnings)\b
  \bneed not pay\b
  quarantin
  \blocks?\b
  \b(?:be|is|are) (?:held|withheld|blocked|frozen|suspended|kept back)\b
  (?<!\bhave and to )\bholds? (?:all|any|the|every|on to)\b
  \bpays? nothing\b
  \bnot pay\b
  withh[eo]ld(?:s|ing)?
  suspend(?:s|ed)? (?:all |any )?payments?
  suspend(?:s|ed)? (?:its|the|any) (?:obligation|duty) to pay
  \bset aside\b
  \bin suspense\b
  \bno (?:further |more )?(?:sums?|money|monies|royalt\w+|payments?)\b[^;]{0,30}\b(?:paid|released|made)\b
  \b(?:all|any|every) payments?\b[^;]{0,30}\b(?:stops?|ceases?)\b
  \bpayment of (?:all |any )?(?:royalties|sums|monies)\b[^;]{0,20}\b(?:stops?|ceases?)\b
  (?:hold|holding|keep|keeping)s? back
  \bblocks?\b
  \bdetain
  \bfreezes?\b
  \bretain\b
  \bkeeps?\b…(?:due|payable|owed|belong)
  \bstops? (?:all |any |the )?pay(?:ing|ments?)
`;
const everything = anyOf`
  \banything\b
  \ball\b
  \bnothing\b
  \bnot pay\b
  \b(?:account|balance|payments?|royalties|earnings|money|income)\b(?! (?:related|concerned|in dispute))
  any and all
  \beverything\b
  \bno (?:further |more )?(?:sums?|money|monies|royalt\w+|payments?)\b
  \bto pay royalties\b
  entire
  whole
  \bany (?:sums?|monies|money|royalties|payments?|amounts?)\b
  (?:withhold|retain|suspend|keep back|hold back|stop) (?:the )?(?:payments?|royalties|earnings)\b
`;
const claim = anyOf`
  CLAIMS
  \bsuspect(?:s|ed)?\b
  \b(?:believes?|determines?|detects?|finds?|of the opinion)\b[^;]{0,120}(?:BREACHES|fraud|illegal|artificial|abus|dishonest|such activity)
  \btake-?down\b
  \basserts?\b
`;
const limited = anyOf`
  no reason to
  in proportion
  \b(?:that|which) (?:is |are )?(?:\w+ly )?(?:related|relates?|in dispute)
  \b(?:the|such) (?:part|portion)\b[^;]{0,60}\b(?:in dispute|disputed|contested|affected|at stake|concerned)\b
  \b(?:disputed|contested|affected) (?:part|portion|sums?|amounts?)\b
  related to (?:it|that|the|such)
  reasonabl[ey] (?:related|proportion|commensurate)
  up to an amount\b
  amount in dispute
  no more than
  not more than
  \bonly (?:a|the|such)
  proportionate
  to the extent of
  reasonable (?:amount|sum)
  correspond
  but no others
  (?:not|never) (?:withhold|exceed)
  (?:keeps?|holds?) back nothing
`;

export const withholdingRules: readonly Rule[] = [
  {
    point: 15,
    why: "Anybody's complaint, true or not, would be enough to stop all your income for years.",
    suggestion:
      "If a third party makes a claim, {company} may hold back only a sum reasonably related to it, and releases that sum if no proceedings have begun within six months.",
    find: ({ sentences }) =>
      flag(
        findMatch(sentences, {
          has: [withholds, everything, claim],
          not: [limited, denied(withholds), /\b(?:transfer|licen[cs]e|access)\b[^,;]{0,20}\bsuspended\b/],
        }),
      ),
  },
];
