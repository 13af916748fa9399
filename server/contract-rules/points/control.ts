import type { Sentence } from "#server/contract-rules/contract";
import { flag, type Rule } from "#server/contract-rules/points/rule";
import {
  anyOf,
  cue,
  denied,
  findAny,
  findMatch,
  type Look,
  type Match,
} from "#server/contract-rules/reading/cue";

const mayPassOn = anyOf`
  COMPANY…MAY…(?:make|sign|hand)s? (?:its|the|all|any) (?:\w+ )?(?:rights?|CONTRACT|position|interest)\b…\bover\b
  COMPANY…MAY…(?:sell|assign|transfer|cede)…\b(?:part|clause|section) \w+ to
  COMPANY…MAY…(?:sell|pass|hand) (?:this|the) CONTRACT(?: on)?
  COMPANY…MAY put (?:another|any|an other|a different)…in its place
  (?:buys?|takes? over) COMPANY…(?:gets?|takes?|also has|owns?) (?:this|the) CONTRACT
  COMPANY…MAY…(?:pass|hand|transfer|sell|give|move)s? (?:CREATOR|(?:this|the) (?:agreement|contract|letter|licen[cs]e)|it) (?:over|on|away|to)\b
  (?:agreement|contract|rights?|licen[cs]e)\b…(?:may|can) be (?:freely )?(?:assigned|transferred|sold|passed on|ceded) by COMPANY
  COMPANY(?:'s)? rights\b…freely (?:assignable|transferable)
  CONTRACT…freely (?:assignable|transferable) by COMPANY
  (?:rights? (?:and \w+ )?of COMPANY|COMPANY(?:'s)? rights?)…(?:may|can) be (?:\w+,? (?:or )?){0,3}?(?:assigned|transferred|ceded)
  CREATOR (?:\w+ )?consents?…\bassignment\b…by COMPANY
  COMPANY…MAY…\bdispose of (?:this|the) CONTRACT
  COMPANY may,? (?:\([a-z]\) )?(?:freely )?assign(?: freely)?[.;]?$
  COMPANY…MAY…(?:TRANSFERS|\b(?:novate|delegate|assign)\b|hands?\b|pass(?:es)?\b)…(?:agreement|contract|document|\brights?\b|\binterest\b|hereunder|(?:this|the) licen[cs]e|benefit)
`;
const withConsent = anyOf`
  with (?:the )?(?:CREATOR's )?(?:prior )?(?:written )?(?:consent|approval)
  (?:needs?|requires?|subject to|unless|obtain)…(?:consent|approv)
  only (?:to|with|together|if|when)
  to (?:a|an|its|any|his|her) (?:\w+ )?(?:corporation|company|entity|affiliate)\b[^;]{0,40}\b(?:incorporated|owned|controlled|formed) by
  TRANSFERS[^;]{0,90}\b(?:in accordance with|pursuant to|as permitted by)\b
  only (?:as|in the course of) (?:a )?(?:part of|the|a) 
  except (?:to|with)
  only if
  \bin connection with (?:a|any|the) (?:\w+ )?(?:merger|acquisition|sale|reorgani[sz]ation|change of control)
  (?:CREATOR|both|the other) (?:agrees?|consents?|approves?|says? yes)
  (?:may|shall|can) not (?:assign|transfer)
  provided that
  (?:who|which|(?:person|party|buyer|company|successor|anyone|business|COMPANY) that) (?:\w+ ){0,3}?(?:accept(?:s|ed)?|takes? on|assumes?|undertakes?|undertaken|promise[sd]|agree[sd]|must)\b
  so named
  named (?:above|in|by)
  \bif (?:that|the|it|such)…(?:promis|accept|assum|agree|undertak|takes on)
`;
/** Terms of a platform call themselves by no other name. */
const passTermsOn = cue`COMPANY (?:may|can) (?:\w+ )?(?:assign|transfer) (?:these|the|our) terms\b`;
const passedOn: Look = {
  has: [cue`${mayPassOn}|${passTermsOn}`],
  not: [
    withConsent,
    denied(/assign|transfer|pass|hand/),
    anyOf`
      power of attorney
      documents
      \bback to CREATOR
      (?:papers|money|sums|accounts|messages|royalt\w+|share) (?:on )?to CREATOR
      (?:pay|pass|hand|give)s? (?:over )?(?:\w+ )?to CREATOR
    `,
  ],
};

