import { flag, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, findAny, type Look } from "#server/contract-rules/reading/cue";

const handedIn = cue`\b(?:deliver\w*|masters?|recordings?|albums?|tracks?|songs?|records?|compositions?|works?|beats?|performances?|material)\b`;
const pleases: Look = {
  has: [
    anyOf`
      \bcommercially (?:(?:and|or) technically )?(?:satisfactory|acceptable|viable)
      \btechnically and commercially (?:satisfactory|acceptable)
      \b(?:satisfactory|acceptable|pleasing) (?:\w+ ){0,4}(?:to|in the (?:sole )?(?:opinion|judg(?:e)?ment) of) COMPANY
      \bto (?:the )?(?:\w+ )?satisfaction of COMPANY
      \bto COMPANY's (?:\w+ ){0,2}satisfaction
      COMPANY(?:'s)? (?:\w+ ){0,4}(?:may|can|shall be free to|right to) (?:reject|refuse|decline)\b
      \b(?:subject to|until|on|upon) COMPANY's (?:\w+ ){0,2}(?:acceptance|approval)\b
      \b(?:counts?|treated|deemed|considered) (?:as )?(?:\w+ )?(?:delivered|completed)\b[^;]{0,40}\b(?:only )?(?:if|when|once) COMPANY
    `,
    handedIn,
  ],
  not: [
    cue`\bnot (?:be )?unreasonabl|\bnot unreasonably|\bBOTH\b|\breasonabl[ey] (?:acceptance|approval|satisf)`,
    cue`\bconsent\b|\bonly (?:if|where|when)\b[^;]{0,40}\btechnical|\b(?:technical|objective) (?:grounds|standards|reasons)\b|\bdeemed (?:to be )?accepted\b`,
    cue`\b(?:artwork|offers?|engagements?|image|photographs?|expenses?|invoice|budget|settle\w*|assign\w*)\b`,
    /\b(?:user content|objectionable|hate speech|unlawful|obscene|libel\w*|defamatory|profane)\b/,
    denied(/satisf|accept|reject|refus/),
  ],
};

/** Whose judgement counts, and that nothing but taste guides it. */
const judged = anyOf`
  COMPANY(?:'s)? (?:[\w,]+ ){0,6}(?:sole|absolute|unfettered|entire|own|uncontrolled) (?:and \w+ )?(?:opinion|judge?ment|discretion|view|satisfaction|liking|taste)\b
  \b(?:in|to|at|of) (?:its|his|her|their|COMPANY(?:'s)?) (?:\w+ ){0,4}(?:opinion|judge?ment|discretion|view|satisfaction|liking|taste)\b
  COMPANY (?:\w+ ){0,4}(?:sole|only|final) judge\b
  COMPANY alone (?:shall |will |may )?(?:judges?|decides?)\b
  COMPANY (?:alone )?(?:\w+ ){0,4}(?:finds?|considers?|deems?|likes?|dislikes?|(?:dis)?satisfied|(?:dis)?pleased|happy|of the (?:view|opinion))\b
  COMPANY[^;]{0,20}\bacting as it thinks fit
  COMPANY(?:'s)? being (?:\w+ )?(?:satisfied|pleased|happy)
  COMPANY(?:'s)? (?:\w+ )?(?:acceptance|approval|satisfaction|liking|taste)\b
  COMPANY[^;]{0,60}\b(?:for any reason|at will|at pleasure)\b
  \b(?:a&r|(?:managing|creative|artistic) director|executive producer)\b[^;]{0,40}\b(?:considers?|thinks?|finds?|likes?|pleased|satisfied|approves?)\b
`;
const quality = cue`\b(?:(?:dis)?satisf\w*|un?accept\w*|accept\w*|refuse\w*|refusal|reject\w*|(?:un)?suitable|(?:un)?marketable|commercially|commercial (?:quality|potential|standard|appeal|terms)|as commercial|first-class|fit for (?:commercial )?release|potential|taste|liking|likes?|dislikes?|pleased|happy|lacks?)\b`;
const countsAsDone = cue`\b(?:deliver(?:y|ed)|commitment|acceptance|fulfil\w*|reckoned|complete[d]?|performed|counts?|counting|balance|re-?record|record (?:it|them) again|no master|payment starts|time for (?:release|payment))\b`;
const byTaste: Look = {
  has: [judged, quality, countsAsDone, handedIn],
  not: [
    cue`\breasonabl|\bunreasonabl|\bBOTH\b|\btechnical(?:ly)? (?:satisf|accept|fault|ground|reason)|\bindependent\b`,
    cue`\bonly (?:be )?(?:refused|rejected)\b|\bdeemed (?:to be )?(?:to have )?accepted|\bis deemed (?:to be )?accept`,
    cue`\bwhether or not COMPANY|COMPANY (?:may|shall|must|can|will) (?:not|never) (?:reject|refuse|withhold)|\bno \w+ (?:shall|may|can|will) be (?:refused|rejected)\b|\bnot depend\b|CREATOR (?:\w+ )?(?:may|shall be entitled to|can) (?:reject|refuse)`,
    cue`\b(?:artwork|offers?|engagements?|image|photographs?|expenses?|invoice|budget|settle\w*|assign\w*|statements?)\b`,
  ],
};

