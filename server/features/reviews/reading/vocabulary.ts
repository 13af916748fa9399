import { COMPANY_MARK, CREATOR_MARK } from "#server/features/reviews/contract";

/** Up to some ninety letters: a pattern with bounded gaps takes linear time. */
const gap = "[^]{0,90}?";

const words: Record<string, string> = {
  CREATOR: `(?:${CREATOR_MARK}+)`,
  COMPANY: `(?:${COMPANY_MARK}+)`,
  BOTH: "(?:either party|each party|both parties|the parties|each of the parties|a party|any party|one party|neither party|(?:one|either|neither|each) of (?:us|them|the (?:parties|two))|(?:either|each|a) side|both sides|both of (?:us|them))",
  MAY: "(?:\\b(?:may|can|could|entitled|free|at liberty|authori[sz]ed|empowered|permitted|allowed|right|power|option|liberty)\\b)",
  MUST_NOT:
    "(?:\\b(?:shall|will|may|must|can|does|do|is|are) (?:not|never)\\b|\\bcannot\\b|\\b(?:agrees?|undertakes?|promises?) (?:not|never)\\b|\\b(?:no right|refrain|neither)\\b)",
  TRANSFERS:
    "(?:\\b(?:assign|transfer|sell|cede|convey|surrender)s?\\b|\\b(?:make|sign|hand|give)s? (?:over|away)\\b)",
  TRANSFERRED: "(?:assigned|transferred|sold|ceded|conveyed|(?:made|signed|handed) over)",
  ENDS: "(?:terminat(?:e|es|ed|ion)\\b|\\bcancel|rescind|determine (?:this|the) |\\b(?:stop|leave|end|ended|close|closing|quit) (?:it\\b|this\\b|the (?:agreement|contract|deal|licen[cs]e|term|arrangement|appointment)|CREATOR)|bring…to an end|\\bbe ended|walk away|withdraw from (?:this|the) (?:agreement|contract)|(?:agreement|contract|licen[cs]e|term|appointment|engagement|deal) (?:shall |will )?(?:ends|lapses|falls away)|leave on)",
  BREACHES:
    "(?:breach|default|\\bfail(?:s|ed|ure|ing)?\\b|violat|disobey|misconduct|\\bbreaks?\\b|\\blate\\b|\\b(?:does|do|did) not (?:perform|comply|keep|pay|deliver)|not (?:performed|complied|kept))",
  CLAIMS:
    "(?:\\bclaims?\\b|disputes?\\b|complaints?\\b|allegations?\\b|litigation|proceedings|investigation|\\bsue[sd]?\\b|\\bmatter\\b)",
  RELEASES:
    "(?:\\breleas(?:e|es|ed|ing)\\b|\\bput(?:s|ting)?\\b…(?:on sale|\\bout\\b)|\\b(?:make|makes|made)…available|\\b(?:brings?|brought)…\\bout\\b|publish(?:es|ed)?\\b|comes? out\\b)",
  SHARE:
    "(?:\\d ?%|\\bper ?cent(?:um)?\\b|\\b(?:a|one|two|three) (?:third|quarter|fifth|tenth|half|eighth|sixth)s?\\b|\\bhalf of\\b)",
  LAWYER: "(?:advocate|lawyer|counsel|attorney|solicitor|legal (?:adviser|advisor|practitioner))",
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
