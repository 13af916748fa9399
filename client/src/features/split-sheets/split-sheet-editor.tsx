import { memo, Suspense, useMemo, useRef, type SubmitEvent } from "react";
import { ArrowRight } from "lucide-react";
import type { User } from "#shared/contract/auth";
import type { SheetDocument } from "#shared/contract/documents";
import { Button } from "#client/ui/button";
import { ReturnReason } from "#client/features/documents/index";
import { DraftBar } from "#client/ui/draft-bar";
import { MasterRights } from "#client/features/split-sheets/master-rights";
import { RightsList } from "#client/features/split-sheets/rights-list";
import { DetailFields, SongFields } from "#client/features/split-sheets/song-facts-fields";
import { sheetFromForm, type SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";
import { templateOf, type SheetStart } from "#client/features/split-sheets/sheet-draft";
import { SaveTemplate } from "#client/features/unfinished/index";
import { useSaveSplitSheet } from "#client/features/split-sheets/use-save-split-sheet";
import { useSplitSheetEditor } from "#client/features/split-sheets/use-split-sheet-editor";
import type { RightsListOf } from "#client/features/split-sheets/use-rights-list";
import { enterGoesOn } from "#client/lib/enter-goes-on";
import { optionalPart } from "#client/lib/parts";
import { VersionNotice } from "#client/lib/drafts/version-notice";

const SheetSets = optionalPart(() =>
  import("#client/features/split-sheets/sheet-sets").then((part) => part.SheetSets),
);

const WarningsWhileTyped = optionalPart(() =>
  import("#client/features/documents/song/song-warnings").then(
    (part) => part.WarningsWhileTyped<SplitSheetForm>,
  ),
);

const written = (typed: SplitSheetForm, document: SheetDocument | null) => ({
  type: "split_sheet" as const,
  documentId: document?.id ?? null,
  content: sheetFromForm(typed),
});

type SplitSheetEditorProps = {
  user: User;
  /** What the server has; null for a new sheet. */
  document: SheetDocument | null;
  /** What a new sheet begins with. */
  start?: SheetStart | undefined;
  /** The sheet is on the server as it stands in the form. */
  onSaved: (document: SheetDocument) => void;
};

/** The form of a split sheet. Nothing typed in it is lost: it stays on the device until it is saved. */
export function SplitSheetEditor({ user, document, start, onSaved }: SplitSheetEditorProps) {
  const editor = useSplitSheetEditor(user.id, document, start);
  const formElement = useRef<HTMLFormElement>(null);
  const { isSaving, submit } = useSaveSplitSheet(editor, formElement, onSaved);
  const { form, draft } = editor;
  const { firstName, lastName, email } = user;
  const me = useMemo(
    () => ({ name: `${firstName} ${lastName}`.trim(), email }),
    [firstName, lastName, email],
  );

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (document && editor.isUntouched) onSaved(document);
    else void submit(event);
  }

  return (
    <form
      {...enterGoesOn}
      ref={formElement}
      noValidate
      onSubmit={onSubmit}
      className="grid gap-10"
      aria-label="Split sheet"
    >
      {/* What is typed while a sheet is saved would be in neither the sheet nor the draft. */}
      <div inert={isSaving} className="grid gap-10 inert:opacity-60">
        <div className="-mb-7">
          <DraftBar editor={draft} isKept={editor.isKept}>
            <SaveTemplate type="split_sheet" read={() => templateOf(form.getValues())} />
          </DraftBar>
        </div>
        <VersionNotice
          draft={draft}
          updatedAt={document?.updatedAt}
          words={{
            changed: "This split sheet was changed somewhere else",
            another: "Another version of this sheet is kept on this device",
          }}
        />
        {document?.returned && <ReturnReason returned={document.returned} inForce={document.inForce} />}
        <Fields form={form} me={me} />
        <Suspense fallback={null}>
          <WarningsWhileTyped form={form} read={(typed) => written(typed, document)} />
        </Suspense>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t pt-6">
        <p className="text-sm text-muted">Next you see the finished sheet. Nobody is mailed yet.</p>
        <Button
          type="submit"
          size="lg"
          busy={isSaving}
          busyLabel={document ? "Updating..." : "Creating..."}
          className="w-full sm:w-auto"
        >
          {document ? "Update Split Sheet" : "Create Split Sheet"} <ArrowRight aria-hidden />
        </Button>
      </div>
    </form>
  );
}

/** Drawn once: the fields hold what is typed themselves, and there may be five hundred people. */
const Fields = memo(function Fields({ form, me }: Pick<RightsListOf, "form" | "me">) {
  return (
    <>
      <SongFields form={form} />
      <RightsList
        form={form}
        list="publishingRightsCollaborators"
        me={me}
        help="Who wrote the song: words, music, beat. Everybody listed here will be asked to sign."
        action={
          <Suspense fallback={<span className="h-11 w-24" />}>
            <SheetSets form={form} />
          </Suspense>
        }
      />
      <MasterRights form={form} me={me} />
      <DetailFields form={form} />
    </>
  );
});
