import { anyOf, cue, type Look } from "#server/contract-rules/reading/cue";

const comesBack = anyOf`
  \brever(?:t|ts|ted|sion)\b
  \b(?:have|take|get|gets|takes|has) (?:\w+ ){0,3}back\b
  take back the
  returns? (?:all|the|any|every|its|such)[^,;]{0,40} to (?:the )?CREATOR
  becomes? CREATOR(?:'s)? again
  (?:is|are|be) again (?:the )?(?:owner|CREATOR)
  again (?:owns?|belongs?)
  belong to CREATOR again
  assignment (?:is|shall be|becomes) (?:undone|void|cancelled)
  (?:is|are|becomes?) CREATOR(?:'s)? (?:once more|again)
  (?:require|demand|ask for|claim) (?:their|its|the) return
  \b(?:giv|hand|pass|transfer|assign|return|go|com|fall|bring)\w*(?: \w+){0,4} back (?:to|automatically|by itself)
  (?:demand|ask for|get|has|have) (?:the )?(?:rights?|recordings?|songs?|works?|masters?|copyright) back
  returns? to (?:the )?(?:CREATOR|them)
  \bfrom then on CREATOR is the owner
  re-?assign
  retransfer
  re-?convey
  \bregains?
  are re-?assigned
  (?:shall|will) become (?:the )?CREATOR
`;
/** Rights that come back. */
export const reversion: Look = {
  has: [comesBack],
  not: [
    cue`(?:(?:in no event|under no circumstances|never|nor|nothing)(?: \S+){0,5}|(?:not|no|without)(?: \w+){0,2}) ${comesBack}`,
    cue`multitrack|hard drive|\b(?:advances?|money|costs?|fee|spent|sums?|paid)\b`,
  ],
};

const given =
  /\b(?:rights?|ownership|masters?|recordings?|copyrights?|songs?|works?|compositions?|albums?|singles?|tracks?|assignment)\b/;
const ending =
  /\b(?:termination|terminates|expiry|expiration|cancellation|end of (?:the|this)|death|incapacity|closing|removing)\b/;
