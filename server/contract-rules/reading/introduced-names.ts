/** The short forms of a party's name that the rest of the text uses: "Savanna" for "Savanna Sound Ltd", "Amina" for "Amina Hassan". */
export function shortNames(introduction: string, text: string): string[] {
  const name = nameIn(introduction);
  if (name === "") return [];
  const words = name.split(" ").filter((word) => word.length >= 3 && !common.test(word));
  const shorter = name.split(" ").slice(0, 2).join(" ");
  const candidates = [
    name,
    shorter,
    ...words.slice(0, 1),
    ...words.slice(-1),
    ...stageNames(introduction),
    ...firmNames(introduction),
  ];
  return [...new Set(candidates)].filter((each) => standsAlone(each, name, text));
}

/** Words of a name that say nothing of whose it is. */
const common =
  /^(?:the|mr|mrs|ms|miss|dr|messrs|ltd|limited|inc|plc|llc|pty|company|co|records?|recordings|music|sounds?|entertainment|publishing|management|studios?|songs|group|label|big|blue|black|red|green|gold|golden|new|first|great|high|africa|african|nairobi|lagos|accra|kampala|nigeria|kenya|ghana|agreement|contract|between|and|parties)\.?$/i;
/** Between the words of a name and its address. */
const nameEnd =
  /,| of | whose | a company| trading| t\/a | p\/k\/a| a\.k\.a| aka | known | performing| with | at | on behalf|;|\(|:/;
const name =
  /\p{Lu}[\p{L}\p{M}'&.-]*(?: (?:(?:de|van|der|el|al|ya|wa|&|and the) )?\p{Lu}[\p{L}\p{M}'&.-]*){0,5}/u;

function nameIn(introduction: string): string {
  const lead = introduction.replace(/^.*\b(?:between|and|among|parties|from|to|by)\b:? (?=\p{Lu})/isu, "");
  const [words = ""] = lead.replace(/^[^\p{L}]+/u, "").split(nameEnd);
  return name.exec(words)?.[0].replace(/\.$/, "") ?? "";
}

function stageNames(introduction: string): string[] {
  return [
    ...introduction.matchAll(
      /(?:known as|p\/k\/a|a\.?k\.?a\.?|t\/a|trading as|performing as|stage name:?) "?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/giu,
    ),
  ].map((found) => found[1] ?? "");
}

/** "through her company Hali Sounds Ltd": Hali Sounds. */
function firmNames(introduction: string): string[] {
  return [
    ...introduction.matchAll(
      /(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}) (?:Ltd|Limited|Inc|LLC|Plc|PLC|GmbH|CC|\(Pty\))/gu,
    ),
  ].map((found) => found[1] ?? "");
}

const FEWEST = 2;

/** Whether a short form is used as a name elsewhere than inside the full name. */
function standsAlone(short: string, full: string, text: string): boolean {
  const rest = text.replaceAll(full, "");
  const least = short === full ? FEWEST + 1 : FEWEST;
  const found = (short === full ? text : rest).split(
    new RegExp(`(?<!\\p{L})${escape(short)}(?!\\p{L})`, "u"),
  );
  return found.length - 1 >= least;
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
