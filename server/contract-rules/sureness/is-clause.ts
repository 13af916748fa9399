/** What only tells what a word means or what led to it, gives an example, explains the sentence before it, or is a note on the text. */
const aside =
  /^(?:the term )?'[^']{1,60}' (?:means|includes?|shall mean|refers)\b|^.{0,80}' means\b|\bincludes but is not limited to: |^(?:whereas|for (?:example|instance)|examples? of|please (?:refer|see|note))\b|\bfor the avoidance of doubt\b|\bthe (?:preceding|foregoing) sentence\b|\]\(|^\w{3,9} \d{1,2}, \d{4}:|\?$/i;
/** A list or a sentence from its middle on; "by uploading …" and "if the Artist …" may begin in small letters. */
const fragment =
  /^(?!(?:by|for|if|in|any|all|each|every|such|upon|enter|you|your|we|our|i|upon|on|the|this|no|to)\b)\p{Ll}/u;

/** What is net, and how long the term is, decides how much and for how long. */
const decides =
  /^(?:the term )?'(?:[^']{0,30}\bnet\b[^']{0,40}|(?:the )?term)' (?:means?|shall mean)\b|^'(?:the )?(?:compositions?|works?|songs?|recordings?|masters?)' (?:means?|shall mean) .{0,160}\b(?:during|hereafter|future)\b/i;

/** Whether words can stand for themselves as something that is agreed. */
export function isClause(words: string): boolean {
  return (decides.test(words) || !aside.test(words)) && !fragment.test(words);
}

/** What takes the harm out of any clause: both sides have it, nobody can help it, or it goes with the whole business. */
const softened =
  /\b(?:each|either) (?:party|side|of (?:us|them|the parties))\b|\bboth (?:parties|sides|of us)\b|\bmutual(?:ly)?\b|\bbeyond\b[^.;]{0,40}\bcontrol\b|\bforce majeure\b|\b(?:merger|sale of (?:all|substantially)|all or substantially all)\b/i;
/** Points on what one side alone has. What both waive or both are bound by may harm as much. */
const onesided = new Set([15, 20, 23, 24, 26, 27, 30, 34, 35, 39, 46, 47, 48, 49, 52]);
/** Somebody says what is true; nobody is promised or denied anything. */
const warrants = /^.{0,60}\b(?:represents? and warrants?|warrants? and represents?|warrants? that)\b/i;
const onWarranties = new Set([23, 24, 37, 40, 58]);

const UNCAPPED = 9;

/** Whether the words say themselves that they do no harm on a point. */
export function isHarmless(point: number, words: string): boolean {
  if (point === UNCAPPED && /^no (?:costs?|expenses?|charges?|deductions?)\b/i.test(words)) return true;
  return (onesided.has(point) && softened.test(words)) || (!onWarranties.has(point) && warrants.test(words));
}
