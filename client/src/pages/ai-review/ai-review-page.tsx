import { Redirect, useLocation, useSearchParams } from "wouter";
import { paymentIdAt, useReturnedPayment } from "#client/features/payments/index";
import { useKeptContract } from "#client/features/reviews/index";
import { useUser } from "#client/lib/use-user";
import { AiReviewPaymentStep } from "#client/pages/ai-review/ai-review-payment-step";
import { AiReviewResult } from "#client/pages/ai-review/ai-review-result";
import { AiReviewUploadStep } from "#client/pages/ai-review/ai-review-upload-step";
import { lookUpPlaceOf } from "#client/pages/payments/payment-places";

/** A contract is uploaded, its review is paid for and read: each at an address of its own. */
export function AiReviewPage() {
  const { user } = useUser();
  const [location] = useLocation();
  const [search] = useSearchParams();
  const returned = useReturnedPayment(search.get("reference"));
  useKeptContract(user?.id);
  if (!user) return null;
  const reviewId = search.get("review");
  if (reviewId !== null) return <AiReviewResult key={reviewId} id={reviewId} />;
  const paymentId = paymentIdAt(location);
  if (paymentId !== null) return <AiReviewPaymentStep key={paymentId} id={paymentId} user={user} />;
  const place = returned && lookUpPlaceOf(returned);
  if (place) return <Redirect to={place} replace />;
  return <AiReviewUploadStep user={user} />;
}
