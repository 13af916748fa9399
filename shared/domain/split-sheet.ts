import type { Hundredths } from "#shared/domain/shares";
import type { SongFacts } from "#shared/domain/song-facts";

export const rightsTypes = ["publishing", "master"] as const;
export type RightsType = (typeof rightsTypes)[number];

export const rightsLabels = {
  publishing: "Publishing Rights",
  master: "Master Rights",
} as const satisfies Record<RightsType, string>;

/** Most rows in one list of rights. */
export const MAX_COLLABORATORS = 500;

/** One row of a list: a person, what they did, and the share they hold. `email` is empty until somebody fills it in. */
export type RightsHolder = { name: string; email: string; role: string; share: Hundredths };

/** What a split sheet says: the facts of its song, and who holds which rights. */
export type SplitSheet = SongFacts & { publishing: RightsHolder[]; master: RightsHolder[] };

/** A share that one person holds: a row of the sheet, seen from the person. */
export type HeldRight = { rightsType: RightsType; role: string; share: Hundredths };

/** A person of the sheet with everything they hold: one signer, one link. */
export type SheetPerson = { name: string; email: string; rights: HeldRight[] };

/** "Composer, Producer": what somebody did, each role once. */
export function rolesOf(rights: readonly { role: string }[]): string {
  return [...new Set(rights.map((right) => right.role))].join(", ");
}

/** The same name and e-mail, without case, is the same person. */
export function personKey(holder: { name: string; email: string }): string {
  return `${holder.name.trim().toLowerCase()}\n${holder.email.trim().toLowerCase()}`;
}

/** The people of a sheet in reading order; the same name and e-mail on several rows is one person. */
export function peopleOf(sheet: Pick<SplitSheet, "publishing" | "master">): SheetPerson[] {
  const people = new Map<string, SheetPerson>();
  for (const rightsType of rightsTypes) {
    for (const holder of sheet[rightsType]) {
      const key = personKey(holder);
      const person = people.get(key) ?? { name: holder.name, email: holder.email, rights: [] };
      person.rights.push({ rightsType, role: holder.role, share: holder.share });
      people.set(key, person);
    }
  }
  return [...people.values()];
}

/** The sheet with e-mails filled in, `emails[i]` for the i-th of `peopleOf(sheet)`. */
export function withEmails(sheet: SplitSheet, emails: readonly string[]): SplitSheet {
  const byPerson = new Map(peopleOf(sheet).map((person, index) => [personKey(person), emails[index] ?? ""]));
  const fill = (holder: RightsHolder) => ({
    ...holder,
    email: byPerson.get(personKey(holder)) || holder.email,
  });
  return { ...sheet, publishing: sheet.publishing.map(fill), master: sheet.master.map(fill) };
}