/** "The Artist shall not assign this agreement, but the Company may." */
const alonePassedOn: Look = {
  has: [
    cue`\b(?:but|whereas|while|although)\b[^,;]{0,20}(?:COMPANY (?:may|can)\b|(?:may|can) be (?:assigned|transferred|ceded) by COMPANY)`,
    cue`\bnot\b…(?:assign|transfer|cede)`,
    /\b(?:agreement|contract|rights?|licen[cs]e)\b/,
  ],
  not: [withConsent],
};
const doesSo: Look = { has: [cue`^COMPANY (?:may|can|shall be free to) do so\b`], not: [withConsent] };
const assigns = cue`(?:TRANSFERS|TRANSFERRED)…CONTRACT`;

/** What one sentence forbids the one side and the next allows the other. */
function findNextAllowed(sentences: readonly Sentence[]): Match | null {
  return findMatch(
    sentences.filter((_, index) => assigns.test(sentences[index - 1]?.context ?? "")),
    doesSo,
  );
}

const leaving = anyOf`
  (?:departing|retiring|outgoing|former|expelled|withdrawing|resigning) (?:\w+ )?members?
  \bmembers?\b…\b(?:exits?|departs)\b
  \bmembers? (?:so )?(?:retiring|ceasing)\b
  \bdeparture of (?:a|an|any|the) (?:\w+ )?member
  \bleaves? the (?:band|group|duo|choir)
  \bbreak-?up of the (?:band|group|duo)
  \bmembers?\b…\b(?:quits|goes)\b
  leaving (?:members?|CREATOR)
  \bmembers?…(?:leav(?:e|es|ing)|withdraw|depart|quit|ceases? to (?:be|perform)|resign)
  CREATOR…ceases? to (?:be (?:a |part|in )|perform (?:with|as))
  (?:band|group)…(?:disband|break(?:s)? up|split)
`;
const bound = anyOf`
  leaves? behind
  forfeits?
  \bloses?\b
  gives? up
  not play (?:in|with|for)
  option
  under contract
  (?:stays?|remains?) (?:bound|signed|with)
  \boffer\b
  remain(?:s)? bound
  continue to be bound
  exclusive
  \bsolo\b
  same terms
  \bliable\b
  not use the name
  (?<!COMPANY (?:(?:shall|will|must|also|still|continues?|to) )*)\bpay
  \brepa(?:id|ys?|yments?)\b
  COMPANY MAY (?:sign|keep|retain|elect)\b
  \bnot (?:record|sing|work)\b
  \bremains? (?:\w+ )?signed\b
  \breceives? nothing\b
  continues? to be bound
  \bto be (?:kept|held|retained)\b
  \bno (?:further )?(?:claim|right|share|interest)\b
  \bnot released\b
`;
/** What a leaving member is spared. */
const spared = denied(/liable|\bbound|options?\b|\bowes?\b|repa(?:id|y)|hold|\bpenalty/);
const released = cue`(?:is released|shall be released|is free|free of|keeps? (?:the|his|her|its|their) share|no further obligation)`;

