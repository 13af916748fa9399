import { readsAsMusic } from "#server/contract-rules/entry/reads-as-music";

/** Words of music and of nothing else, a pattern for each thing: how many different ones a text has tells more than how often. */
const music: readonly RegExp[] = [
  /\b(?:songs?|song-?writing|mixtapes?|EPs?)\b/i,
  /\balbums?\b/i,
  /\bmusic(?:al|ians?|ally)?\b/i,
  /\b(?:recording artistes?|recording artists?|rappers?|singers?|vocalists?|DJs?|deejays?|artistes?)\b/i,
  /\b(?:record labels?|record compan(?:y|ies)|imprint|recording (?:agreements?|contracts?)|artist management|artist development|(?:digital|music) distribution)\b/i,
  /\b(?:master recordings?|sound recordings?|master tapes?|Masters|phonograms?|phonorecords?|gramophone)\b/,
  /\b(?:compositions?|lyrics?|melod(?:y|ies)|lyricists?|composers?|song-?writers?|musical works?)\b/i,
  /\b(?:beats?|instrumentals?|vocals?|mixdown|studio time|recording sessions?|remix\w*)\b/i,
  /\b(?:concerts?|gigs?|sound ?check|set ?list|back ?line|touring|live performances?)\b/i,
  /\b(?:Spotify|Apple Music|Boomplay|Mdundo|digital service providers?|digital services|DSPs?|ringtones?|skiza|Audiomack)\b/i,
  /\b(?:synchroni[sz]\w*|mechanical (?:royalt\w+|rights?|licen[cs]e)|performing rights?|neighbouring rights?|collecting society|MCSK|PRISK|KAMP|SAMRO|COSON|ASCAP|BMI)\b/i,
  /\b(?:ISRC|ISWC|split ?sheet|publisher's share|writer's share|co-?publish\w*|sub-?publish\w*|music publish\w*)\b/i,
];
/** Words that other trades have too. */
const musicToo: readonly RegExp[] = [
  /\b(?:tracks?|singles?)\b/i,
  /\bartists?\b/i,
  /\blabel\b/i,
  /\b(?:recordings?|masters?|records?|our studio)\b/i,
  /\breleases?\b/i,
  /\bproducers?\b/i,
  /\b(?:publishers?|writers?)\b/i,
  /\b(?:streams?|streaming|downloads)\b/i,
  /\b(?:stage|tours?|festivals?|bands?|entertain\w+)\b/i,
  /\broyalt(?:y|ies)\b/i,
  /\b(?:tour|band|artist) merch\w*|\bmerchandise licen[cs]e\b/i,
];
/** Words of somebody's own performance. */
const performance: readonly RegExp[] = [
  /\b(?:talent|performers?|comedians?|actors?|actress|dancers?|presenters?|influencers?|ambassadors?|models?|celebrit\w+)\b/i,
  /\b(?:perform(?:s|ed|ances?|ing)?|appearances?)\b/i,
  /\bengages?\b[^.]{0,80}\bto (?:perform|sing|play)\b/i,
  /\b(?:endors\w+|sponsor\w*|campaigns?|brand)\b/i,
  /\b(?:likeness|image rights|voice|photographs?)\b/i,
  /\b(?:social media|posts?|followers|content)\b/i,
  /\b(?:shows?|events?|venues?|audiences?|rehears\w+|promoters?)\b/i,
];

/** Whoever performs under a contract is named again and again, and not once among others. */
const talents = new RegExp(performance[0]!.source, "gi");
const FEWEST_TALENTS = 3;

