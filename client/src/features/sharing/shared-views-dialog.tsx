import { useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { refreshSharedViews, sharedViewsQuery } from "#client/features/sharing/sharing-queries";
import { SharedViewRow } from "#client/features/sharing/shared-view-row";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Choice } from "#client/ui/fields/choice";
import { Field } from "#client/ui/fields/field";
import { FormDialog } from "#client/ui/form-dialog";
import { Input, Select } from "#client/ui/fields/input";
import type { DocumentSummary } from "#shared/contract/documents";
import type { SharedView } from "#shared/contract/sharing";

type SharedViewsDialogProps = {
  document: Pick<DocumentSummary, "id" | "title" | "type">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const terms = {
  split_sheet: { label: "With shares", help: "The whole sheet" },
  producer_agreement: { label: "With the text", help: "Also what is paid" },
  featured_artist_agreement: { label: "With the text", help: "Also what is paid" },
};

/** Makes links for those who sign nothing, and takes them back. */
export function SharedViewsDialog({ document, open, onOpenChange }: SharedViewsDialogProps) {
  const { id, type } = document;
  const views = useQuery(sharedViewsQuery(id)).data ?? [];
  const [forWhom, setForWhom] = useState("");
  const [shows, setShows] = useState<SharedView["shows"]>("people");
  const [days, setDays] = useState(30);
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Of one press: a repeated one makes no second link.
  const [viewId, setViewId] = useState(() => crypto.randomUUID());
  const make = useMutationOnce({
    mutationFn: () =>
      call("POST /api/documents/{id}/shared-views", {
        params: { id },
        body: { id: viewId, forWhom: forWhom.trim(), shows, days },
      }),
    meta: { error: { fallback: "The link could not be made. Please try again.", inDialog: true } },
    onSuccess: async () => {
      setViewId(crypto.randomUUID());
      setForWhom("");
      setIsTried(false);
      await refreshSharedViews(id);
    },
  });
  const missing = isTried && forWhom.trim() === "" ? "Please say for whom the link is" : undefined;
  function submit() {
    if (forWhom.trim() !== "") return make.mutate();
    setIsTried(true);
    field.current?.focus();
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share a view"
      description="A link to read it, for whoever signs nothing. It never shows addresses, and everybody on the document sees in the history that you made it."
      action="Make a link"
      busyLabel="Making the link…"
      cancel="Close"
      busy={make.isPending}
      onSubmit={submit}
    >
      {views.length > 0 && (
        <ul aria-label="Links that work" className="divide-y border-y">
          {views.map((view) => (
            <SharedViewRow key={view.id} documentId={id} view={view} termsLabel={terms[type].label} />
          ))}
        </ul>
      )}
      <Field label="For whom" error={missing ?? make.errorMessage} required>
        {(control) => (
          <Input
            {...control}
            ref={field}
            autoComplete="off"
            maxLength={80}
            placeholder="My manager"
            value={forWhom}
            onChange={({ target }) => setForWhom(target.value)}
          />
        )}
      </Field>
      <Choice
        legend="It shows"
        columns={2}
        options={[
          { value: "people", label: "People only", help: "Who is on it, and who has signed" },
          { value: "terms", ...terms[type] },
        ]}
        radio={{
          name: "shows",
          onChange: ({ target }) => setShows(target.value === "terms" ? "terms" : "people"),
        }}
        chosen={shows}
      />
      <Field label="It works for">
        {(control) => (
          <Select {...control} value={days} onChange={({ target }) => setDays(Number(target.value))}>
            <option value={7}>7 days</option>
            <option value={30}>30 days</option>
            <option value={90}>90 days</option>
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
