import type { RegistrationRecord } from "#shared/contract/registration";

type Change = { field: string; before: string; after: string };
type Facts = Pick<RegistrationRecord, "song" | "recordings" | "people">;

/** What is different, field by field; a list of things by their places. Moments when somebody confirmed are told as such. */
export function changesBetween(before: Facts, after: Facts): Change[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields
    .map((field) => ({ field, before: old.get(field) ?? "", after: now.get(field) ?? "" }))
    .filter((change) => change.before !== change.after);
}

/** Each text, number and switch by its place: `song.samples.0.title`, `Amina Wanjiru.ipiNameNumber`. */
function leavesOf({ song, recordings, people }: Facts): Map<string, string> {
  const leaves = new Map<string, string>();
  const walk = (value: unknown, place: string) => {
    if (Array.isArray(value) && value.every((one) => typeof one === "string")) walk(value.join(", "), place);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${place}.${key}`);
    else if (value !== null && value !== "")
      leaves.set(place, typeof value === "string" ? value : JSON.stringify(value));
  };
  walk(song, "song");
  walk(recordings, "recordings");
  for (const { name, details, confirmedAt } of people) {
    walk(details, name);
    if (confirmedAt !== null) leaves.set(`${name}.confirmed`, confirmedAt);
  }
  return leaves;
}
