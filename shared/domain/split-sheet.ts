import type { Declared } from "#shared/domain/declared";
import { formatShare, type Hundredths } from "#shared/domain/shares";
import type { SongFacts } from "#shared/domain/song-facts";

export const rightsTypes = ["publishing", "master"] as const;
export type RightsType = (typeof rightsTypes)[number];

export const rightsLabels = {
  publishing: "Publishing Rights",
  master: "Master Rights",
} as const satisfies Record<RightsType, string>;

/** Most rows in one list of rights. */
export const MAX_COLLABORATORS = 500;

/**
 * One row of a list: a person, what they did, and the share they hold. `email` is empty until somebody fills it in; `phone` (E.164) is
 * there where one was given.
 */
export type RightsHolder = Reached & { name: string; role: string; share: Hundredths };

/** Where somebody is written to. */
export type Reached = { email: string; phone?: string | undefined };

/** What a split sheet says: the facts of its song, and who holds which rights. */
export type SplitSheet = SongFacts & {
  /** Null where nothing is declared; sheets that were sent before it was asked say nothing about it at all. */
  declared?: Declared | null | undefined;
  publishing: RightsHolder[];
  master: RightsHolder[];
};

/** A share that one person holds: a row of the sheet, seen from the person. */
export type HeldRight = { rightsType: RightsType; role: string; share: Hundredths };

/** "Composer, 50% of publishing rights" */
export function rightText({ rightsType, role, share }: HeldRight): string {
  return `${role}, ${formatShare(share)}% of ${rightsLabels[rightsType].toLowerCase()}`;
}

/** A person of the sheet with everything they hold: one signer, one link. */
export type SheetPerson = Reached & { name: string; rights: HeldRight[] };

/** "Composer, Producer": what somebody did, each role once. */
export function rolesOf(rights: readonly { role: string }[]): string {
  return [...new Set(rights.map((right) => right.role))].join(", ");
}

/** The same name and e-mail, without case, is the same person; where no e-mail is known, the same name and number. */
export function personKey(holder: Reached & { name: string }): string {
  return `${holder.name.trim().toLowerCase()}\n${addressOf(holder).trim().toLowerCase()}`;
}

/** What somebody is known by: the e-mail or, without one, the number. */
export function addressOf({ email, phone = "" }: Reached): string {
  return email || phone;
}

/** The people of a sheet in reading order; the same name and e-mail on several rows is one person. */
export function peopleOf(sheet: Pick<SplitSheet, "publishing" | "master">): SheetPerson[] {
  const people = new Map<string, SheetPerson>();
  for (const rightsType of rightsTypes) {
    for (const holder of sheet[rightsType]) {
      const key = personKey(holder);
      const person = people.get(key) ?? { name: holder.name, email: holder.email, rights: [] };
      if (holder.phone && !person.phone) person.phone = holder.phone;
      person.rights.push({ rightsType, role: holder.role, share: holder.share });
      people.set(key, person);
    }
  }
  return [...people.values()];
}

/** The sheet with e-mails and numbers filled in, `reached[i]` for the i-th of `peopleOf(sheet)`. An empty number takes one away. */
export function withReached(sheet: SplitSheet, reached: readonly Reached[]): SplitSheet {
  const byPerson = new Map(peopleOf(sheet).map((person, index) => [personKey(person), reached[index]]));
  const fill = (holder: RightsHolder) => {
    const { phone: known, ...row } = holder;
    const { email, phone = known } = byPerson.get(personKey(holder)) ?? holder;
    return { ...row, email: email || holder.email, ...(phone && { phone }) };
  };
  return { ...sheet, publishing: sheet.publishing.map(fill), master: sheet.master.map(fill) };
}
