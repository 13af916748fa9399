import type { Contract } from "#server/contract-rules/contract";
import { flag, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, findAny, type Look, type Match } from "#server/contract-rules/reading/cue";
import { readPeriods } from "#server/contract-rules/reading/periods";

const givesUp = cue`\b(?:releases?|remises?|discharges?|waives?|gives? up|renounces?|relinquish\w*|abandons?|forgoes?|forfeits?|surrenders?)\b`;
/** No court is open, whatever it is about. */
const keptFromSuing = anyOf`
  \b(?:bars?|debars?|precludes?) CREATOR from (?:bringing )?(?:any|all|every) (?:legal )?(?:action|suit|claim|proceeding|lawsuit)s?
  CREATOR (?:\w+ ){0,2}(?:is|are|be) (?:\w+ )?(?:barred|debarred|precluded) from (?:bringing )?(?:any|all|every) (?:legal )?(?:action|suit|claim|proceeding|lawsuit)s?
`;
const barring = /\b(?:bars?|debars?|precludes?|barred|debarred|precluded)\b/;
const releasesClaims: readonly Look[] = [
  {
    has: [
      cue`CREATOR[^;]{0,60}${givesUp}[^;]{0,60}\b(?:(?:any|all|every)\b[^;]{0,40}\b(?:claims?|actions?|demands)\b|causes? of action|rights? (?:to sue|of action)|demands|all remedies)\b`,
    ],
    not: [
      cue`\b(?:moral|droit moral|injunct\w*|lien|class (?:actions?|arbitrations?|proceedings)|jury)\b|\bBOTH\b`,
      cue`COMPANY (?:\w+ )?(?:releases|discharges|waives|remises|forgoes)`,
      denied(/releas|discharg|waive|give/),
    ],
  },
  {
    has: [
      anyOf`
        CREATOR[^;]{0,60}${givesUp} (?:any|all|every|unknown|future|past)[^;]{0,20}\bclaims?\b[^;]{0,60}\b(?:against|damages|unknown|future)
        CREATOR[^;]{0,60}${givesUp}[^;]{0,80}\b(?:unknown|future) claims?\b
        CREATOR[^;]{0,60}\bto waive (?:past|future|all|any|every)\b[^;]{0,20}\bclaims?\b
        CREATOR[^;]{0,120}\bclaims\b[^;]{0,40}\bhereby waived\b
        CREATOR (?:\w+ ){0,3}no claims? (?:of (?:any|whatever) (?:nature|kind) |whatsoever )?against COMPANY
        CREATOR[^;]{0,60}\b(?:never|at no time|not)\b[^;]{0,30}\b(?:institute|bring|commence|start) (?:\w+ ){0,2}(?:proceedings|action|suit|claims?)\b[^;]{0,30}against COMPANY
        CREATOR[^;]{0,60}\b(?:institutes?|brings?) no (?:proceedings|action|suit|claims?)\b[^;]{0,30}against COMPANY
        CREATOR[^;]{0,40}\bnot hold COMPANY liable on any ground
        CREATOR (?:\w+ ){0,2}(?:covenants?|agrees?|undertakes?|promises?) (?:not|never) to sue COMPANY
        CREATOR (?:\w+ ){0,2}(?:covenants?|agrees?|undertakes?|promises?) neither to claim\b[^;]{0,40}against COMPANY
        \bno claims? of any (?:kind|nature)\b[^;]{0,30}\b(?:brought|made|raised) by CREATOR
        COMPANY (?:is|are|shall be) absolved\b[^;]{0,30}\bclaims? by CREATOR
        CREATOR (?:\w+ ){0,2}no recourse against COMPANY
        ${keptFromSuing}
        CREATOR's claims? for damages is excluded
        CREATOR[^;]{0,40}\b(?:releases?|discharges?) COMPANY from (?:any|all|every)\b[^;]{0,20}\b(?:liabilit|claims?|responsib|demands?)
        CREATOR[^;]{0,30}\bwaives? (?:any|all|every) (?:\w+ )?(?:rights? of )?(?:recourse|redress)\b
        COMPANY (?:is|are|shall be|stands?) (?:hereby )?(?:released|discharged|freed) from (?:any|all|every)\b[^;]{0,20}\b(?:claims?|liabilit\w+|demands?)
        CREATOR[^;]{0,40}\bfull and final settlement of (?:all|any|every)\b[^;]{0,40}(?:\b(?:obligations|claims)\b|COMPANY)
      `,
    ],
    not: [
      cue`\b(?:moral rights?|injunct\w*|lien|force majeure|beyond its control|unless|until)\b|\bBOTH\b|\bwithin\b[^;]{0,40}\b(?:days|months|years)\b`,
      cue`\b(?:not|never|no) (?:\w+ ){0,3}(?:releas|discharg|waiv|given? up)`,
      denied(barring),
    ],
  },
];

