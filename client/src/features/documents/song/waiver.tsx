import { useState } from "react";
import { acceptSong } from "#client/features/documents/song/song-queries";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Textarea } from "#client/ui/fields/input";
import type { Contradiction } from "#shared/contract/songs";
import { dayForReader } from "#shared/dates";

/** Whoever opened the field is about to type in it. */
const takeFocus = (area: HTMLTextAreaElement | null) => area?.focus();

type WaiverProps = { documentId: string; contradiction: Contradiction };

function useWaive({ documentId, contradiction: { key } }: WaiverProps) {
  return useMutationOnce({
    mutationFn: (reason: string | null) =>
      call("PUT /api/documents/{id}/song/waivers", { params: { id: documentId }, body: { key, reason } }),
    meta: { error: { fallback: "It was not saved. Please try again." } },
    onSuccess: (song) => acceptSong(documentId, song),
  });
}

/** Lets a contradiction stand, with the reason; and tells it again. */
export function Waiver({ documentId, contradiction }: WaiverProps) {
  const waive = useWaive({ documentId, contradiction });
  const [reason, setReason] = useState<string | null>(null);
  const { waived } = contradiction;
  if (waived)
    return (
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t pt-2 text-sm">
        <p className="min-w-0 wrap-anywhere">
          <span className="text-muted">You let it stand, {dayForReader(waived.at)}:</span>{" "}
          <bdi>{waived.reason}</bdi>
        </p>
        <Button variant="ghost" size="sm" busy={waive.isPending} onClick={() => waive.mutate(null)}>
          Tell me again
        </Button>
      </div>
    );
  if (reason === null)
    return (
      <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={() => setReason("")}>
        Let it stand…
      </Button>
    );
  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        waive.mutate(reason);
      }}
    >
      <Field
        label="Why may it stand?"
        help="For your eyes alone. It is told again when one of the places changes."
        error={waive.errorMessage}
      >
        {(field) => (
          <Textarea
            {...field}
            ref={takeFocus}
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          disabled={reason.trim() === ""}
          busy={waive.isPending}
          busyLabel="Saving…"
        >
          Let it stand
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setReason(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
