import { useState, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { EditsDifference } from "#client/features/agreements/edits/edits-difference";
import { editQuery } from "#client/features/agreements/edits/edits-queries";
import { GenericDocument } from "#client/features/agreements/text/generic-document";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs";
import type { AgreementDocument, DocumentEdit } from "#shared/contract/documents";
import { momentForReader } from "#shared/dates";

export type EditDialogProps = {
  document: AgreementDocument;
  /** What stands in the editor. */
  text: string;
  isRestoring: boolean;
  /** Saves an older text as the current one. */
  onRestore: (text: string, onRestored: () => void) => void;
  edit: DocumentEdit;
  /** All of them, newest first. */
  edits: readonly DocumentEdit[];
  onClose: () => void;
};

/** One saved text: against what stands in the editor, against the one before it, and whole. */
export function EditDialog({
  document,
  text,
  edit,
  edits,
  isRestoring,
  onRestore,
  onClose,
}: EditDialogProps) {
  const { number, savedAt, savedBy } = edit;
  const before = edits.find((other) => other.number < number);
  const { data: shown, error, refetch } = useQuery(editQuery(document.id, number));
  const previous = useQuery({
    ...editQuery(document.id, before?.number ?? 0),
    enabled: before !== undefined,
  });
  const [tab, setTab] = useState(edits[0]?.number === number && before ? "before" : "now");
  const isCurrent = shown?.text === document.content.generatedAgreement;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Saved text ${number}`}
      description={
        <>
          Saved on {momentForReader(savedAt)} by <bdi>{savedBy}</bdi>
        </>
      }
      className="sm:max-w-3xl!"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {shown && !isCurrent && (
            <Button
              icon={<RotateCcw aria-hidden />}
              busy={isRestoring}
              busyLabel="Restoring..."
              onClick={() => onRestore(shown.text, onClose)}
            >
              Restore this text
            </Button>
          )}
        </>
      }
    >
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList>
          <TabsTrigger value="now">Since then</TabsTrigger>
          {before && <TabsTrigger value="before">Against saved text {before.number}</TabsTrigger>}
          <TabsTrigger value="text">Text</TabsTrigger>
        </TabsList>
        <TabsContent value="now">
          <Loaded text={shown?.text} error={error} onRetry={() => void refetch()}>
            {(then) => <EditsDifference before={then} after={text} />}
          </Loaded>
        </TabsContent>
        {before && (
          <TabsContent value="before">
            <Loaded
              text={previous.data?.text}
              error={previous.error ?? error}
              onRetry={() => void Promise.all([previous.refetch(), refetch()])}
            >
              {(older) => shown && <EditsDifference before={older} after={shown.text} />}
            </Loaded>
          </TabsContent>
        )}
        <TabsContent value="text">
          <Loaded text={shown?.text} error={error} onRetry={() => void refetch()}>
            {(then) => <GenericDocument text={then} />}
          </Loaded>
        </TabsContent>
      </Tabs>
    </Dialog>
  );
}

type LoadedProps = {
  text: string | undefined;
  error: unknown;
  onRetry: () => void;
  children: (text: string) => ReactNode;
};

function Loaded({ text, error, onRetry, children }: LoadedProps) {
  if (text !== undefined) return children(text);
  if (error) return <ErrorState message="This text could not be loaded." onRetry={onRetry} />;
  return (
    <div role="status" aria-label="Loading this text">
      <Skeleton className="h-48" />
    </div>
  );
}
