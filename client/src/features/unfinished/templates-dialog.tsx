import { useState } from "react";
import { Pencil, Trash2 } from "lucide-react";
import { Link } from "wouter";
import type { UnfinishedForm, UnfinishedSummary } from "#shared/contract/unfinished";
import { documentTypeLabels } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { NameTemplate } from "#client/features/unfinished/name-template";
import { unfinishedQuery } from "#client/features/unfinished/unfinished-queries";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";

const refresh = () => queryClient.invalidateQueries({ queryKey: unfinishedQuery.queryKey });
const readTemplate = (id: string) => call("GET /api/unfinished/{id}", { params: { id } });

type TemplatesDialogProps = { templates: readonly UnfinishedSummary[]; onClose: () => void };

/** One's templates: each begins a form by a press, and is renamed or deleted here. */
export function TemplatesDialog({ templates, onClose }: TemplatesDialogProps) {
  const [renamed, setRenamed] = useState<UnfinishedForm | null>(null);
  const [removed, setRemoved] = useState<UnfinishedForm | null>(null);
  const bringBack = useMutationOnce({
    mutationFn: ({ id, type, title, form }: UnfinishedForm) =>
      call("PUT /api/unfinished/{id}", {
        params: { id },
        body: { type, title, isTemplate: true, form, revision: crypto.randomUUID(), known: null },
      }),
    meta: { error: { title: "Not brought back", fallback: "Please try again." } },
    onSuccess: () => {
      setRemoved(null);
      return refresh();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title="New from a template">
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted empty:hidden">
        {removed && (
          <>
            <span className="wrap-anywhere">
              Deleted: <bdi>{removed.title}</bdi>
            </span>
            <Button variant="ghost" className="underline" onClick={() => bringBack.mutate(removed)}>
              Undo
            </Button>
          </>
        )}
      </p>
      {templates.length > 0 ? (
        <ul aria-label="Templates" className="divide-y rounded-card border">
          {templates.map((template) => (
            <Row key={template.id} template={template} onRename={setRenamed} onRemoved={setRemoved} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">No template is left.</p>
      )}
      {renamed && <NameTemplate template={renamed} onClose={() => setRenamed(null)} />}
    </Dialog>
  );
}

type RowProps = {
  template: UnfinishedSummary;
  onRename: (template: UnfinishedForm) => void;
  onRemoved: (template: UnfinishedForm) => void;
};

function Row({ template: { id, type, title }, onRename, onRemoved }: RowProps) {
  const rename = useMutationOnce({
    mutationFn: () => readTemplate(id),
    meta: { error: { title: "Not loaded", fallback: "Please try again." } },
    onSuccess: onRename,
    onError: () => void refresh(),
  });
  const remove = useMutationOnce({
    mutationFn: async () => {
      const template = await readTemplate(id);
      await call("DELETE /api/unfinished/{id}", { params: { id } });
      return template;
    },
    meta: { error: { title: "Not deleted", fallback: "Please try again." } },
    onSuccess: (template) => {
      onRemoved(template);
      return refresh();
    },
    onError: () => void refresh(),
  });
  return (
    <li className="relative flex items-center gap-1 py-1 pr-1 pl-4">
      <div className="min-w-0 flex-1 py-1.5">
        <Link
          href={pathTo.beginWithTemplate(type, id)}
          className="font-medium wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          <bdi>{title}</bdi>
        </Link>
        <p className="text-xs text-muted">{documentTypeLabels[type]}</p>
      </div>
      <Button
        variant="ghost"
        aria-label={`Rename ${title}`}
        icon={<Pencil aria-hidden />}
        busy={rename.isPending}
        busyLabel=""
        onClick={() => rename.mutate()}
        className="relative w-11 px-0"
      />
      <Button
        variant="ghost"
        aria-label={`Delete ${title}`}
        icon={<Trash2 aria-hidden />}
        busy={remove.isPending}
        busyLabel=""
        onClick={() => remove.mutate()}
        className="relative w-11 px-0"
      />
    </li>
  );
}
