import { AppError } from "#server/http/app-error";
import { isWrittenAs, namesPerson } from "#shared/domain/named-person";
import { asksPosition, type Acting } from "#shared/domain/acting";

type Reached = { email: string; phone?: string | null | undefined };
type Person = Reached & { name: string };

/** Whether both are reached at one address or number. */
export const isReachedAlike = (one: Reached, other: Reached): boolean =>
  (one.email !== "" && one.email === other.email) || (!!one.phone && one.phone === other.phone);

/** Whoever is on the document, or sent it, decides for nobody else on it: by name, or where they would sign. */
export function assertIsNoParty(person: Person, parties: readonly Person[]): void {
  if (parties.some((party) => isReachedAlike(party, person) || namesPerson(person.name, party.name)))
    throw new AppError("acts_for_other_party");
}

export function assertHasPosition({ capacity, position }: Pick<Acting, "capacity" | "position">): void {
  if (!asksPosition(capacity) || position !== "") return;
  const message = "Please enter the position, for example director";
  throw new AppError("invalid_input", message, { issues: [{ path: "position", message }] });
}

const company = /\b(?:ltd|limited|plc|llc|llp|inc|gmbh)\.?$/i;

/** A company cannot press anything: throws `company_signs_by_somebody` where nobody says who signs for it. */
export function assertIsPerson(name: string): void {
  if (company.test(name.trim())) throw new AppError("company_signs_by_somebody");
}

/** Throws `invalid_input` where a minor is named as their own guardian. */
export function assertIsAnother({ capacity, name }: Pick<Acting, "capacity" | "name">, minor: string): void {
  if (capacity !== "guardian" || !isWrittenAs(name, minor)) return;
  const message = "Please enter the name of the parent or guardian, not of the child";
  throw new AppError("invalid_input", message, { issues: [{ path: "name", message }] });
}
