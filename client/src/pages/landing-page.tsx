import {
  ClosingCall,
  FeatureCards,
  FindCollaborators,
  Footer,
  Hero,
  HowItGoes,
  TrustStrip,
  VerifyOwnership,
} from "#client/features/landing/index";

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
