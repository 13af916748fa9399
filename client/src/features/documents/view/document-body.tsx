import { lazy, type ReactNode } from "react";
import type { Highlight } from "#client/lib/highlight";
import type { ReadingAid } from "#client/lib/use-reading-aid";
import { SplitSheetDocument } from "#client/features/documents/view/split-sheet-document";
import type { StatedAgreement } from "#client/features/agreements/index";
import type { SheetDocument } from "#shared/contract/documents";

const AgreementDocument = lazy(async () => ({
  default: (await import("#client/features/agreements/text/agreement-document")).AgreementDocument,
}));

type DocumentBodyProps = {
  document: Pick<SheetDocument, "type" | "content" | "terms"> | (StatedAgreement & { title: string });
  highlight?: Highlight | undefined;
  /** For a reader of another language. */
  aid?: ReadingAid | undefined;
  headingLevel?: 1 | 2 | 3;
  /** Of an agreement: that its figures stand above it, and where to go on from the bar that stays while it is read. */
  figuresAbove?: boolean;
  action?: ReactNode;
  className?: string;
};

/** What a document says, by its type. Agreements come in a chunk of their own: stand it in a `Suspense`. */
export function DocumentBody({ document, figuresAbove, action, aid, ...shown }: DocumentBodyProps) {
  if (document.type !== "split_sheet")
    return (
      <AgreementDocument
        document={document}
        figuresAbove={figuresAbove}
        action={action}
        aid={aid}
        {...shown}
      />
    );
  return <SplitSheetDocument sheet={document.content} terms={document.terms} aid={aid} {...shown} />;
}