const legalCosts = anyOf`
  \b(?:legal|professional|court|arbitration|mediation)(?:,? (?:and|or) \w+)? (?:costs?|fees?|expenses?)\b
  \b(?:lawyers?|attorneys?|advocates?|counsel|solicitors?|arbitrators?)(?:'s|s'|')? (?:and \w+ )?(?:fees?|costs?|bills?|charges)\b
  \b(?:costs?|fees?|expenses?|bills?) of (?:(?:the|any|COMPANY's) )?(?:arbitrators?|mediators?|advocates|lawyers|attorneys|counsel)\b
  COMPANY(?:'s)? (?:lawyers?|advocates?|attorneys?)\b(?! may)
  \b(?:costs?|expenses?|fees?) (?:of|in|for|and incidental to)(?: \S+){0,5}? (?:suits?|actions?|proceedings?|disputes?|litigation|arbitration|mediation|disagreements?|reference|enforcement|dispute resolution)\b
  \bmediation\b
`;
const costsFallOn = anyOf`
  CREATOR (?:\w+ ){0,3}(?:pays?|bears?|meets?|defrays?|refunds?|reimburses?|liable for|responsible for)\b
  \b(?:paid|payable|borne|met|defrayed|reimbursed)(?: \w+){0,2} by CREATOR
  \b(?:recover|deduct|collect)\b[^;]{0,120}\b(?:from CREATOR|that COMPANY (?:\w+ )?owes?|in a dispute between)
  \bfalls? (?:up)?on CREATOR
  \bfor the account of CREATOR
  \b(?:every|each|any) party but COMPANY
`;
const bearsCosts: readonly Look[] = [
  {
    has: [
      cue`CREATOR (?:\w+ ){0,4}(?:pays?|bears?|reimburses?|liable for|responsible for)\b[^;]{0,70}\b(?:legal (?:costs|fees|expenses)|attorneys?(?:'s?|s')? fees|lawyers?(?:'s?|s')? fees|costs of (?:\w+ ){0,2}(?:arbitration|suit|action|proceedings|disputes?|litigation|mediation|collection|enforcement)|court costs)`,
    ],
    not: [
      cue`\b(?:indemnif\w*|harmless|prevail\w*|unsuccessful|losing|loses|(?<!and[- ])own|each|audit|examination)\b|\bBOTH\b`,
      denied(/pay|bear|reimburse|liable|responsible/),
    ],
  },
  {
    has: [
      cue`${costsFallOn}`,
      legalCosts,
      cue`\b(?:disputes?|disagreements?|suits?|lawsuits?|actions?|litigation|court|arbitrat\w+|mediation|proceedings?|between the parties|matter|sues?|in every case|whatever the outcome)\b`,
    ],
    not: [
      cue`\b(?:indemnif\w*|harmless|prevailing|losing|infring\w*|third part(?:y|ies)|settle\w* with|register\w*|registration|recoup\w*|breach)\b|\bneither party\b|\beach party\b|\bBOTH (?:pays?|bears?)`,
      cue`COMPANY (?:\w+ )?(?:pays?|bears?|meets?|contributes?)\b[^;]{0,60}\bCREATOR|COMPANY (?:shall|will) (?:pay|bear|meet|reimburse)|\bpaid by COMPANY|\bnot recover\b|\bno party\b|(?:not|never) be liable|\bfree\b`,
    ],
  },
  {
    has: [
      anyOf`
        CREATOR prevails, each[^;]{0,20}\bown
        \b(?:legal|lawyers?'?) (?:expenses|costs|fees)\b[^;]{0,60}\bin a dispute with CREATOR[^;]{0,30}\bcharged to CREATOR
        CREATOR[^;]{0,30}\b(?:refund|pay|reimburse)s?\b[^;]{0,30}COMPANY (?:for )?what (?:it|they|he|she) spent on (?:its|their|his|her) lawyers
        CREATOR[^;]{0,60}\bpays? all (?:the )?costs\b[^;]{0,60}\bincurred by COMPANY in enforcing this CONTRACT
        CREATOR (?:\w+ )?waives? any award of costs
        CREATOR (?:cannot|MUST_NOT) claim (?:\S+ )?legal costs from COMPANY
        CREATOR (?:\w+ )?liable for COMPANY's legal costs
        CREATOR always (?:pays?|refunds?|bears?)
        \bwhere it is CREATOR[^;]{0,30}\bno (?:fees|costs)
        CREATOR[^;]{0,60}\bfail[^;]{0,60}\b(?:pays?|bears?) (?:the whole|all) of COMPANY's costs
      `,
    ],
  },
];