const TERMS_OF_USE = "the terms of an online service";
/** What a contract is about that is neither, in the words in which it is refused. */
const others: readonly (readonly [name: string, words: RegExp])[] = [
  [
    "a lease",
    /\b(?:landlord|lessor|tenants?|lessee|premises|rent|tenancy|security deposit|demised|sub-?let\w*)\b/gi,
  ],
  [
    "a licence of software",
    /\b(?:software|source code|object code|SaaS|end[- ]users?|bugs?|servers?|install\w*|API|firmware|reverse engineer\w*)\b/gi,
  ],
  ["a franchise", /\bfranchis\w+\b/gi],
  ["a loan", /\b(?:lender|borrower|loan|principal sum|interest rate|repay\w*|collateral|instal?lments?)\b/gi],
  [
    "an employment contract",
    /\b(?:employers?|employees?|salary|annual leave|sick leave|probation\w*|working hours|overtime|disciplinary|pension|NSSF|NHIF|SHIF)\b/gi,
  ],
  [
    "a sale of goods",
    /\b(?:goods|purchase orders?|suppliers?|shipments?|warehouses?|inventory|consignment|delivery note|wholesale)\b/gi,
  ],
  [
    "a sale of land or a vehicle",
    /\b(?:vendor|title deed|land reference|parcel|vehicle|chassis|logbook|motor|mileage|purchaser)\b/gi,
  ],
  [
    "a confidentiality agreement",
    /\b(?:confidential information|disclosing party|receiving party|non-?disclosure)\b/gi,
  ],
  [
    "a contract about shares",
    /\b(?:shareholders?|board of directors|dividends?|ordinary shares|issued share capital|stockholders?|pre-?emption)\b/gi,
  ],
  ["an insurance policy", /\b(?:insur(?:er|ed|ance)|premiums?|policyholder|underwrit\w+|deductible)\b/gi],
  [
    "a building contract",
    /\b(?:contractor|site works?|bill of quantities|architect|retention money|defects liability|concrete|construction)\b/gi,
  ],
  ["a contract of carriage", /\b(?:freight|carrier|cargo|bill of lading|consignee|transporter|haulage)\b/gi],
  [
    "a privacy policy",
    /\b(?:personal data|data controller|data subject|privacy policy|processing of (?:your )?data|cookies)\b/gi,
  ],
  [
    TERMS_OF_USE,
    /\b(?:subscriptions?|subscribe\w*|free trial|auto-?renew\w*|billing|your devices?|app store|personal,? (?:and )?non-?commercial|payment method|browser|log ?ins?)\b/gi,
  ],
  ["a health or care agreement", /\b(?:patients?|clinic|hospital|physician|medical records|treatment)\b/gi],
  [
    "an advertising contract",
    /\b(?:banners?|page ?views?|impressions|click-?throughs?|search(?:es)?|(?:hyper)?links?|(?:web ?)?sites?|web pages?|users?|advertis\w+)\b/gi,
  ],
  [
    "a catering or event hire contract",
    /\b(?:catering|menu|guests per|chairs|tents|decor|buffet|marquee)\b/gi,
  ],
  ["a marriage or separation agreement", /\b(?:spouses?|marriage|matrimonial|divorce|custody)\b/gi],
  [
    "a book or film publishing contract",
    /\b(?:manuscript|the book|screenplay|hardcover|paperback|literary work|editions? of the (?:book|work))\b/gi,
  ],
  [
    "a contract of sport",
    /\b(?:golf\w*|football\w*|soccer|basketball|baseball|rugby|cricket|tennis|tournaments?|athlet\w+|leagues?|coach(?:es|ing)?|sports?(?:men|women|man|woman)?|jerseys?|championships?|PGA|NFL|NBA|FIFA)\b/gi,
  ],
  ["a contract of a model", /\b(?:models?|modell?ing|runways?|catwalks?|photo ?shoots?|fashion)\b/gi],
  [
    "a licence of sounds",
    /\b(?:sounds|sound (?:effects?|librar\w+|packs?)|samples|sample (?:librar\w+|packs?)|presets?|foley|sfx|end[- ]users?)\b/gi,
  ],
  [
    "a licence of films or programmes",
    /\b(?:films?|motion pictures?|television|episodes?|programs?|programmes?|cable|satellite|video[- ]on[- ]demand|VOD|pay-?per-?view|subtitl\w+|dubb\w+|trailers?|viewers?)\b/gi,
  ],
  [
    "a promotion of goods",
    /\b(?:sweepstakes?|coupons?|promotional codes?|download codes?|redeem\w*|redemptions?|retail\w*|consumers?|packag\w+|in-?store|shoppers?|prizes?)\b/gi,
  ],
  [
    "a partnership for something else",
    /\b(?:distributor of the products|territory manager|dealer(?:ship)?|reseller|sales representative|quota)\b/gi,
  ],
];

/** A word of music alone counts twice. */
const LEAST_MUSIC = 4;
const LEAST_PERFORMANCE = 3;
/** Where the title says it already. */
const LEAST_TITLED = 2;
/** Words of music for each thousand: contracts about it have twelve and more, the terms of a shop one or two. */
const DENSE = 5;
const DENSE_AT_ONCE = 12;
/** Where a contract says what it is about, in characters. */
const OPENING = 4000;
/** Named so often for each thousand words, and by so many words, the other thing is what the contract is about. */
const OFTEN = 6;