const suspending = anyOf`
  \bsuspen(?:d|ds|ded|sion|ding)\b
  \b(?:put|place|kept?|held?)\b[^;]{0,60}\b(?:on hold|on ice|in abeyance)\b
  \bstops? the clock\b
  \bfreez(?:e|es|ing) (?:this|the) CONTRACT
`;
const whatStops = cue`\b(?:terms?|periods?|CONTRACT|agreement|payments?|advances?|royalt\w+|account|obligations|dut(?:y|ies)|engagement|performance|entitlement|stipend|deal)\b`;
const byCompany = anyOf`
  \bwhile COMPANY has this CONTRACT under suspension
  COMPANY[^;]{0,90}${suspending}
  ${suspending}[^;]{0,90}\b(?:by|from|of) COMPANY
  \b(?:option|contract|current)? ?(?:term|periods?|CONTRACT|payments?|entitlement|obligations|advances?|account)\b[^;]{0,90}\bsuspended\b
  COMPANY's obligations\b[^;]{0,60}\bsuspended\b
`;
const notSuspended = cue`\bsuspen\w+(?:,? (?:or|and)? ?\w+){0,2} (?:the|any|an) (?:event|show|concert|performance|booking)\b|\brights of COMPANY are suspended|CREATOR (?:\w+ )?(?:may|can|shall be (?:free|entitled) to|is (?:free|entitled) to) suspend|CREATOR alone|CREATOR's (?:dut(?:y|ies)|obligations?|services)\b[^;]{0,60}\bsuspended|\b(?:waives?|deleted|renounces?)\b[^;]{0,30}\bsuspen|\bsuspen\w+\b[^;]{0,40}\b(?:waived|deleted|renounced)\b|\bfor CREATOR's benefit\b|\bsuspended sentence\b|\bservice suspends\b|\bif COMPANY[^;]{0,40}\bsuspends? (?:CREATOR\b|the account)[^;]{0,200}\bright to (?:complain|appeal|object)\b|\baffected (?:obligations|part(?:y|ies))\b|\bfor the duration of (?:the|such|that|any) (?:event|delay|force|interruption)\b|\b(?:if|where|when|while|once)\b[^;]{0,60}\baccounts? (?:is|are|has been|was) (?:\w+ (?:or|and) )?suspended\b`;
const suspends: readonly Look[] = [
  {
    has: [
      cue`COMPANY[^;]{0,80}\bsuspend(?:s|ed)?\b|\bsuspen(?:d|ds|ded|sion)\b[^;]{0,60}\b(?:by COMPANY|term|payments?|CONTRACT|obligations|account)\b|\b(?:term|payments?|account|obligations)\b[^;]{0,60}\bsuspended\b`,
    ],
    not: [
      cue`\bBOTH\b|force majeure|act of god|strike|epidemic|beyond (?:its|their|the) (?:reasonable )?control`,
      denied(/suspen/),
      cue`\bsuspend or ENDS[^;]{0,60}\bif\b[^;]{0,40}BREACHES`,
      notSuspended,
    ],
  },
  {
    has: [byCompany, suspending, whatStops],
    not: [
      cue`\bBOTH\b(?! of (?:those|these))|\bepidemic\b|\b(?:until the end of|no longer than|at most) (?:\w+ ){0,3}(?:months?|days)\b`,
      cue`(?<!\bdispute[^;]{0,60})\b(?:force majeure|act of god|strike)\b(?![^;]*(?:\bCREATOR remain|\bwithout limit|\bimpracticable in))`,
      cue`\bbeyond (?:its|their|the) (?:reasonable )?control`,
      denied(/suspen|stop the clock|stops the clock|freez|frozen|on hold/),
      cue`\bsuspend or ENDS[^;]{0,60}\bif\b[^;]{0,40}BREACHES`,
      notSuspended,
    ],
  },
];