const LONG_ENOUGH = 24;
const toCourt = cue`\b(?:courts?|tribunals?|legal (?:proceedings|action)|proceedings|suits?|actions?|complaints?)\b`;
const courts: readonly Look[] = [
  {
    has: [
      anyOf`
        \bwaives?\b[^;]{0,60}\b(?:jury|class action|trial|right to (?:appeal|go to court))
        \b(?:jury trial|trial by jury|class action)s?\b[^;]{0,30}\b(?:waived|excluded|not allowed)
        \bwaiver of jury
        CREATOR[^;]{0,30}MUST_NOT[^;]{0,20}\b(?:take COMPANY to court|sue COMPANY|litigate)
        CREATOR (?:is|are|shall be) (?:barred|precluded|prevented) from (?:litigating|suing|going to court)
        ${keptFromSuing}
        \bno (?:action|suit|proceedings?) shall be (?:commenced|brought|instituted) by CREATOR before any courts?
        \b(?:not|never) be lawful for CREATOR to (?:resort|apply|go) to any courts?
        \barbitrat\w+\b[^;]{0,60}\b(?:appointed|chosen|nominated|selected) by COMPANY
        COMPANY's chosen arbitrator
        \barbitrat\w+\b[^;]{0,30}\b(?:whom|that|who) COMPANY (?:\w+ )?(?:appoints?|chooses?|nominates?|selects?)
        \b(?:disputes?|disagreements?)\b[^;]{0,80}\b(?:by|to) COMPANY[^;]{0,60}\b(?:final|binding)\b
        \bbinding individual arbitration\b|\b(?:plaintiff|claimant) or class member\b
        \bclaims?\b[^;]{0,80}\bdeemed (?:\w+ )?(?:waived|abandoned|time-?barred)\b
        \bindividual capacity\b[^;]{0,60}\b(?:class|collective)
        \b(?:award|decision)\b[^;]{0,60}\b(?:not open to challenge|not be (?:challenged|reviewed|appealed))
        \bbefore suing, CREATOR must
        \blimitation period\b[^;]{0,60}\b(?:shortened|replaced|reduced)
        \bshortened limitation period
        \b(?:no right|not (?:be )?entitled|MUST_NOT)\b[^;]{0,40}\b(?:go to|ask|apply to|approach) (?:a|any|the) courts?
        \b(?:gives? up|renounces?|surrenders?|forgoes?) (?:\w+ ){0,2}(?:rights? to (?:go to|sue in)|recourse to|access to)\b[^;]{0,20}\bcourts?
        \barbitrat\w+\b[^;]{0,60}\bwithout (?:any )?(?:\w+ )?(?:right of )?(?:appeal|review)
        \b(?:court action|going to court|recourse to (?:the|any) courts?) is (?:excluded|barred|waived)
        CREATOR[^;]{0,30}\b(?:no right|precluded|barred|MUST_NOT)\b[^;]{0,30}\b(?:institut\w+|bring\w*|lodg\w+|start\w*|commenc\w+)\b[^;]{0,60}${toCourt}[^;]{0,60}\b(?:until|without (?:having )?first|before)\b
      `,
    ],
    not: [
      denied(barring),
      cue`\bno (?:party|one) waives|\bnot waive|\bmoral\b|\binterdict|\binjunct|COMPANY (?:\w+ )?(?:waives?|renounces?|may not|shall not)|\bmay be appealed\b|\bdeleted\b|\b(?:disputes?|accounts?) (?:\w+ ){0,3}jointly`,
    ],
  },
  {
    has: [
      anyOf`
        \b(?:claims?|disputes?|actions?|suits?|proceedings?|legal action)\b[^]{0,200}\b(?:barred|waived|instituted|brought|commenced|filed|started)\b[^;]{0,40}\bwithin\b
        \bwithin\b[^;]{0,60}\b(?:barred|waived)\b
        \b(?:claims?|causes? of action|rights? of action)\b[^;]{0,60}\b(?:expires?|lapses?|prescribes?|is lost|are lost)\b
        \bno (?:suit|action|claim|proceedings?)\b[^;]{0,90}\b(?:after|lapse of|later than)\b
      `,
      cue`\b(?:claims?|disputes?|actions?|suits?|proceedings?|legal action)\b`,
    ],
    not: [
      cue`(?<!\bproceedings[^;]{0,140})\b(?:statements?|accounts?|accounting|notice of (?:the|any) claim|defects?|withh\w+|hold|held|release[sd]?|paid)\b`,
      cue`\bclaims? by COMPANY against CREATOR|COMPANY's claims?`,
    ],
    when: (context) => {
      const months = readPeriods(context).map((period) => period.months);
      return months.length > 0 && Math.max(...months) < LONG_ENOUGH;
    },
  },
];

