import type { Contract } from "#server/contract-rules/contract";
import { flag, missing, type Finding, type Rule } from "#server/contract-rules/points/rule";
import {
  anyOf,
  cue,
  denied,
  findAny,
  findMatch,
  type Look,
  type Match,
} from "#server/contract-rules/reading/cue";

export const commission = cue`(?:COMPANY (?:\w+ ){0,5}paid[^;]{0,20}SHARE|CREATOR (?:\w+ ){0,4}pays? COMPANY[^;]{0,20}SHARE|CREATOR (?:\w+ ){0,4}pays? COMPANY[^;]{0,30}\bcompensation\b|\bcompensation\b[^;]{0,30}\b(?:paid|payable) to COMPANY|\b(?:commissions?|commissionable|management fees?)\b|COMPANY's (?:share|percentage|fee|cut|remuneration)\b|COMPANY[^;]{0,60}\b(?:takes?|receives?|keeps?|gets?|entitled|earns?|participates?)\b[^;]{0,40}(?:SHARE|\b(?:full|whole|his|its) percentage\b))`;
const afterTheEnd = anyOf`
  \b(?:after|beyond|following|upon|on|despite|notwithstanding|surviv\w+)\b[^;]{0,60}\b(?:terminat|expir|end\b|ends\b|ended\b|the term\b|over\b)
  \bpost-?term
  \bno sunset\b
  \bso long as (?:it|they) lasts?\b
  \bfor (?:its|their) whole (?:life|duration)\b
  \bduring (?:and|or) after the term\b
  \b(?:during|in) the term (?:or|and) (?:thereafter|afterwards|later|after)
  \b(?:during|before) (?:the term )?(?:and|or) (?:at any time )?(?:after|thereafter)\b
  \b(?:for|in) perpetuity\b
  \bFOREVER\b
  \bfor (?:as|so) long as\b
  \b(?:whenever|(?:regardless|irrespective) of when)\b[^,;]{0,30}\b(?:received|earned|paid)\b
  \b(?:for )?the life of\b(?! (?:this|the) CONTRACT)
  \bwhen (?:this|the) CONTRACT (?:ends?|is over)\b
  \beven (?:once|after|if|when)\b[^;]{0,40}\b(?:terminat|ended|over\b|expir)
  \b(?:made|negotiated|entered into|concluded|signed) (?:or substantially \w+ )?(?:during|in|within) the term\b[^;]{0,80}\b(?:extension|renewal|replacement|modification)s?\b
`;
/** What lets a commission end: a number of months, steps, or the end of the contract itself. */
export const fadesOut = anyOf`
  (?<!\bno )\bsunset\b
  (?<!\b(?:made|concluded|signed|negotiated|executed|completed|consummated|entered into) )\b(?:for|during|within|up to)\b[^;]{0,60}\b(?:months?|years?|accounting periods?)\b[^;]{0,30}\b(?:after|following|from|of|thereafter|immediately)\b
  (?<!\b(?:made|concluded|signed|negotiated|executed|completed|consummated|entered into) within (?:\S+ ){1,2})\b(?:months?|years?) (?:after|following|from) (?:the )?(?:end|expir\w+|terminat\w+|term)\b
  \b(?:first|second|third) (?:year|twelve months)\b[^;]{0,40}\b(?:after|following)\b
  \b(?:months?|years?) post-?term
  \bpost-?term\b[^;]{0,80}\b(?:months?|years?)\b
  \bafter (?:the )?(?:term|end)\b[^;]{0,80}\bfor (?:\S+ ){1,3}(?:months?|years?)\b
  \b(?:months?|years?) (?:that|which) follow\b
  \bcommissions?\b[^;]{0,20}\bnot\b[^;]{0,60}\b(?:received|earned|paid|arising)\b[^;]{0,20}\bafter\b
  \byear (?:\d|one|two|three)\b[^;]{0,20}\b(?:post-?term|after)
  \b(?:falls?|drops?|sinks?|reduc\w+|declin\w+|steps? down)\b[^;]{0,60}\b(?:after|each year|per year|annually|first|second|nothing|half)\b
  \bno (?:further |more |right to (?:any )?)?commission\b[^;]{0,60}\b(?:after|beyond|once|thereafter|following|end)\b
  \bcommission\b[^;]{0,40}\b(?:stops|ends|ceases|(?:shall|will) (?:stop|end|cease))\b
  \bcommission\b[^;]{0,30}\b(?:not|never) (?:survive|continue|outlast|extend beyond)\b
  \blimited to\b[^;]{0,60}\b(?:during|in|within) the term\b
  \bfor (?:\S+ ){1,3}(?:months?|years?|accounting periods?) (?:only|and no (?:longer|more))\b
  \b(?:and not|not|never) beyond\b
  \b(?:nil|none|nothing)\b[^;]{0,30}\b(?:afterwards|thereafter|after that|comes? in later)\b
  \b(?:received|earned|paid) (?:by CREATOR )?(?:during|in|within) the term (?:only|alone|and (?:not|no))
  \bonly\b[^;]{0,60}\b(?:received|earned|paid)\b[^;]{0,20}\bduring the term\b
`;
/** What is due when it ends is no commission on what comes in later. */
const dueByThen = anyOf`
  \bcommissions?\b[^;]{0,20}\b(?:due|earned|accrued|owing|unpaid)\b(?:(?!\b(?:contracts?|deals?|agreements?|engagements?|ever|perpetu\w*)\b)[^;]){0,60}\b(?:before|prior to|up to|as of|at) (?:the |that |such )?(?:date|end|expir\w+|terminat\w+|it\b|then\b)
  \beach (?:side|party) (?:\w+ )?pays?\b
  \bcommissions?\b[^;]{0,20}\bnot (?:be )?(?:payable|due|paid|charged|earned|apply)\b
`;
const afterTheTerm: Look = { has: [commission, afterTheEnd], not: [denied(commission), dueByThen] };
/** "The end of this contract does not affect the commission": what is denied is that it ends. */
const outlives: Look = {
  has: [
    cue`\b(?:expir\w+|terminat\w+|end)\b[^,;]{0,40}\b(?:not|never) (?:affect|end|relieve|release|reduce)\b[^;]{0,60}\bcommissions?\b`,
  ],
  not: [dueByThen],
};

