import type { StatedActing } from "#client/features/signing/acting/stated-acting";
import type { Mark } from "#shared/contract/fields/mark";
import type { SignResult } from "#shared/contract/signing/acts";
import type { SigningView } from "#shared/contract/signing/view";

/** The view as it is after one's own signature, until the server is asked again. */
export function withSignature(
  view: SigningView,
  { signatureId, signedAt, allSigned }: SignResult,
  { mark, acting }: { mark: Mark | null; acting: StatedActing | null },
): SigningView {
  const signedBy = view.acting ?? (acting && { ...acting, basis: "own_word" as const });
  const signature = {
    signed: true,
    signatureId,
    signedAt,
    ...(mark && { mark }),
    ...(signedBy && { signedBy }),
  };
  return {
    ...view,
    document: { ...view.document, status: allSigned ? "fully_signed" : "partially_signed" },
    collaborator: { ...view.collaborator, ...signature },
    collaborators: view.collaborators.map((signer) =>
      signer.id === view.collaborator.id ? { ...signer, ...signature } : signer,
    ),
  };
}

/** The result of an earlier signature, or null when the holder of the link has not signed. */
export function resultOf(view: SigningView): SignResult | null {
  const { signed, signatureId, signedAt } = view.collaborator;
  if (!signed || signatureId === null || signedAt === null) return null;
  const remainingSignatures = view.collaborators.filter((signer) => !signer.signed).length;
  return { allSigned: remainingSignatures === 0, remainingSignatures, signatureId, signedAt };
}