const penalty = anyOf`
  \bliquidated damages\b
  \bpenalt(?:y|ies) (?:of|equal|in the sum|amounting)\b
  \b(?:pays?|owes?|liable (?:for|to)|charged)\b[^;]{0,40}\b(?:a |the )?(?:penalty|fine)\b
  \b(?:twice|double|triple|treble|(?:two|three|four|five|ten) times)\b[^;]{0,40}\b(?:fee|sum|amount|advance|costs|money|price|value)\b
  \bbuys? (?:himself|herself|itself|themselves|(?:his|her|their|its) (?:freedom|way)) (?:out|free)\b
`;
const fixedSum = anyOf`
  CREATOR (?:shall |will |must )?pays? COMPANY \S{2,12} (?:every time|for (?:each|every)|per)\b[^;]{0,40}(?:BREACHES|\bmissed)
  CREATOR (?:shall |will )?forfeits? (?:all|any|every|his|her|the)\b[^;]{0,40}\b(?:up)?on any BREACHES
  \bfines? of\b[^;]{0,60}CREATOR
  CREATOR[^;]{0,60}\bas agreed (?:compensation|damages)\b
  CREATOR[^;]{0,20}\bpays? (?:\S+ ){1,8}as agreed (?:compensation|damages)\b
  CREATOR[^;]{0,20}\bpays? a fixed sum\b[^;]{0,100}\bwhether or not COMPANY has suffered\b
  \b(?:costs|from) CREATOR a buy-?out of\b
  \bany delay by CREATOR entitles COMPANY to deduct\b
  CREATOR[^;]{0,40}\bpenal sum\b
  \bsurcharge of\b[^;]{0,40}\b(?:paid by CREATOR|which CREATOR pays)
  CREATOR (?:shall |will |must )?forfeits? (?:\S+ )?(?:entire|whole|full) (?:share|fee|advance|balance|payment)\b
  \b(?:late|delayed|early) (?:delivery|arrival|termination)\b[^;]{0,60}\b(?:penalty|fine|surcharge) of\b
  CREATOR[^;]{0,40}\bbuys? out (?:this|the|his|her|their|CREATOR) CONTRACT
  CREATOR[^;]{0,60}\bpays? (?:COMPANY )?an? (?:early )?(?:termination|exit|release|break) fee\b
  CREATOR[^;]{0,30}\bliable for \S{2,12} (?:\S+ )?(?:per|for (?:each|every)) (?:infringement|breach|violation|use)\b
  \b(?:fee|payment)\b[^;]{0,40}\bdeducted (?:for|per) (?:each|every)\b[^;]{0,40}\b(?:minutes?|hours?|days?|weeks?)\b
  \bfee of (?:twice|double)\b[^;]{0,60}\bcharged to CREATOR
  \bshall be fined\b
  CREATOR (?:shall |will )?(?:refunds?|repays?)\b[^;]{0,40}\b(?:twofold|threefold|double)
  CREATOR[^;]{0,80}\bby way of penalty\b
  \blicensee\b[^;]{0,60}\bpays? (?:two|three|five|ten) times\b[^;]{0,40}\bas a penalty
  BREACHES[^;]{0,80}\bautomatic payment by CREATOR
  \bagreed (?:sum|compensation|damages)\b[^;]{0,60}\bdue from CREATOR
  \b(?:twice|double|triple)\b[^;]{0,60}\bby CREATOR as a penalty
  (?:retains?|keeps?) (?:100 ?%|all|every|the whole) [^;]{0,60}\b(?:royalt(?:y|ies)|income|earnings|revenues?|fees?|payments?)\b[^;]{0,80}CREATOR(?:'s)? (?:\w+ )?BREACHES
  BREACHES[^;]{0,60}CREATOR (?:\w+ )?(?:forfeits?|loses?) (?:all|any|every|the whole)\b[^;]{0,30}\b(?:royalt(?:y|ies)|income|earnings|revenues?|fees?|payments?)\b
  \b(?:results? in|leads? to|causes?|means)\b[^;]{0,20}\bforfeiture of (?:(?:all|any|every|the entire|the whole|the full) )?(?:\w+ )?(?:fees?|royalt(?:y|ies)|deposits?|payments?|income|advances?)\b
  \b(?:outstanding|unpaid|remaining) (?:\w+ )?(?:balance|fees?|payments?|sums?|royalt(?:y|ies))\b[^;]{0,40}\b(?:owed|due|payable) to CREATOR[^;]{0,20}\b(?:void(?:ed)?|forfeit(?:ed)?|cancelled|lost)\b
`;
const penalised: readonly Look[] = [
  {
    has: [penalty, cue`CREATOR`],
    not: [
      cue`\bBOTH\b|\bunder penalty of\b|COMPANY (?:\w+ ){0,3}(?:pays?|owes?|liable)|\bowes? CREATOR|CREATOR (?:\w+ )?(?:receives?|gets?|is paid)|\bpays? CREATOR|\bpaid by COMPANY|COMPANY (?:\w+ )?(?:cancels?|postpones?)\b|\binterest and penalties\b|\btax\w*\b`,
      denied(/liquidated|penalt|fine|twice|double|times/),
    ],
  },
  {
    has: [fixedSum],
    not: [
      cue`\bBOTH\b(?! agree)|COMPANY (?:\w+ ){0,3}(?:pays?|owes?|forfeits?)|\bpromoter\b`,
      denied(/penal|fine|forfeit/),
    ],
  },
];

