import type { LegalText } from "#shared/wordings/legal-text";
import { privacyNotice } from "#shared/wordings/privacy-notice/en";
import { privacyNotice as swahiliPrivacyNotice } from "#shared/wordings/privacy-notice/sw";
import { Footer } from "#client/features/landing/index";
import { LegalDocument } from "#client/features/legal/index";

export const PrivacyNoticePage = () => <Notice text={privacyNotice} />;
export const SwahiliPrivacyNoticePage = () => <Notice text={swahiliPrivacyNotice} />;

/** What those are told whose name and address somebody else gave us. */
function Notice({ text }: { text: LegalText }) {
  return (
    <>
      <LegalDocument text={text} />
      <Footer />
    </>
  );
}
