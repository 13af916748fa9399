export { exportReviews } from "#server/features/reviews/export-reviews";
