import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { countMails, fullName, type UserRecord } from "#server/features/auth/index";
import {
  assertUnlocked,
  findVersion,
  lockDocumentRecord,
  readPhonesOf,
  recordEvent,
  setAddress,
  sha256,
  type DocumentRecord,
} from "#server/features/documents/index";
import { bondsOf } from "#server/features/signing/bound-signers";
import { replacedMail } from "#server/features/signing/mails/address-replaced-mail";
import { deliverInvitations } from "#server/features/signing/deliver-invitation";
import { closeDenials, notesOfSigner } from "#server/features/signing/notes/signer-notes-store";
import { isReachedAlike } from "#server/features/signing/representatives/assert-acting";
import { representationDroppedMail } from "#server/features/signing/representatives/representative-mails";
import { textNamed } from "#server/features/signing/representatives/representative-texts";
import {
  endRepresentative,
  representativesOf,
} from "#server/features/signing/representatives/representatives-store";
import {
  replaceAddress,
  signersOf,
  type SignerRecord,
  type SignerWithSignature,
} from "#server/features/signing/signers-store";
import { endOfLink } from "#server/features/signing/signing-rules";
import { assertMayText } from "#server/features/signing/texts/text-budget";
import { sendText } from "#server/features/signing/texts/text-message";
import { AppError } from "#server/http/app-error";
import { isAgreement } from "#shared/domain/agreements/agreement-content";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { likelyMailbox } from "#shared/domain/mailbox";
import { namesPerson } from "#shared/domain/named-person";
import { maskAddress } from "#shared/domain/signature-ways";
import { addressOf } from "#shared/domain/split-sheet";

type Correction = {
  collaboratorId: string;
  email: string;
  phone: string;
  /** It was said what is to be known of the address, and the owner goes on. */
  anyway?: boolean | undefined;
};

/**
 * The owner puts right how somebody on a sheet is reached who has not signed: they are sent a new link, the old one is dead, and who had
 * it is told. Others' signatures stay; the correction is printed. Throws `document_not_found`, `document_locked`, `address_in_text`,
 * `not_awaiting_signatures`, `already_signed`, `address_unchanged`, `acts_for_other_party`, `address_binds`, `address_doubted`, `signer_email_missing`, `invalid_input` and what the
 * budgets do.
 */
export async function correctAddress(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  { collaboratorId, anyway, ...given }: Correction,
): Promise<void> {
  const [reached] = deps.sms ? readPhonesOf([given]) : [{ ...given, phone: "" }];
  if (!reached || (reached.email === "" && reached.phone === "")) throw new AppError("signer_email_missing");
  await deps.db.transaction(async (trx) => {
    const document = await lockDocumentRecord(trx, documentId, user.id);
    if (!document) throw new AppError("document_not_found");
    const version = await findVersion(trx, documentId, document.versionNumber);
    if (!version || version.endedAt) throw new AppError("not_awaiting_signatures");
    assertUnlocked(document.status);
    if (!isAwaitingSignatures(document.status)) throw new AppError("not_awaiting_signatures");
    if (isAgreement(document.type)) throw new AppError("address_in_text");
    const signers = await signersOf(trx, version.id);
    const signer = signers.find(({ id }) => id === collaboratorId);
    if (!signer) throw new AppError("not_found", "That signer is not on this document.");
    if (signer.signature) throw new AppError("already_signed", `${signer.name} has already signed.`);
    if (signer.email === reached.email && signer.phone === reached.phone)
      throw new AppError("address_unchanged");
    // Whoever is named to sign in somebody's place is nobody on the document.
    const named = await representativesOf(
      trx,
      signers.map(({ id }) => id),
    );
    if (named.some((one) => isReachedAlike(one, reached)))
      throw new AppError("acts_for_other_party", addressOfNamed(signer.name));
    if ((await bondsOf(trx, version, [signer])).size > 0)
      throw new AppError("address_binds", addressBinds(signer.name, version.replaces));
    const doubt = anyway ? undefined : await doubtOf(deps, trx, user, { signer, signers, reached });
    if (doubt) throw new AppError("address_doubted", doubt);
    await replace(deps, trx, user, { document, version, signer, reached });
  });
}

