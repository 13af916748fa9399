import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { assertMaySendWords, countMails, fullName, type UserRecord } from "#server/features/auth/index";
import {
  assertUnlocked,
  findInForce,
  findVersion,
  freezeVersion,
  lockDocumentRecord,
  nextMoment,
  readDraft,
  readFrozen,
  recordEvent,
  type KeyedParty,
  type VersionRecord,
} from "#server/features/documents/index";
import { assignEmails } from "#server/features/signing/assign-emails";
import { insertSigners, knownLanguages } from "#server/features/signing/signers-store";
import { deliverInvitations, isAsked, type Invited } from "#server/features/signing/deliver-invitation";
import { endOfLink } from "#server/features/signing/signing-rules";
import { assertMayText } from "#server/features/signing/texts/text-budget";
import { notifyWhoSignedFor } from "#server/features/signing/representatives/signed-for-mail";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { may } from "#shared/domain/document-status";
import { sharesWay } from "#shared/domain/leaving-rules";
import { ownersWhoDoNotSign } from "#shared/domain/recording-owners";
import { addressOf } from "#shared/domain/split-sheet";
import type { Language } from "#shared/words/languages";

/** What the server saw of the request that sends it. */
export type Seen = { ipAddress: string; userAgent: string };
type Sending = ParsedInput<Contract["POST /api/documents/{id}/send-for-signing"]>["body"];

type Within = Sending & {
  id: string;
  at: Date;
  from?: Seen | null;
  /** Ties the trails of documents that were sent at once; their links leave together. */
  together?: string | null;
};

/**
 * Freezes the draft and sends everyone on it a personal link, by mail, to their phone, or both. Throws as `sendWithin` and the budgets do.
 */
export async function sendDocument(
  deps: Deps,
  user: UserRecord,
  id: string,
  sending: Sending & { from?: Seen | null },
): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (trx) => {
    const invited = await sendWithin(deps, trx, user, { id, at, ...sending });
    const count = invited.filter(({ signer }) => deps.sms && signer.phone).length;
    await assertMayText(trx, user, { count, now: at });
    await deliverInvitations(deps, trx, invited.filter(isAsked), { at, accountId: user.id });
  });
}

/**
 * Freezes the draft and makes the links of everyone on it: answers them. Throws `document_not_found`, `document_not_draft`, `document_changed`,
 * `document_locked`, `no_emails`, `signer_email_missing`, `signer_email_unknown`, `invalid_input`; `email_unconfirmed` for a message, and for many signers.
 */
export async function sendWithin(
  deps: Deps,
  trx: Trx,
  user: UserRecord,
  { id, at: now, from = null, together = null, ...sending }: Within,
): Promise<Invited[]> {
  const document = await lockDocumentRecord(trx, id, user.id);
  if (!document) throw new AppError("document_not_found");
  assertUnlocked(document.status);
  if (!may("send", document.status)) throw new AppError("document_not_draft");
  if ((sending.revision ?? document.revision) !== document.revision) throw new AppError("document_changed");

  const at = await nextMoment(trx, id, now);
  assertMaySendWords(user, sending.message);
  const wording = assignEmails({ hasSms: deps.sms !== null }, readDraft(document), sending);
  const inForce = await findInForce(trx, id);
  assertOwnersSign(wording, inForce && readFrozen(inForce));
  const sentBy = { name: fullName(user), email: user.email, phone: user.phone };
  const frozen = await freezeVersion(deps, trx, document, {
    wording,
    sentBy,
    message: sending.message,
    inTurn: sending.order === "in_turn",
    linkDays: sending.linkDays,
    reminders: sending.reminders,
    copies: sending.copies,
    operator: deps.env.OPERATOR,
    at,
    from,
  });
  const { version } = frozen;
  const details = { version: version.number, sha256: version.sha256, ...(together && { together }) };
  await recordEvent(trx, { documentId: id, event: "document_sent", actor: `user:${user.id}`, at, details });
  if (version.replaces !== null) {
    const replaced = await findVersion(trx, id, version.replaces);
    await notifyWhoSignedFor(deps, trx, replaced!.id, { news: "sent", key: version.id });
  }
  return inviteSigners(deps, trx, user, { ...frozen, together });
}

/** Throws `invalid_input` where somebody owns a recording by the sheet and would not sign it. */
function assertOwnersSign({ type, content }: TypedContent, inForce: TypedContent | null): void {
  if (type !== "split_sheet") return;
  const before = inForce?.type === "split_sheet" ? inForce.content : null;
  const issues = ownersWhoDoNotSign(content, before).map(({ path, message }) => ({
    path: `content.${path}`,
    message,
  }));
  if (issues[0]) throw new AppError("invalid_input", issues[0].message, { issues });
}

/**
 * Those whose mails are too many for today, or who were mailed by this owner just now, are invited later: their links run from then on. In
 * turn only the first is; the others when the one before has signed, and they count today all the same.
 */
async function inviteSigners(
  deps: Deps,
  trx: Trx,
  user: UserRecord,
  {
    version,
    signers: people,
    together,
  }: { version: VersionRecord; signers: KeyedParty[]; together: string | null },
): Promise<Invited[]> {
  const { secrets } = deps;
  const { documentId, sentAt: at, copies } = version;
  const mayLeave = await countMails(trx, user, {
    about: documentId,
    to: [
      ...people.map((person) => ({ name: person.name, email: addressOf(person) })),
      ...copies.map((copy) => ({ email: copy.email })),
    ],
    now: at,
    together: together !== null,
  });
  const known = await knownLanguages(trx, documentId);
  const invited = people.map((person, position) => {
    const token = secrets.newToken();
    const invitedAt = mayLeave[position]!;
    const signer = {
      id: randomUUID(),
      documentId,
      versionId: version.id,
      position,
      ...person,
      language: languageOf(known, person),
      awaitsTurn: version.inTurn && position > 0,
      tokenHash: secrets.hashToken(token),
      tokenExpiresAt: endOfLink(invitedAt, version),
      invitedAt,
    };
    return { signer, token };
  });
  await insertSigners(
    trx,
    invited.map(({ signer }) => signer),
  );
  return invited;
}

type Known = { name: string; email: string; phone: string; language: Language | null };

/** In which somebody read an earlier version, or whoever shares their mailbox. */
function languageOf(known: readonly Known[], person: KeyedParty): Language | null {
  const there = known.filter((one) => sharesWay(one, person));
  return (there.find(({ name }) => name === person.name) ?? there[0])?.language ?? null;
}
