import { publicName } from "#shared/domain/public-name";
import type { Standing } from "#server/features/verification/verifications-store";
import type { Verification } from "#shared/contract/verification";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { partyRoles } from "#shared/domain/parties";

type Asked = { verificationId: string; at: Date };

/** What a verification says of a document: neither addresses nor shares. `frozen` is what the version says that it speaks of. */
export function judgeStanding(
  { document, version, signers, facts, change, deletionAt }: Standing,
  frozen: TypedContent & { title: string },
  { verificationId, at }: Asked,
): Verification {
  const isVerified = version.signedAt !== null && version.endedAt === null;
  // What was signed before everybody had, on a version that was taken back, is void.
  const isVoid = version.endedAt !== null && version.signedAt === null;
  // Who left by signing it is no collaborator.
  const people = signers.filter(({ leaving }) => !leaving);
  const collaborators = people.map(({ name, role, signature, way, device, signedBy }) => ({
    name,
    role,
    signed: signature !== null && !isVoid,
    signedAt: signature?.signedAt.toISOString() ?? null,
    way,
    device,
    signedBy,
  }));
  return {
    verificationId,
    verifiedAt: at.toISOString(),
    verificationStatus: isVerified ? "verified" : "incomplete",
    document: {
      id: document.id,
      type: document.type,
      title: frozen.title,
      version: version.number,
      sentAt: version.sentAt.toISOString(),
      sha256: version.sha256,
      endedAt: version.endedAt?.toISOString() ?? null,
      deletionAt: deletionAt?.toISOString() ?? null,
      inForceSince: isVerified ? version.signedAt!.toISOString() : null,
      // Or there would be none.
      asSent: true,
    },
    verificationResult: {
      ...songOf(frozen, version),
      totalCollaborators: collaborators.length,
      totalSigned: collaborators.filter(({ signed }) => signed).length,
      collaborators,
      facts,
    },
    change,
    signedVersion: null,
  };
}

/** The song and who it is by, wherever the type of document names them. */
function songOf(
  document: TypedContent & { title: string },
  version: Standing["version"],
): { songTitle: string; artistName: string } {
  const { type, content, title } = document;
  if (type === "split_sheet") return { songTitle: content.songTitle, artistName: content.artistName };
  const [role] = partyRoles[type];
  const artistNamed = (name: string) => publicName(document, { role, name }, version);
  if (type === "producer_agreement") {
    const { trackTitle = title, artistName = "" } = content.formData ?? {};
    return { songTitle: trackTitle, artistName: artistNamed(artistName) };
  }
  const { songTitle = title, primaryArtist = "" } = content.formData ?? {};
  return { songTitle, artistName: artistNamed(primaryArtist) };
}

/** Letters, digits and the few marks that references are made of. */
export function isReference(text: string): boolean {
  return /^[\w.=-]{1,100}$/.test(text);
}
