const clauseNumber =
  /^(?:clause |article |section )?(\d{1,2})(?:\.(?!\d)|[):]|\.\d{1,2}\.?| -)? +(?=\p{Lu})/iu;
const LATEST_FIRST = 3;
/** A date or a name has no full stop behind it; a sentence that is as long as this one has. */
const LONGEST_WITHOUT_STOP = 180;

/** What a text lacks at its beginning or end to be a whole contract; empty where it lacks nothing that can be seen. */
export function findGaps(paragraphs: readonly string[]): string[] {
  const numbers = paragraphs.flatMap((line) => Number(clauseNumber.exec(line)?.[1] ?? Number.NaN) || []);
  // "17 November" and "14 Broadway" are followed by no 18 and no 15.
  const first = numbers.find((number) => numbers.includes(number + 1)) ?? 1;
  const isLate = first >= LATEST_FIRST && !numbers.includes(1);
  const opening = paragraphs[0] ?? "";
  const last = paragraphs.findLast((line) => /\p{L}/u.test(line)) ?? "";
  return [
    ...(isLate ? [`it begins with clause ${first}`] : []),
    ...(!isLate && /^\p{Ll}.*[.;]/u.test(opening) ? ["it begins in the middle of a sentence"] : []),
    ...(breaksOff(last) ? ["it breaks off in the middle of a sentence"] : []),
  ];
}

function breaksOff(last: string): boolean {
  if (/[.!?:;"')\]_\d|]$/.test(last)) return false;
  const endsOpen = /\b(?:and|or|the|of|to|by|for|with|any|all|shall|in|a|an|that|such|its|his|her)$/i.test(
    last,
  );
  return endsOpen || last.length > LONGEST_WITHOUT_STOP;
}
