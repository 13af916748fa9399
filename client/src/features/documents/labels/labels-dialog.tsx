import { useState } from "react";
import { Plus } from "lucide-react";
import type { DashboardRow } from "#shared/contract/dashboard";
import { MAX_LABEL_NAME, type Label } from "#shared/contract/labels";
import { shortTitle } from "#shared/domain/document-status";
import { LabelRow } from "#client/features/documents/labels/label-row";
import { useLabel } from "#client/features/documents/labels/use-label";
import { withLabel } from "#client/features/documents/labels/with-label";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";

type LabelsDialogProps = {
  rows: readonly DashboardRow[];
  /** All there are. */
  labels: readonly Label[];
  onLabelled?: (label: Label, isOn: boolean) => void;
  onClose: () => void;
};

/** The labels of some documents: put on and taken off by a press, made by typing, renamed and deleted for all. */
export function LabelsDialog({ rows: given, labels, onLabelled, onClose }: LabelsDialogProps) {
  const [rows, setRows] = useState(given);
  const [name, setName] = useState("");
  const [isTried, setIsTried] = useState(false);
  const keep = (label: Label, isOn: boolean) => {
    setRows((now) => now.map((row) => withLabel(row, label, isOn)));
    onLabelled?.(label, isOn);
  };
  const make = useLabel(rows, (label, isOn) => {
    keep(label, isOn);
    setName("");
    setIsTried(false);
  });
  const typed = name.trim();
  const missing = isTried && typed === "" ? "Please name the label" : undefined;
  const [first] = rows;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={rows.length === 1 ? `Labels of ${shortTitle(first!)}` : `Labels of ${rows.length} documents`}
      description="An album, a project, a year: for your eyes only."
      footer={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === "") setIsTried(true);
          else make.mutate({ name: typed, isOn: true });
        }}
      >
        <Field label="New label" error={missing ?? make.errorMessage}>
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                autoComplete="off"
                enterKeyHint="done"
                maxLength={MAX_LABEL_NAME}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <Button type="submit" icon={<Plus aria-hidden />} busy={make.isPending}>
                Add
              </Button>
            </div>
          )}
        </Field>
      </form>
      {labels.length > 0 && (
        <ul aria-label="Labels" className="mt-4 divide-y rounded-card border">
          {labels.map((label) => (
            <LabelRow key={label.id} label={label} rows={rows} onLabelled={keep} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
