import type { Deps } from "#server/deps";
import { fingerprintOf } from "#server/adapters/seal/seal";
import { lockDocumentRecord, noteIssuedFile, recordEvent } from "#server/features/documents/index";
import { insertCertificate, isCertified } from "#server/features/history/certificates-store";
import { drawHistory } from "#server/features/history/draw-history";
import { readHistoryOfVersion } from "#server/features/history/read-history";
import {
  findInvitationOfSigner,
  notifyOfCompletion,
  sealPdf,
  signersOf,
} from "#server/features/signing/index";
import { findCheckpoint, logKeyOf, sequenceEntries } from "#server/features/transparency/index";

/**
 * Once the PDF of a version is sealed: gives that its place in the transparency log, draws the version's one certificate with the
 * checkpoint on it, seals and keeps it, has both mailed, and gives the certificate a place in the log as well. Nothing on it is for one
 * reader alone. Repeating it does nothing.
 */
export async function issueCertificate(deps: Deps, { versionId }: { versionId: string }): Promise<void> {
  const { db, clock } = deps;
  if (await isCertified(db, versionId)) return;
  const signers = await signersOf(db, versionId);
  const invitation = signers[0] && (await findInvitationOfSigner(db, signers[0].id));
  const signedAt = invitation?.version.signedAt;
  if (!signedAt) return;

  await sequenceEntries(deps);
  const checkpoint = await findCheckpoint(db);
  const { document, version, owner } = invitation;
  const { ownerId } = document;
  const about = { documentId: document.id, number: version.number, ownerId };
  const history = await readHistoryOfVersion(deps, about);
  // It was deleted meanwhile.
  if (!history) return;
  if (!checkpoint) throw new Error("the log has no checkpoint");

  const madeAt = clock.now();
  const { size, root } = checkpoint;
  const sealRoot = deps.seal ? fingerprintOf(await deps.seal.root()) : null;
  const log = { size, root: root.toString("base64"), verifierKey: await logKeyOf(deps) };
  const drawn = await drawHistory(deps, history, { madeAt, evidence: { log, sealRoot } });
  const { bytes, sha256, sealing, keepCertificate, ...said } = await sealPdf(deps, drawn, signedAt);
  const people = signers.length;
  await db.transaction(async (trx) => {
    if (!(await lockDocumentRecord(trx, document.id, ownerId))) return;
    await keepCertificate(trx, madeAt);
    const certificate = { versionId, sha256, bytes, issuedAt: madeAt, logSize: size, ...sealing };
    if (!(await insertCertificate(trx, certificate))) return;
    const facts = { documentId: document.id, version: version.number, signed: people, people };
    await noteIssuedFile(trx, { kind: "certificate", ...facts, issuedAt: madeAt, bytes });
    await recordEvent(trx, {
      documentId: document.id,
      event: "certificate_issued",
      actor: "system",
      at: madeAt,
      details: { version: version.number, ...said.details },
    });
    await notifyOfCompletion(deps, trx, { version, owner, signers });
  });
  await sequenceEntries(deps);
}
