import { COMPANY_MARK, type Contract, type Sentence, type Statement } from "#server/contract-rules/contract";
import { detectFamily, detectKind } from "#server/contract-rules/reading/detect-kind";
import { findParties } from "#server/contract-rules/reading/find-parties";
import { cue } from "#server/contract-rules/reading/cue";
import { isTakenBack } from "#server/contract-rules/reading/is-taken-back";
import { createMask } from "#server/contract-rules/reading/mask-parties";
import { nameSides } from "#server/contract-rules/reading/name-sides";
import { normaliseText } from "#server/contract-rules/reading/normalise-text";
import { speaksToReader } from "#server/contract-rules/reading/speaks-to-reader";
import { readStatements } from "#server/contract-rules/reading/read-statements";
import { stillIdleWords } from "#server/contract-rules/reading/still-idle-words";
import { splitSentences } from "#server/contract-rules/reading/split-sentences";

const heading =
  /^(?:(?:article|clause|section|part)\s+)?(?:\d{1,3}(?:\.0)?|[ivxl]{1,6})(?:[.):]| -)? +(?=\S)(?!\d)|^(?:article|clause|section|part) [\divxl]{1,6}\b/i;
const listItem = /^(?:\((?:[a-z]{1,2}|[ivxl]{1,6}|\d{1,2})\)|(?:[a-z]|[ivx]{1,4})[.)]|[-*•]) /;
/** Verbs that make a statement of a few words. */
const says =
  /\b(?:shall|will|may|must|can|cannot|is|are|was|be|has|have|does|do|means?|agrees?|owns?|keeps?|pays?|waives?|assigns?|grants?|applies|apply|covers?|warrants?|ends?|lasts?|starts|belongs?|appoints?|gives?|receives?)\b/i;
const LONGEST_TITLE = 70;
const LONGEST_FORM_LINE = 160;
/** Words that introduce a list are remembered up to this length. */
const LONGEST_LEAD = 300;

/** Takes a contract apart: its kind and family, its sides, its clauses and sentences. */
export function readContract(raw: string): Contract {
  const text = normaliseText(raw);
  const paragraphs = text.split(/\n+/);
  const family = detectFamily(paragraphs);
  const parties = findParties(text, family);
  const sentences = recitalsLast(readSentences(paragraphs, createMask(parties)));
  return {
    text,
    kind: detectKind(paragraphs, family),
    family,
    sides: nameSides(parties, text, family),
    sentences,
    trusted: sentences.filter(({ isTrusted, context }) => isTrusted && !isTakenBack(context)),
    paragraphs,
  };
}

/** What the parties promise is found and quoted before what they only tell. */
function recitalsLast(sentences: readonly Sentence[]): Sentence[] {
  const isRecital = ({ plain, topic }: Sentence) =>
    /^(?:\S{1,4} )?whereas\b/.test(plain) || /\b(?:recitals?|background|preamble)\b/.test(topic);
  return [...sentences.filter((each) => !isRecital(each)), ...sentences.filter(isRecital)];
}

/** What holds for the sentences of a paragraph: its clause, and the words that introduce the list it is an item of. */
type Place = {
  clause: number;
  topic: string;
  lead: string;
  heads: string;
  opening: string;
  introduces?: Sentence | undefined;
};
/** "What the Label shall do": the subject of the list that follows. */
const duties = cue`\b(?:what|duties of|obligations of)? ?(?:CREATOR|COMPANY)(?:'s)? (?:shall|will|must|may|can|has to|promises|does|undertakes|duties|obligations)\b`;

function readSentences(paragraphs: readonly string[], mask: (text: string) => string): Sentence[] {
  const sentences: Sentence[] = [];
  const hasHeadings = paragraphs.filter(isHeading).length >= 3;
  const place: Place = { clause: 0, topic: "", lead: "", heads: "", opening: "" };
  for (const paragraph of paragraphs) {
    const isItem = listItem.test(paragraph);
    place.lead = isItem ? place.lead || place.heads : "";
    if (!isItem) place.opening = "";
    if (!hasHeadings || isHeading(paragraph)) {
      place.clause += 1;
      place.topic = isTitle(paragraph) ? paragraph.toLowerCase() : "";
    }
    if (paragraph.length <= LONGEST_TITLE && !/[.;]$/.test(paragraph) && duties.test(mask(paragraph)))
      place.heads = `${mask(paragraph)}: `;
    else if (isHeading(paragraph)) place.heads = "";
    if (hasHeadings && isTitle(paragraph)) continue;
    sentences.push(...readParagraph(paragraph, place, mask));
    if (/[:-]$/.test(paragraph) && !isItem) {
      place.lead = (sentences.at(-1)?.plain ?? "").slice(-LONGEST_LEAD);
      place.introduces = sentences.at(-1);
      place.opening = place.introduces?.text ?? "";
    } else if (place.opening !== "") {
      place.opening = `${place.opening} ${paragraph}`;
      if (place.opening.length > LONGEST_LEAD) place.opening = "";
      else if (place.introduces) place.introduces.closing = `${place.introduces.closing} ${paragraph}`.trim();
    }
  }
  return sentences;
}

