import { Suspense, useState } from "react";
import type { SheetDocument } from "#shared/contract/documents";
import { may } from "#shared/domain/document-status";
import { PreviewActions, SplitSheetDocument, WhyFixed } from "#client/features/documents/index";
import { UnsavedSheet } from "#client/features/split-sheets/unsaved-sheet";
import { dialogAhead } from "#client/lib/parts";

const SendDialog = dialogAhead(
  async () => (await import("#client/features/documents/actions/send-dialog")).SendDialog,
);

type SplitSheetPreviewProps = {
  document: SheetDocument;
  /** To whom it goes was known before: it only has to be sent. */
  isToSend?: boolean;
  onEdit: () => void;
};

/** The finished sheet as its signers will see it, and what to do with it next. */
export function SplitSheetPreview({ document, isToSend = false, onEdit }: SplitSheetPreviewProps) {
  const isDraft = may("edit", document.status) && document.access === "owner";
  const [isSending, setIsSending] = useState(isToSend && isDraft);
  return (
    <div className="mt-6 grid gap-6">
      {!isDraft && <WhyFixed document={document} />}
      {!isDraft && <UnsavedSheet document={document} />}
      <PreviewActions
        document={document}
        isDraft={isDraft}
        onShare={() => setIsSending(true)}
        onEdit={onEdit}
      />
      <SplitSheetDocument sheet={document.content} terms={document.terms} headingLevel={2} />
      <Suspense>
        <SendDialog document={document} from="preview" open={isSending} onOpenChange={setIsSending} />
      </Suspense>
    </div>
  );
}
