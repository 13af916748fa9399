import type { Contract, Sentence } from "#server/contract-rules/contract";
import { cue } from "#server/contract-rules/reading/cue";

/** What a contract of music calls the sides that it names in lines of their own: "Licensor: Kevin Odhiambo." */
const role =
  "(?:main |featured )?(?:artiste?|licensor|licensee|producer|remixer|publisher|writer|songwriter|manager|promoter|label|musician|purchaser)";

/** Words and lines that whoever draws up a contract writes and nobody else does; each counts once. */
const forms: readonly RegExp[] = [
  /\b(?:hereby|hereinafter|hereunder|hereto|herein|hereafter|heretofore)\b/i,
  /\bin witness whereof\b|\bas witness\b|\bsigned (?:for and on behalf|by the parties|in the presence)\b/i,
  /\bnow,? therefore\b|\bwhereas\b|\bin consideration of\b/i,
  /\(\s*(?:the |hereafter |hereinafter |each,? an? |together,? )?"[^"\n]{2,40}"\s*\)|\((?:"?the )(?:artist|company|producer|label|writer|publisher|manager|client|licensor|licensee|promoter|band|act)"?\)/i,
  /\bbetween\b[^.]{2,300}\band\b/i,
  /\b(?:this|the) (?:agreement|contract|licen[cs]e|deed|letter) (?:is (?:made|entered|dated|between|governed|effective)|shall|will|may|sets? out|starts|begins|ends|lasts|runs|covers|constitutes|supersedes|confirms?|commences|can)\b/i,
  /\bthis (?:agreement|contract|licen[cs]e|deed|lease)\b/i,
  /\bthe parties\b[^.]{0,40}\bagree|\bit is (?:hereby )?agreed\b|\bwe agreed?\b[^.]{0,60}(?::|\bthat\b)|\bagree(?:s|d)? as follows\b/i,
  /\b(?:agreement|contract|deed) (?:among|between)\b/i,
  new RegExp(`\\b${role}s?:\\s[^\\n]{0,80}?\\b${role}s?:\\s`, "i"),
  /\b(?:agree|undersigned agree)(?:s|d)?(?:: | that they)/i,
  /\bsplit ?sheet\b[^]*\d ?%[^]*\bsign/i,
  /\b\d{1,3} ?%[^]*\b\d{1,3} ?%[^]*\bsignatures?\b/i,
  /\bthese terms\b|\bby (?:clicking|signing|using|uploading|purchasing|downloading|accepting)\b[^.]{0,80}\b(?:agree|accept)/i,
  /\bgovern(?:ed|ing)\b[^.]{0,30}\blaws?\b|\blaws? of [A-Z]\w+[^.]{0,30}\b(?:appl|govern)/,
  /_{4,}|\.{6,}|\[(?:name|date|amount|insert|\u25CF|artist|company)[^\]]*\]/i,
  /^(?:signed|signatures?|we agree|for (?:and on behalf of )?the|date:|accepted and agreed|read and agreed|agreed and accepted)\b/im,
  /\b(?:entire agreement|force majeure|severab\w+|in writing and signed|written notice|notice in writing)\b/i,
  /^(?:\d{1,2}\.\d{1,2}\.?|\(?[a-z]\)|\d{1,2}[.)]) .{0,80}\b(?:shall|will|must|may|agrees?|grants?|assigns?|pays?|owns?|keeps?)\b/im,
  /\b(?:warrants?|indemnif\w+|undertakes?|covenants?) (?:and represents? )?(?:that|to|the|each|against)\b/i,
];

/** What a side of this very contract does: "the Label shall pay", "you grant us", "either party may". */
const binds = cue`(?:CREATOR|COMPANY|BOTH|\b(?:you|we|i)) (?:\w+ ){0,3}?(?:shall|will|must|may|agrees?|undertakes?|warrants?|grants?|assigns?|pays?|owes?|gives?|keeps?|owns?|waives?|appoints?|engages?|hires?|retains?|receives?|gets?|delivers?|confirms?)\b`;
const isBound =
  /\b(?:shall|must|hereby|hereof|hereunder|agrees? (?:to|that|not)|is (?:granted|payable|due|governed|permitted|entitled|required|responsible|liable|prohibited)|are (?:payable|due|granted|permitted|entitled|required|not (?:accepted|refundable))|will (?:be (?:paid|due|governed|credited|deemed)|not|pay|own|keep|receive|deliver|provide)|owns? \d|may (?:not|be cancelled|be terminated|terminate)|(?:non-|un)?refundable|grants? (?:to )?[^.]{0,60}\b(?:licen[cs]e|rights?))\b/i;

