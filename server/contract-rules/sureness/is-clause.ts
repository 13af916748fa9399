/** What only tells what a word means, gives an example, explains the sentence before it, or is a note on the text. */
const aside =
  /^(?:the term )?'[^']{1,60}' (?:means|includes?|shall mean|refers)\b|^.{0,80}' means\b|\bincludes but is not limited to: |^(?:for (?:example|instance)|examples? of|please (?:refer|see|note))\b|\bfor the avoidance of doubt\b|\bthe (?:preceding|foregoing) sentence\b|\]\(|^\w{3,9} \d{1,2}, \d{4}:|\?$/i;
/** A list or a sentence from its middle on; "by uploading …" and "if the Artist …" may begin in small letters. */
const fragment = /^(?!(?:by|for|if|in|any|all|enter|you|your|we|our|i|upon|on|the|this|no|to)\b)\p{Ll}/u;

/** Who a party is and where it sits, what such a form is for, and a thing that is only named: "these terms, as amended". */
const described: readonly RegExp[] = [
  /\bhaving (?:its|his|her|their) (?:registered (?:office|address)|principal place|address)\b/i,
  /^an? [\w -]{2,50}\b(?:agreement|contract|licen[cs]e|form) (?:engages|is|covers|sets out|lets|gives|allows|documents|records)\b|^it includes\b/i,
  /^this [^.]{2,80}\b(?:is|was) (?:made|entered into|dated)\b[^.]{0,80}\bbetween\b/i,
  /^(?!.*\b(?:shall|will|may|must|can|is|are|has|have|agrees?|pays?|accepts?|consents?|waives?)\b)(?:the|this|these|an?) .{0,160}(?:\bas (?:set out|defined|stated|described) in\b.{0,40}|, as (?:amended|updated|varied|changed) from time to time\.?)$/i,
];

/** Whether words can stand for themselves as something that is agreed. */
export function isClause(words: string): boolean {
  return !aside.test(words) && !fragment.test(words) && !described.some((each) => each.test(words));
}

/** What takes the harm out of any clause: both sides have it, nobody can help it, or it goes with the whole business. */
const softened =
  /\b(?:each|either) (?:party|side|of (?:us|them|the parties))\b|\bboth (?:parties|sides|of us)\b|\bmutual(?:ly)?\b|\bbeyond\b[^.;]{0,40}\bcontrol\b|\bforce majeure\b|\b(?:merger|sale of (?:all|substantially)|all or substantially all)\b/i;
/** Points on what one side alone has. What both waive or both are bound by may harm as much. */
const onesided = new Set([4, 15, 20, 23, 24, 26, 27, 30, 34, 35, 39, 46, 47, 48, 49, 52]);
/** Somebody says what is true; nobody is promised or denied anything. */
const warrants = /^.{0,60}\b(?:represents? and warrants?|warrants? and represents?|warrants? that)\b/i;
const onWarranties = new Set([23, 24, 37, 40, 58]);
/** The same where the words that introduce the list are not quoted: "You own or have cleared all rights." */
const warranted =
  /^\P{L}{0,6}(?:you|(?:the )?\w+) (?:owns? or (?:ha(?:s|ve)|controls?)|ha(?:s|ve) (?:fully )?(?:cleared|obtained)|(?:is|are) not (?:subject to|bound by|party to) any)\b(?!.*\b(?:pays?|liable|responsible|indemnif\w+|harmless|costs?|risks?)\b)/iu;

const UNCAPPED = 9;
/** What takes the harm out of a clause on one point. */
const harmless: Partial<Record<number, RegExp>> = {
  // What comes off before a commission is reckoned, and a share of the gross: both are known.
  [UNCAPPED]:
    /^no (?:costs?|expenses?|charges?|deductions?)\b|\bcommission (?:is )?(?:calculated|reckoned|computed) after (?:the )?deduct/i,
  10: /^(?!.*(?:\bnet\b|overhead|\bless\b|after)).*(?:%|per ?cent) of (?:all |the )?gross\b/i,
  // Guidelines for pictures are no terms of the contract.
  35: /^(?!.*\b(?:polic\w+|terms)\b).*\b(?:guidelines|specifications|instructions)\b[^;]{0,120}\b(?:updated|amended|changed)\b/i,
  39: /\bsubject to (?:the )?\w+'s (?:final |prior |written )*(?:approval|consent)\b/i,
  49: /\backnowledges?\b(?!.*\b(?:terminat\w+|ends?|withhold|forfeit\w*|suspend\w*|refund\w*|repay|liable|damages|pays?)\b)/i,
};

/** Whether the words say themselves that they do no harm on a point. */
export function isHarmless(point: number, words: string): boolean {
  if (harmless[point]?.test(words) || warranted.test(words)) return true;
  return (onesided.has(point) && softened.test(words)) || (!onWarranties.has(point) && warrants.test(words));
}
