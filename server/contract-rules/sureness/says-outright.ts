import { anyOf } from "#server/contract-rules/reading/cue";

/** Sentences that are about a point whatever other words stand in them. */
const outright: Readonly<Record<number, RegExp>> = {
  1: /^(?=.*\b(?:assign|transfer|grant|exploit|copyright|vest|(?:shall|will) (?:exclusively )?own\b|owner)).*(?:\bperpetu|\bfor ?ever\b|\bwithout limit(?:ation)? (?:as to|of|in) time\b|\b(?:full|whole|entire) (?:term|period|duration|life) of (?:the )?copyright\b)/,
  3: /\bworks? (?:made )?for hire\b/,
  4: anyOf`
    \b(?:automatic(?:ally)?|tacitly) (?:[\w()-]+ ){0,3}(?:renew|exten|exercised)
    \b(?:renew(?:s|ed)?|extend(?:s|ed)?|rolls over) (?:\w+ )?automatically\b
    \boptions? to (?:extend|renew)\b
    \bdeemed\b[^;]{0,40}\b(?:renew|exten)
    \bperiods? shall (?:\w+ )?automatically\b
  `,
  5: anyOf`
    \b(?:term|period|agreement|contract)\b[^;]{0,80}\b(?:until|later of|following|from)\b[^;]{0,80}\b(?:deliver|releas|recoup|fulfil)
    \b(?:term|period)\b[^;]{0,30}\b(?:extended|prolonged|lengthened)\b
    \bwhichever is (?:the )?later\b
  `,
  6: /\b(?:terminat|expir|ends?\b|rever[ts]|recapture|lapse|return)/,
  18: /\b0 ?%|\bas (?:the )?(?:\w+ )?publisher\b/,
  19: /\b(?:waives?|breach|exclusive right|paid|payable)\b/,
  20: anyOf`
    \bexclusive(?:ly)?\b[^;]{0,30}\b(?:services|manager|to COMPANY|for COMPANY)
    CREATOR MUST_NOT[^;]{0,80}\b(?:any other|another|third part|anyone else|anybody else|other than COMPANY|outside COMPANY|independently)
    CREATOR[^;]{0,40}\bonly (?:with|for) COMPANY
    CREATOR (?:is|are) prohibited from\b
    \bexclusivity (?:\w+ )?(?:continues?|lasts?)\b
  `,
  26: anyOf`
    \btermination\b[^;]{0,60}\bdiscretion of COMPANY
    COMPANY (?:reserves? the right|may|can|(?:shall have|has|have) the right|is entitled|are entitled|shall be entitled)(?: \w+){0,3} (?:terminate|cancel|end)\b
  `,
  27: anyOf`
    \b(?:terminat|cancel)\w*\b[^;]{0,40}\b(?:immediate|forthwith|without notice)
    \bimmediate\b[^;]{0,20}\bterminat
    \b(?:terminate|suspend|delete|cancel|remove)\w*\b[^;]{0,80}\b(?:for|upon|if)\b[^;]{0,60}\b(?:breach|violat|default)
    \bnull and void\b
    \b(?:lead|result)\w* (?:to|in) (?:\w+ )?terminat
  `,
  36: anyOf`
    \b(?:all|any|every|each)\b[^;]{0,80}\b(?:songs?|compositions?|works?|recordings?|masters?|music)\b[^;]{0,80}\bduring (?:the|this) (?:\w+ )?(?:term|period)\b
    \bmade from the date of this\b
    \bfuture (?:works|songs|compositions|recordings|releases|albums)\b
  `,
  43: anyOf`
    \b(?:term|period|duration|contract|agreement|signed|bound|contracted)\b[^;]{0,60}\byears?\b
    \b(?:effective|begins|starts|commences)\b[^;]{0,30}\b20\d\d\b[^;]{0,30}\b(?:expires|ends|until|to)\b
  `,
  23: /\bindemnif|\bharmless\b|\bclaims?\b.{0,80}\b(?:expense|account)\b/,
  35: /\b(?:chang|modif|amend|updat|revis|alter|vary|version)/,
  39: /\battorney\b|\b(?:sign|execut|endors)\w*\b.{0,80}\b(?:name|behalf)\b|\b(?:name|behalf)\b.{0,80}\b(?:sign|execut)|\bbind\b/,
  45: /\bno (?:\w+ ){0,2}(?:royalt\w+|compensation|remuneration|claim|entitlement)\b|\bforfeit|\bnot (?:be )?obliged to account\b|\bbecomes? (?:\S+ )?property\b/,
  55: /\d ?%|per ?cent\b/,
  58: /\bpenalt|\bforfeit|\bliquidated damages\b/,
};

/** Whether a masked sentence says what it is about in words that leave nothing to weigh. */
export function saysOutright(point: number, plain: string): boolean {
  return outright[point]?.test(plain) ?? false;
}
