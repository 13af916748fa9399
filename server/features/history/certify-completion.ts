import type { Deps } from "#server/deps";
import { noteIssuedFile } from "#server/features/documents/index";
import { AUDIT_METHOD } from "#server/features/history/history-view";
import type { History, SentVersion } from "#server/features/history/read-history";
import {
  renderCompletionCertificate,
  type CertifiedSigner,
  type CertifiedVersion,
} from "#server/features/history/pdf/completion-certificate";
import { pdfFilename, type SignerWithSignature } from "#server/features/signing/index";
import type { File } from "#server/http/bind";
import { pathTo } from "#shared/paths";

/** The history as a paper, whose hash is kept. The evidence of how each signature came about stands on the owner's copy alone. */
export async function certifyCompletion({ db, env, clock }: Deps, history: History): Promise<File> {
  const { document, title, ownerName, versions, events, chain } = history;
  const madeAt = clock.now();
  const bytes = await renderCompletionCertificate({
    documentId: document.id,
    type: document.type,
    title,
    ownerName,
    madeAt,
    verifyUrl: env.APP_URL + pathTo.verify(document.id),
    versions: versions.toReversed().map((version) => certify(version, document.access === "owner")),
    draftedSince: draftedSince(history),
    events: events.map(({ event: { position, at }, sentence, details }) => ({
      position,
      at,
      sentence,
      details,
    })),
    chain,
    method: AUDIT_METHOD,
    operator: env.OPERATOR,
  });
  const told = versions.find(({ signedAt, endedAt }) => signedAt && !endedAt) ?? versions.at(-1);
  const signers = told?.signers ?? [];
  await noteIssuedFile(db, {
    kind: "certificate",
    documentId: document.id,
    version: told?.number ?? null,
    signed: signers.filter(({ signature }) => signature !== null).length,
    people: signers.length,
    issuedAt: madeAt,
    bytes,
  });
  return { filename: pdfFilename(`${title} – certificate of completion`), bytes };
}

function draftedSince({ document, events }: History): Date | null {
  if (document.status !== "draft") return null;
  return events.findLast(({ event }) => event.event === "document_amended")?.event.at ?? null;
}

function certify(version: SentVersion, withEvidence: boolean): CertifiedVersion {
  const { number, title, sha256, sentAt, sentBy, signedAt, endedAt, endedBecause } = version;
  return {
    number,
    title,
    sha256,
    sentAt,
    sentBy,
    signedAt,
    ended: endedAt &&
      endedBecause && {
        because: endedBecause,
        at: endedAt,
        by: version.endedByName,
        reason: version.endReason ?? "",
      },
    signers: version.signers.map((signer) => certifySigner(signer, withEvidence)),
  };
}

function certifySigner(
  { name, email, role, leaving, signature }: SignerWithSignature,
  withEvidence: boolean,
): CertifiedSigner {
  const evidence = signature &&
    withEvidence && { ipAddress: signature.ipAddress, userAgent: signature.userAgent };
  return {
    name,
    email,
    role: leaving ? `Leaves; ${role} before` : role,
    signature: signature && {
      id: signature.signatureId,
      at: signature.signedAt,
      evidence: evidence || null,
    },
  };
}
