import type { Act, Manner, Statement, StatementSide } from "#server/contract-rules/contract";
import { COMPANY_MARK, CREATOR_MARK } from "#server/contract-rules/contract";
import { readPeriods } from "#server/contract-rules/reading/periods";
import { readShares } from "#server/contract-rules/reading/shares";

/** The verbs of each act, in the forms of a sentence. "~" before a form that stands for "is …" or "be …" as well. */
const verbs: Readonly<Record<Act, string>> = {
  takes:
    "takes?|took|taken|taking|receives?|received|receiving|gets?|collects?|collected|draws?|participates?|shares? in|entitled to|earns?|earned|deducts?|deducted|withholds?|withheld|holds? back|held back|held",
  keeps:
    "keeps?|kept|retains?|retained|reserves?|owns?|owned|stays?|remains?|belongs?|reserved|vests?|vested",
  has: "(?:has|have|had)(?! (?:to|been|not|\\w+ed|taken|kept|paid|given|sent|sold|received)\\b)",
  pays: "pays?|paid|remunerated|pay over|accounts? to|remits?|remitted|hands? over|handed over|gives?|given|credits?|credited|divided|split|shared",
  grants:
    "grants?|granted|assigns?|assigned|transfers?|transferred|licen[cs]es?|licen[cs]ed|cedes?|ceded|conveys?|conveyed|sells?|sold|novates?|passes on",
  sends:
    "sends?|sent|renders?|rendered|furnish(?:es)?|furnished|provides?|provided|delivers?|delivered|issues?|issued|submits?|submitted|suppl(?:y|ies)|supplied|prepares?|prepared|accounts?",
  looks: "audits?|audited|inspects?|inspected|examines?|examined|checks?|checked|verif(?:y|ies)",
  joins: "joins?|joined|registers?|registered|affiliates?|enrols?|enrolled|become a member|be a member",
  ends: "terminates?|terminated|ends?|ended|cancels?|cancelled|rescinds?",
  uses: "uses?|used|exploits?|exploited|places?|placed",
};

const acts = Object.keys(verbs) as Act[];
const verb = new RegExp(`\\b(?:${acts.map((act) => `(?<${act}>${verbs[act]})`).join("|")})\\b`, "g");

const creator = `${CREATOR_MARK}+`;
const company = `${COMPANY_MARK}+`;
const both =
  "(?:both|each|either) (?:of the )?(?:parties|party|sides?|of (?:us|them))|the parties|no party|nobody|neither(?: party| of them)?";
const side = new RegExp(`(?:the )?(?:(${creator})|(${company})|\\b(${both})\\b)`, "g");

