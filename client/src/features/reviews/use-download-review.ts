import type { Review } from "#shared/contract/review-results";
import { momentForReader } from "#shared/dates";
import { serviceLabels } from "#shared/domain/services";
import { fileUrl } from "#client/lib/call";
import { downloadFile } from "#client/lib/download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

/** Saves a review's PDF as "AI Contract Review 20-11-2026 14.05 EAT.pdf": there may be several of a day. */
export function useDownloadReview({ id, createdAt }: Review) {
  const name = `${serviceLabels.ai_review} ${momentForReader(createdAt).replaceAll("/", "-").replaceAll(":", ".").replace(",", "")}.pdf`;
  return useMutationOnce({
    mutationFn: () => downloadFile(fileUrl("GET /api/ai-reviews/{id}/pdf", { id }), name),
    meta: { error: { title: "Download failed", message: "Could not generate PDF. Please try again." } },
    onSuccess: () => toast({ title: "Download started", description: name, tone: "success" }),
  });
}
