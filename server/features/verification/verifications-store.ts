import { desc, eq, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { documentVersions } from "#server/db/tables/documents";
import { verifications } from "#server/db/tables/verification";
import { findAgreedDeletion } from "#server/features/verification/files-store";
import { describeOtherSheets, findChange, readFrozen } from "#server/features/documents/index";
import { publicName } from "#shared/domain/public-name";
import type { ProposedChange } from "#shared/contract/documents";
import {
  actedBy,
  bondsOf,
  cameThrough,
  deniedFacts,
  sharedTraits,
  signersOf,
  type SignerWithSignature,
} from "#server/features/signing/index";
import { actingLabel } from "#shared/domain/acting";
import type { SignatureDevice, SignatureWay } from "#shared/domain/signature-ways";
import { wordsIn } from "#shared/words/speak";

export type VerificationRecord = typeof verifications.$inferSelect;

export async function findVerification(db: Queryable, id: string): Promise<VerificationRecord | null> {
  const [record] = await db.select().from(verifications).where(eq(verifications.id, id));
  return record ?? null;
}

export async function findVerificationOf(
  db: Queryable,
  paymentId: string,
): Promise<VerificationRecord | null> {
  const [record] = await db.select().from(verifications).where(eq(verifications.paymentId, paymentId));
  return record ?? null;
}

/** The verification whose certificate has this hash. */
export async function findCertified(db: Queryable, sha256: string): Promise<VerificationRecord | null> {
  const [record] = await db.select().from(verifications).where(eq(verifications.certificateSha256, sha256));
  return record ?? null;
}

/** The verification as it is kept, or null when the payment has one already. */
export async function insertVerificationOnce(
  trx: Trx,
  verification: VerificationRecord,
): Promise<VerificationRecord | null> {
  const [inserted] = await trx
    .insert(verifications)
    .values(verification)
    .onConflictDoNothing({ target: verifications.paymentId })
    .returning();
  return inserted ?? null;
}

type StandingSigner = SignerWithSignature & {
  way: SignatureWay | null;
  device: SignatureDevice;
  /** Who signed in their place, where somebody did. */
  signedBy: string | null;
};

/** Where a document stands: its version in force, else the one it was sent as last, with its signers as anybody may know them, and what is to change in it. */
export type Standing = {
  document: Pick<typeof documents.$inferSelect, "id" | "type">;
  version: typeof documentVersions.$inferSelect;
  signers: StandingSigner[];
  /** What the signers have in common, a sentence each. */
  facts: string[];
  change: ProposedChange | null;
  deletionAt: Date | null;
};

const isInForce = sql`${documentVersions.signedAt} is not null and ${documentVersions.endedAt} is null`;

function nameWhoActed({ signature }: SignerWithSignature): string | null {
  const acting = signature && actedBy(signature);
  return acting && actingLabel(acting);
}

/** Who signed a version without being on it: the one it replaced had them. */
function leavingFacts(signers: readonly SignerWithSignature[]): string[] {
  const leavers = signers.filter(({ leaving, signature }) => leaving && signature).map(({ name }) => name);
  if (leavers.length === 0) return [];
  const were = leavers.length === 1 ? "was" : "were";
  return [
    `${wordsIn("en").list(leavers)} ${were} on the version that this one replaced, and signed this one as leaving.`,
  ];
}

/** As it stands at one moment; null when it is gone, or was never sent. */
export function readStanding(db: Db, documentId: string): Promise<Standing | null> {
  return db.transaction(
    async (trx) => {
      const [sent] = await trx
        .select({ document: { id: documents.id, type: documents.type }, version: documentVersions })
        .from(documents)
        .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
        .where(eq(documents.id, documentId))
        .orderBy(desc(isInForce), desc(documentVersions.number))
        .limit(1);
      if (!sent) return null;
      const frozen = readFrozen(sent.version);
      const signers = (await signersOf(trx, sent.version.id)).map((signer) => ({
        ...signer,
        name: publicName(frozen, signer, sent.version),
        ...cameThrough(signer.signature),
        signedBy: nameWhoActed(signer),
      }));
      const bonds = await bondsOf(trx, sent.version, signers);
      const facts = [
        ...leavingFacts(signers),
        ...(await deniedFacts(trx, sent.version.id, signers)),
        ...sharedTraits(signers, sent.version, bonds),
        ...(await describeOtherSheets(trx, frozen)),
      ];
      const change = await findChange(trx, documentId);
      const deletionAt = await findAgreedDeletion(trx, documentId);
      return { ...sent, signers, facts, change, deletionAt };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
