import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { assertMaySendWords, countMails, fullName, type UserRecord } from "#server/features/auth/index";
import {
  assertUnlocked,
  freezeVersion,
  lockDocumentRecord,
  readDraft,
  recordEvent,
  type KeyedParty,
  type VersionRecord,
} from "#server/features/documents/index";
import { assignEmails } from "#server/features/signing/assign-emails";
import { insertSigners } from "#server/features/signing/signers-store";
import { invitationMail, waitingInvitationsMail } from "#server/features/signing/invitation-mail";
import { LINK_LIFETIME } from "#server/features/signing/signing-rules";
import { insertWaitingInvitations } from "#server/features/signing/waiting-invitations-store";
import { assertMayText } from "#server/features/signing/texts/text-budget";
import { sendText } from "#server/features/signing/texts/text-message";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { may } from "#shared/domain/document-status";
import { addressOf } from "#shared/domain/split-sheet";

/** What the server saw of the request that sends it. */
type Seen = { ipAddress: string; userAgent: string };
type Sending = ParsedInput<Contract["POST /api/documents/{id}/send-for-signing"]>["body"];

/**
 * Freezes the draft and sends everyone on it a personal link, by mail, to their phone, or both. Throws `document_not_found`, `document_not_draft`, `document_changed`,
 * `document_locked`, `no_emails`, `signer_email_missing`, `signer_email_unknown`; `email_unconfirmed` for a message, and for many signers.
 */
export async function sendDocument(
  deps: Deps,
  user: UserRecord,
  id: string,
  { from = null, ...sending }: Sending & { from?: Seen | null },
): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (trx) => {
    const document = await lockDocumentRecord(trx, id, user.id);
    if (!document) throw new AppError("document_not_found");
    assertUnlocked(document.status);
    if (!may("send", document.status)) throw new AppError("document_not_draft");
    if ((sending.revision ?? document.revision) !== document.revision) throw new AppError("document_changed");

    assertMaySendWords(user, sending.message);
    const wording = assignEmails({ hasSms: deps.sms !== null }, readDraft(document), sending);
    const sentBy = { name: fullName(user), email: user.email };
    const frozen = await freezeVersion(trx, document, {
      wording,
      sentBy,
      message: sending.message,
      operator: deps.env.OPERATOR,
      at,
      from,
    });
    const { version } = frozen;
    const details = { version: version.number, sha256: version.sha256 };
    await recordEvent(trx, { documentId: id, event: "document_sent", actor: `user:${user.id}`, at, details });
    await inviteSigners(deps, trx, user, frozen);
  });
}

/** Those whose mails are too many for today, or who were mailed by this owner just now, are invited later: their links run from then on. */
async function inviteSigners(
  deps: Deps,
  trx: Trx,
  user: UserRecord,
  { version, signers: people }: { version: VersionRecord; signers: KeyedParty[] },
): Promise<void> {
  const { secrets, jobs } = deps;
  const { documentId } = version;
  const mayLeave = await countMails(trx, user, {
    about: documentId,
    to: people.map((person) => ({ name: person.name, email: addressOf(person) })),
    now: version.sentAt,
  });
  const count = people.filter(({ phone }) => deps.sms && phone).length;
  await assertMayText(trx, user, { count, now: version.sentAt });
  const invitations = people.map((person, position) => {
    const token = secrets.newToken();
    const invitedAt = mayLeave[position]!;
    const signer = {
      id: randomUUID(),
      documentId,
      versionId: version.id,
      position,
      ...person,
      tokenHash: secrets.hashToken(token),
      tokenExpiresAt: new Date(invitedAt.getTime() + LINK_LIFETIME),
      invitedAt,
    };
    return { signer, sealedToken: secrets.seal(token) };
  });
  await insertSigners(
    trx,
    invitations.map(({ signer }) => signer),
  );
  const isLater = ({ signer }: (typeof invitations)[number]) => signer.invitedAt > version.sentAt;
  const mailed = invitations.filter(({ signer }) => signer.email !== "");
  await insertWaitingInvitations(
    trx,
    mailed.filter(isLater).map(({ signer, sealedToken }) => ({ signerId: signer.id, sealedToken })),
  );
  for (const { signer } of invitations) {
    const afterMs = signer.invitedAt.getTime() - version.sentAt.getTime();
    await sendText(deps, trx, {
      kind: "invitation",
      signer,
      at: version.sentAt,
      accountId: user.id,
      afterMs,
    });
  }
  for (const invitation of mailed) {
    const { signer, sealedToken } = invitation;
    const signerId = signer.id;
    const key = signer.tokenHash;
    const afterMs = signer.invitedAt.getTime() - version.sentAt.getTime();
    if (isLater(invitation)) await jobs.enqueue(trx, waitingInvitationsMail, { signerId }, { key, afterMs });
    else await jobs.enqueue(trx, invitationMail, { signerId, sealedToken }, { key });
  }
}
