import { useQuery } from "@tanstack/react-query";
import { saveAgreement } from "#client/features/agreements/edits/save-agreement";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import type { AgreementDocument } from "#shared/contract/documents";
import { putIn, type OwnEdit } from "#shared/domain/agreements/own-edits";

type OwnEditsProps = { document: AgreementDocument; onChanged: (document: AgreementDocument) => void };

/** What the owner had written in the text before its facts were changed, and what of it is missing now: each is put in by a press. */
export function OwnEdits({ document, onChanged }: OwnEditsProps) {
  const { id, revision, content } = document;
  const queryKey = ["/api/documents", id, "own-edits"];
  const { data = [] } = useQuery({
    queryKey: [...queryKey, revision],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/own-edits", { params: { id } }, { signal }),
  });
  const save = useMutationOnce({
    mutationFn: (edits: readonly OwnEdit[]) =>
      saveAgreement({
        id,
        revision,
        text: putIn(content.generatedAgreement, edits),
      }),
    meta: { error: { title: "Not put in", fallback: "Your change could not be put in. Please try again." } },
    onSuccess: async (changed) => {
      onChanged(changed);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  if (data === null)
    return (
      <p className="rounded-card border bg-surface px-5 py-3 text-sm text-muted">
        This text is too long to offer your own changes one by one. The whole old text stays among the saved
        ones.
      </p>
    );
  const missing = data.filter(({ state }) => state !== "in");
  const fitting = missing.filter(({ state }) => state === "fits");
  if (missing.length === 0) return null;
  return (
    <details open className="rounded-card border bg-surface px-5 py-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {missing.length === 1
          ? "1 change of your own is not in this text"
          : `${missing.length} changes of your own are not in this text`}
      </summary>
      <p className="text-sm text-muted">
        You had changed the text before its details were changed. Put in again what you still want; the whole
        old text stays among the saved ones.
      </p>
      <ul className="mt-2 divide-y">
        {missing.map((edit, index) => (
          <Edit key={index} edit={edit} isBusy={save.isPending} onPutIn={() => save.mutate([edit])} />
        ))}
      </ul>
      {fitting.length > 1 && (
        <Button
          variant="secondary"
          size="sm"
          busy={save.isPending}
          busyLabel="Putting in…"
          className="mb-3"
          onClick={() => save.mutate(fitting)}
        >
          Put in all {fitting.length}
        </Button>
      )}
    </details>
  );
}

type EditProps = { edit: OwnEdit; isBusy: boolean; onPutIn: () => void };

function Edit({ edit: { before, after, state }, isBusy, onPutIn }: EditProps) {
  return (
    <li className="grid justify-items-start gap-2 py-3 text-sm wrap-anywhere">
      {before !== null && (
        <p dir="auto" className="text-muted">
          <del>{before}</del>
        </p>
      )}
      {after !== null && (
        <p dir="auto">
          <ins className="decoration-success underline-offset-4">{after}</ins>
        </p>
      )}
      {state === "fits" ? (
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={onPutIn}>
          {after === null ? "Take out again" : "Put in again"}
        </Button>
      ) : (
        <p className="text-xs text-muted">
          It has no sure place in this text: write it where it fits, with Edit.
        </p>
      )}
    </li>
  );
}
