import { agreementChoicesDefaults } from "#shared/domain/agreements/agreement-choices";

/** A form while it is typed: texts stay texts until it is sent ("39,000" is not turned into 39000 under the fingers). */
export type Typed<Form> = { [Field in keyof Form]: Form[Field] extends boolean ? boolean : string };

/** The fair answers that the folded part of both forms begins with. */
export const typedChoices = {
  ...agreementChoicesDefaults,
  releaseMonths: String(agreementChoicesDefaults.releaseMonths),
};

/** A form as it is sent, in the words it was typed in. */
export type FieldTexts = Record<string, string | boolean>;

/** Reads fields back that were stored as JSON: what is missing or of another kind stays as it is in `empty`. */
export function readFields<Fields extends FieldTexts>(empty: Fields, stored: unknown): Fields {
  const given = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const read = Object.entries(empty).map(([name, value]) => [name, readField(value, given[name])]);
  return Object.fromEntries(read) as Fields;
}

function readField(empty: string | boolean, given: unknown): string | boolean {
  if (typeof given === typeof empty) return given as string | boolean;
  return typeof empty === "string" && typeof given === "number" ? String(given) : empty;
}
