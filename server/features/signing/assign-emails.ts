import { readPhonesOf } from "#server/features/documents/index";
import { assertIsAnother, assertIsNoParty } from "#server/features/signing/representatives/assert-acting";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { isAgreement, type TypedContent } from "#shared/domain/agreements/agreement-content";
import type { Reached } from "#shared/domain/split-sheet";
import { ONE_ADDRESS } from "#shared/domain/agreements/party-issues";
import { partiesOf, signatoryOf, withAddresses } from "#shared/domain/parties";
import { wordsIn } from "#shared/words/speak";

type Recipients = Pick<
  ParsedInput<Contract["POST /api/documents/{id}/send-for-signing"]>["body"],
  "emails" | "signers"
>;

/**
 * What the document says with an e-mail, or on a sheet a number, for everyone on it, from what the send dialog gave. Throws
 * `parties_unknown`, `no_emails`, `parties_share_address`, `acts_for_other_party`, `signer_email_missing` and `signer_email_unknown`, naming who, and `invalid_input`.
 */
export function assignEmails(
  { hasSms }: { hasSms: boolean },
  document: TypedContent,
  { emails = [], signers: given = [] }: Recipients,
): TypedContent {
  const isSheet = !isAgreement(document.type);
  if (partiesOf(document).length === 0) throw new AppError("parties_unknown");
  if (emails.length === 0 && given.length === 0) throw new AppError("no_emails");
  // Agreements name addresses in their text: there nobody is reached by phone.
  const signers = isSheet ? readPhonesOf(given) : given.map(({ name, email }) => ({ name, email }));
  const filled = fillIn(document, signers);
  const people = partiesOf(filled);

  if (isAgreement(filled.type) && (hasOneTwice(people.map(({ email }) => email)) || hasOneTwice(emails)))
    throw new AppError("parties_share_address", undefined, {
      issues: [{ path: "signers.1.email", message: ONE_ADDRESS }],
    });

  // By its text: a minor's guardian is not who contracts with the minor.
  for (const person of people) {
    const signatory = signatoryOf(filled, person);
    const others = people.filter((one) => one !== person);
    if (signatory?.capacity !== "guardian") continue;
    assertIsNoParty({ name: signatory.name, email: person.email }, others);
    assertIsAnother(signatory, person.name);
  }

  const unknown = emails.find((address) => !people.some((person) => person.email === address.toLowerCase()));
  if (unknown)
    throw new AppError("signer_email_unknown", `${unknown} belongs to nobody on this ${nounOf(document)}.`);

  const listed = new Set([
    ...emails.map((address) => address.toLowerCase()),
    ...signers.map(({ email }) => email),
  ]);
  const missing = people.filter(({ email, phone }) =>
    email === "" ? !(isSheet && hasSms && phone) : !listed.has(email),
  );
  if (missing.length > 0) {
    const names = wordsIn("en").list(missing.map((person) => person.name));
    throw new AppError(
      "signer_email_missing",
      isSheet && hasSms
        ? `Every signer needs an e-mail address or a phone number. Please add one for ${names}.`
        : `Every signer needs an e-mail address. Please add one for ${names}.`,
    );
  }
  return filled;
}

const hasOneTwice = (addresses: readonly string[]) =>
  new Set(addresses.map((address) => address.toLowerCase())).size < addresses.length;

function nounOf({ type }: TypedContent): string {
  return isAgreement(type) ? "agreement" : "sheet";
}

function fillIn(document: TypedContent, signers: readonly (Reached & { name: string })[]): TypedContent {
  const people = partiesOf(document);
  const stranger = signers.find((signer, index) => signer.name !== people[index]?.name);
  if (stranger) {
    throw new AppError(
      "signer_email_unknown",
      `${stranger.name} is not in that place on this ${nounOf(document)}. Please reload the page.`,
    );
  }
  return withAddresses(
    document,
    people.map((person, index) => signers[index] ?? person),
  );
}