const creative = cue`\b(?:songs?|material|repertoire|producers?|studios?|artwork|mix(?:es|ing)?|versions?|style|image|titles?|compositions?|videos?|creative|artistic|remix(?:es)?|arrangements?|derivative works?|edits?|lyrics|masters?|recordings?|music)\b`;
const alone = anyOf`
  COMPANY(?:'s)?(?: \w+){0,4} (?:(?:sole|final|complete|full|absolute|exclusive|unfettered|entire) (?:and \w+ )?(?:creative |artistic )?(?:control|say|decision|discretion|approval|authority|word|right)|decides? alone)\b
  \b(?:final|sole|complete|absolute) (?:creative |artistic )?(?:say|control|decision|word|discretion|approval|authority) (?:\w+ ){0,6}(?:lies|rests|belongs|is|shall be|remains)(?: \w+){0,2} (?:with|to|of|COMPANY's)\b
  COMPANY[^;]{0,120}\bwithout (?:\S+ ){0,3}?(?:approval|consent|consult\w+|asking)\b
`;
const shapes = cue`\b(?:choose|select|decide|determine|designate|control|edit|remix|change|alter|modify|rearrange|shorten|adapt|translate|creat(?:e|ive)|artistic|mix|style|image|direction)\w*\b`;
const chosen = cue`\b(?:songs?|compositions?|material|repertoire|producers?|mix(?:es|ers?|ing)?|studios?|titles?|tracks?|takes?|artwork|singles?|versions?|arrangements?|lyrics|music|words|style|featured guests?|videos?)\b`;
const changed = cue`\b(?:songs?|compositions?|lyrics|words|music|beats?|masters?|recordings?|tracks?|vocals?|tempo|arrangements?|titles?|mixes)\b`;
const overruled = anyOf`
  \b(?:songs?|material|producers?|style|mixes|repertoire|artwork)\b[^;]{0,60}\b(?:selected|chosen|designated|decided|determined) by COMPANY[^;]{0,40}\b(?:final|alone|sole)\b
  CREATOR's (?:approval|consent) (?:is|shall|will) (?:not|never) (?:be )?(?:required|needed|necessary)\b[^;]{0,40}\b(?:alter\w*|chang\w*|edit\w*|remix\w*|adapt\w*)
  \bno (?:consultation|approval|consent)\b[^;]{0,30}CREATOR (?:\w+ )?(?:needed|required|necessary)
  COMPANY's (?:decisions?|choice|views?) (?:as to|on|about|regarding|shall|is|will)\b[^;]{0,80}\b(?:binds?|binding|final|prevails?)\b
  CREATOR (?:\w+ ){0,3}(?:sing|play|perform|record)s?\b[^;]{0,40}\bsuch (?:pieces|songs|works|material|compositions) as COMPANY
  COMPANY (?:shall |will |may )?(?:takes?|makes?) all decisions\b[^;]{0,40}\b(?:musical|creative|artistic|image|repertoire|style)
  \b(?:records?|performs?|sings?|writes?|plays?) (?:only )?(?:whatever|such|any|those|the)\b[^;]{0,60}COMPANY (?:\w+ )?(?:chooses?|selects?|designates?|directs?|decides?|wants?|tells?)\b
  CREATOR (?:\w+ ){0,3}no (?:\w+ )?(?:rights? (?:of approval|to (?:approve|object|refuse|choose|select))|say|voice|veto|approval|control)\b[^;]{0,60}${chosen}
  \b(?:changed|altered|edited|remixed|modified|adapted|rearranged)\b[^;]{0,30}\bby COMPANY[^;]{0,100}\b(?:in any (?:manner|way)|as it|at will|without|no right)\b
  COMPANY MAY[^;]{0,60}\b(?:chang(?:e|es)|alter(?:ations?)?|edit|remix|modif\w+|adapt|rearrange|translate)\b[^;]{0,60}${changed}[^;]{0,80}\b(?:(?:it|COMPANY) (?:\w+ )?(?:considers?|thinks?|desires?|sees? fit|likes?|wishes|chooses)|without (?:\w+ ){0,2}reference|at will|as it pleases|in any (?:manner|way))
  COMPANY[^;]{0,20}MAY[^;]{0,60}\bwithout (?:\w+ )?(?:approval|consent)\b[^;]{0,60}\b(?:add|remove|replace|change|combine)\b[^;]{0,40}${changed}
  \b(?:artistic|creative|musical) (?:control|direction|decisions?|matters?|choices?)\b[^;]{0,60}\b(?:vests?|lies?|rests?|belongs?|is|are|shall be|remains?|taken|made)\b[^;]{0,40}\b(?:in|with|to|of|by) COMPANY
  \b(?:artistic|creative|musical)\b[^;]{0,60}\b(?:views?|decision|word|opinion|wishes) of COMPANY[^;]{0,30}\b(?:prevails?|final|binding|decides?|followed)
  \b(?:artistic|creative|musical)\b[^;]{0,60}COMPANY's (?:\w+ )?(?:views?|decision|word|opinion|wishes)\b[^;]{0,30}\b(?:prevails?|final|binding|decides?|followed)
  COMPANY (?:shall |will |may )?(?:designates?|selects?|chooses?|appoints?) (?:\w+ ){0,3}(?:producers?|mixers?|songs to be recorded|material to be recorded|compositions to be (?:recorded|embodied))
  COMPANY[^;]{0,30}\b(?:releases?|issues?|publish(?:es)?)\b[^;]{0,40}\b(?:in )?(?:whatever|any|such) (?:\w+,? ){0,3}(?:form|edit|version|order|mix)\b[^;]{0,40}\b(?:desires?|thinks?|sees?|wishes|likes?|chooses?|pleases)\b
  COMPANY (?:alone )?(?:shall |will )?(?:decides?|determines?|chooses?)(?: alone)? (?:how|which|what|who)\b[^;]{0,60}${chosen}
  \bfor COMPANY alone to (?:determine|decide|choose|say)\b[^;]{0,80}${chosen}
  \bnothing\b[^;]{0,40}\bgives? CREATOR (?:\w+ )?right to (?:refuse|object|approve|choose)\b[^;]{0,60}\b(?:remix|edit|version|song|producer|artwork|mix|guest)
  \b(?:choice|selection) of (?:\w+ )?${chosen}[^;]{0,80}\b(?:rests?|lies?|belongs?|is|shall be|made)\b[^;]{0,60}COMPANY
`;
const withTheirWord = [
  cue`\b(?:with|subject to|after|without) CREATOR's (?:\w+ ){0,3}(?:approval|consent|agreement)|\bBOTH\b|\bjointly\b|\bmutual|\btogether with CREATOR|\bagreed (?:by|with|between)\b|CREATOR (?:and|or) COMPANY|COMPANY and CREATOR`,
  cue`COMPANY (?:shall|will|may|must) (?:not|never)|\b(?:shall|will|may|must) (?:not|never)\b[^;]{0,80}\bwithout`,
];
const noSay: readonly Look[] = [
  {
    has: [alone, creative, shapes],
    not: [
      cue`\b(?:assign\w*|sell|transfer\w*|settle\w*|price|prices|fees?|budget|territor\w+|register|accounting|terminat\w*|release date|attorney)\b`,
      cue`\b(?:with|subject to|after) CREATOR's (?:\w+ )?(?:approval|consent|agreement)|\bBOTH\b|\bjointly\b|\bmutual`,
      cue`COMPANY (?:shall|will|may|must) (?:not|never)|\b(?:shall|will|may|must) (?:not|never)\b[^;]{0,80}\bwithout`,
      denied(/control|say|decision|discretion/),
    ],
  },
  { has: [overruled], not: withTheirWord },
];