const mayChange = anyOf`
  COMPANY…MAY…(?:make|effect|introduce|bring in)s? (?:\w+ ){0,3}(?:changes?|amendments?|alterations?|adjustments?|revisions?|variations?|modifications?) (?:to|in|of|on) (?:(?!recordings?|masters?|songs?|works?|artwork|mix)[^;]){0,60}?(?:CONTRACT|\bterms\b|conditions|\brates?\b|royalt|\bfees?\b|commission|percentage|\bshares?\b|\brules\b)
  COMPANY…MAY…(?:amend|change|alter|update|revise|rewrite) this (?:form|document|paper|sheet)
  (?:terms|rates?|percentages?|prices|fees|rules|commission|shares?)\b…(?:may|can) be (?:reviewed|revised|adjusted|varied|amended|changed|increased|reduced|updated) (?:\w+ ){0,3}by COMPANY
  (?<!parties |members |BOTH |both )may (?:adjust|amend|change|vary|alter|revise|rewrite) (?:the |any )?(?:rules|terms|percentages|conditions|clauses)…(?:this|the) CONTRACT
  \brates? and (?:may|can) change
  \bsubject to (?:adjustment|change|revision|variation|amendment)s? (?:\w+ ){0,3}?by COMPANY
  COMPANY (?:announces|publishes|posts|decides)…(?:binding|binds?\b|applies|part of)
  COMPANY…MAY…(?:introduce|issue|impose|add|make) (?:new|further|other|different) (?:terms|conditions|rules)
  \b(?:new|changed|amended|revised|updated) (?:\w+ )?(?:rules?|terms|polic(?:y|ies)|versions?)…(?:(?:become|becomes|form|forms|is|are) (?:a )?(?:part|binding)|appl(?:y|ies)|binds?)
  (?:polic(?:y|ies)|rules|terms|guidelines|standards)…as (?:they )?(?:change|are changed|stand|may be (?:amended|changed|updated))
  (?:terms|rates|conditions|policy|policies)…(?:as (?:COMPANY|it) (?:may )?(?:publish|amend|change|update|set)\w*|as (?:amended|published|updated|changed|varied) (?:by COMPANY )?from time to time|newest|latest version|current version)
  COMPANY…MAY…\b(?:review|amend|vary|modif(?:y|ies)|change|alter|update|revise|add to|replace|rewrite|adjust|reset|increase|raise|reduce)\b…(?:agreement|contract|\bterms\b|conditions|(?<!\b(?:release|recording|production|tour|marketing|delivery) )schedules?|\brates?\b|royalt|\bfees?\b|commission|percentage|share)
  (?:amended|varied|modified|changed) (?:\w+ ){0,4}by (?:the )?COMPANY
  \b(?:terms|rates?|percentages?|prices?|pricing|fees?|commission|(?:revenue )?shares?)\b[^;]{0,40}\b(?:is|are) subject to change\b(?! by (?!COMPANY))
  \b(?:rates?|percentages?|prices?|pricing|fees?|commission|shares?)\b[^;]{0,40}\b(?:shown|displayed|stated|listed|published|posted) (?:in|on) (?:\S+ ){0,2}(?:account|dashboard|website|site|app|portal|page|list)\b[^;]{0,20}\b(?:from time to time|at the (?:time|moment)|at any (?:time|moment)|on the day)\b
  COMPANY(?:'s)? (?:commission|fees?|share|rates?|percentage)\b[^;]{0,20}\b(?:may|can) be (?:increased|raised|changed|adjusted|revised)\b
  \b(?:terms|rates?|percentages?|prices?|fees?|commission|shares?)\b[^;]{0,20}\b(?:may|can) be (?:increased|reduced|changed|adjusted|revised)\b[^;]{0,20}\b(?:at|in) COMPANY(?:'s)? (?:\w+ )?discretion
  \b(?:terms|agreement|contract|licen[cs]e|conditions|rates?|percentages?|prices?|pricing|fees?|commission|shares?)\b[^;]{0,40}\b(?:may|can) be (?:amended|changed|modified|varied|updated|revised|adjusted|increased|reduced)\b[^;]{0,40}\b(?:at any time|from time to time|notice\b|discretion|unilaterally)
  \b(?:changes?|amendments?|modifications?|updates?|revisions?|(?:revised|amended|new|modified|updated) \w+)\b[^;]{0,40}\b(?:effective|takes? effect|binding|appl(?:y|ies)|in force)\b[^;]{0,60}\b(?:post(?:ing|ed)|publish(?:ing|ed)|publication|upload(?:ing|ed)|(?:e-?mail(?:ed|ing)?|sent|notifying|notice) (?:\w+ )?to CREATOR)
  \b(?:most recent|latest|newest|current|updated|modified|amended) version\b(?! of the (?:mix|song|recordings?|masters?|track|artwork|video))[^;]{0,120}\b(?:supersedes?|prevails?|governs?|binding|controls?)\b
`;