const rivalry = cue`\b(?:compet(?:e|es|ing|itors?)|rivals?|reduce the sales of COMPANY's)\b|\bsimilar to that of COMPANY`;
const forbidden = cue`MUST_NOT|\b(?:forbidden|prohibited|not permitted|restrained|barred|breach of|refrains?|covenants? (?:\w+ ){0,3}(?:not|never)|undertaking not|no \w+ activity)\b`;
const competes: readonly Look[] = [
  {
    has: [rivalry, forbidden, cue`CREATOR|COMPANY's releases|\bambassador\b`],
    not: [
      cue`COMPANY (?:\w+ )?(?:shall|will|may|must|warrants|does|do)\b[^;]{0,40}\b(?:not|never|compet\w+)|CREATOR (?:may|is free|are free)\b|\bnot (?:be )?(?:bound|hindered)|\bno restraint|\bstruck out|\bBOTH\b|\bsponsor (?:may|shall) not\b`,
      cue`\b(?:compet\w+|rival) (?:songs?|bids?|offers?|claims?|interests?|artists?|designs?|marks?)\b`,
    ],
  },
  {
    has: [
      anyOf`
        \b(?:session work|guest appearances|side projects|work for others)\b[^;]{0,60}\b(?:prohibited|forbidden|not permitted)
        CREATOR[^;]{0,30}\bstays? out of the [^;]{0,40}\b(?:industry|business|market|trade)
        CREATOR[^;]{0,30}MUST_NOT[^;]{0,60}\b(?:any other|another)\b[^;]{0,60}\buntil (?:\S+ ){1,4}(?:months?|years?) after
        \bwill (?:not|never) [^;]{0,40}\bany other\b[^;]{0,60}\bof a like kind
      `,
    ],
    not: [cue`COMPANY (?:shall|will|may|must) (?:not|never)|\bre-?record`],
  },
  {
    has: [
      anyOf`
        CREATOR[^;]{0,30}MUST_NOT[^;]{0,100}\b(?:similar|same) (?:style|genre|sound|kind)\b
        CREATOR[^;]{0,30}MUST_NOT[^;]{0,80}\b(?:resembles?|resembling|sounds? like)\b
        CREATOR[^;]{0,30}MUST_NOT[^;]{0,40}\b(?:own|establish|set up|found|invest|hold (?:an|any) (?:interest|share))\b[^;]{0,60}\b(?:labels?|studios?|company|business)\b
        CREATOR[^;]{0,30}MUST_NOT[^;]{0,20}\b(?:act|work) as (?:an? )?(?:producer|songwriter|writer|dj|singer|musician|engineer)\b[^;]{0,60}\b(?:third part(?:y|ies)|others|anyone|anybody|any other)\b
        CREATOR[^;]{0,30}(?:MUST_NOT|\bneither\b)[^;]{0,30}\b(?:release|promote|publish)\b[^;]{0,30}\bany other (?:recording|single|album|track|music|song)s?\b[^;]{0,60}\b(?:before|after)\b
      `,
    ],
    not: [cue`COMPANY (?:shall|will|may|must) (?:not|never)|\bre-?record`],
  },
  {
    has: [
      cue`CREATOR[^;]{0,30}MUST_NOT[^;]{0,120}\b(?:compet\w+|rivals?|similar (?:business|works?|deals?|products?|services?|engagements?))\b|\bnon-?compet\w*|\brestraint of trade\b`,
    ],
    not: [
      cue`COMPANY (?:shall|will|may|must) (?:not|never)`,
      denied(/non-?compet|restraint/),
      cue`\bstruck out`,
    ],
  },
  {
    has: [
      cue`\b(?:not|never)\b[^;]{0,60}\b(?:perform|appear|play|advertise)\w*\b[^;]{0,100}\b(?:kilomet\w+|km|miles?|radius)\b`,
    ],
    not: [cue`COMPANY (?:shall|will|may|must) (?:not|never)`],
  },
];

