import { useState } from "react";
import { Pencil, Trash2 } from "lucide-react";
import type { DashboardRow } from "#shared/contract/dashboard";
import { MAX_LABEL_NAME, type Label } from "#shared/contract/labels";
import { refreshLists } from "#client/features/documents/document-queries";
import { useLabel } from "#client/features/documents/labels/use-label";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";

/** What takes the place of what was pressed takes its focus, too. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

type LabelRowProps = {
  label: Label;
  rows: readonly DashboardRow[];
  onLabelled: (label: Label, isOn: boolean) => void;
};

/** A label: whether it is on the documents, and what changes it everywhere. */
export function LabelRow({ label, rows, onLabelled }: LabelRowProps) {
  const [asks, setAsks] = useState<"name" | "delete" | "none" | null>(null);
  const mark = useLabel(rows, onLabelled);
  const having = rows.filter((row) => row.labels.some(({ id }) => id === label.id)).length;
  const isOn = mark.isPending ? mark.variables.isOn : having === rows.length;
  const isMixed = !mark.isPending && having > 0 && !isOn;
  if (asks === "name") return <RenameRow label={label} onEnd={() => setAsks("none")} />;
  if (asks === "delete") return <DeleteRow label={label} onEnd={() => setAsks("none")} />;
  return (
    <li className="flex items-center gap-1 pr-1">
      <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 pl-3 text-sm">
        <input
          type="checkbox"
          checked={isOn}
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          onChange={() => mark.mutate({ name: label.name, isOn: !isOn })}
          className="size-5 shrink-0 accent-primary"
        />
        <bdi className="min-w-0 wrap-anywhere">{label.name}</bdi>
      </label>
      <Button
        variant="ghost"
        ref={asks === "none" ? takeFocus : undefined}
        aria-label={`Rename ${label.name}`}
        icon={<Pencil aria-hidden />}
        onClick={() => setAsks("name")}
        className="w-11 px-0"
      />
      <Button
        variant="ghost"
        aria-label={`Delete ${label.name}`}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsks("delete")}
        className="w-11 px-0"
      />
    </li>
  );
}

type AskProps = { label: Label; onEnd: () => void };

function RenameRow({ label, onEnd }: AskProps) {
  const { id } = label;
  const [name, setName] = useState(label.name);
  const typed = name.trim();
  const rename = useMutationOnce({
    mutationFn: () => call("PUT /api/labels/{id}", { params: { id }, body: { name: typed } }),
    meta: { error: { title: "Not renamed", fallback: "Please try again.", inDialog: true } },
    onSuccess: () => {
      refreshLists();
      onEnd();
    },
    onError: refreshLists,
  });
  const error = typed === "" ? "Please name the label" : rename.errorMessage;
  return (
    <li className="p-3">
      <form
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== "") rename.mutate();
        }}
      >
        <Field label={`New name of ${label.name}`} error={error}>
          {(control) => (
            <Input
              {...control}
              ref={takeFocus}
              autoComplete="off"
              maxLength={MAX_LABEL_NAME}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" size="sm" onClick={onEnd}>
            Cancel
          </Button>
          <Button type="submit" size="sm" busy={rename.isPending}>
            Rename
          </Button>
        </div>
      </form>
    </li>
  );
}

function DeleteRow({ label: { id, name }, onEnd }: AskProps) {
  const remove = useMutationOnce({
    mutationFn: () => call("DELETE /api/labels/{id}", { params: { id } }),
    meta: { error: { title: "Not deleted", fallback: "Please try again." } },
    onSuccess: refreshLists,
    onError: refreshLists,
  });
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 p-3">
      <p className="min-w-40 flex-1 text-sm wrap-anywhere">
        Delete “<bdi>{name}</bdi>”? The documents stay.
      </p>
      <Button variant="ghost" size="sm" ref={takeFocus} onClick={onEnd}>
        Keep it
      </Button>
      <Button variant="danger" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
        Delete
      </Button>
    </li>
  );
}