const changedByBoth = [
  denied(/amend|vary|change|modif/),
  /\b(?:privacy|cookie) (?:policy|notice|statement)\b/,
  /\b(?:titles?|lyrics|songs?|recordings?|artwork|mix(?:es)?)\b[^;]{0,30}\bmay be (?:changed|modified)\b/,
  cue`(?:with (?:the )?(?:prior )?(?:written )?consent|signed by (?:both|the parties|CREATOR and COMPANY|COMPANY and CREATOR)|(?:in|by) (?:written |mutual )?agreement (?:with|of|between)|\bby mutual (?:written )?(?:agreement|consent)\b|by both|BOTH (?:\w+ )?(?:signs?|agrees?|approves?|consents?)\b)`,
];
/** Whoever does not agree has nothing left but to go. */
const takeItOrGo = cue`\bif CREATOR (?:\w+ )?(?:not (?:agree|accept|consent)|disagrees?|objects?)\b[^;]{0,30}\b(?:changes?|changed|amended|amendments?|modified|modifications?|revised|updated?)\b[^;]{0,80}\b(?:sole|only|must|should|stop|cease|discontinue)\b`;
/** What one goes on with, or does not object to, is taken for a yes to whatever was changed. */
const goingOnIsYes: Look = {
  has: [
    cue`\b(?:continu\w+ (?:to |(?:the )?CREATOR |of )?(?:(?:the|any|CREATOR) )?(?:us(?:e|ing)|access|participat\w+|upload\w*|distribut\w+|accept\w*)|(?:after|following|upon|within)\b[^;]{0,60}\b(?:changes?|changed|modif\w+|amend\w+|updates?|updated|revis\w+|notice|notif\w+))\b`,
    cue`(?:\b(?:constitutes?|impl(?:y|ies)|signif(?:y|ies)|deemed|means|indicates?|amounts? to|confirms?)\b[^;]{0,40}\b(?:accept|agree(?! on)|consent|assent)|CREATOR (?:\w+ ){0,3}(?:accepts?|agrees? to|consents?|bound by))`,
    cue`\b(?:changes?|changed|modif\w+|amend\w+|updates?|updated|revis\w+|new|alter\w+)\b[^;]{0,80}\b(?:terms|agreement|contract|conditions|version|licen[cs]e|changes?|rates?|fees?|amendments?|modifications?|updates?)\b|\bsuch (?:changes?|amendments?|modifications?|updates?)\b|\b(?:terms|agreement|contract|conditions|licen[cs]e|rates?|fees?)\b[^;]{0,40}\b(?:changes?|changed|modif\w+|amend\w+|updates?|updated|revis\w+)\b`,
  ],
};