/** The other side as an owner beside the creator of what the creator brought in. */
const togetherOwned = anyOf`
  \bco-?(?:own\w*|propriet\w*)
  \bpart-?owners?\b
  \bjoint(?:ly)? (?:own\w*|authored)
  \bjoint (?:works?|authors?\w*|property|copyright|owners?)\b
  \bown(?:s|ed)?\b[^;]{0,60}\bjointly\b
  \bcommon property\b
  CREATOR and (?:of |to )?COMPANY in common
  \bshared with COMPANY in equal parts
  \bBOTH (?:shall |will )?owns? an equal (?:part|share)
  \b(?:assigns?|grants?) (?:to )?COMPANY (?:one )?half of (?:\S+ )?copyright
  COMPANY (?:shall |will )?owns? (?:\d{1,2} ?%|half|one half)[^;]{0,20}\bof the (?:copyright|new song)
  \bownership of\b[^;]{0,30}: CREATOR \d{1,2} ?%, COMPANY \d{1,2} ?%
  \bother half by COMPANY
  COMPANY (?:shall |will )?(?:holds?|has|owns?) an? (?:undivided )?[^;]{0,40}\binterest in the copyright of
  \btenants in common\b
  (?:COMPANY|the producer) acquires? an ownership share
  CREATOR and COMPANY together\b
  \bshared with (?:COMPANY|the producer) in equal parts
  \bowns? \d{1,2} ?% of the copyright
`;
const broughtIn = cue`\b(?:vocals?|voice|lyrics|performances?|new (?:songs?|compositions?|recordings?|masters?|works?)|derivative|toplines?|samples?|stems|masters?|recordings?|copyright|stage name|logo|videos|words|finished song|works|intellectual property)\b|\bsongs? that CREATOR`;
const shared: readonly Look[] = [
  {
    has: [
      cue`\b(?:co-?own\w*|joint(?:ly)? (?:own\w*|authored)|joint (?:works?|authors?\w*|property|copyright)|owned? jointly)\b`,
      cue`\b(?:vocals?|voice|lyrics|performances?|new (?:songs?|compositions?|recordings?|masters?|works?)|derivative|toplines?|samples?|stems)\b`,
    ],
    not: [cue`\bequal(?:ly)? (?:shares|parts)\b|\bsplit sheet\b`, denied(/joint|co-?own/)],
  },
  {
    has: [togetherOwned, broughtIn, cue`CREATOR|COMPANY|\b(?:licensor|licensee|producer)\b`],
    not: [cue`\bsplit sheet\b|\bco-?owners of COMPANY`, denied(/joint|co-?own|part-?own/)],
  },
];

