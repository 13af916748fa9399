import type { Review } from "#shared/contract/review-results";
import { momentForReader } from "#shared/dates";
import { fileUrl } from "#client/lib/call";
import { useDownload } from "#client/lib/use-download";

/** Saves a review's PDF as "Contract Review 20-11-2026 14.05 EAT.pdf": there may be several of a day. */
export function useDownloadReview({ id, createdAt }: Review) {
  const name = `Contract Review ${momentForReader(createdAt).replaceAll("/", "-").replaceAll(":", ".").replace(",", "")}.pdf`;
  return useDownload(fileUrl("GET /api/ai-reviews/{id}/pdf", { id }), name, { done: "Download started" });
}