/** The company as the one who acts: "granted to the Company shall not revert" is no promise of its own. */
const others = cue`(?<!\b(?:to|by|in|of|with) (?:the )?)COMPANY`;
/** They stay where they are, whatever happens. */
export const staysGone: Look = {
  has: [
    anyOf`
      \bno (?:rights?|copyrights?|masters?|recordings?)\b[^;]{0,40}\b(?:shall|will|may|can) (?:ever |at any time )?(?:revert|return|come back)
  CREATOR[^;]{0,30}\b(?:waives?|gives? up|renounces?)\b[^;]{0,80}\b(?:reversion|returned)\b
  \b(?:failure|non-use)\b[^;]{0,80}\b(?:not|no)\b[^;]{0,40}\b(?:return to CREATOR|recover any right|cause\b[^;]{0,40}\brevert)
  \bno failure to\b[^;]{0,60}\breturn to CREATOR
  \bpass to (?:its|COMPANY's) successors and not to CREATOR
  \brights? in it stays? with COMPANY
  CREATOR (?:\w+ ){0,3}(?:no claim to|not (?:be )?entitled to|not get)\b[^;]{0,40}\b(?:reversion|return|back)\b
      \bin no event\b[^;]{0,30}\b(?:entitled to the return|revert)
      ${ending}[^;]{0,90}\b(?:not|no)\b[^;]{0,60}\b(?:affect|effect|terminat\w*|diminish|reverse|end|impair)\b[^;]{0,60}(?:COMPANY's (?:\w+ (?:and )?){0,3}(?:ownership|rights?|title|licen[cs]e)\b|\b(?:licen[cs]e|rights?)\b[^;]{0,20}\bCREATOR ha(?:s|ve) (?:given|granted))
      ${ending}[^;]{0,100}\brights?\b[^;]{0,100}\b(?:remain|stay)s? with COMPANY
      ${ending}[^;]{0,60}\bnot (?:entitle|cause)\b[^;]{0,60}\b(?:re-?assign|return|rever[ts])
      (?:COMPANY's|\b(?:all|the|these)) (?:rights?|ownership|title|licen[cs]e)\b[^;]{0,60}\b(?:continues?|survives?|remains?|stays?)\b[^;]{0,60}\b(?:notwithstanding|after|beyond|despite)\b[^;]{0,30}${ending}
      ^(?:\S{1,5} )?(?:when|after|once|upon|if) [^;]{0,40}(?:${ending}|\bends\b|\bterm\b)[^;]{0,30}COMPANY (?:\w+ ){0,2}(?:keeps?|retains?|owns?|may (?:continue|go on|keep on))\b
      COMPANY[^;]{0,30}\b(?:retains?|keeps?|continues?)\b(?! (?:(?:full|true|proper|accurate|complete|correct|its|and) ){0,3}(?:records|books|accounts)\b)[^;]{0,120}(?:${ending}|\bindefinitely\b|\bafter the term\b)
      CREATOR[^;]{0,40}\b(?:not|no|never)\b[^;]{0,60}\b(?:rescind|terminate|recapture)\b[^;]{0,30}\b(?:rights?|assignment|grant)\b
      CREATOR[^;]{0,30}\bwaives?\b[^;]{0,60}\b(?:recapture|terminate the (?:assignment|grant))
      \brights?\b[^;]{0,40}\b(?:retained|kept) by COMPANY[^;]{0,30}\b(?:following|after|upon|notwithstanding) (?:the )?(?:termination|expiry|end)
      COMPANY (?:shall |will |may )?(?:keeps?|retains?|owns?)\b[^;]{0,40}\bfor good\b
      \b(?:not|never) (?:be )?(?:returned|restored|given back|handed back)\b[^;]{0,40}(?:CREATOR|\bground\b)
      \bno obligation to (?:reassign|return|retransfer|give back)
      \bwithout losing any of its rights
      COMPANY (?:\w+ )?(?:retains?|keeps?) (?:(?:full|sole|the) )?(?:ownership|title|all rights)\b[^;]{0,80}\b(?:even after|after|beyond|following|notwithstanding) (?:the )?(?:end|expiry|expiration|termination|this CONTRACT|CONTRACT)
      \brights? (?:\w+ )?(?:assigned|granted|transferred|licen[cs]ed)\b[^;]{0,60}\bsurvives? (?:the )?(?:end|expiry|expiration|termination)
    `,
    given,
  ],
  not: [
    cue`\bbefore\b(?! (?:that|the|such) (?:date|termination|expiry|end))|\buntil\b(?! (?:termination|expiry))|\bunless\b|\b(?:days|months|sell-?off)\b|\b(?:rights?|claims?|entitled) (?:to|in|for) (?:\w+ ){0,3}(?:royalt(?:y|ies)|accounts?)\b|\b(?:keeps?|continues?) (?:paying|to pay|accounting|to account)\b|${others} (?:shall|will|may) not|\bnothing\b|\bconfidential|\b(?:accrued|licences? already|sub-?licences?)\b`,
  ],
};
export const noReversion: Look = {
  has: [
    cue`\b(?:rights?|masters?|recordings?|copyrights?|songs?|works?|licen[cs]e)\b[^,;]{0,40}\b(?:do|does|shall|will|can) (?:not|never) (?:revert|return|come back|go back)|\bassignment (?:do|does|shall|will) (?:not|never) lapse|\bno (?:\w+ ){0,3}reversion|\bno (?:breach|failure|default)\b[^;]{0,60}\bentitle\b[^;]{0,60}\b(?:return|reversion|revert)`,
  ],
  not: [cue`before|until|unless|earlier|sooner|${others} (?:shall|will|may) not`],
};
