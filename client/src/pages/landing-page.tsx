import { ClosingCall } from "#client/features/landing/closing-call";
import { FeatureCards } from "#client/features/landing/feature-cards";
import { FindCollaborators } from "#client/features/landing/find-collaborators";
import { Footer } from "#client/features/landing/footer";
import { Hero } from "#client/features/landing/hero";
import { HowItGoes } from "#client/features/landing/how-it-goes";
import { TrustStrip } from "#client/features/landing/trust-strip";
import { VerifyOwnership } from "#client/features/landing/verify-ownership";

export function LandingPage() {
  return (
    <>
      <Hero />
      <TrustStrip />
      <HowItGoes />
      <FeatureCards />
      <FindCollaborators />
      <VerifyOwnership />
      <ClosingCall />
      <Footer />
    </>
  );
}
