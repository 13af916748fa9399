/** A name as it is compared: however it is spaced, capitalised and punctuated. */
const fold = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const titles = /^(?:mr|mrs|ms|miss|dr|prof|bw|bwana|bi|mzee) /;

/** Without a title before it, and what stands behind a comma or in brackets: "Mr Owen Owner, father". */
const bare = (written: string) => fold(written.split(/[,;(–]/)[0] ?? "").replace(titles, "");

/** Whether what was written names this person, also with a title or a relation: a name of several words stands in it, one of a single word is all of it. */
export function namesPerson(written: string, name: string): boolean {
  const wanted = fold(name);
  if (wanted === "") return false;
  if (bare(written) === wanted || fold(written) === wanted) return true;
  return wanted.includes(" ") && ` ${fold(written)} `.includes(` ${wanted} `);
}

/** The same of who is written of themselves: "Mama Kid Producer" is another person than "Kid Producer". */
export function isWrittenAs(written: string, name: string): boolean {
  const wanted = fold(name);
  return wanted !== "" && (bare(written) === wanted || fold(written) === wanted);
}
