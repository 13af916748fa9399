import { privacy } from "#shared/wordings/privacy";
import { Footer } from "#client/features/landing/index";
import { LegalDocument } from "#client/features/legal/index";

export function PrivacyPage() {
  return (
    <>
      <LegalDocument text={privacy} />
      <Footer />
    </>
  );
}
