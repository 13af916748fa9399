import { OnClaim } from "#client/features/admin/documents/on-claim";
import { refreshAdmin } from "#client/features/admin/admin-queries";
import { fileUrl } from "#client/lib/call";
import { saveFile } from "#client/lib/use-download";
import { useMutationOnce } from "#client/lib/use-mutation-once";

/** The draft of a certificate for a court, with everybody's evidence on it. */
export function EvidenceClaim({ documentId, title }: { documentId: string; title: string }) {
  const draw = useMutationOnce({
    mutationFn: (reason: string) =>
      saveFile(
        fileUrl("POST /api/admin/documents/{id}/evidence-certificate", { id: documentId }),
        `${title} – draft certificate for a court.pdf`,
        { reason },
      ),
    meta: { error: { title: "Not drawn", fallback: "The certificate could not be drawn.", inDialog: true } },
    onSettled: () => refreshAdmin(),
  });
  return (
    <OnClaim
      id="evidence-claim"
      title="Certificate for a court"
      about="Section 106B(4) Evidence Act: the facts are filled in with everybody’s evidence; somebody responsible completes and signs it by hand."
      begin="Draw for a claim"
      action="Draw the certificate"
      busyLabel="Drawing…"
      request={draw}
    >
      {draw.isSuccess && (
        <p role="status" className="mt-1 text-sm text-muted">
          It is downloaded. That you drew it, and why, is in the audit log.
        </p>
      )}
    </OnClaim>
  );
}
