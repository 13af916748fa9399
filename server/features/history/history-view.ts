import type { History, SentVersion } from "#server/features/history/read-history";
import type { AuditTrail, DocumentHistory, HistoryVersion } from "#shared/contract/history";

/** The history as the page shows it: versions newest first, events oldest first. */
export function viewHistory({ document, title, versions, events, chain }: History): DocumentHistory {
  return {
    title,
    versions: versions.toReversed().map((version) => viewVersion(version, document.access === "owner")),
    events: events.map(({ event: { position, event, at }, sentence, details }) => ({
      position,
      event,
      at: at.toISOString(),
      sentence,
      details,
    })),
    chain,
  };
}

function viewVersion(version: SentVersion, isOwner: boolean): HistoryVersion {
  const { number, sha256, sentAt, sentBy, message, signers, signedAt } = version;
  return {
    number,
    sha256,
    sentAt: sentAt.toISOString(),
    sentBy,
    message,
    signers: signers.map(({ name, role, leaving, email, phone, signature }) => ({
      name,
      role,
      leaving,
      email: isOwner ? email : null,
      phone: isOwner ? phone : null,
      signedAt: signature?.signedAt.toISOString() ?? null,
      signatureId: signature?.signatureId ?? null,
    })),
    signedAt: signedAt?.toISOString() ?? null,
    ended: endOf(version),
  };
}

function endOf({ endedAt, endedBecause, endReason, endedByName }: SentVersion): HistoryVersion["ended"] {
  if (!endedAt || !endedBecause) return null;
  return { because: endedBecause, at: endedAt.toISOString(), by: endedByName, reason: endReason ?? "" };
}

/** How anybody checks the chain; a test does it by these words alone. */
export const AUDIT_METHOD = [
  "Write each event as JSON with exactly these members, in this order and without spaces or line breaks:",
  '{"actor":…,"at":…,"details":{…},"documentId":…,"event":…,"position":…}; the members of details are in alphabetical order.',
  "Put previousHash in front of that text. The SHA-256 of the whole, UTF-8, in lower-case hex, is the event's hash.",
  "previousHash is the hash of the event whose position is one less; for position 1 it is 64 zeros.",
  "chain.lastHash is the hash of the newest event. A signer's copy leaves out events that do not concern them: each of the",
  "others can be checked alone. An export of a later day has the lastHash of this one as the hash of one of its events.",
].join(" ");

/** The chain as it is kept, to take away and to check elsewhere. */
export function viewTrail({ document, title, events, chain }: History, now: Date): AuditTrail {
  return {
    format: "sahihi-audit/1",
    documentId: document.id,
    title,
    exportedAt: now.toISOString(),
    method: AUDIT_METHOD,
    chain,
    events: events.map(({ event, sentence }) => ({
      documentId: event.documentId,
      position: event.position,
      event: event.event,
      actor: event.actor,
      at: event.at.toISOString(),
      details: event.details,
      previousHash: event.previousHash,
      hash: event.hash,
      sentence,
    })),
  };
}
