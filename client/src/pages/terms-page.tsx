import { paths } from "#shared/paths";
import { termsVersions } from "#shared/wordings/shown-versions";
import { terms } from "#shared/wordings/terms/newest";
import { Footer } from "#client/features/landing/index";
import { EarlierVersions, LegalDocument } from "#client/features/legal/index";

export function TermsPage() {
  return (
    <>
      <LegalDocument text={terms}>
        <EarlierVersions path={paths.terms} versions={termsVersions} />
      </LegalDocument>
      <Footer />
    </>
  );
}