const morals: Look = {
  has: [
    anyOf`
      \bmorals clause\b
      \bconducts? (?:CREATOR|himself|herself|itself|themselves|yourself)\b[^;]{0,80}\b(?:privately|principles|values|consistent with)\b
      \bmoral turpitude\b
      \b(?:public|good|community|common) (?:morals|decency|morality)\b
      \b(?:into|in) (?:public )?(?:disrepute|contempt|ridicule|scandal)\b
      \b(?:shock|insult|offend)s?\b[^;]{0,40}\b(?:community|public|decency|morals)\b
      \b(?:scandal|scandalous|immoral)\b
      \b(?:damages?|harms?|hurts?|injures?|tarnish\w*|reflects? (?:badly|unfavou?rably|poorly) (?:up)?on)\b[^;]{0,40}\b(?:reputation|good name|image|brand) (?:of )?(?:COMPANY|the (?:sponsor|brand))
    `,
    cue`CREATOR`,
  ],
  not: [
    cue`COMPANY (?:shall|will|may|must|agrees|undertakes) (?:to )?(?:not|never|that|conduct)`,
    cue`\bBOTH\b|CREATOR MAY (?:\w+ )?(?:ENDS|terminat)|CREATOR may (?:end|refuse)|\bmorals clause was (?:refused|deleted)|\bnone applies\b`,
    cue`\bno morals\b|CREATOR (?:\w+ ){0,3}not (?:be )?(?:bound|liable)`,
  ],
};

