import { paths } from "#shared/paths";
import { privacy } from "#shared/wordings/privacy/newest";
import { privacyVersions } from "#shared/wordings/shown-versions";
import { Footer } from "#client/features/landing/index";
import { EarlierVersions, LegalDocument } from "#client/features/legal/index";

export function PrivacyPage() {
  return (
    <>
      <LegalDocument text={privacy}>
        <EarlierVersions path={paths.privacy} versions={privacyVersions} />
      </LegalDocument>
      <Footer />
    </>
  );
}