/** The first line of a contract says what it is; it counts as a form. */
const title =
  /^\s*[^\n.?!]{0,50}\b(?:agreement|contract|licen[cs]e|split sheet|memorandum of understanding|terms (?:and|&|of) \w+)\s*(?:\n|$)/i;
/** What is told of contracts may be titled by one, too: "Notes on our recording contract", "Royalty statement", "Management contracts: what to ask". */
const otherTitle =
  /^\s*[^\n]{0,60}\b(?:statement(?! of work)|invoice|judge?ment|notes|course|lesson|guide|how to|checklist|red flags|explained|(?:contracts|agreements|licen[cs]es|deals|templates)(?= ?(?:[-:,&|?.]|\n|and\b|for\b|in\b|101\b)))\b/i;

/** "This document serves as a guide for whoever books our sound": it says of itself what it is. */
const calledOther =
  /\bthis (?:document|page|text|sheet|post|article|guide|checklist|list)\b[^.]{0,60}\b(?:guides?|guidelines?|checklist|overview|summary of|list of|how to|explains|describes how)\b/i;
/** Where it would say so, in characters. */
const BEGINNING = 800;

/** How a court cites another: a contract cites nobody. */
const citation =
  /\b\p{Lu}[\w.'’-]{1,40} v\.? \p{Lu}|\b\d{1,4} (?:U\.?S\.?C?\.?|F\.? ?(?:2d|3d|4th|Supp\.?)|S\. ?Ct\.|All ER|EWHC|EWCA|eKLR|KLR|NSCC)\b|\[\d{4}\] (?:\w+ )?\d+ \p{Lu}|\beKLR\b/gu;
const MOST_CITATIONS = 5;

/** Short papers say in the present who does what: "the Promoter provides sound and light". */
const isPromised = new RegExp(
  `\\b(?:the|each|no) ${role}s? (?:\\w+ )?(?:pays?|provides?|permits?|engages?|owns?|keeps?|receives?|grants?|assigns?|may|administers?)\\b|\\b(?:is|are) (?:shared|owned|divided|split|credited)\\b|\\bcredit (?:reads|names|is)\\b|\\bbelongs? to\\b|\\bkeeps the share\\b|\\bthe fee is\\b|\\bwithout the (?:${role}'s consent|others)`,
  "i",
);

/** How people write about contracts, courts, laws and music, and no contract speaks. */
const telling: readonly RegExp[] = [
  /\b(?:artists|musicians|labels|producers|songwriters|managers|publishers|companies|contracts|lawyers|tenants|landlords|licences|licenses) (?:often|usually|typically|should|can|may|might|need|want|are|have|do|will|generally|tend|who)\b/i,
  /\b(?:most|many|some|typical|standard|such|these|all) (?:recording |record |music |publishing |management )?(?:contracts|deals|agreements|labels|artists|musicians|managers|leases|licen[cs]es)\b/i,
  /\b(?:often|usually|typically|generally speaking|for example|for instance|in other words|in general|of course|in fact|however, it|in practice|in conclusion|to sum up)\b/i,
  /\byou (?:should|need to|might|want|probably|have to understand|can negotiate|are asked)\b|\byour (?:lawyer|career|contract|attorney|manager)\b/i,
  /\b(?:an? (?:artist|label|producer|manager|publisher|songwriter|musician|tenant|landlord|contract|recording contract|management (?:agreement|contract)|agreement|licen[cs]e|lease|clause|franchise|split sheet) (?:is|can|may|might|should|will|has|who|typically|usually|often|that|which|gives|allows|lets))\b/i,
  /\b(?:plaintiff|defendant|appellant|this court|the court (?:held|found|finds|is satisfied|below)|section \d+ of this act|an act of parliament|commits an offence|liable on conviction|cabinet secretary|gazette)\b/i,
  /\b(?:(?:he|she|they|who) (?:said|says|told|wrote|explained|adds)|reported|announced|was founded|was born|grew up|released (?:his|her|their)|fans|critics|readers|essay|this (?:article|chapter|guide|post|checklist|template)|blog|tips?|newsletter|in this (?:article|chapter|guide|post))\b/i,
  /\?(?:\s|$)/,
  /\b(?:contract|agreement|document|deal|licen[cs]e|lease)\b[^.]{0,40}\b(?:in|under|by) which (?:an?|the)\b|\bis (?:a|an) (?:legal |legally )?(?:contract|agreement|document|licen[cs]e) (?:between|in|that|which)\b/i,
  /\b(?:not legal advice|source materials|these materials|this (?:book|course|class|lecture)|law school|attorneys? (?:who|often)|for further reading)\b/i,
  /\]\[|\]\(https?:|\bhttps?:\/\/(?:\w+\.)?(?:wikipedia|youtube|medium|amazon)\b/i,
  /\b(?:i|we) (?:think|believe|feel|remember|love|argue|hope|wonder|learned|recommend)\b/i,
];

/** Somebody else's clause, from one quotation mark to the other. */
const quoted = /^"[^"]{60,}"$/;

