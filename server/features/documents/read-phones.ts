import { readPhone } from "#server/adapters/sms/read-phone";
import { AppError } from "#server/http/app-error";
import { PHONE_MESSAGE } from "#shared/domain/phone";
import type { Reached, RightsHolder, SplitSheet } from "#shared/domain/split-sheet";
import type { Issue } from "#shared/errors";

/** The sheet with its numbers as E.164. Throws `invalid_input`, naming each field that holds no number. */
export function readPhones(sheet: SplitSheet): SplitSheet {
  const issues: Issue[] = [];
  const read = (list: string, holders: readonly RightsHolder[]) =>
    holders.map((holder, index) => readOne(holder, `content.${list}.${index}.phone`, issues));
  const { publishing, master } = sheet;
  const withPhones = {
    ...sheet,
    publishing: read("publishingRightsCollaborators", publishing),
    master: read("masterRightsCollaborators", master),
  };
  if (issues.length > 0) throw new AppError("invalid_input", undefined, { issues });
  return withPhones;
}

/** The same of whom a document is sent to. */
export function readPhonesOf<Person extends Reached>(people: readonly Person[]): Person[] {
  const issues: Issue[] = [];
  const read = people.map((person, index) => readOne(person, `signers.${index}.phone`, issues));
  if (issues.length > 0) throw new AppError("invalid_input", PHONE_MESSAGE, { issues });
  return read;
}

function readOne<Person extends Reached>(person: Person, path: string, issues: Issue[]): Person {
  if (!person.phone) return person;
  const phone = readPhone(person.phone);
  if (phone === null) issues.push({ path, message: PHONE_MESSAGE });
  return { ...person, phone: phone ?? "" };
}