/** What the contract says of commission once it is over: an end in the same clause is an end. */
function findSunset({ sentences, trusted }: Contract): Finding | null {
  const fading = findMatch(trusted, { has: [commission, fadesOut] });
  if (fading) return null;
  const after = findAny(sentences, [afterTheTerm, outlives]);
  const near = trusted.filter(({ clause }) => clause === after?.sentence.clause);
  if (findMatch(near, { has: [fadesOut] })) return null;
  if (after) return flag(after);
  return findMatch(sentences, { has: [commission] })
    ? missing("when the commission ends once the contract is over")
    : null;
}

const everything = cue`\bgross\b|\beverything (?:that )?CREATOR (?:earns?|makes?)|\bbefore any deduction|\b(?:all|every|any and all|total|whatever)\b[^;]{0,40}\b(?:income|earnings|revenues?|receipts|mon(?:ey|ies)|sums|fees|compensation)\b`;
/** Money that passes through the artist's hands and is spent on the way. */
export const spentOnTheWay = anyOf`
  \b(?:exclud\w+|except|other than|not include|does not apply|not (?:be )?(?:payable|charged|commission\w*)|less|deduct\w+|net of|save for|no commission)\b[^;]{0,120}\b(?:recording costs?|costs|tour support|sound|lights?|agen\w+|producers?|videos?|expenses|tax(?:es)?|vat|members|musicians|advances?)\b
  \bnet (?:income|earnings|revenues?|receipts|profits?)\b
`;

/** No cost comes off it first: said in so many words, which name the costs. */
const nothingOff = anyOf`
  \b(?:before|prior to|without)\b[^;]{0,30}\b(?:deduct\w*|costs?|expenses?|venue hire)\b
  \b(?:no|not|never)\b[^;]{0,60}\b(?:deduct\w*|reduced? the sum|net (?:profits?|income|sums?))\b
  \bno account\b[^;]{0,40}\bexpend
  \bnot on what is left\b
  \bwhether or not\b[^;]{0,20}\b(?:makes? a )?profit
  \binclusive of the part\b
  \bat source\b
`;
const takenFirst = cue`(?:takes? (?:\S+ )?(?:share|commission|cut) first|commission has been taken from the (?:full|gross)|SHARE of (?:\w+ ){0,3}gross|\bpart of the gross|(?:costs?|tour support|budgets?)\b[^;]{0,60}\bform part of the income on which commission)`;
const wholly = cue`\b(?:gross|turnover|everything|invoiced|all (?:concert )?money|the whole of|commissionable in full|base|commission)\b`;

function findWholeBase({ sentences, trusted }: Contract): Match | null {
  const inFull = findMatch(sentences, {
    has: [nothingOff, wholly, cue`${commission}|SHARE`],
    not: [
      cue`\b(?:not|never|and not)\b[^;]{0,30}\b(?:gross|before)|\bno commission\b|\b(?:after|less) (?:the )?(?:deduct\w+|costs|expenses)|\bpaid to CREATOR in full\b|\bonly when\b|\breduce\w* the commission\b|\bleft when all\b`,
    ],
  });
  if (inFull) return inFull;
  const first = findMatch(sentences, {
    has: [takenFirst],
    not: [
      spentOnTheWay,
      cue`\b(?:not|never)\b[^;]{0,30}\b(?:gross|form part)|\bless all\b|\bpromoter shall pay\b`,
    ],
  });
  if (first) return first;
  if (findMatch(trusted, { has: [spentOnTheWay, cue`${commission}|\bgross\b|\bnet\b`] })) return null;
  return findMatch(sentences, {
    has: [everything, commission],
    not: [
      denied(everything),
      cue`\bpaid to CREATOR in full\b|\b(?:statements?|accounts? (?:show|of)|show(?:s|ing) (?:all|any|every|how|the|what))\b`,
    ],
  });
}

export const commissionRules: readonly Rule[] = [
  {
    point: 41,
    why: "{Company} would still be paid years after the work has ended, and so would the next manager, on the same income.",
    suggestion:
      "After the term {company} shall receive commission only on agreements made during it: at the full rate for twelve months, at half of it for twelve more, and none after that.",
    find: findSunset,
  },
  {
    point: 42,
    why: "Commission on the gross is taken from money that goes on to studios, bands and agents: {company} may earn on a tour on which you lose.",
    suggestion:
      "Commission is reckoned on income actually received {by creator}, after deduction of recording and video costs, tour support, agents' fees, sound and lights, payments to other musicians, and taxes.",
    find: (contract) => flag(findWholeBase(contract)),
  },
];
