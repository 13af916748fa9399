import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { OwnFields } from "#client/features/registration/own-fields";
import { EditingContext } from "#client/features/registration/registration-fields";
import { withValue } from "#client/features/registration/registration-form";
import { ownProfileQuery } from "#client/features/registration/registration-queries";
import { call } from "#client/lib/call";
import { issuesOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Card } from "#client/ui/card";
import { toast } from "#client/ui/toast";
import { noPerson, type RegistrationPerson } from "#shared/domain/registration/registration";

/** What societies ask of oneself: kept here, it is filled in on one's next sheets. */
export function OwnProfile() {
  const { data } = useQuery(ownProfileQuery);
  const [typed, setTyped] = useState<RegistrationPerson | null>(null);
  const details = typed ?? data ?? noPerson;
  const save = useMutationOnce({
    mutationFn: () => call("PUT /api/user/registration", { body: details }),
    meta: { error: { fallback: "It could not be saved. What you typed is still here." } },
    onSuccess: (saved) => {
      queryClient.setQueryData(ownProfileQuery.queryKey, saved);
      setTyped(null);
      toast({ title: "Saved", tone: "success" });
    },
  });
  const errors = new Map(issuesOf(save.error).map(({ path, message }) => [`details.${path}`, message]));
  const editing = {
    form: { details },
    errors,
    change: (place: string, value: unknown) => setTyped(withValue({ details }, place, value).details),
  };
  return (
    <Card>
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
          <h2 className="font-serif text-lg font-semibold">For registration</h2>
          <span className="text-sm text-muted">{standing(data)}</span>
        </summary>
        <EditingContext value={editing}>
          <form
            noValidate
            className="mt-3 grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              save.mutate();
            }}
          >
            <p className="text-sm text-muted">Filled in wherever you stand on a split sheet.</p>
            <OwnFields place="details" />
            {save.errorMessage && errors.size === 0 && <p className="text-danger">{save.errorMessage}</p>}
            <Button
              type="submit"
              disabled={!data}
              busy={save.isPending}
              busyLabel="Saving…"
              className="max-sm:w-full sm:justify-self-end"
            >
              Save for registration
            </Button>
          </form>
        </EditingContext>
      </details>
    </Card>
  );
}

function standing(details: RegistrationPerson | undefined): string {
  if (!details) return "";
  return (
    [details.performingSociety, details.ipiNameNumber].filter(Boolean).join(" · ") ||
    "IPI, society, publisher"
  );
}
