import { COMPANY_MARK, CREATOR_MARK } from "#server/contract-rules/contract";

/** Up to some ninety letters: a pattern with bounded gaps takes linear time. */
const gap = "[^]{0,90}?";

/** A whole masked word: a piece of one would be tried as often as it has letters. */
const masked = (mark: string) => `(?:(?:\\bthe )?(?<!${mark})${mark}+(?!${mark}))`;

/** The wordings that each word stands for. */
const words: Record<string, readonly string[]> = {
  CREATOR: [masked(CREATOR_MARK)],
  COMPANY: [masked(COMPANY_MARK)],
  BOTH: [
    "either party",
    "each party",
    "both parties",
    "the parties",
    "each of the parties",
    "a party",
    "any party",
    "one party",
    "neither party",
    "(?:one|either|neither|each) of (?:us|them|the (?:parties|two))",
    "(?:either|each|a) side",
    "both sides",
    "either one",
    "(?:any|each|either) of the two",
    String.raw`\bboth (?=(?:may|can|shall))`,
    "both of (?:us|them)",
  ],
  MAY: [
    String.raw`(?<!\b(?:no|not|never|nor|neither) )\b(?:may|can|could|entitle[sd]?|free|at liberty|authori[sz]ed|empowered|permitted|allowed|right|power|option|liberty)\b(?! (?:not|never)\b)`,
  ],
  MUST_NOT: [
    String.raw`\b(?:shall|will|may|must|can|does|do|is|are) (?:not|never)\b`,
    String.raw`\bcannot\b`,
    String.raw`\b(?:won|don|doesn|can|isn|aren|shan|mustn)'t\b`,
    "in no (?:circumstances|event|case)",
    "under no circumstances",
    String.raw`\b(?:agrees?|undertakes?|promises?) (?:not|never)\b`,
    String.raw`\b(?:no right|refrain|neither)\b`,
  ],
  TRANSFERS: [
    String.raw`(?<!\b(?:the|a|any|bank|money) )\b(?:assign|transfer|sell|cede|convey|surrender)s?\b`,
    String.raw`\b(?:make|sign|hand|give)s? (?:[^,;.]{0,60} )?(?:over|away)\b`,
  ],
  TRANSFERRED: [
    "assigned",
    "transferred",
    "sold",
    "ceded",
    "conveyed",
    "(?:made|signed|handed|given) over",
    "given(?= to)",
  ],
  FOREVER: [
    "for life and",
    "once and for all",
    String.raw`\bnever expires?\b`,
    "in perpetuity",
    "perpetual(?:ly)?",
    String.raw`\bfor ?ever\b`,
    String.raw`\bfor always\b`,
    "always and everywhere",
    "for all (?:time|eternity)",
    "for eternity",
    "eternal(?:ly)?",
    "permanent(?:ly)?",
    String.raw`\bfor good\b(?! (?:and|cause|reason|faith|order))`,
    "(?:till|until) the end of (?:time|days)",
    "throughout the (?:entire )?(?:known )?universe",
    "without (?:any )?(?:limit|limitation) (?:of|in|as to) time",
    "no end date",
    "no time limit",
    "unlimited (?:time|period|duration)",
    String.raw`\bfor evermore\b`,
    String.raw`\bevermore\b`,
    "indefinitely",
    "as long as the world",
    String.raw`without (?:an |any )?end\b`,
    String.raw`\bnever ends?\b`,
  ],
  OWNED_BY: [
    "vest(?:s|ed)? in",
    String.raw`belong(?:s|ing)? (?:\w+ ){0,2}to`,
    "pass(?:es|ed)? to",
    "goes to",
    "(?:lies|rests) with",
    String.raw`(?:is|are|be|become|becomes|remain|remains) (?:the )?(?:\w+ ){0,4}property of`,
    String.raw`owned (?:\w+ ){0,3}by`,
  ],
  ENDS: [
    String.raw`\bstep back from\b`,
    String.raw`\bend (?:the |this )?deal\b`,
    String.raw`\bcall(?:s|ed)? (?:it|this|the \w+) off\b`,
    "discontinu",
    String.raw`\bclose (?:it|(?:CREATOR )?(?:\w+ )?account)\b`,
    String.raw`\bput (?:another|one|a member|him|her|\w+ (?:one|member)) out\b`,
    String.raw`\bexpel`,
    String.raw`\bwithdraw\b(?! (?:the|its|his|her|their|any|consent|funds|money|single|titles?|recordings?))`,
    String.raw`declare…\b(?:ended|over|void)\b`,
    String.raw`\btreat…\b(?:ended|discharged|over)\b`,
    "terminable",
    String.raw`\bis off\b`,
    String.raw`\bthrow…\bover\b`,
    String.raw`\bget out of (?:this|the) CONTRACT`,
    String.raw`\bquit\b`,
    String.raw`\bends? (?:this|the) CONTRACT`,
    String.raw`terminat(?:e|es|ed|ion)\b`,
    String.raw`\bcancel`,
    "rescind",
    "determine (?:this|the)",
    String.raw`\b(?:stop|leave|end|ended|close|closing|quit|drop) (?:it\b|this\b|the CONTRACT|(?:the )?CREATOR)`,
    "bring…to an end",
    "brought to an end",
    String.raw`\bbe ended`,
    "walk away",
    String.raw`\bpull out\b`,
    "part ways",
    "withdraw from (?:this|the) CONTRACT",
    "CONTRACT (?:shall |will )?(?:ends|lapses|falls away)",
    "leave on",
    String.raw`\bleave\b(?= (?:if|when|where|on|at|by)\b)`,
    String.raw`\bstop (?:working|immediately|at once|with|the same day)`,
    String.raw`\b(?:release|let) (?:the )?CREATOR (?:go\b|early|earlier|from (?:this|the) )`,
  ],
  BREACHES: [
    String.raw`\bmiss(?:es|ed)? (?:a|the|any) (?:deadline|date)`,
    "breach",
    "default",
    String.raw`\bfail(?:s|ed|ure|ing)?\b`,
    "violat",
    "disobey",
    "misconduct",
    String.raw`\bbreaks?\b`,
    String.raw`\bbroken?\b`,
    String.raw`\blate\b`,
    String.raw`\b(?:does|do|did|has|have) not (?:perform|comply|keep|pay|deliver|done?|do what)`,
    "not (?:performed|complied|kept)",
    "not serious",
    "misbehav",
  ],
  CLAIMS: [
    String.raw`\bobjections?\b`,
    String.raw`\bclaim(?:s|ed)?\b`,
    String.raw`\bdisput(?:es?|ed|ing)\b`,
    String.raw`\bcomplain(?:s|t|ts|ed)?\b`,
    String.raw`\ballegations?\b`,
    String.raw`\balleges?\b`,
    "litigation",
    "proceedings",
    "investigation",
    String.raw`\bsue[sd]?\b`,
    String.raw`\blawsuits?\b`,
    String.raw`\bmatter\b`,
    "third[- ]party claim",
    String.raw`infring(?:es|ed|ement)\b`,
    String.raw`says that…\b(?:is|are) (?:his|hers|theirs|stolen|copied)\b`,
    String.raw`takes? (?:\S+ ){1,3}to court`,
    "notice of infringement",
    "infringement notice",
  ],
  CONTRACT: [
    String.raw`(?:agreement|contract|licen[cs]e|term|appointment|engagement|deal|letter|memorandum|arrangement|paper|document|deed|relationship)\b`,
  ],
  RELEASES: [
    String.raw`\breleas(?:e|es|ed|ing)\b`,
    String.raw`\bput(?:s|ting)?\b…(?:on sale|\bout\b)`,
    String.raw`\b(?:make|makes|made)…available`,
    String.raw`\b(?:brings?|brought)…\bout\b`,
    String.raw`publish(?:es|ed)?\b`,
    String.raw`comes? out\b`,
  ],
  SHARE: [
    String.raw`\d ?%`,
    String.raw`\bper ?cent(?:um)?\b`,
    String.raw`\b(?:a|one|two|three) (?:third|quarter|fifth|tenth|half|eighth|sixth)s?\b`,
    String.raw`\bhalf of\b`,
  ],
  LAWYER: [
    String.raw`\bbarr(?:ister)?\b`,
    "law(?:yers)?(?:'s?)? clinic",
    "legal (?:aid|clinic)",
    "advocate",
    "lawyer",
    "counsel",
    "attorney",
    "solicitor",
    "legal (?:adviser|advisor|practitioner)",
  ],
};

const names = new RegExp(
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join("|"),
  "g",
);

function wordingsOf(name: string): string {
  return `(?:${words[name]?.join("|") ?? name})`;
}

/** Writes out the words in capitals, and "…" as a gap. */
export function spellOut(pattern: string): string {
  const spelt = pattern.replaceAll(names, wordingsOf);
  // A word may be made of other words.
  return spelt.replaceAll(names, wordingsOf).replaceAll("…", gap);
}