/** How often a thing that one has bought may be used. */
const count = cue`(?:\b\d{1,3}(?:[, ]\d{3})*\b|\b\d{4,9}\b|\b(?:one|two|three|five|ten|twelve|twenty|fifty|hundred|thousand|million)\b)`;
const useUnit = cue`\b(?:streams?|copies|downloads?|views|viewed|sales|units|plays?|played|recordings|videos?|shows?|performances?|stations?|broadcast\w*|pressings|listeners|streamed|in number|audio)\b`;
const cappedUse: readonly Look[] = [
  {
    has: [
      cue`\b(?:up to|maximum of|not (?:to )?exceed(?:ing)?|no more than|limited to|total of|first|only|one|two)\b[^;.]{0,40}\b(?:\d{1,3}(?:,\d{3})+|\d{3,9}|thousand|million)\b\)?[^;]{0,60}\b(?:streams?|copies|downloads?|views|sales|units|plays|recordings)\b`,
    ],
    not: [denied(/limited/), cue`\broyalt(?:y|ies)\b[^;]{0,40}\b(?:after|above|over)\b`],
  },
  {
    has: [
      anyOf`
        \b(?:not|no|never)\b[^;]{0,40}\b(?:more than|exceed)\b[^;]{0,40}${count}
        \b(?:limited|restricted|capped) (?:to|at) (?:\w+ ){0,2}${count}
        \ballowed: ${count}
        \b(?:covers|permitted|permits) (?:up to )?${count}
        ${count} (?:radio |tv )?stations?, no others?\b
        \bonce there (?:have|has) been ${count}
        \bmaximum\b[^;]{0,30}${count}
        \b(?:number|limit)\b[^;]{0,40}\b(?:exceeds|of) ${count}
        \b(?:usage|limits?|allowance): [^;]{0,20}${count}
        \bbeyond the first ${count}
        \b(?:up to|until|namely|reach) ${count}[^;]{0,20}${useUnit}
        \bcovers ${count}
        \bnot exceed\b[^]{0,80}${count}
      `,
      useUnit,
    ],
    not: [
      cue`\broyalt(?:y|ies)\b|%|\b(?:participat\w*|accounts?|liability|inspect\w*|instal?l?ments?|demonstration|guarantees?|unlimited|any number)\b|\bneither\b`,
    ],
  },
];