/** How somebody lives and behaves, and what follows for the contract. */
const behaviour = cue`\b(?:behav\w+|disgrace\w*|degrade|bad publicity|moral standards|politics|private life|cohabitation|drunkenness|pregnan\w+|immoral\w*|scandal\w*|lewd|disreputable|embarrass\w*|good character|(?:good|ill) repute|social[- ]media criticism|drugs|unbecoming|lifestyle|clean (?:public )?image|harm its (?:brand|name|image))\b|\b(?:CREATOR's|his|her) (?:\w+ )?(?:conduct|reputation)\b|\bconduct of CREATOR`;
const sanction = cue`\b(?:no royalty|reduce|breach|remove|terminat\w*|dismiss\w*|drop|rescind|forfeit\w*|refund\w*|pain of|withhold|conclusive|conditional|keep CREATOR(?:'s)? money|end (?:this|the) CONTRACT)|\bground for\b|ENDS`;
const upright = cue`CREATOR (?:\w+ ){0,3}(?:undertakes?|covenants?|warrants?|shall|must|agrees?|promises)\b[^;]{0,80}\b(?:decent|upright|clean public image|tarnish|good character|scandalous|lewd|disreputable|moral life)\b|CREATOR (?:must|shall|may) not behave\b`;
const notOfCreator = [
  /\bnot (?:be )?(?:liable|responsible)\b/,
  cue`COMPANY (?:shall|will|may|must|agrees|undertakes|accepts) (?:to )?(?:not|never|that|conduct|treat CREATOR with)|\bit shall not be lawful\b`,
  cue`CREATOR MAY (?:\w+ )?(?:ENDS|terminat)|\bmoral rights\b|\bhonou?r\b|\baudit|\bharassment\b`,
  cue`\bnot (?:\w+ )?(?:entitle|allow|permit|withhold)|\b(?:not|never|cannot) be (?:held against|a ground)|CREATOR may refuse|CREATOR MAY refuse|CREATOR is free to speak|\b(?:refused|deleted|no concern)\b|\bnone applies\b`,
  cue`\bBOTH\b`,
];
const behaves: readonly Look[] = [
  { has: [behaviour, cue`CREATOR`, sanction], not: notOfCreator },
  { has: [upright], not: notOfCreator },
];

export const workingRules: readonly Rule[] = [
  {
    point: 46,
    why: "Whether you have delivered depends on taste: {company} can refuse the work, and the term and the money wait.",
    suggestion:
      "A recording is delivered when it is technically fit for release. It counts as accepted unless technical defects are named in writing within fourteen days.",
    find: ({ sentences }) => flag(findAny(sentences, [pleases, byTaste])),
  },
  {
    point: 47,
    why: "While it is suspended you are bound and not paid, and the end of the contract moves away.",
    suggestion:
      "Neither party may suspend this agreement. An event outside both parties' control extends a period by its own length, by no more than three months in all.",
    find: ({ sentences }) => flag(findAny(sentences, suspends)),
  },
  {
    point: 48,
    why: "Your name stands on music that {company} can choose and change without asking you.",
    suggestion:
      "{Company} and {creator} shall choose songs, producers, mixes and artwork together. No version is released, and no work changed, without {creator's} approval in writing.",
    find: ({ sentences }) => flag(findAny(sentences, noSay)),
  },
  {
    point: 49,
    why: "Whether you have behaved is for {company} to say, and it may end the contract or keep your money for it.",
    suggestion:
      "Only a conviction for a serious crime, by a court, is a ground to end this agreement. Sums already earned are paid.",
    find: ({ sentences }) => flag(findAny(sentences, [morals, ...behaves])),
  },
];
