import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { PathId } from "#shared/contract/fields/fields";
import {
  ContractCheck,
  ContractCheckBody,
  ContractTextBody,
  CreateReviewBody,
  Review,
  ReviewProgress,
  ReviewResponse,
} from "#shared/contract/review-results";
import { contractKinds } from "#shared/domain/reviews/contract-kind";
import { contractFileKinds, MOST_FILE_BYTES } from "#shared/domain/reviews/contract-file";

export const ExtractedText = z.object({
  text: z.string(),
  kind: z.enum(contractFileKinds),
  /** Null where a file has no pages of its own. */
  pages: z.number().int().nullable(),
  /** Numbers of the pages without any text: blank ones, and pictures of text. */
  emptyPages: z.array(z.number().int()),
});
export type ExtractedText = z.output<typeof ExtractedText>;

export const reviewEndpoints = defineEndpoints({
  "POST /api/extract-text": {
    summary: "The text of a PDF, DOCX or TXT file, as a person would read it. The file is kept nowhere",
    access: "user",
    limit: "extract",
    upload: { kind: "contract", mostBytes: MOST_FILE_BYTES },
    response: ExtractedText,
    errors: [
      "unsupported_file",
      "file_without_text",
      "file_protected",
      "file_unreadable",
      "file_too_complex",
      "file_too_long",
      "extraction_busy",
    ],
  },
  "POST /api/ai-review/check": {
    summary: "Whether a text can be reviewed, before anybody pays for it. The text is kept nowhere",
    access: "user",
    limit: "extract",
    body: ContractTextBody,
    response: z.object({
      /** Why it cannot; null when it can. */
      obstacle: z.string().nullable(),
      kind: z.enum(contractKinds),
      /** Why it seems to be a part of a contract only; null where it seems whole. */
      gap: z.string().nullable(),
    }),
  },
  "POST /api/contract-check": {
    summary:
      "What rules find in a contract, free and for anybody: no score, and neither the text nor the answer is kept",
    access: "public",
    limit: "contract_check",
    body: ContractCheckBody,
    response: ContractCheck,
    errors: ["contract_unreadable"],
  },
  "POST /api/ai-review": {
    summary: "Review the text of a contract, for one completed payment. The text is kept nowhere",
    access: "user",
    limit: "review",
    body: CreateReviewBody,
    progress: ReviewProgress,
    response: ReviewResponse,
    errors: [
      "payment_required",
      "payment_not_found",
      "payment_not_completed",
      "payment_used",
      "payment_in_use",
      "service_inactive",
      "contract_unreadable",
      "review_failed",
      "review_timeout",
    ],
  },
  "GET /api/ai-reviews": {
    summary: "The caller's reviews, newest first",
    access: "user",
    response: z.array(Review),
  },
  "GET /api/ai-reviews/{id}": {
    summary: "One review with its results",
    access: "user",
    params: PathId,
    response: ReviewResponse,
    errors: ["review_not_found"],
  },
  "GET /api/ai-reviews/{id}/pdf": {
    summary: "One review as a PDF",
    access: "user",
    limit: "render",
    params: PathId,
    response: { file: "application/pdf" },
    errors: ["review_not_found"],
  },
});