function readParagraph(paragraph: string, place: Place, mask: (text: string) => string): Sentence[] {
  const isTrusted = !speaksToReader(paragraph);
  const [first = "", ...others] = isFormLine(paragraph) ? [paragraph] : splitSentences(paragraph);
  const runIn = others.length > 0 && isRunInTitle(first, mask(first)) ? first.toLowerCase() : "";
  const texts = runIn === "" ? [first, ...others] : others;
  const { clause, lead } = place;
  // Of an item that is one sentence the list can be quoted as it stands.
  const opening = texts.length === 1 && listItem.test(paragraph) ? place.opening : "";
  if (runIn !== "" && place.topic === "") place.topic = runIn;
  const topic = `${place.topic} ${runIn}`;
  let before = "";
  let inline = "";
  return texts.filter(isStatement).map((text) => {
    const earlier = before;
    const plain = stillIdleWords(followSubject(mask(text), earlier));
    before = plain;
    if (!laterItem.test(plain)) inline = leadOf(plain);
    const leads = [lead, laterItem.test(plain) ? inline : ""].filter(Boolean);
    const context = [...leads, plain].join(" ");
    // Few sentences are asked for them.
    let read: Statement[] | undefined;
    return {
      text,
      plain,
      context,
      opening,
      closing: "",
      clause,
      topic,
      isTrusted,
      get statements() {
        return (read ??= readStatements(context, text, earlier));
      },
    };
  });
}

const laterItem = /^(?:and |or |and\/or )?\((?:[b-z]|[ivx]{2,4}|[2-9])\) /;

/** "The Artist shall not (a) record for others": what the later items of a list hang on that stands in one line. */
function leadOf(plain: string): string {
  const [, lead = ""] = /^(.{6,300}?)[ :]\((?:a|i|1)\) [^]*;$/.exec(plain) ?? [];
  return lead;
}

/** "MASTERS: Label owns. Worldwide. Forever." is one statement. */
function isFormLine(paragraph: string): boolean {
  return paragraph.length <= LONGEST_FORM_LINE && /^[A-Z][A-Z /,&-]{2,40}: /.test(paragraph);
}

const opensWithCompany = cue`^(?:\S{1,5} )?(?:COMPANY) \w`;
/** "The Label may sell it. It may also …": the same one goes on. */
function followSubject(plain: string, before: string): string {
  const continues =
    /^it (?:may|shall|will|must|can|has|pays|keeps|takes|is (?:free|entitled|not|obliged))\b/.test(plain);
  return continues && opensWithCompany.test(before) ? COMPANY_MARK.repeat(2) + plain.slice(2) : plain;
}

/** Of two words at least, or an item of a list: not the "and" that is left between two semicolons. */
function isStatement(text: string): boolean {
  return /\p{L}{2}.* .*\p{L}|^(?:(?:and|or) )?\([a-z\d]{1,4}\) \p{L}{2}/u.test(text);
}

/** "Contract duration: ten years" is short, and no title. */
const ownLine =
  /^(?:(?:initial|contract|contractual) )?(?:term|duration|period|options?|renewal|exclusivity|termination)\b[\w ()/&'-]{0,30}: (?!and\b)\S/i;

/** A heading that stands alone: it promises nothing. */
function isTitle(paragraph: string): boolean {
  if (ownLine.test(paragraph)) return false;
  if (listItem.test(paragraph) || paragraph.length > LONGEST_TITLE || says.test(paragraph)) return false;
  return /^[A-Z\d]/.test(paragraph) && !/[.,;:!?|_%]$/.test(paragraph);
}

/** "The Artist sings." is short, and no title. */
const opensWithSide = cue`^(?:\S{1,5} )?(?:the )?(?:CREATOR|COMPANY)(?: \w|: )`;

/** "12. Power of attorney." before the words of the clause. */
function isRunInTitle(sentence: string, plain: string): boolean {
  return (
    /^[(\dA-Z]/.test(sentence) &&
    !opensWithSide.test(plain) &&
    sentence.split(" ").length <= 7 &&
    !says.test(sentence) &&
    /[.:]$/.test(sentence)
  );
}

/** "4. RELEASE", "Article IV", "8 - Synchronisation", or a short line without a full stop. */
function isHeading(paragraph: string): boolean {
  if (listItem.test(paragraph)) return false;
  if (heading.test(paragraph)) return true;
  return paragraph.length <= LONGEST_TITLE && /^[A-Z]/.test(paragraph) && !/[.,;:!?|_]$/.test(paragraph);
}