/** Figures that tell a contract from what is written about contracts; shares of the sentences, and of what is quoted in the whole. */
export type Bearing = {
  forms: number;
  binding: number;
  telling: number;
  quoted: number;
  isTold: boolean;
  isJudged: boolean;
};

export function bearingOf({
  sentences,
  text: whole,
  paragraphs,
}: Pick<Contract, "sentences" | "text" | "paragraphs">): Bearing {
  const count = Math.max(1, sentences.length);
  const isTold = otherTitle.test(whole) || calledOther.test(whole.slice(0, BEGINNING));
  const titles = !isTold && title.test(whole) ? 1 : 0;
  const formal = titles + forms.filter((form) => form.test(whole)).length;
  // Anybody tells in the present what a label does: it binds in a paper that has more of a contract than its title.
  const isPaper = formal > 1 && !isTold;
  const isBinding = ({ plain, context, text }: Sentence) =>
    binds.test(context) || isBound.test(plain) || (isPaper && isPromised.test(text));
  return {
    forms: formal,
    binding: sentences.filter(isBinding).length / count,
    telling:
      sentences.filter(({ text: words }) => telling.some((pattern) => pattern.test(words))).length / count,
    quoted: lengthOf(paragraphs.filter((paragraph) => quoted.test(paragraph))) / Math.max(1, whole.length),
    isTold,
    isJudged: (whole.match(citation)?.length ?? 0) > MOST_CITATIONS,
  };
}

function lengthOf(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
}

/** What a form is worth beside a whole text of binding sentences. */
const FORM = 0.12;
const MOST_FORMS = 7;
/** Whoever tells of contracts says what binds, too: telling weighs more. */
const TOLD = 1.5;
const LEAST = 0.45;
/** A contract tells of contracts in one sentence of sixteen at most; an essay that quotes one does so in every fourth. */
const MOST_TOLD = 0.2;
/** Examples of clauses stand in what is told of contracts. */
const LEAST_UNDER_OTHER_TITLE = 0.3;
/** What must be done stands in a checklist, too, and nobody is a party to it. */
const FEWEST_FORMS_UNDER_OTHER_TITLE = 3;
/** A contract defines words in quotation marks, and has no clauses in them. */
const MOST_QUOTED = 0.25;

/** Whether a text binds parties, rather than telling of contracts, of a law, of a dispute or of something else. */
export function isContract({
  forms: formal,
  binding,
  telling: told,
  quoted: others,
  isTold,
  isJudged,
}: Bearing): boolean {
  if (isJudged) return false;
  // Whoever quotes a clause among what is told of contracts binds nobody.
  if (formal === 0 || told > binding || told > MOST_TOLD || others > MOST_QUOTED) return false;
  if (isTold && (binding < LEAST_UNDER_OTHER_TITLE || formal < FEWEST_FORMS_UNDER_OTHER_TITLE)) return false;
  return Math.min(formal, MOST_FORMS) * FORM + binding - told * TOLD >= LEAST;
}