type Doubted = {
  signer: SignerWithSignature;
  signers: readonly SignerWithSignature[];
  reached: { email: string; phone: string };
};

/** What the owner is told of an address by which somebody else could sign in this person's place; nothing of any other. */
async function doubtOf(
  deps: Pick<Deps, "secrets">,
  trx: Trx,
  user: UserRecord,
  { signer, signers, reached }: Doubted,
): Promise<string | undefined> {
  const { name } = signer;
  const reads = (one: { email: string; phone?: string | null }) =>
    (one.email !== "" && one.email === reached.email) || (!!one.phone && one.phone === reached.phone);
  if (reads(user) && !namesPerson(name, fullName(user)))
    return `That is your own: whoever reads it could sign as ${name}. It is printed that the link went to the sender.`;
  const readsLikely = ({ email }: { email: string }) =>
    reached.email !== "" && likelyMailbox(reached.email) === likelyMailbox(email);
  if (readsLikely(user) && !namesPerson(name, fullName(user)))
    return `Many providers deliver that to your own mailbox, ${user.email}: whoever reads it could sign as ${name}. That is printed.`;
  const others = signers.filter(({ id }) => id !== signer.id);
  const other = others.find(reads);
  if (other)
    return `${other.name} is reached there, too: whoever reads it could sign for both. That is printed.`;
  const likely = others.find(readsLikely);
  if (likely)
    return `Many providers deliver that to the mailbox of ${likely.name}: whoever reads it could sign for both. That is printed.`;
  const denied = await deniedAt(deps, trx, signer);
  if (tracesOf(deps, reached).some((trace) => denied.includes(trace)))
    return `Whoever opened the link that went there said that they are not ${name}.`;
  return undefined;
}

/**
 * Digests of where links went, whose reader said that they are somebody else: before the next correction, or now. Of corrections that kept
 * none the masks: they name many, and it is only asked.
 */
async function deniedAt(deps: Pick<Deps, "secrets">, trx: Trx, signer: SignerRecord): Promise<string[]> {
  const denials = (await notesOfSigner(trx, signer.id)).filter(({ kind }) => kind === "not_me");
  return denials.flatMap((denial) => {
    const after = signer.corrections.find(({ at }) => new Date(at) >= denial.at);
    return after ? (after.digests ?? after.from.split(", ")) : digestsOf(deps, signer);
  });
}

/** By what a denial of the address is known: digests also by keys of before. */
const tracesOf = ({ secrets }: Pick<Deps, "secrets">, reached: Reached): string[] =>
  addressesOf(reached).flatMap((address) => [
    maskAddress(address),
    ...secrets.digests(`address ${address}`).map((digest) => digest.toString("hex")),
  ]);

/** Corrections keep addresses masked: many look alike, and a digest tells them apart. */
const digestsOf = ({ secrets }: Pick<Deps, "secrets">, reached: Reached): string[] =>
  addressesOf(reached).map((address) => secrets.digest(`address ${address}`).toString("hex"));

const addressesOf = ({ email, phone = "" }: Reached) => [email, phone].filter((address) => address !== "");

type Reached = { email: string; phone?: string | undefined };

const addressOfNamed = (name: string) =>
  `Somebody who was named to sign in another’s place is reached at this address. Please enter ${name}’s own.`;

const addressBinds = (name: string, version: number | null) =>
  `${name} signed version ${version}, which is in force, at this address: only from there can they agree to the new one. To reach them elsewhere take the new version back, enter the new address and send it again. Both addresses are asked then.`;

type Replacing = {
  document: DocumentRecord;
  version: { linkDays: number };
  signer: SignerRecord;
  reached: { email: string; phone: string };
};

