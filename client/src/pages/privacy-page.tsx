import { privacy } from "#shared/legal/privacy";
import { Footer } from "#client/features/landing/footer";
import { LegalDocument } from "#client/features/legal/legal-document";

export function PrivacyPage() {
  return (
    <>
      <LegalDocument text={privacy} />
      <Footer />
    </>
  );
}
