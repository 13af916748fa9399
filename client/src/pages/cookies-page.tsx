import { cookies } from "#shared/legal/cookies";
import { Footer } from "#client/features/landing/footer";
import { LegalDocument } from "#client/features/legal/legal-document";

export function CookiesPage() {
  return (
    <>
      <LegalDocument text={cookies} />
      <Footer />
    </>
  );
}