async function replace(
  deps: Deps,
  trx: Trx,
  user: UserRecord,
  { document, version, signer, reached }: Replacing,
): Promise<void> {
  const { secrets, clock } = deps;
  const at = clock.now();
  const [leavesAt = at] = await countMails(trx, user, {
    about: document.id,
    to: [{ name: signer.name, email: addressOf(reached) }],
    now: at,
  });
  await assertMayText(trx, user, { count: reached.phone === "" ? 0 : 1, now: at });
  const token = secrets.newToken();
  const correction = {
    from: maskReached(signer),
    to: maskNew(signer, reached),
    at: at.toISOString(),
    by: fullName(user),
    digests: digestsOf(deps, signer),
  };
  const link = {
    tokenHash: secrets.hashToken(token),
    invitedAt: leavesAt,
    tokenExpiresAt: endOfLink(leavesAt, version),
  };
  const corrected = await replaceAddress(trx, signer, { ...reached, ...link, correction });
  if (!corrected) throw new AppError("already_signed");
  await setAddress(trx, document, { position: signer.position, ...reached });
  await closeDenials(trx, signer.id, at);
  const said = `${correction.from} to ${correction.to}`;
  await recordEvent(trx, {
    documentId: document.id,
    event: "address_corrected",
    actor: `user:${user.id}`,
    at,
    details: { signerId: signer.id, sha256: sha256(said) },
    reason: said,
  });
  await dropNaming(deps, trx, user, { document, signer, at });
  if (signer.awaitsTurn) return;
  await notifyAddressBefore(deps, trx, signer, { reached, at });
  await deliverInvitations(deps, trx, [{ signer: corrected, token }], { at, accountId: user.id });
}

/** Whom they had named was named by whoever had the link: that is over, and both the history and who was named are told. */
async function dropNaming(
  deps: Deps,
  trx: Trx,
  user: UserRecord,
  { document, signer, at }: Pick<Replacing, "document" | "signer"> & { at: Date },
): Promise<void> {
  const named = await endRepresentative(trx, signer.id, at);
  if (!named) return;
  await recordEvent(trx, {
    documentId: document.id,
    event: "representation_dropped",
    actor: `user:${user.id}`,
    at,
    details: { signerId: signer.id, sha256: named.recordSha256 },
    reason: named.name,
  });
  await textNamed(deps, trx, named, { kind: "named_dropped", at });
  if (named.email !== "")
    await deps.jobs.enqueue(
      trx,
      representationDroppedMail,
      { representativeId: named.id },
      { key: named.id },
    );
}

const maskReached = (reached: Reached) => addressesOf(reached).map(maskAddress).join(", ");

/** The same of what comes in its place: where two look alike masked, it says that they are not one. */
function maskNew(before: Reached, reached: Reached): string {
  const known = addressesOf(before);
  const alike = known.map(maskAddress);
  return addressesOf(reached)
    .map((address) => {
      const mask = maskAddress(address);
      return !known.includes(address) && alike.includes(mask) ? `another ${mask}` : mask;
    })
    .join(", ");
}

/** Whoever had the link is told that it is dead: at each address that was sent it and is not theirs any more. */
async function notifyAddressBefore(
  deps: Deps,
  trx: Trx,
  before: SignerRecord,
  { reached, at }: { reached: Replacing["reached"]; at: Date },
): Promise<void> {
  if (before.invitedAt > at) return;
  const { id: signerId, tokenHash: key } = before;
  if (before.email !== "" && before.email !== reached.email) {
    const sealedAddress = deps.secrets.seal(before.email);
    await deps.jobs.enqueue(trx, replacedMail, { signerId, sealedAddress }, { key });
  }
  if (before.phone !== "" && before.phone !== reached.phone)
    await sendText(deps, trx, { kind: "replaced", signer: before, to: before.phone, at });
}
