import { useState } from "react";
import { EditsDifference } from "#client/features/agreements/edits/edits-difference";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";

type CompareTextsProps = { title: string; description: string; before: string; after: string };

/** Opens what one text adds to another, and leaves out. */
export function CompareTexts({ before, after, ...dialog }: CompareTextsProps) {
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
