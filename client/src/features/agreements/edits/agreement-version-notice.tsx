import { useState } from "react";
import { EditsDifference } from "#client/features/agreements/edits/edits-difference";
import type { AgreementText } from "#client/features/agreements/edits/use-agreement-text";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Dialog } from "#client/ui/dialog";
import type { AgreementDocument } from "#shared/contract/documents";
import { momentForReader } from "#shared/dates";

type AgreementVersionNoticeProps = { editor: AgreementText; document: AgreementDocument };

/** Two texts of one agreement: both are there, and the person compares and chooses. */
export function AgreementVersionNotice({ editor, document }: AgreementVersionNoticeProps) {
  if (editor.isOutdated) return <Outdated editor={editor} document={document} />;
  if (editor.aside === null) return null;
  return <Aside editor={editor} aside={editor.aside} />;
}

function Outdated({ editor, document }: AgreementVersionNoticeProps) {
  return (
    <div tabIndex={-1} data-outdated className="mb-5 rounded-control">
      <Notice tone="warning" title="This agreement was changed in another window">
        <p>
          It was saved on {momentForReader(document.updatedAt)}, after you started here. You are looking at
          what you typed; nothing of it is lost. If you keep it, saving replaces the other change, which stays
          among the saved texts.
        </p>
        <div className="mt-3 mb-1 flex flex-wrap gap-2">
          <Compare
            title="The latest version and yours"
            description="Marked is what yours adds to the latest version, and what it leaves out."
            before={document.content.generatedAgreement}
            after={editor.text}
          />
          <Button variant="secondary" onClick={editor.takeLatest}>
            Load the latest version
          </Button>
          <Button variant="secondary" onClick={editor.keepMine}>
            Keep what I typed
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function Aside({ editor, aside }: { editor: AgreementText; aside: string }) {
  return (
    <Notice tone="info" title="Another text of this agreement is kept on this device" className="mb-5">
      <p>It was typed here or in another window, and is not saved.</p>
      <div className="mt-3 mb-1 flex flex-wrap gap-2">
        <Compare
          title="This text and the other one"
          description="Marked is what the other text adds to this one, and what it leaves out."
          before={editor.text}
          after={aside}
        />
        <Button variant="secondary" onClick={editor.bringBack}>
          Switch to it
        </Button>
        <Button variant="ghost" onClick={editor.dropAside}>
          Delete it
        </Button>
      </div>
    </Notice>
  );
}

type CompareProps = { title: string; description: string; before: string; after: string };

/** Opens what one text adds to another, and leaves out. */
export function Compare({ before, after, ...dialog }: CompareProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Compare
      </Button>
      <Dialog
        {...dialog}
        open={open}
        onOpenChange={setOpen}
        className="sm:max-w-3xl!"
        footer={
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <EditsDifference before={before} after={after} />
      </Dialog>
    </>
  );
}