const attorney = anyOf`
  CREATOR…(?:gives?|grants?|hands?)(?: (?!no )[^ ,;]+){0,6}? signing (?:powers?|rights?|authority)
  COMPANY (?:\w+ )?(?:has|have|gets?|receives?|holds?)(?: (?!no )[^ ,;]+){0,6}? signing (?:powers?|rights?|authority)
  COMPANY MAY put CREATOR's signature
  (?:authority|mandated?|empowered|power|authori[sz](?:ed|ation)|entitled|right) to (?:\w+,? (?:and |or )?){0,3}?(?:conclude|sign|execute|enter into|endorse)…(?:(?:in|on|for) CREATOR(?:'s)? (?:name|behalf)|(?:in the name|on behalf) of CREATOR)
  COMPANY MAY (?:\S+ ){0,6}?(?:bind|commit) CREATOR
  \bendorse (?:\S+ ){0,3}?CREATOR's (?:name|signature)
  \b(?:sign|execut)\w*\b…\bas (?:CREATOR's (?:\w+ )?(?:agent|representative)|(?:the )?agent (?:of|for) CREATOR)
  (?:appoint|constitut|nominat|authori[sz])\w*\b[^;]{0,40}CREATOR's (?:\w+,? (?:and )?){0,3}?(?:agent|representative|proxy)\b[^;]{0,80}\b(?:sign|execut|conclud|enter)
  (?:appoint|constitut|nominat)\w* COMPANY (?:as )?(?:an? |its |CREATOR )?(?:\w+ ){0,2}(?:agent|representative|proxy)\b[^;]{0,60}\b(?:sign|execute|conclude|enter into)
  \bsigns? (?:\w+ ){0,6}(?:for|on behalf of|instead of|in the place of) CREATOR
  \bsigns? (?:\w+ ){0,3}on CREATOR's behalf
  authori[sz]es? COMPANY…\bsign\b
  MAY…\bsign instead\b
  lawful agent
  \b(?:act|sign|execute|conclude|enter into)…on CREATOR(?:'s)? behalf
  (?:empowered|authori[sz]ed|mandated|entitled) to (?:conclude|sign|execute|enter into)…on behalf of CREATOR
  (?:mandates?|authori[sz]es?|empowers?|directs?) COMPANY to (?:sign|execute)
  in CREATOR(?:'s)? (?:own )?name and on
  CREATOR's attorney\b
  as (?:the )?attorney (?:of|for) (?:the )?CREATOR
  powers? of attorney
  attorney[- ]in[- ]fact
  (?:lawful |true and lawful |irrevocable )attorney
  (?:appoint|constitute|nominate)s?…\battorney
  (?:sign|execute)…in (?:the )?(?:CREATOR's|your|his|her|their|CREATOR) (?:own )?(?:name|behalf|place|stead)
`;
/** Whoever does not sign is signed for. */
const inDefault = cue`\bif CREATOR (?:does|do|fails?|refuses?|has|have)\b[^;]{0,60}COMPANY MAY[^;]{0,40}\b(?:signs?|executes?)\b`;
const notGiven = [
  /\bfor (?:that|this) purpose (?:alone|only)\b|\bonly for (?:that|this) purpose\b/,
  cue`CREATOR (?:may|can|shall be free to) (?:appoint|choose|consult|send)\b`,
  denied(attorney),
  /\blimited (?:power of )?attorney\b[^;]{0,30}\bsolely\b/,
  cue`(?:COMPANY (?:\w+ ){0,3}(?:not|never)\b[^,;]{0,40}\bsign|\b(?:no|not|never|nothing|without|neither)\b(?: \S+){0,4} (?:appoint|gives?|giving|grant|authori))`,
  anyOf`
    \b(?:for|on behalf of) COMPANY and
    signed (?:for|by)
    \bmembers? (?:may|shall|can) sign
    (?:shall|will|must) (?:itself |himself |herself )?sign (?:any|all|the|whatever)
  `,
  cue`attorneys?'s? fees|\b(?:notices?|cop(?:y|ies))\b[^,;]{0,40}\bto (?:(?!\b(?:signs?|as)\b)[^,;]){0,30}\battorneys?\b(?!-in)|revoke|\b(?:sign|execute)s? (?:nothing|no )`,
];

export const controlRules: readonly Rule[] = [
  {
    point: 30,
    why: "You could wake up in a contract with a company that you never chose.",
    suggestion:
      "Neither party may assign this agreement without the other's written consent, except to a buyer of its whole business that accepts this agreement in writing.",
    find: ({ sentences }) =>
      flag(findAny(sentences, [passedOn, alonePassedOn]) ?? findNextAllowed(sentences)),
  },
  {
    point: 32,
    why: "Whoever leaves the band stays tied {to company}, often alone and on worse terms.",
    suggestion:
      "A member who leaves is released from this agreement for the future and keeps the share of income from recordings made before.",
    find: ({ sentences }) =>
      flag(
        findMatch(sentences, {
          has: [leaving, bound],
          not: [released, spared, cue`COMPANY leaves|split sheet`],
        }),
      ),
  },
  {
    point: 35,
    why: "What you signed would be worth nothing if the other side could rewrite it afterwards.",
    suggestion: "A change to this agreement is valid only in writing and signed by both parties.",
    find: ({ sentences }) =>
      flag(
        findAny(sentences, [
          { has: [mayChange], not: changedByBoth },
          { ...goingOnIsYes, not: changedByBoth },
          { has: [takeItOrGo] },
        ]),
      ),
  },
  {
    point: 39,
    why: "Somebody else could sign in your name, even against your will.",
    suggestion:
      "No power of attorney is given. {Creator} shall sign the registrations that give effect to this agreement within fourteen days after being asked.",
    find: ({ sentences }) =>
      flag(findAny(sentences, [{ has: [attorney], not: notGiven }, { has: [inDefault] }])),
  },
];
