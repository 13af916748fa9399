import { useState, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useHasSms } from "#client/features/documents/index";
import { SplitSheetEditor, startWithTemplate, type SheetStart } from "#client/features/split-sheets/index";
import { FromTemplate } from "#client/features/unfinished/index";
import { addressOf, SheetSkeleton } from "#client/pages/split-sheets/split-sheet-page";
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

/** By which numbers its people are reached is looked up before it is typed into. */
function Editor({ user, template, notice }: EditorProps) {
  const [, navigate] = useLocation();
  const [start] = useState(() => startWithTemplate(template.id, template.form));
  const hasSms = useHasSms();
  const { data: begun = start, isLoading } = useQuery({
    queryKey: ["unfinished", "numbers", template.id],
    queryFn: () => withNumbers(start),
    enabled: hasSms,
    staleTime: Infinity,
    gcTime: 0,
  });
  const show = (sheet: Document) => {
    navigate(addressOf(sheet.id, "form"), { replace: true });
    navigate(addressOf(sheet.id, "preview") + "&send");
  };
  if (isLoading) return <SheetSkeleton />;
  return (
    <>
      <div className="mb-6">{notice}</div>
      <SplitSheetEditor user={user} document={null} start={begun} onSaved={show} />
    </>
  );
}

async function withNumbers({ form, ...start }: SheetStart): Promise<SheetStart> {
  const { withContactNumbers } = await import("#client/features/contacts/contact-numbers");
  return {
    ...start,
    form: {
      ...form,
      publishingRightsCollaborators: await withContactNumbers(form.publishingRightsCollaborators),
      masterRightsCollaborators: await withContactNumbers(form.masterRightsCollaborators),
    },
  };
}
