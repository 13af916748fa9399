import { terms } from "#shared/legal/terms";
import { Footer } from "#client/features/landing/footer";
import { LegalDocument } from "#client/features/legal/legal-document";

export function TermsPage() {
  return (
    <>
      <LegalDocument text={terms} />
      <Footer />
    </>
  );
}
