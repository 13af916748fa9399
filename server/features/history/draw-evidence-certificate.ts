import { arch, platform } from "node:os";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { findIssuedPdf, noteIssuedFile, sha256 } from "#server/features/documents/index";
import { findComputer, findIssuedFacts } from "#server/features/history/certificates-store";
import { certify } from "#server/features/history/draw-history";
import {
  renderEvidenceCertificate,
  type IssuedFile,
} from "#server/features/history/pdf/evidence-certificate";
import {
  readHistory,
  readHistoryOfSigner,
  readHistoryOnClaim,
  type History,
  type SentVersion,
} from "#server/features/history/read-history";
import { openOwnToRead, pdfFilename } from "#server/features/signing/index";
import { findCheckpoint, logKeyOf } from "#server/features/transparency/index";
import { AppError } from "#server/http/app-error";
import type { File } from "#server/http/bind";
import { pathTo } from "#shared/paths";

/**
 * The draft of a certificate under section 106B(4) of the Evidence Act, with what its reader may read. Nothing changes but that the
 * file is known afterwards. Throws `document_not_found`, `version_not_found`.
 */
export async function evidenceCertificate(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  number: number | undefined,
): Promise<File> {
  return draw(deps, await readHistory(deps, user, documentId), number);
}

/** The same for the holder of a signing link, of the version it is for. Throws as `openInvitation` does. */
export async function evidenceCertificateOfSigner(deps: Deps, token: string): Promise<File> {
  const invitation = await openOwnToRead(deps, { token });
  const history = await readHistoryOfSigner(deps, invitation);
  if (!history) throw new AppError("link_invalid");
  return draw(deps, history, invitation.version.number);
}

/** The same, whole, for an administrator who has a claim: who asks writes that down first. Throws as `evidenceCertificate`. */
export async function evidenceCertificateOnClaim(deps: Deps, documentId: string): Promise<File> {
  return draw(deps, await readHistoryOnClaim(deps, documentId), undefined);
}

async function draw(deps: Deps, history: History, number: number | undefined): Promise<File> {
  const { db, clock, env } = deps;
  const { document, ownerName, versions, events, chain, isClaim = false } = history;
  const version = chooseVersion(versions, number);
  if (!version) throw new AppError("version_not_found");
  const madeAt = clock.now();
  const kept = await findIssuedPdf(deps, version.id);
  const issued = await readIssued(deps, version.id);
  const bytes = await renderEvidenceCertificate({
    documentId: document.id,
    type: document.type,
    title: version.title,
    ownerName,
    madeAt,
    verifyUrl: env.APP_URL + pathTo.verify(document.id),
    chain,
    operator: env.OPERATOR,
    version: certify(version, history, madeAt),
    isClaim,
    issued,
    checks: {
      isTextWhole: sha256(version.canonical) === version.sha256,
      isFileWhole: kept && issued && sha256(kept) === issued.sha256,
    },
    computer: await readComputer(deps),
    events: events.map(({ event: { position, at }, sentence, details }) => ({
      position,
      at,
      sentence,
      details,
    })),
  });
  await noteIssuedFile(db, {
    kind: "evidence_certificate",
    documentId: document.id,
    version: version.number,
    signed: version.signers.filter(({ signature }) => signature !== null).length,
    people: version.signers.length,
    issuedAt: madeAt,
    bytes,
  });
  return { filename: pdfFilename(`${version.title} – draft certificate for a court`), bytes };
}

/** The one that is asked for, or else the one in force, or the newest. */
function chooseVersion(versions: readonly SentVersion[], number: number | undefined) {
  if (number !== undefined) return versions.find((version) => version.number === number);
  return versions.find(({ signedAt, endedAt }) => signedAt && !endedAt) ?? versions.at(-1);
}

async function readIssued(deps: Deps, versionId: string): Promise<IssuedFile | null> {
  const facts = await findIssuedFacts(deps.db, versionId);
  if (!facts) return null;
  const { sha256: hash, issuedAt, sealLevel, sealCertificate, logSize } = facts;
  const checkpoint = logSize === null ? null : await findCheckpoint(deps.db, logSize);
  return {
    sha256: hash,
    issuedAt,
    seal: sealLevel && sealCertificate ? { level: sealLevel, certificate: sealCertificate } : null,
    log: checkpoint && {
      size: checkpoint.size,
      root: checkpoint.root.toString("base64"),
      verifierKey: await logKeyOf(deps),
    },
  };
}

/** What a program can tell of the computer it runs on; the rest is for whoever signs. */
async function readComputer({ db, env }: Deps) {
  const { database, since, records } = await findComputer(db);
  const { node, openssl } = process.versions;
  return {
    address: env.APP_URL,
    programs: `Node.js ${node} with OpenSSL ${openssl} on ${platform()} ${arch()}, PostgreSQL ${database}`,
    recordsSince: since,
    records,
  };
}