function findCap(contract: Contract): Match | null {
  return findAny(contract.sentences, cappedUse);
}

export const disputeRules: readonly Rule[] = [
  {
    point: 50,
    why: "You give up claims before you know of them, also those that a mistake in your accounts would give you.",
    suggestion: "Nothing in this agreement releases a party from a claim that has not yet arisen.",
    find: ({ sentences }) => flag(findAny(sentences, releasesClaims)),
  },
  {
    point: 51,
    why: "Work beside this contract, or after it, is forbidden although nobody pays for the silence.",
    suggestion:
      "{Creator} may work for others. Only the recordings named in this agreement are exclusive, and only during its term.",
    find: ({ sentences, kind }) =>
      flag(
        findAny(
          // Whoever lends a name to one brand lends it to no rival meanwhile.
          kind === "endorsement"
            ? sentences.filter(({ context }) => !/\bduring the term\b/.test(context))
            : sentences,
          competes,
        ),
      ),
  },
  {
    point: 52,
    why: "A dispute that you may have won still costs you both sides' lawyers.",
    suggestion: "Each party bears its own legal costs unless a court or arbitrator decides otherwise.",
    find: ({ sentences }) => flag(findAny(sentences, bearsCosts)),
  },
  {
    point: 53,
    why: "The way to a court, or the time for it, is narrower than the law gives you.",
    suggestion:
      "The parties try mediation first. Nothing in this agreement shortens the time in which a claim may be made, or keeps a party from the courts.",
    find: ({ sentences }) => flag(findAny(sentences, courts)),
  },
  {
    point: 56,
    why: "A song that does well is soon over the limit, and each further use needs another payment or is an infringement.",
    suggestion:
      "The licence covers an unlimited number of copies, streams, views and performances. Alternatively it becomes unlimited against payment of [figure], fixed today.",
    find: (contract) => flag(findCap(contract)),
  },
  {
    point: 57,
    why: "What you bring in yourself, your voice and your words, would belong to somebody else as well.",
    suggestion:
      "Each party keeps what it contributed. Shares in the composition stand in a split sheet signed by both, and a recorded vocal belongs to its singer until it is assigned in writing.",
    find: ({ sentences }) => flag(findAny(sentences, shared)),
  },
  {
    point: 58,
    why: "The sum is due whatever the other side has lost, and may be many times what you were paid.",
    suggestion: "A party in breach pays the loss that it has caused and that is proved, and no penalty.",
    find: ({ sentences }) => flag(findAny(sentences, penalised)),
  },
];
