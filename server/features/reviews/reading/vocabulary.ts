import { COMPANY_MARK, CREATOR_MARK } from "#server/features/reviews/contract";

/** Up to some ninety letters: a pattern with bounded gaps takes linear time. */
const gap = "[^]{0,90}?";

const words: Record<string, string> = {
  CREATOR: `(?:(?:\\bthe )?${CREATOR_MARK}+)`,
  COMPANY: `(?:(?:\\bthe )?${COMPANY_MARK}+)`,
  BOTH: "(?:either party|each party|both parties|the parties|each of the parties|a party|any party|one party|neither party|(?:one|either|neither|each) of (?:us|them|the (?:parties|two))|(?:either|each|a) side|both sides|either one|(?:any|each|either) of the two|\\bboth (?=(?:may|can|shall))|both of (?:us|them))",
  MAY: "(?:(?<!\\b(?:no|not|never|nor|neither) )\\b(?:may|can|could|entitle[sd]?|free|at liberty|authori[sz]ed|empowered|permitted|allowed|right|power|option|liberty)\\b(?! (?:not|never)\\b))",
  MUST_NOT:
    "(?:\\b(?:shall|will|may|must|can|does|do|is|are) (?:not|never)\\b|\\bcannot\\b|\\b(?:won|don|doesn|can|isn|aren|shan|mustn)'t\\b|in no (?:circumstances|event|case)|under no circumstances|\\b(?:agrees?|undertakes?|promises?) (?:not|never)\\b|\\b(?:no right|refrain|neither)\\b)",
  TRANSFERS:
    "(?:\\b(?:assign|transfer|sell|cede|convey|surrender)s?\\b|\\b(?:make|sign|hand|give)s? (?:[^,;.]{0,60} )?(?:over|away)\\b)",
  TRANSFERRED: "(?:assigned|transferred|sold|ceded|conveyed|(?:made|signed|handed|given) over|given(?= to))",
  FOREVER:
    "(?:for life and|once and for all|\\bnever expires?\\b|in perpetuity|perpetual(?:ly)?|\\bfor ?ever\\b|\\bfor always\\b|always and everywhere|for all (?:time|eternity)|for eternity|eternal(?:ly)?|permanent(?:ly)?|\\bfor good\\b(?! (?:and|cause|reason|faith|order))|(?:till|until) the end of (?:time|days)|throughout the (?:entire )?(?:known )?universe|without (?:any )?(?:limit|limitation) (?:of|in|as to) time|no end date|no time limit|unlimited (?:time|period|duration)|\\bfor evermore\\b|\\bevermore\\b|indefinitely|as long as the world|without (?:an |any )?end\\b|\\bnever ends?\\b)",
  OWNED_BY:
    "(?:vest(?:s|ed)? in|belong(?:s|ing)? (?:\\w+ ){0,2}to|pass(?:es|ed)? to|goes to|(?:lies|rests) with|(?:is|are|be|become|becomes|remain|remains) (?:the )?(?:\\w+ ){0,4}property of|owned (?:\\w+ ){0,3}by)",
  ENDS: "(?:\\bcall(?:s|ed)? (?:it|this|the \\w+) off\\b|discontinu|\\bclose (?:it|(?:CREATOR )?(?:\\w+ )?account)\\b|\\bput (?:another|one|a member|him|her|\\w+ (?:one|member)) out\\b|\\bexpel|\\bwithdraw\\b(?! (?:the|its|his|her|their|any|consent|funds|money|single|titles?|recordings?))|declare…\\b(?:ended|over|void)\\b|\\btreat…\\b(?:ended|discharged|over)\\b|terminable|\\bis off\\b|\\bthrow…\\bover\\b|\\bget out of (?:this|the) CONTRACT|\\bquit\\b|\\bends? (?:this|the) CONTRACT|terminat(?:e|es|ed|ion)\\b|\\bcancel|rescind|determine (?:this|the) |\\b(?:stop|leave|end|ended|close|closing|quit|drop) (?:it\\b|this\\b|the CONTRACT|(?:the )?CREATOR)|bring…to an end|brought to an end|\\bbe ended|walk away|\\bpull out\\b|part ways|withdraw from (?:this|the) CONTRACT|CONTRACT (?:shall |will )?(?:ends|lapses|falls away)|leave on|\\bleave\\b(?= (?:if|when|where|on|at|by)\\b)|\\bstop (?:working|immediately|at once|with|the same day)|\\b(?:release|let) (?:the )?CREATOR (?:go\\b|early|earlier|from (?:this|the) ))",
  BREACHES:
    "(?:\\bmiss(?:es|ed)? (?:a|the|any) (?:deadline|date)|breach|default|\\bfail(?:s|ed|ure|ing)?\\b|violat|disobey|misconduct|\\bbreaks?\\b|\\bbroken?\\b|\\blate\\b|\\b(?:does|do|did|has|have) not (?:perform|comply|keep|pay|deliver|done?|do what)|not (?:performed|complied|kept)|not serious|misbehav)",
  CLAIMS:
    "(?:\\bclaim(?:s|ed)?\\b|\\bdisput(?:es?|ed|ing)\\b|\\bcomplain(?:s|t|ts|ed)?\\b|\\ballegations?\\b|\\balleges?\\b|litigation|proceedings|investigation|\\bsue[sd]?\\b|\\blawsuits?\\b|\\bmatter\\b|third[- ]party claim|infring(?:es|ed|ement)\\b|says that…\\b(?:is|are) (?:his|hers|theirs|stolen|copied)\\b|takes? (?:\\S+ ){1,3}to court|notice of infringement|infringement notice)",
  CONTRACT:
    "(?:agreement|contract|licen[cs]e|term|appointment|engagement|deal|letter|memorandum|arrangement|paper|document|deed|relationship)\\b",
  RELEASES:
    "(?:\\breleas(?:e|es|ed|ing)\\b|\\bput(?:s|ting)?\\b…(?:on sale|\\bout\\b)|\\b(?:make|makes|made)…available|\\b(?:brings?|brought)…\\bout\\b|publish(?:es|ed)?\\b|comes? out\\b)",
  SHARE:
    "(?:\\d ?%|\\bper ?cent(?:um)?\\b|\\b(?:a|one|two|three) (?:third|quarter|fifth|tenth|half|eighth|sixth)s?\\b|\\bhalf of\\b)",
  LAWYER:
    "(?:\\bbarr(?:ister)?\\b|law(?:yers)?(?:'s?)? clinic|legal (?:aid|clinic)|advocate|lawyer|counsel|attorney|solicitor|legal (?:adviser|advisor|practitioner))",
};

const names = new RegExp(
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join("|"),
  "g",
);

/** Writes out the words in capitals, and "…" as a gap. */
export function spellOut(pattern: string): string {
  const spelt = pattern.replaceAll(names, (name) => words[name] ?? name);
  // A word may be made of other words.
  return spelt.replaceAll(names, (name) => words[name] ?? name).replaceAll("…", gap);
}
