import type { Queryable } from "#server/db/client";
import { findChange, type VersionRecord } from "#server/features/documents/index";
import { sharesInWords } from "#server/features/signing/mails/invitation-words";
import type { Invitation, SignerRecord } from "#server/features/signing/signers-store";
import { wordsIn, type Words } from "#shared/words/speak";

/**
 * Of a version that everybody has signed, to one of its signers: that it is in force, and what is drafted or proposed in its place. Nothing
 * of any other version.
 */
export async function describeForce(
  db: Queryable,
  { document, version, language }: Pick<Invitation, "version" | "language"> & { document: { id: string } },
): Promise<string[]> {
  if (!version.signedAt || version.endedAt) return [];
  const { say, day } = wordsIn(language);
  const facts = { number: String(version.number), day: day(version.signedAt) };
  const change = await findChange(db, document.id);
  const since = change ? day(new Date(change.since)) : "";
  return [
    say("binding.inForce", facts),
    ...(change?.state === "proposed"
      ? [say("binding.proposed", { ...facts, proposed: String(change.version), since })]
      : []),
    ...(change?.state === "drafted" ? [say("binding.drafted", { ...facts, since })] : []),
  ];
}

/**
 * What goes on binding when a version in force is deleted, and what they hold by it of whoever reads that; and what goes along with it that
 * is drafted or proposed. `reader`: null where they are not on it.
 */
export async function describeDeletion(
  db: Queryable,
  version: Pick<VersionRecord, "documentId" | "number">,
  reader: Pick<SignerRecord, "rights"> | null,
  words: Words,
): Promise<string[]> {
  const { say } = words;
  const number = String(version.number);
  const shares = reader ? sharesInWords(reader.rights, words) : "";
  const change = await findChange(db, version.documentId);
  return [
    reader
      ? say("deleting.bindsYou", { number, hasShares: shares !== "", shares })
      : say("deleting.binds", { number }),
    ...(change?.state === "proposed" ? [say("deleting.proposed", { proposed: String(change.version) })] : []),
    ...(change?.state === "drafted" ? [say("deleting.drafted")] : []),
  ];
}
