import { cookies } from "#shared/wordings/cookies/newest";
import { Footer } from "#client/features/landing/index";
import { LegalDocument } from "#client/features/legal/index";

export function CookiesPage() {
  return (
    <>
      <LegalDocument text={cookies} />
      <Footer />
    </>
  );
}
