import type { APIRequestContext } from "@playwright/test";
import { contractText } from "#server/testing/factories/create-review";
import type { ReviewResponse } from "#shared/contract/review-results";
import { answered } from "./seed.ts";
import { seedPayment } from "./seed-payment.ts";

/** A review that whoever is signed in on this page has paid for. */
export async function seedReview(
  page: { request: APIRequestContext },
  documentContent = contractText(),
): Promise<ReviewResponse> {
  const paymentId = await seedPayment(page, "ai_review");
  const data = { id: paymentId, paymentId, documentContent };
  return answered(page.request.post("/api/ai-review", { data }));
}