/** Whoever gives a work to everybody has nobody on the other side, whatever the work is. */
const gift = /\b(?:affirmer|public (?:domain )?dedication|licensed material|public licen[cs]e)\b/gi;
const FEWEST_GIFTS = 3;

/** Whoever listens has an account as well as whoever makes the music; whose music it is tells them apart. */
const listening = /\b(?:listen\w*|subscri\w+|premium|free trials?|playlists?)\b/gi;
const LISTENING = 3;
const making =
  /\byour (?:own )?(?:music|songs?|recordings?|sound recordings?|masters?|tracks?|releases?|beats?|compositions?|artists?)\b(?! (?:tastes?|librar|preference|habits?|history|collection|statistics|data|account|service|experience))|\b(?:you|artists?|producers?|musicians?) (?:\w+ ){0,4}(?:upload|distribut|submit)\w*|\broyalt(?:y|ies)\b(?!-free)/gi;
/** In each thousand words: whoever shares what they film has sound recordings in it, too. */
const MAKING = 1;
const FEWEST_LISTENING = 10;
const MAKING_IN_LISTENING = 5;
/** Terms of a service that one uploads one's own recordings to speak of accounts and links first, and of music in few places. */
const ownWorks =
  /\b(?:sound|audio) recordings?\b|\bmusical (?:compositions?|works?)\b|\b(?:digital )?music (?:streaming|services?|stores?)\b|\b(?:your|music|original|such) (?:loops|beats)\b/gi;
const handsIn = /\byou (?:\w+ ){0,3}(?:grant|upload|submit|distribute)\b/gi;
const FEWEST_OF_EACH = 3;
/** In tenths: contracts of authors that the words were not learnt from were above it, or named again and again who makes the music. */
const LEAST_LIKE_MUSIC = -12;
/** Contracts of other trades are not above it. */
const SURELY_MUSIC = 12;
/** Terms for artists can be all about accounts. */
const makers =
  /\b(?:artiste?s?|musicians?|DJs?|deejays?|singers?|vocalists?|rappers?|songwriters?|composers?|lyricists?|record labels?)\b/gi;
const MAKERS = 5;
/** Films, programmes and adverts have music made for them, and licensed. */
const madeFor =
  /\b(?:synchroni[sz]\w*|sync licen[cs]e|composers?|songwriters?|singers?|vocalists?|jingles?)\b/gi;
const FEWEST_MADE_FOR = 3;
/** Where nobody hands in music of their own, they are those of whoever listens. */
const termsOfUse = /\bterms (?:of|and|&) (?:service|use|conditions)|\buser agreement\b/i;
/** What a title alone tells. */
const LONGEST_TITLE = 120;
const titles: readonly (readonly [name: string, words: RegExp])[] = [
  // Between those who run places and those who sell tickets to them: whoever plays there is no party.
  [
    "an agreement with a venue",
    /^(?!.*\b(?:artist|band|perform|musician|DJ|booking|concert)).{0,40}\bvenue\b.{0,30}\b(?:agreement|contract|terms)\b/i,
  ],
  // Whoever may be seen in them, on a stage or at a lesson, sings for nobody by it.
  [
    "a consent to photographs or films",
    /^(?!.*\b(?:artist|band|musician|DJ|song|master|music|sound|record|sync|perform|appear|track|single|album)).{0,40}\b(?:photo\w*|image|likeness|media|model|film|video)\b.{0,25}\b(?:releases?|consents?)\b/i,
  ],
];

/** A line that names the contract for what it is, where the words of music are too few to tell: a booking is all about time and fees. */
const ownTitle =
  /^(?!.*\b(?:shares?|stocks?|units?|awards?|bonds?|guarantee|insurance|venue|sponsor\w*|tickets?|equipment|lessons?|school|listeners?|subscri\w+)\b).{0,60}\b(?:performances?|performers?|artiste?s?|musicians?|bands?|DJs?|deejays?|disc jockeys?|entertainers?|singers?|vocalists?|choirs?|composers?|song ?writers?|choreographers?|dancers?|comedians?|producers?|beats?|music|songs?|recording|remix\w*|mixing|mastering|instrumentals?|concerts?|gigs?)\b.{0,60}\b(?:agreement|contract|engagement|booking|deal|lease)s?\W*$/i;
const MOST_TITLE_LINES = 6;

/** Whoever shows goods to followers performs nothing; a musician who does it is told by words of music. */
const showsGoods =
  /\b(?:influencers?|affiliates?|content creators?|UGC|brand ambassadors?|social media)\b.{0,60}\b(?:agreement|contract|framework|terms|program(?:me)?)\b/i;
