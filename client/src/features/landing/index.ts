export { ClosingCall } from "#client/features/landing/closing-call";
export { FeatureCards } from "#client/features/landing/feature-cards";
export { FindCollaborators } from "#client/features/landing/find-collaborators";
export { Footer } from "#client/features/landing/footer";
export { Hero } from "#client/features/landing/hero";
export { HowItGoes } from "#client/features/landing/how-it-goes";
export { TrustStrip } from "#client/features/landing/trust-strip";
export { VerifyOwnership } from "#client/features/landing/verify-ownership";
