/**
 * What makes words on a point harmful whatever else they say: for how long, of how much, how freely, or what is denied. A clause that
 * says none of it only speaks of the point.
 */
const grounds: readonly (readonly [points: readonly number[], words: RegExp])[] = [
  // For longer, or of more, than the deal needs.
  [
    [1, 20, 21, 34],
    /\bperpetu|irrevocabl|\bfor ?ever\b|indefinite|\beternity\b|permanent|once and for all|\bfor good\b|\bfor life\b|\bfor all time\b|absolute|(?:full|whole) (?:term|period)|\bno (?:fixed )?(?:end|expiry|date|longer|time|other|label)\b|end(?:less|ing)|life of (?:the )?copyright|(?:all|entire|whole) (?:copyrights?|right|media|manner|purposes?)|any (?:and all )?(?:purpose|manner|media|way|other|use)|throughout the (?:term|universe)|\bduring (?:the|his|her|their|its) (?:term|career)|unrestricted|whatsoever|wherever|thinks? fit|any product|whatever|sole and exclusive|exclusive(?:ly)? (?:to|for|with)\b|exclusive (?:\w+ )?services|\bonly (?:with|for)\b|\bprohibited from\b|without|(?:as|so) long as|\buntil\b|survive|\b(?:not|never|unless)\b|third parties/i,
  ],
  [
    [2],
    /\b(?:assign|transfer|cede|convey|vest|sell|make over)\w*\b[^.]{0,120}\b(?:copyrights?|rights?|title|interest|ownership|performances?|recordings?|songs?|works?)\b|\b(?:copyrights?|rights?|title|ownership)\b[^.]{0,120}\b(?:assigned|transferr?(?:s|ed)|ceded|vests?|passes)\b/i,
  ],
  [
    [36],
    /\b(?:term|future|hereafter|yet|next|whatever|every|everything|output|going to)\b|\bwhile\b|under this|each (?:song|composition|work)|in all\b|all (?:the )?(?:music|songs|works|compositions|recordings)\b/i,
  ],
  // What should be done and need not be.
  [
    [7, 11, 12, 22, 25, 27],
    /\b(?:no|not|never|neither|nothing|nobody|without|cannot|waives?|excluded|discretion|pleases?|refrain|liberty|alone|immediate(?:ly)?|forthwith|at once|instant(?:ly)?|automatic(?:ally)?|void|summar(?:y|ily)|on the spot|the moment|same day|fails?|failing|whether|omissions?|renounces?|gives? up|for good|survive|notwithstanding|at all times|(?:within|preceding|last|past|sent in the) (?:\S+ ){0,3}(?:days?|months?|years?)|months\)? before|(?<!if )at any time|any (?:breach|reason|default|violation|failure)|(?:terminat|suspend|cancel|delet|remov)\w*\b[^.]{0,80}\b(?:for|up ?on|if|in case of)\b[^.]{0,80}\b(?:breach|violat|default|infring)\w*)\b/i,
  ],
  [
    [31],
    /\b(?:any|others?|personnel|staff|employee|replace|chang\w+|delegate|subcontract|even|no|not|leaves?)\b/i,
  ],
  // How freely the other side may act.
  [
    [13],
    /\b(?:final|conclusive|binding|incontestable|accept(?:ed)?|not question|correct|settled|true|stated|waives?|barred|objections?|object|challenge|contest|dispute[ds]?)\b/i,
  ],
  [[14], /\breserves?\b|\bhold back\b|\bset aside\b|\bretain|\bretention|keep back/i],
  [[15], /\b(?:any|all|every|everything|whatever|no|until|suspect\w*|alleg\w*|believes?|dispute)\b/i],
  [
    [47],
    /\bterm\b|\bpayments?\b(?! (?:method|details|information))|royalt|\badvance|agreement|contract|discretion|(?<!if at )any (?:time|reason)|without (?:prior )?(?:notice|consent)/i,
  ],
  // How much of what.
  [
    [16, 17, 41, 42, 44, 55],
    /%|per ?cent|\bgross\b|\b(?:half|thirds?|quarters?|eighth|fifth|tenth|\w+-tenths?|equal(?:ly)?|shared?|portion|points|moiety|commission|participat\w+|all|any|no|not|without|free|reduced|lower(?:ed)?|waives?|full rate|maximum|gives up)\b|statutory|_{3,}|\{\{|\bof each\b|\b\d{1,2} ?\/ ?\d{1,2}\b/i,
  ],
  [
    [8, 9, 45, 52],
    /\b(?:all|any|every|everything|total|whole|hundred|net|nothing|no|not|never|none|other|others|another|one|first|earlier|without|alone|whether|even|discretion|whatever|recoup\w*|recover\w*|cross-?\s?\w*|forfeit\w*|(?:un)?reasonable|liable|pays?|borne|lawyers?|legal|attorneys?)\b/i,
  ],
  [
    [10],
    /\bnet\b|overhead|administrat|\bprofits?\b|\b(?:management|handling|running|general|platform) \w+|less any\b|\b(?:all|any|its|our|their|such|after|\w+'s) (?:[\w-]+ ){0,4}(?:costs|expenses|charges)\b|\bcustomary\b/i,
  ],
  [[28], /\bgovern|\bcourts?\b|jurisdiction|arbitrat|\btribunal|\blaws? (?:of|in)\b/i],
  [
    [43],
    /\b(?:term|period|duration|(?:this|the) (?:agreement|contract|deal)|bound|binds?|signed|contracted|exclusive\w*|engage\w*)\b/i,
  ],
];

/** Whether these words say of a point how bad it is, and do not only speak of it. */
export function saysHowBad(point: number, words: string): boolean {
  // "Including but not limited to" denies nothing.
  const said = words.replace(/\b(?:not limited to|without limitation)\b/gi, "");
  return grounds.every(([points, ground]) => !points.includes(point) || ground.test(said));
}
