import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import {
  bringIntoForce,
  countSignature,
  lockVersion,
  nextMoment,
  recordEvent,
} from "#server/features/documents/index";
import { isDenied } from "#server/features/signing/notes/signer-notes-store";
import { inviteNext } from "#server/features/signing/invite-next";
import {
  cameBy,
  isStillTheirs,
  openForSigning,
  type SigningAccess,
} from "#server/features/signing/open-invitation";
import {
  actsAs,
  assertNamedNoGuardian,
  type StatedActing,
} from "#server/features/signing/representatives/acts-as";
import { textNamed } from "#server/features/signing/representatives/representative-texts";
import { representativeReceiptMail } from "#server/features/signing/representatives/representative-mails";
import {
  asSignedIn,
  assertIsTheirs,
  isOfAnother,
  tryLinkCode,
} from "#server/features/signing/rooms/link-code";
import { spendCode, type TriedCode } from "#server/features/signing/rooms/try-code";
import { newSignatureId } from "#server/features/signing/signature-id";
import { readSignature, writeSignature, type Act } from "#server/features/signing/signature-record";
import { insertSignatureOnce, type Invitation } from "#server/features/signing/signers-store";
import { signatureReceiptMail } from "#server/features/signing/mails/signature-receipt-mail";
import { documentCompleted, ownerAlertMail } from "#server/features/signing/mails/signing-mail";
import { sendText } from "#server/features/signing/texts/text-message";
import { AppError } from "#server/http/app-error";
import type { Mark } from "#shared/contract/fields/mark";
import type { SignResult } from "#shared/contract/signing/acts";
import type { Reading } from "#shared/contract/signing/record";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { isCurrentWording, signsAs } from "#shared/wordings/acknowledgements/index";
import { NOT_STATED } from "#shared/wordings/shown-versions";

/** How a signature came about: what the server itself saw of the request, and the wording and the notice the page says it showed. */
export type SigningEvidence = {
  ipAddress: string;
  userAgent: string;
  acknowledgementsVersion?: string | undefined;
  noticeVersion: string;
  /** What the page reports of how it was read. */
  reading?: Reading | null | undefined;
  /** The name as its bearer drew or typed it. */
  mark?: Mark | null | undefined;
  /** By whose own word they sign for a minor, a company or a group. */
  acting?: StatedActing | null | undefined;
  /** That a link asks for besides, which changes what its holder signed. */
  code?: string | undefined;
  /** That its holder signs on the device of whoever asks for the signatures, who is signed in there. */
  onOwnersDevice?: boolean | undefined;
};

/**
 * Records one signature on the frozen version, whichever way the signer came. Repeating it returns the first result. Throws as
 * `openForSigning`, `tryLinkCode` and `actsAs` do, and `link_of_another`, `signer_denied`, `acknowledgements_changed`, `document_locked`, `not_awaiting_signatures`.
 */
export async function signDocument(
  deps: Deps,
  given: SigningAccess,
  evidence: SigningEvidence,
): Promise<SignResult> {
  const found = await openForSigning(deps, given);
  if (found.signature) return resultOf(found);
  if (!evidence.onOwnersDevice) assertIsTheirs(given, found);
  const { access, opened } = await asSignedIn(deps, given, found);
  const acting = await actsAs(deps.db, opened, evidence.acting);
  const { acknowledgementsVersion: shown = NOT_STATED } = evidence;
  const as = signsAs(opened.document.type, opened.signer, acting);
  if (shown !== NOT_STATED && !isCurrentWording(shown, as)) throw new AppError("acknowledgements_changed");
  const tried = await tryLinkCode(deps, access, opened, evidence.code);
  const invitation = { ...opened, ...(tried && { codeWay: tried.way }) };
  const { ipAddress, userAgent, noticeVersion, reading = null, mark = null } = evidence;
  const seen = {
    ...cameBy(access, invitation),
    ...(isOfAnother(given, opened) && { device: "handed_over" as const }),
    ipAddress,
    userAgent,
    noticeVersion,
    reading,
    mark,
    acting,
    wording: shown,
    bySender: "user" in access && access.user.id === opened.document.ownerId,
  };
  const signed = await deps.db.transaction((trx) =>
    addSignature(deps, trx, access, invitation, { seen, tried }),
  );
  return signed ?? resultOf(await openForSigning(deps, access));
}

/** Null when another request was quicker: of the same signer, or one that took the document or the address away. Opening it again tells. */
async function addSignature(
  deps: Deps,
  trx: Trx,
  access: SigningAccess,
  invitation: Invitation,
  {
    seen,
    tried,
  }: { seen: Omit<Act, "signer" | "signatureId" | "versionSha256" | "at">; tried: TriedCode | null },
): Promise<SignResult | null> {
  const { clock, jobs } = deps;
  const { signer, version, document, representative } = invitation;
  const status = await lockVersion(trx, document.id, version.number);
  if (!status || status === "draft") return null;
  if (!(await isStillTheirs(deps, trx, access, invitation))) return null;
  if (status === "locked") throw new AppError("document_locked");
  if (seen.acting?.basis !== "named") await assertNamedNoGuardian(trx, signer);
  if (await isDenied(trx, signer.id)) throw new AppError("signer_denied");

  const at = await nextMoment(trx, document.id, clock.now());
  const act = { signer, signatureId: newSignatureId(), versionSha256: version.sha256, at, ...seen };
  const signature = writeSignature(act);
  if (!(await insertSignatureOnce(trx, signature))) return null;
  if (!isAwaitingSignatures(status)) throw new AppError("not_awaiting_signatures");
  if (tried) await spendCode(deps, trx, tried);

  const progress = await countSignature(trx, document.id, at);
  const { way, device, wording } = readSignature(signature);
  const details = {
    signerId: signer.id,
    signatureId: signature.signatureId,
    sha256: version.sha256,
    recordSha256: signature.recordSha256 ?? "",
    way,
    device,
    wording,
  };
  await recordEvent(trx, {
    documentId: document.id,
    event: "document_signed",
    actor: `signer:${signer.id}`,
    at,
    details,
  });
  if (signer.email === "") await sendText(deps, trx, { kind: "receipt", signer, at });
  else await jobs.enqueue(trx, signatureReceiptMail, { signerId: signer.id }, { key: signer.id });
  if (representative) {
    const { id, email } = representative;
    await textNamed(deps, trx, representative, { kind: "named_receipt", at });
    if (email !== "")
      await jobs.enqueue(trx, representativeReceiptMail, { representativeId: id }, { key: id });
  }
  if (progress.status === "fully_signed") {
    await bringIntoForce(jobs, trx, document, version, at);
    await jobs.enqueue(trx, documentCompleted, { versionId: version.id }, { key: version.id });
  } else {
    await jobs.enqueue(trx, ownerAlertMail, { signerId: signer.id }, { key: signer.id });
    await inviteNext(deps, trx, { version, document }, at);
  }
  return resultOf({ signature, document: progress });
}

type Signed = {
  signature: Invitation["signature"];
  document: Pick<Invitation["document"], "signerCount" | "signedCount">;
};

function resultOf({ signature, document }: Signed): SignResult {
  if (!signature) throw new AppError("not_awaiting_signatures");
  const remainingSignatures = document.signerCount - document.signedCount;
  return {
    allSigned: remainingSignatures === 0,
    remainingSignatures,
    signatureId: signature.signatureId,
    signedAt: signature.signedAt.toISOString(),
  };
}
