import { fileUrl } from "#client/lib/call";
import { downloadFile } from "#client/lib/download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

/** Saves a document's PDF as '{title}.pdf'. `done` is what to say then. */
export function useDownloadPdf({ id, title }: { id: string; title: string }, done: string) {
  return useMutationOnce({
    mutationFn: () => downloadFile(fileUrl("GET /api/documents/{id}/pdf", { id }), `${title}.pdf`),
    meta: { error: { title: "Download failed", message: "Could not generate PDF. Please try again." } },
    onSuccess: () => toast({ title: done, description: `${title}.pdf`, tone: "success" }),
  });
}
