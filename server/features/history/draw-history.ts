import type { Deps } from "#server/deps";
import { isReadBy, noteIssuedFile } from "#server/features/documents/index";
import { AUDIT_METHOD } from "#server/features/history/history-view";
import { readHistoryOfSigner, type History, type SentVersion } from "#server/features/history/read-history";
import {
  renderCompletionCertificate,
  type CertifiedSigner,
  type CertifiedVersion,
  type CompletionCertificate,
} from "#server/features/history/pdf/completion-certificate";
import {
  cameThrough,
  isActOf,
  openedBefore,
  openOwnToRead,
  pdfFilename,
  readMark,
  readPrivatePart,
  readSignature,
  sharedTraits,
  type SignerWithSignature,
} from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { File } from "#server/http/bind";
import { showAddress } from "#shared/domain/phone";
import { addressOf, rightText } from "#shared/domain/split-sheet";
import { maskAddress } from "#shared/domain/signature-ways";
import { pathTo } from "#shared/paths";
import { NOT_STATED } from "#shared/wordings/shown-versions";

/**
 * The history as a paper, whose hash is kept. Each signer reads their own address, network address, device and reading on it; of
 * others a masked address, which the owner reads in full.
 */
export async function drawAuditTrail(deps: Deps, history: History): Promise<File> {
  const { db, clock } = deps;
  const { document, title, versions } = history;
  const madeAt = clock.now();
  const bytes = await drawHistory(deps, history, { madeAt, evidence: null });
  const told = versions.find(({ signedAt, endedAt }) => signedAt && !endedAt) ?? versions.at(-1);
  const signers = told?.signers ?? [];
  await noteIssuedFile(db, {
    kind: "audit_trail",
    documentId: document.id,
    version: told?.number ?? null,
    signed: signers.filter(({ signature }) => signature !== null).length,
    people: signers.length,
    issuedAt: madeAt,
    bytes,
  });
  return { filename: pdfFilename(`${title} – audit trail`), bytes };
}

/** The same for the holder of a signing link, of the version they signed. Throws as `openInvitation` does. */
export async function drawAuditTrailOfSigner(deps: Deps, token: string): Promise<File> {
  const history = await readHistoryOfSigner(deps, await openOwnToRead(deps, { token }));
  if (!history) throw new AppError("link_invalid");
  return drawAuditTrail(deps, history);
}

/** The same as a paper alone. `evidence` is what it is sealed and logged by, where it is. */
export function drawHistory(
  { env }: Pick<Deps, "env">,
  history: History,
  { madeAt, evidence }: Pick<CompletionCertificate, "madeAt" | "evidence">,
): Promise<Buffer> {
  const { document, title, ownerName, versions, events, chain } = history;
  return renderCompletionCertificate({
    documentId: document.id,
    type: document.type,
    title,
    ownerName,
    madeAt,
    verifyUrl: env.APP_URL + pathTo.verify(document.id),
    versions: versions.toReversed().map((version) => certify(version, history, madeAt)),
    draftedSince: draftedSince(history),
    deletion: openDeletion(history, madeAt),
    events: events.map(({ event: { position, at }, sentence, details }) => ({
      position,
      at,
      sentence,
      details,
    })),
    chain,
    method: AUDIT_METHOD,
    evidence,
    operator: env.OPERATOR,
  });
}

function openDeletion({ consents }: History, now: Date): CompletionCertificate["deletion"] {
  const open = consents.find(
    ({ purpose, status, expiresAt }) =>
      purpose === "deletion" && (status === "approved" || (status === "pending" && expiresAt > now)),
  );
  if (!open) return null;
  return { confirmed: open.confirmedCount, asked: open.confirmationsRequired, day: open.scheduledAt };
}

function draftedSince({ document, events }: History): Date | null {
  if (document.status !== "draft") return null;
  return events.findLast(({ event }) => event.event === "document_amended")?.event.at ?? null;
}

/** A version as papers print it for this reader. */
export function certify(version: SentVersion, reader: Reader, now: Date): CertifiedVersion {
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
    signers: version.signers.map((signer) => certifySigner(signer, version, reader, now)),
    facts: [...version.denials, ...sharedTraits(version.signers, version, version.bonds), ...version.others],
  };
}

type Reader = Pick<History, "reader" | "readerId" | "byNamed" | "document" | "isClaim">;

function certifySigner(
  signer: SignerWithSignature,
  { openedByNamed, inLaw }: SentVersion,
  { reader, readerId, byNamed = false, document, isClaim }: Reader,
  now: Date,
): CertifiedSigner {
  const { name, email, phone, role, rights, leaving, invitedAt, awaitsTurn, openedAt, signature } = signer;
  const address = addressOf(signer);
  const isOwn = signer.id === readerId || isReadBy(signer, reader);
  return {
    name,
    address: (isOwn && !byNamed) || document.access === "owner" ? showAddress(signer) : maskAddress(address),
    holds: leaving
      ? [`Leaves; ${role} before`]
      : rights.length > 0
        ? rights.map(rightText)
        : [inLaw.get(role) ?? "", role].filter(Boolean),
    invitedAt: invitedAt <= now && !awaitsTurn ? invitedAt : null,
    linkSent: phone === "" ? "mailed" : email === "" ? "sent by SMS" : "sent by mail and SMS",
    openedAt: signature ? openedBefore(openedAt, signature) : openedAt,
    signature:
      signature &&
      certifySignature(
        signature,
        openedByNamed,
        (isOwn && isActOf(signature, { byNamed })) || isClaim === true,
      ),
  };
}

function certifySignature(
  signature: NonNullable<SignerWithSignature["signature"]>,
  openedByNamed: SentVersion["openedByNamed"],
  mayReadAll: boolean,
): CertifiedSigner["signature"] {
  const { wording, signedBy } = readSignature(signature);
  const opened = openedByNamed.get(signedBy?.naming ?? "") ?? null;
  return {
    id: signature.signatureId,
    at: signature.signedAt,
    ...cameThrough(signature),
    openedByNamed: opened && openedBefore(opened, signature),
    mark: readMark(signature),
    wording: wording === NOT_STATED ? null : wording,
    own: mayReadAll ? readPrivatePart(signature) : null,
  };
}
