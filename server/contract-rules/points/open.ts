import type { Contract } from "#server/contract-rules/contract";
import { flag, missing, type Finding, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, deniedAtOnce, findMatch, type Look } from "#server/contract-rules/reading/cue";
import { quote } from "#server/contract-rules/reading/quote";

const blank =
  /_{3,}|\.{6,}|…{2,}|\[ ?(?:[_.•*-]+ ?|(?:insert|name|date|amount|address|tbd|tbc|x{1,3}|percentage|number|artist|company|title|term|period|please)\b[^\]]{0,60})\]|\btb[dca]\b/i;
/** "[PRICE]" and "[Your Name]": what a template leaves to be filled in. */
const placeholder =
  /\[(?!note|sic|omitted|reserved|redacted|intentionally|deleted|the\b)(?:\p{Lu}[\p{L}\d_&']*(?:[ ./-][\p{L}\d_&']+){0,4}|(?:e\.g\.,?|your) [^\]]{1,60})\]|\{\{(?![#/])[^}]{1,60}\}\}/u;
const signatureLine =
  /\b(?:signed|signature|witness(?:es|ed)?|print(?:ed)? name|authori[sz]ed signatory|for and on behalf|sign here)\b/i;
const signatureForm =
  /^(?:for (?:and on behalf of )?|name|date|title|by|its|place|id|designation|artist|company|producer)\b[^_]{0,40}_{3,}/i;

/** "ARTIST ____ TAMU ____" at the end, where the names of the parties may be any. */
const signatureRow = /^(?:(?:for )?(?:the )?\p{Lu}[\p{L}.'& -]{0,40}:? ?_{3,} *)+$/u;
const LAST_LINES = 4;
const figure = /\b(?:royalt|advance|fee|share|split|rate|amount|percent|term|territory|price|sum|budget)/i;
/** What a blank has to be about to matter: money, a share, how long, how many, where, under which law. The rest is who signs, and when. */
const weighty =
  /\b(?:royalt|advance|fees?\b|shares?\b|splits?\b|rates?\b|amount|per ?cent|commission|territor|terms?\b(?! and)|price|sums?\b|budget|deposit|cost|expenses?|retainer|salary|wage|compensation|remuneration|pay(?:s|ment|able)?\b|percentage|period|(?<!(?:track|song|running) )duration|years?\b|months?\b|weeks?\b|days? (?:of|after|from|before|notice)|copies|streams?\b|units|law|jurisdiction|KES|USD|UGX|TZS|NGN|ZAR|GHS|shillings|dollars|naira|rand|euros?)|[%$€£]/i;

/** Blanks after these words are there to be signed. */
const lastPage =
  /^(?:in witness whereof|signed\b|signatures?\b|(?:\d{1,2}|[ivxl]{1,6})?[.)]? ?(?:signatures?|execution)\b|(?:accepted|agreed)\b.{0,30}:?$)/i;

function findBlank({ paragraphs }: Contract): Finding | null {
  const signing = paragraphs.findLastIndex((line) => lastPage.test(line));
  const filled = signing > paragraphs.length / 2 ? paragraphs.slice(0, signing) : paragraphs;
  const last = filled.length - LAST_LINES;
  const line = filled.find(
    (each, index) =>
      emptyIn(withoutDates(each)) !== null &&
      !isForSignature(each) &&
      !(index >= last && signatureRow.test(each) && !figure.test(each)),
  );
  if (line === undefined) return null;
  const { index, 0: empty } = emptyIn(withoutDates(line)) ?? { index: 0, 0: "" };
  return {
    quotation: quote({ sentence: { text: line }, index, length: empty.length }),
    why: "A blank can be filled in after you have signed, with something you never agreed to.",
    suggestion:
      "This agreement contains no blanks: every one was filled in or struck out before signing, and both parties have initialled each page.",
  };
}

const LETTERS_BEFORE = 70;
const LETTERS_AFTER = 30;
const stop = /[.;] /;
const empties = new RegExp(`${blank.source}|${placeholder.source}`, "giu");

/** The first blank of a line that says how much, how long or where: by the words beside it or in it. */
function emptyIn(line: string): RegExpExecArray | null {
  for (const found of line.matchAll(empties)) {
    // A placeholder is written in capitals.
    if (!blank.test(found[0]) && !placeholder.test(found[0])) continue;
    if (/\bdate\b|\bname\]$/i.test(found[0])) continue;
    const end = found.index + found[0].length;
    const [before = ""] = line
      .slice(Math.max(0, found.index - LETTERS_BEFORE), found.index)
      .split(stop)
      .slice(-1);
    const [after = ""] = line.slice(end, end + LETTERS_AFTER).split(stop);
    if (weighty.test(`${before}${found[0]}${after}`)) return found;
  }
  return null;
}

/** "This ___ day of ____, 20__", "(c) ____": what is written in when one signs or prints. The rest stays where it stands. */
const dates = [
  /\[?_{1,60}\]? ?(?:st|nd|rd|th)? ?day of(?: \[?_{1,60}\]?)?(?:,? ?20 ?_{1,60})?\]?/gi,
  /\b(?:dated?|made (?:as of|on)|as of|effective)(?: (?:on|as of|this|the))* _{3,60}(?:,? ?20 ?_{1,60})?/gi,
  /\(c\) (?:\(year\) )?_{1,60}/gi,
];

function withoutDates(line: string): string {
  return dates.reduce((words, date) => words.replace(date, ({ length }) => " ".repeat(length)), line);
}

function isForSignature(line: string): boolean {
  return signatureLine.test(line) || signatureForm.test(line) || /^[_ .]+$/.test(line);
}

const vague: Look = {
  has: [
    anyOf`
      \b(?:percentage|share|royalty|rate|split|fee)\b…(?:will|shall|is to) be worked out
      \ba (?:good|decent|nice|proper) (?:percentage|share|royalty|cut)
      \bbetween \S+ and \S+ (?:%|per ?cent)
      \b(?:percentage|share|royalty|rate|split|fee)\b…(?:will|shall|is to|are to) be (?:\w+ )?(?:agreed|settled|fixed|decided|determined|discussed) (?:later|at a later|at some|when|once|after|in good faith|between)
      \b(?:to be|will be) (?:agreed|settled|fixed) (?:later|when|once|after)…(?:money|income|profit|earn)
      \brates? (?:customary|usual|standard)
      \b(?:fair|reasonable|customary|industry[- ]standard|standard|appropriate|equitable|suitable|usual) (?:and \w+ )?(?:percentage|share|royalt(?:y|ies)|split|portion|remuneration)
      (?:percentage|share|royalt(?:y|ies)|\brate|split|\bfee)s?\b,? (?:\w+ ){0,4}to be (?:\w+ )?(?:agreed|determined|negotiated|discussed|decided|advised)
      (?:percentage|share|royalty|split)…(?:as|that) (?:COMPANY|it) (?:may )?(?:deem|decide|determine)s?
    `,
  ],
  not: [denied(/vague|to be agreed/), /\bnamely\b/, /\badditional fee\b/],
};
export const advice: Look = {
  has: [
    anyOf`
      (?:takes?|took|taking|taken|get|getting|seek|seeking|obtain) (?:\w+ ){0,2}advice
      (?:own|independent) advis[eo]rs?
      \b(?:see|sees|saw|seen|advised by|looked at|advice from|recommend\w*|told|invited|helped by|assisted by)\b…LAWYER
      LAWYER…(?:looked at|went through|advised)
      legal advice
      legal counsel
      independent (?:\w+ )?(?:advice|counsel)
      LAWYER…advi[cs]
      (?:advi[cs](?:e|ed|es)|explain|checked?)\b…LAWYER
      LAWYER…\b(?:has|have) (?:\w+ )?read\b
      explained to…by (?:\w+ ){0,3}LAWYER
      (?:went|gone|go|goes|read|discussed|reviewed|checked|talked)\b…\bwith…LAWYER
      (?:consult|represent|ask|speak|seek|show|explain)\w*…LAWYER
      independent LAWYER
    `,
  ],
  not: [
    deniedAtOnce(/(?:\S+ )?(?:advice|counsel|advi[cs]ed)/),
    cue`COMPANY[^;]{0,100}\b(?:advises?|counsels?|guides?)\b|costs? of|fees|gives? no legal advice|at law|attorney-in-fact|power of`,
  ],
};

const noAdvice: Look = {
  has: [
    cue`\b(?:no (?:opportunity|chance)|(?:not|never) (?:\w+ )?(?:had|have|been|received?|taken?|got|sought?|seek|obtain(?:ed)?|consult(?:ed)?))\b[^,;]{0,60}\b(?:advice|LAWYER)`,
  ],
};

function findLeftOpen(contract: Contract): Finding | null {
  const open = findBlank(contract);
  if (open) return open;
  const share = flag(findMatch(contract.sentences, vague));
  if (share) {
    return {
      ...share,
      why: "A share without a figure cannot be claimed, and you would have to negotiate it after you have signed.",
      suggestion:
        "{Company} shall pay {to creator} [figure] per cent of Net Receipts. Every share in this agreement is stated as a figure.",
    };
  }
  if (contract.family === "split_sheet" || findMatch(contract.trusted, advice)) return null;
  return flag(findMatch(contract.sentences, noAdvice)) ?? missing("independent legal advice");
}

export const openRules: readonly Rule[] = [
  {
    point: 40,
    why: "Whoever signs without advice often learns too late what the words mean, and the other side can say that you understood them.",
    suggestion:
      "Each party confirms that it has read this agreement and has had the opportunity to take independent legal advice before signing it.",
    find: findLeftOpen,
  },
];
