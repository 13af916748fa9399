import { agreementTextDraft, versionOf } from "#client/features/agreements/edits/agreement-text-draft";
import { CompareTexts } from "#client/features/agreements/edits/compare-texts";
import { UnsavedNotice } from "#client/lib/drafts/unsaved-notice";
import { useUser } from "#client/lib/use-user";
import { CopyButton } from "#client/ui/copy-button";
import type { AgreementDocument } from "#shared/contract/documents";

/** Texts that were typed and not saved before their agreement stopped being a draft. */
export function UnsavedAgreement({ document }: { document: AgreementDocument }) {
  const { user } = useUser();
  if (!user) return null;
  return (
    <UnsavedNotice kind={agreementTextDraft} owner={user.id} noun="agreement" document={versionOf(document)}>
      {(text) => (
        <>
          <CompareTexts
            title="The agreement and what you typed"
            description="Marked is what your text adds to the agreement, and what it leaves out."
            before={document.content.generatedAgreement}
            after={text}
          />
          <CopyButton text={text} label="Copy what you typed" />
        </>
      )}
    </UnsavedNotice>
  );
}
