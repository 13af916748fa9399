import { anyOf, cue } from "#server/contract-rules/reading/cue";

/** What the creator is spared counts in favour: "the Artist is not obliged to repay". */
const sparedCreator = cue`(?:CREATOR|BOTH) (?:(?:is|are|shall|will|be|does|do) )*(?:not|never|need not|(?:has|have|under) no) (?:\w+ ){0,3}(?:obliged|obligat\w+|required|bound|duty|need|have to)\b`;
const noDuty = anyOf`
  \b(?:not|never|nor|neither)\b (?:be |in any way |otherwise )*(?:obliged|obligated|required|bound to|under (?:any|an|a) (?:\w+ )?(?:duty|obligation))\b
  \bno (?:\w+ )?(?:duty|obligation)\b(?! as)
  COMPANY need not\b
  COMPANY (?:does|do|shall|will) not (?:need|have) to\b
`;
const noRight = anyOf`
  COMPANY MAY (?:\w+ )?(?:refuse|deny|decline)\b
  CREATOR (?:\w+ )?(?:waives?|gives? up|renounces?)[^,;]{0,40}\b(?:right|advice|audit|statements?|claim)\b
  (?:is|are|be|being) (?:not|never) (?:sent|rendered|shown|paid in full)\b
  CREATOR (?:\w+ ){0,3}?(?:not|never|no longer) (?:be )?(?:entitled|allowed|permitted|at liberty|authori[sz]ed)\b
  CREATOR (?:\w+ ){0,2}?no (?:\w+ )?(?:right|claim|access|power|say)\b
  (?:not|never) (?:been |be )?(?:given|granted|offered|had|have|received?|taken?) (?:\w+ ){0,3}(?:opportunity|chance|advice|right|access)\b
  \bno (?:\w+ )?(?:opportunity|chance)\b
  \bno (?:accounts?|statements?|reports?|audits?|inspections?|notice|cure|remedy|credit)\b[^,;]{0,20}\b(?:is|are|will|shall|period|need)\b
`;
/** The law of a country does not apply. */
export const lawRefusal = cue`\blaws? (?:of (?:the )?(?:\w+ ){1,3})?(?:do|does|shall|will|is|are) (?:not|never) (?:apply|applied|govern)`;
/** As far as the other side likes: a promise of nothing. */
const atTheirWill = anyOf`
  \bat COMPANY's (?:\w+ )?(?:option|discretion|pleasure|will|choice)\b
  COMPANY[^;]{0,60}\b(?:if|when|whenever|where) (?:it|he|she|they) (?:so )?(?:wish(?:es)?|wants?|chooses?|likes?|pleases?|thinks? fit|sees? fit)\b
  \b(?:only|so|as|to the extent|insofar) (?:far )?(?:as )?(?:and )?(?:if|when|where|as|that|so far as|to the extent(?: that)?)? ?COMPANY (?:\w+ )?(?:agrees?|allows?|permits?|consents?|decides?|wish(?:es)?|wants?|chooses?|likes?|thinks?|sees? fit|deems?|determines?|considers?|approves?)\b
  \b(?:such|any|whatever|whichever) (?:\w+ ){0,3}(?:as |that )?COMPANY (?:\w+ )?(?:decides?|determines?|chooses?|fix(?:es)?|sets?|likes?|thinks?|wish(?:es)?|deems?|considers?)\b
  \b(?:if|when|whenever|where) COMPANY (?:\w+ )?(?:so )?(?:wish(?:es)?|wants?|chooses?|likes?|pleases|decides?|thinks? fit|sees? fit|deems?|considers?)\b
  COMPANY[^,;]{0,60}\b(?:in|at) (?:its|their|his|her|COMPANY's) (?:\w+ (?:and \w+ )?)?discretion
  COMPANY[^,;]{0,60}\bas (?:it|he|she|they) (?:thinks?|sees?|deems?|considers?) (?:fit|appropriate|proper)
`;

/** Whether a sentence takes back what it speaks of: it denies a right or a duty, or leaves it to the other side's will. */
export function isTakenBack(context: string): boolean {
  const others = context.replace(sparedCreator, "");
  return [noDuty, noRight, lawRefusal, atTheirWill].some((pattern) => pattern.test(others));
}

export function isAtTheirWill(context: string): boolean {
  return atTheirWill.test(context);
}