const FEWEST_OF_MUSIC = 3;

export type Subject = { isOurs: boolean; /** "a lease", where it is known. */ other: string | null };

/** Whether a contract is about music or somebody's own performance, and if not, what it is about. */
export function findSubject(text: string): Subject {
  const times = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (times(gift) >= FEWEST_GIFTS) return { isOurs: false, other: "a licence to everybody" };
  const title = text.trimStart().slice(0, LONGEST_TITLE);
  const titled = titles.find(([, words]) => words.test(title));
  if (titled) return { isOurs: false, other: titled[0] };
  const words = countWords(text);
  const likeness = readsAsMusic(text);
  const namesMakers = (times(makers) * 1000) / words >= MAKERS;
  const opening = openingLines(text);
  if (differentOf(music, text) < FEWEST_OF_MUSIC && opening.some((line) => showsGoods.test(line)))
    return { isOurs: false, other: "an advertising contract" };
  const isTitled = opening.some((line) => ownTitle.test(line));
  const heard = times(listening);
  const made = times(making);
  const isHeard = !isTitled && heard >= FEWEST_LISTENING && (heard * 1000) / words >= LISTENING;
  if (isHeard && heard > made * MAKING_IN_LISTENING) return { isOurs: false, other: TERMS_OF_USE };
  const ours = differentOf(music, text) * 2 + differentOf(musicToo, text);
  const acts = differentOf(performance, text);
  // Other trades have artists, releases, records and tours, too.
  const musical = countWordsOf(music, text);
  // Each word once, in a text of thousands, is what any long text has; but annexes of any length follow a contract.
  const isMusical = densityOf(text) >= DENSE || densityOf(text.slice(0, OPENING)) >= DENSE_AT_ONCE;
  const isTalent = times(talents) >= FEWEST_TALENTS || (isMusical && ours >= 3);
  const counted = others.map(([name, pattern]) => {
    const found = (text.match(pattern) ?? []).map((word) => word.toLowerCase());
    return {
      name,
      count: found.length,
      different: new Set(found.map((word) => word.replace(/s$/, ""))).size,
    };
  });
  const most = counted.reduce((first, each) => (each.count > first.count ? each : first));
  const isOften = most.different >= 2 && (most.count * 1000) / words >= OFTEN;
  const isDrowned =
    isOften &&
    times(madeFor) < FEWEST_MADE_FOR &&
    most.count > musical * (differentOf(music, text) >= 5 ? 2 : 1);
  const isHandedIn =
    times(ownWorks) >= FEWEST_OF_EACH && times(handsIn) >= FEWEST_OF_EACH && (made * 1000) / words >= MAKING;
  const isSaid =
    isHandedIn ||
    (!isDrowned &&
      ((isMusical && ours >= LEAST_MUSIC) ||
        (isTalent && acts >= LEAST_PERFORMANCE) ||
        (isTitled && Math.max(ours, acts) >= LEAST_TITLED) ||
        (likeness >= SURELY_MUSIC && ours >= LEAST_TITLED)));
  // Any long text has some words of music and of performance: what is said in all of it has to be about them, too.
  const isUsed = made === 0 && !namesMakers && likeness < SURELY_MUSIC && termsOfUse.test(title);
  const isOurs = isSaid && !isUsed && (likeness >= LEAST_LIKE_MUSIC || namesMakers);
  if (isOurs) return { isOurs, other: null };
  return { isOurs, other: isOften ? most.name : isUsed ? TERMS_OF_USE : null };
}

function openingLines(text: string): string[] {
  const lines = text
    .trimStart()
    .slice(0, LONGEST_TITLE * MOST_TITLE_LINES)
    .split("\n");
  return lines
    .filter((line) => line.trim() !== "" && line.length <= LONGEST_TITLE)
    .slice(0, MOST_TITLE_LINES);
}

/** Words of music for each thousand. */
function densityOf(text: string): number {
  return (countMusic(text) * 1000) / countWords(text);
}

function countWords(text: string): number {
  return Math.max(100, text.match(/\p{L}+/gu)?.length ?? 0);
}

function differentOf(patterns: readonly RegExp[], text: string): number {
  return patterns.filter((pattern) => pattern.test(text)).length;
}

function countMusic(text: string): number {
  return countWordsOf([...music, ...musicToo], text);
}

function countWordsOf(patterns: readonly RegExp[], text: string): number {
  return patterns.reduce(
    (sum, { source, flags }) => sum + (text.match(new RegExp(source, `${flags}g`))?.length ?? 0),
    0,
  );
}
