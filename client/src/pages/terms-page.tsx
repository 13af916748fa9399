import { terms } from "#shared/wordings/terms";
import { Footer } from "#client/features/landing/index";
import { LegalDocument } from "#client/features/legal/index";

export function TermsPage() {
  return (
    <>
      <LegalDocument text={terms} />
      <Footer />
    </>
  );
}