/** What stands right before a verb: a subject, a word that allows or orders, a form of "to be", an adverb, another verb of a list. */
const position = new RegExp(
  `(?:${CREATOR_MARK}|${COMPANY_MARK}|\\b(?:shall|will|may|must|can|cannot|could|to|not|never|nor|hereby|and|or|also|alone|only|then|first|it|they|he|she|who|which|that|party|parties|nobody|each|is|are|be|been|being|was|were|has|have|income|fees?|receipts|revenues?|earnings|money|monies|proceeds|sums?|copyright|masters?|recordings?|songs?|rights?|merchandise|publishing|of|them|this|agreement|reserves?|statements?|royalties|does)|\\b[a-z]+ly|\\bx+|,)(?:'s)? $`,
);
/** Before these a word is a noun: "the audit", "a licence". */
const noun = /\b(?:the|a|an|any|such|no|its|his|her|their|this|of) $/;
const passive = /\b(?:is|are|be|been|being|was|were)(?: (?!to\b)\w+){0,2} $/;
const allows = /\b(?:may|can|could|entitled|free|right|at liberty|option|authori[sz]ed|permitted|allowed)\b/;
const denies = /\b(?:no|not|never|neither|nor|nobody|nothing|none|cannot|refrains?|no longer|\w+n't)\b/;
const spares =
  /\b(?:not|never|no) (?:\w+ )?(?:obliged|obligation|obligated|required|bound|duty|have|need)\b(?: \w+){0,2} to $|\bneed not (?:\w+ )?$|\bfree not to $/;
/** What nobody is kept from is free to be done. */
const doubled =
  /\b(?:not|never) (?:\w+ly )?(?:be prevented|be (?:restricted|limited|hindered))\b|\bnothing\b[^;]{0,80}\b(?:prevents?|restricts?|limits?|stops?)\b/;
/** "In no event shall the Artist …" */
const turned =
  /\b(?:in no (?:event|case|circumstances)|under no circumstances|at no time|never|nor)\b[^,;]{0,20}$/;
/** "Never asks him not to": said of somebody else's act. */
const neverAsks = /\b(?:not|never) (?:ask|require|oblige|force|compel)\b[^;]{0,80}\bnot to $/;
const newModal =
  /\b(?:but|and|however|,) ?(?:shall|will|may|must|can|is|are|has|have)\b(?!.*\b(?:shall|will|may|must|can|is|are|has|have)\b)/;
const objectOf =
  /\b(?:to|by|of|from|for|with|against|through|than|binding|behalf of|pays?|gives?|sends?|grants?|indemnif(?:y|ies)) $/;
const refersBack =
  /\b(?:(?:of|in|from|on|than) (?:it|them|this|these|the same)|thereof|therefrom|the (?:rest|balance|remainder)|such (?:income|sums?|monies))\b/;

/** Whoever acts for a side acts as that side. */
const deputy =
  /^'s (?:\w+ ){0,2}(?:accountants?|auditors?|representatives?|agents?|advis[eo]rs?|lawyers?|attorneys?|nominees?)\b/;

const owner = /^(?:my|our|your|his|her|their|its)$/i;

type Named = { who: StatementSide; start: number; end: number; isObject: boolean; isOwner: boolean };
type Found = { act: Act; start: number; end: number };

/**
 * Who does what to whom in a sentence, with each negation bound to the verb it denies: "agrees not to register", "keeps no share".
 * `context` and `before`, the sentence before it, for what "it" stands for, are in lower case and masked; `text` is how it is written.
 */
export function readStatements(context: string, text: string, before: string): Statement[] {
  const named = findSides(context, text);
  const found = findVerbs(context);
  return found.map((each, index) => {
    const next = found[index + 1];
    const subject = subjectOf(context, each, named);
    const isPassive =
      passive.test(context.slice(Math.max(0, each.start - 40), each.start)) &&
      !context.startsWith("entitled", each.start);
    const from = segmentStart(context, each, index, found, named);
    const to = next ? segmentEnd(next, named, each.end) : context.length;
    const own = context.slice(from, to);
    const earlier = refersBack.test(own) ? context.slice(0, from) || before : "";
    const what = `${earlier} ${own}`.trim();
    return {
      act: each.act,
      ...roles(context, each, to, subject, isPassive, named),
      manner: mannerOf(context, each, to, subject),
      what,
      shares: readShares(own),
      months: readPeriods(own).map(({ months }) => months),
    };
  });
}

function findSides(context: string, text: string): Named[] {
  const lead = context.length - text.length;
  return [...context.matchAll(side)].map(({ 0: words, 1: one, 2: other, index }) => {
    const end = index + words.length;
    const written = text.slice(Math.max(0, index - lead), Math.max(0, end - lead));
    return {
      who: one ? "creator" : other ? "company" : "both",
      start: index,
      end,
      isObject: objectOf.test(context.slice(Math.max(0, index - 20), index)),
      isOwner:
        (context.startsWith("'s", end) || owner.test(written)) && !deputy.test(context.slice(end, end + 50)),
    };
  });
}

function findVerbs(context: string): Found[] {
  return [...context.matchAll(verb)].flatMap(({ 0: words, groups = {}, index }) => {
    const left = context.slice(Math.max(0, index - 30), index);
    if (noun.test(left) && !/\bof $/.test(left)) return [];
    if (!position.test(left)) return [];
    const act = acts.find((each) => groups[each] !== undefined);
    return act ? [{ act, start: index, end: index + words.length }] : [];
  });
}

/** The nearest side before the verb that can do something: not the one something is done to, unless "who" or "which" takes it up. */
function subjectOf(context: string, { start }: Found, named: readonly Named[]): Named | null {
  const left = named.filter((each) => each.end <= start);
  const near = left.at(-1);
  const words = near ? context.slice(near.end, start) : "";
  if (near && /^(?:, | )?(?:which|who)\b/.test(words)) return near;
  const able = left.findLast(({ isObject, isOwner }) => !isObject && !isOwner);
  if (!able || /;/.test(context.slice(able.end, start))) return null;
  return able;
}

/** Where the words on an act begin: the sentence, its subject, or for another verb of the same subject the verb itself. */
function segmentStart(
  context: string,
  { start }: Found,
  index: number,
  found: readonly Found[],
  named: readonly Named[],
): number {
  const last = found[index - 1];
  if (!last) return 0;
  const subject = named.findLast(
    (each) => each.end <= start && each.start >= last.end && !each.isObject && !each.isOwner,
  );
  if (subject) return subject.start;
  return passive.test(context.slice(last.end, start)) ? last.end : start;
}

/** What the act is about ends where the next one has a subject of its own. */
function segmentEnd(next: Found, named: readonly Named[], least: number): number {
  const subject = named.find(
    (each) => each.start >= least && each.end <= next.start && !each.isObject && !each.isOwner,
  );
  return Math.max(least, subject?.start ?? next.start);
}

/** Who acts, and who has it afterwards. */
function roles(
  context: string,
  { act, end }: Found,
  to: number,
  subject: Named | null,
  isPassive: boolean,
  named: readonly Named[],
): Pick<Statement, "who" | "to"> {
  const after = context.slice(end, to);
  const behind = named.filter((each) => each.start >= end && each.start < to);
  const taker = behind.find((each) => /\b(?:to|with|in) $/.test(context.slice(end, each.start)));
  const agent = behind.find((each) => /\bby $/.test(context.slice(end, each.start)));
  const direct = behind.find((each) => /^ $/.test(context.slice(end, each.start)));
  if (
    act === "keeps" &&
    /^ (?:the |solely |exclusively |entirely )?(?:property of|with|to|in)\b/.test(after)
  ) {
    const keeper = behind[0]?.who ?? null;
    return { who: keeper, to: keeper };
  }
  if (act === "keeps" && direct?.isOwner) return { who: direct.who, to: direct.who };
  if (isPassive) {
    const who = agent?.who ?? null;
    const holds = act === "takes" || act === "keeps" || act === "has";
    // "The Artist will be paid 5 %": whoever is paid has it.
    const paid = taker?.who ?? subject?.who ?? null;
    return { who: act === "takes" && after.startsWith(" to ") ? null : who, to: holds ? who : paid };
  }
  if (act === "takes" || act === "keeps" || act === "has") {
    const who = subject?.who ?? agent?.who ?? null;
    return { who, to: who };
  }
  return { who: subject?.who ?? agent?.who ?? null, to: taker?.who ?? direct?.who ?? null };
}

function mannerOf(context: string, { start, end, act }: Found, to: number, subject: Named | null): Manner {
  const from = subject?.start ?? Math.max(0, context.lastIndexOf(";", start));
  const lead = context.slice(from, start);
  const opening = /^(?:\S{1,6} )?nothing\b/.test(context) ? context.slice(0, from) : "";
  const all = `${opening} ${lead}`;
  if (doubled.test(all) || neverAsks.test(context.slice(0, start))) return "may";
  if (subject && turned.test(context.slice(0, subject.start))) return "does not";
  const modal = newModal.exec(all);
  const last = modal ? all.slice(modal.index) : all;
  if (spares.test(last)) return "need not";
  // "Receives no share", "has no right to", "keeps none of it".
  const hasNothing = /^ (?:\w+ )?(?:no|nothing|none|neither)\b(?! (?:less|later|more)\b)/;
  if (denies.test(last) || hasNothing.test(context.slice(end, to))) return "does not";
  const nothingIsTaken = act === "takes" && passive.test(lead) && /\bno [^,;]{0,60}$/.test(lead);
  if (nothingIsTaken) return "does not";
  return allows.test(context.slice(subject?.end ?? from, start)) ? "may" : "does";
}
