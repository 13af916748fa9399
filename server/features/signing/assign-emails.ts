import { nameList } from "#server/features/signing/signing-rules";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { peopleOf, withEmails, type SplitSheet } from "#shared/domain/split-sheet";

type Recipients = Pick<
  ParsedInput<Contract["POST /api/documents/{id}/send-for-signing"]>["body"],
  "emails" | "signers"
>;

/**
 * The sheet with an e-mail for everyone on it, from what the send dialog gave. Throws `no_emails`, `signer_email_missing` and
 * `signer_email_unknown`, naming who.
 */
export function assignEmails(sheet: SplitSheet, { emails = [], signers = [] }: Recipients): SplitSheet {
  if (emails.length === 0 && signers.length === 0) throw new AppError("no_emails");
  const filled = signers.length > 0 ? fillIn(sheet, signers) : sheet;
  const people = peopleOf(filled);

  const unknown = emails.find((address) => !people.some((person) => person.email === address.toLowerCase()));
  if (unknown) throw new AppError("signer_email_unknown", `${unknown} belongs to nobody on this sheet.`);

  const listed = new Set([
    ...emails.map((address) => address.toLowerCase()),
    ...signers.map(({ email }) => email),
  ]);
  const missing = people.filter((person) => !listed.has(person.email));
  if (missing.length > 0) {
    const names = nameList(missing.map((person) => person.name));
    throw new AppError(
      "signer_email_missing",
      `Every signer needs an e-mail address. Please add one for ${names}.`,
    );
  }
  return filled;
}

function fillIn(sheet: SplitSheet, signers: readonly { name: string; email: string }[]): SplitSheet {
  const people = peopleOf(sheet);
  const stranger = signers.find((signer, index) => signer.name !== people[index]?.name);
  if (stranger) {
    throw new AppError(
      "signer_email_unknown",
      `${stranger.name} is not in that place on this sheet. Please reload the page.`,
    );
  }
  return withEmails(
    sheet,
    signers.map(({ email }) => email),
  );
}
