import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { countMails, holdMails, type UserRecord } from "#server/features/auth/index";
import {
  assertUnlocked,
  findVersion,
  lockDocumentRecord,
  recordEvent,
  type VersionRecord,
} from "#server/features/documents/index";
import { sendNamedLink } from "#server/features/signing/representatives/representative-mails";
import {
  renewNamedLink,
  representativesOf,
} from "#server/features/signing/representatives/representatives-store";
import { renewLink, signersOf, type SignerWithSignature } from "#server/features/signing/signers-store";
import { deliverInvitations } from "#server/features/signing/deliver-invitation";
import { endOfLink, isExpired, RESEND_PAUSE } from "#server/features/signing/signing-rules";
import { assertMayText } from "#server/features/signing/texts/text-budget";
import { AppError } from "#server/http/app-error";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { momentInNairobi } from "#shared/dates";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { addressOf } from "#shared/domain/split-sheet";

type Resent = ResponseBody<Contract["POST /api/documents/{id}/resend-invitation"]>;

/**
 * Sends a new link to those who have not signed (or to one of them) and ends the old ones; at most once a minute each. Throws
 * `document_not_found`, `document_locked`, `not_awaiting_signatures`, `too_many_requests`.
 */
export async function resendInvitation(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  { collaboratorId }: { collaboratorId?: string | undefined },
): Promise<Resent> {
  const at = deps.clock.now();
  const mailed = await deps.db.transaction(async (trx) => {
    const document = await lockDocumentRecord(trx, documentId, user.id);
    if (!document) throw new AppError("document_not_found");
    const version = await findVersion(trx, documentId, document.versionNumber);
    if (!version || version.endedAt) throw new AppError("not_awaiting_signatures");
    assertUnlocked(document.status);
    if (!isAwaitingSignatures(document.status)) throw new AppError("not_awaiting_signatures");

    const asked = (await signersOf(trx, version.id)).filter(
      ({ id }) => !collaboratorId || id === collaboratorId,
    );
    if (asked.length === 0) throw new AppError("not_found", "That signer is not on this document.");
    const unsigned = asked.filter(({ signature }) => !signature);
    if (unsigned.length === 0)
      throw new AppError("not_awaiting_signatures", "This signer has already signed.");
    const waiting = unsigned.filter(({ awaitsTurn }) => !awaitsTurn);
    if (waiting.length === 0)
      throw new AppError("not_your_turn", "This signer is asked once those before have signed.");

    const renewed = await renewLinks(deps, trx, user, { version, waiting });
    for (const { id } of renewed) {
      const details = { signerId: id };
      await recordEvent(trx, {
        documentId,
        event: "invitation_resent",
        actor: `user:${user.id}`,
        at,
        details,
      });
    }
    return renewed;
  });
  return {
    collaborator: { email: mailed[0]!.email },
    collaborators: mailed.map(({ id, name, email, phone }) => ({ id, name, email, ...(phone && { phone }) })),
  };
}

type Waiting = { version: VersionRecord; waiting: SignerWithSignature[] };

async function renewLinks(deps: Deps, trx: Trx, user: UserRecord, { version, waiting }: Waiting) {
  const { clock, secrets } = deps;
  const at = clock.now();
  const notAfter = new Date(at.getTime() - RESEND_PAUSE);
  const due = waiting.filter(({ invitedAt }) => invitedAt <= notAfter);
  const expired = due.filter((signer) => isExpired(signer, at)).map(({ id }) => id);
  const named = await representativesOf(trx, expired);
  await holdMails(
    trx,
    user,
    [...due, ...named].map((person) => ({ email: addressOf(person) })),
  );
  // The link there is goes on working: it is not given up for a mail that leaves later.
  const mayLeave = await countMails(trx, user, {
    about: waiting[0]!.documentId,
    to: due.map((signer) => ({ email: addressOf(signer) })),
    now: at,
    onlyNow: true,
  });
  const leaving = due.filter((_signer, index) => mayLeave[index]! <= at);
  await assertMayText(trx, user, { count: leaving.filter(({ phone }) => deps.sms && phone).length, now: at });
  const renewed: { signer: SignerWithSignature; token: string }[] = [];
  for (const signer of leaving) {
    const token = secrets.newToken();
    const tokenHash = secrets.hashToken(token);
    const expiresAt = endOfLink(at, version);
    if (!(await renewLink(trx, signer.id, { tokenHash, expiresAt, at, notAfter }))) continue;
    renewed.push({ signer: { ...signer, tokenHash, invitedAt: at }, token });
  }
  await deliverInvitations(deps, trx, renewed, { at, accountId: user.id });
  // The day's SMS are the signers' first.
  for (const { signer } of renewed) if (isExpired(signer, at)) await renewNamed(deps, trx, user, signer);
  if (renewed.length > 0) return renewed.map(({ signer }) => signer);
  throw mailedLately(waiting, mayLeave, at);
}

/** A link that has expired opens nothing again, nor does that of whoever was named: they are mailed another, or ask for it. */
async function renewNamed(deps: Deps, trx: Trx, user: UserRecord, signer: SignerWithSignature) {
  const { clock, secrets } = deps;
  const token = secrets.newToken();
  const tokenHash = secrets.hashToken(token);
  const named = await renewNamedLink(trx, signer.id, tokenHash);
  if (!named) return;
  const now = clock.now();
  const to = [{ email: addressOf(named) }];
  const sending = { about: signer.documentId, to, now, onlyNow: true } as const;
  try {
    const [leavesAt] = await countMails(trx, user, sending);
    if (!leavesAt || leavesAt > now) return;
    await assertMayText(trx, user, { count: deps.sms && named.email === "" ? 1 : 0, now });
  } catch (error) {
    // What is too much for them is nothing to the signer.
    if (error instanceof AppError) return;
    throw error;
  }
  await sendNamedLink(deps, trx, named, { token, at: now, accountId: user.id });
}

function mailedLately(waiting: SignerWithSignature[], mayLeave: Date[], at: Date): AppError {
  const first = (moments: Date[]) => new Date(Math.min(...moments.map((moment) => moment.getTime())));
  const invitedAt = first(waiting.map((signer) => signer.invitedAt));
  const next = mayLeave.length > 0 ? first(mayLeave) : new Date(invitedAt.getTime() + RESEND_PAUSE);
  const retryAfter = (next.getTime() - at.getTime()) / 1000;
  const when = `at ${momentInNairobi(next)}`;
  if (mayLeave.length > 0)
    return new AppError(
      "too_many_requests",
      `This was mailed often enough for now. The link they have goes on working; a new one can be mailed ${when}.`,
      { retryAfter },
    );
  return new AppError(
    "too_many_requests",
    invitedAt > at
      ? `This invitation has not left yet: it leaves at ${momentInNairobi(invitedAt)}.`
      : "An invitation was mailed less than a minute ago. Please wait a moment.",
    { retryAfter },
  );
}
