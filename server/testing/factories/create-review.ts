import type { Caller } from "#server/testing/app";
import { ReviewResponse } from "#shared/contract/review-results";

/** What the contract below says on the points of a review: the words of its issues, and those it protects the artist with. */
export const words = {
  perpetuity:
    "The Artist assigns to the Label all rights in the Recordings throughout the universe in perpetuity",
  noAudit: "Statements are conclusive and binding on the Artist",
  cure: "Either party may terminate this agreement if the other commits a material breach and does not put it right within thirty days of written notice",
  neutral: "The Label is registered in Nairobi under the number",
};

/** A recording contract with good and bad clauses; `extra` are clauses of its own that follow them. */
export function contractText(...extra: string[]): string {
  return [
    "RECORDING AGREEMENT",
    'This agreement is made between Tamu Records Limited (the "Label") and Amina Wanjiru (the "Artist").',
    `1. GRANT\n1.1 ${words.perpetuity}.`,
    "2. ROYALTIES\n2.1 The Label shall pay the Artist a royalty of eighteen per cent of Net Receipts.",
    "2.2 The Label may recoup any and all costs and expenses from the royalties.",
    `3. ACCOUNTS\n3.1 The Label shall send statements every six months. ${words.noAudit}.`,
    `4. TERMINATION\n4.1 ${words.cure}.`,
    `5. GENERAL\n5.1 ${words.neutral} PVT-7711. This agreement is governed by the laws of Kenya.`,
    ...extra,
  ].join("\n\n");
}

/** The request of a review, as a caller sends it once it is paid for. */
export function reviewBody(documentContent = contractText()) {
  return { documentContent };
}

/** A review for a payment that went through, made over HTTP. */
export async function createReview(
  owner: Caller,
  paymentId: string,
  body: object = reviewBody(),
): Promise<ReviewResponse> {
  const response = await owner
    .post("/api/ai-review")
    .send({ ...body, paymentId })
    .expect(200);
  return ReviewResponse.parse(response.body);
}
