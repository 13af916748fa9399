import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { SplitSheetEditor, startWithTemplate } from "#client/features/split-sheets/index";
import { FromTemplate } from "#client/features/unfinished/index";
import { addressOf, SheetSkeleton } from "#client/pages/split-sheet-page";
import type { User } from "#shared/contract/auth";
import type { Document } from "#shared/contract/documents";
import type { UnfinishedForm } from "#shared/contract/unfinished";

type SheetFromTemplateProps = { user: User; id: string };

/** A sheet that begins with one of the caller's templates. */
export function SheetFromTemplate({ user, id }: SheetFromTemplateProps) {
  return (
    <FromTemplate type="split_sheet" id={id} skeleton={<SheetSkeleton />}>
      {(template, notice) => <Editor user={user} template={template} notice={notice} />}
    </FromTemplate>
  );
}

type EditorProps = { user: User; template: UnfinishedForm; notice: ReactNode };

function Editor({ user, template, notice }: EditorProps) {
  const [, navigate] = useLocation();
  const [start] = useState(() => startWithTemplate(template.id, template.form));
  const show = (sheet: Document) => {
    navigate(addressOf(sheet.id, "form"), { replace: true });
    navigate(addressOf(sheet.id, "preview"));
  };
  return (
    <>
      <div className="mb-6">{notice}</div>
      <SplitSheetEditor user={user} document={null} start={start} onSaved={show} />
    </>
  );
}
