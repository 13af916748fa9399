import { Link, useParams } from "wouter";
import { paths } from "#shared/paths";
import type { LegalText } from "#shared/wordings/legal-text";
import { versions as privacyTexts } from "#shared/wordings/privacy/versions";
import { versions as termsTexts } from "#shared/wordings/terms/versions";
import { Footer } from "#client/features/landing/index";
import { LegalDocument } from "#client/features/legal/index";
import { NotFoundPage } from "#client/pages/not-found-page";
import { Notice } from "#client/ui/card";

export const TermsVersionPage = () => <Version texts={termsTexts} newest={paths.terms} />;
export const PrivacyVersionPage = () => <Version texts={privacyTexts} newest={paths.privacy} />;

/** What somebody accepted, or was shown, before it changed. */
function Version({ texts, newest }: { texts: readonly LegalText[]; newest: string }) {
  const { version } = useParams();
  const text = texts.find(({ updated }) => updated === version);
  if (!text) return <NotFoundPage />;
  return (
    <>
      <LegalDocument
        text={text}
        notice={
          text !== texts.at(-1) && (
            <Notice tone="info" title="An earlier version" className="mb-8">
              Kept for whoever fell under it.{" "}
              <Link href={newest} className="font-semibold text-primary underline underline-offset-4">
                What applies now
              </Link>
            </Notice>
          )
        }
      />
      <Footer />
    </>
  );
}
