import { useState } from "react";
import { Check } from "lucide-react";
import { OwnFields } from "#client/features/registration/own-fields";
import { EditingContext } from "#client/features/registration/registration-fields";
import { withValue } from "#client/features/registration/registration-form";
import { call } from "#client/lib/call";
import { issuesOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { say, sayWith } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { OwnDetails as Own } from "#shared/contract/registration";
import { momentForReader } from "#shared/dates";
import type { RegistrationPerson } from "#shared/domain/registration/registration";
import { ownDetailsQuery } from "#client/features/registration/registration-queries";

type OwnDetailsProps = { token: string; own: Own };

/** Whoever holds the link says that what is noted of them is right, or mends it first. */
export function OwnDetails({ token, own }: OwnDetailsProps) {
  const [typed, setTyped] = useState<RegistrationPerson | null>(null);
  const details = typed ?? own.details;
  const save = useMutationOnce({
    mutationFn: () => call("PUT /api/sign/{token}/registration", { params: { token }, body: { details } }),
    meta: { error: { fallback: say("registration.notSaved") } },
    onSuccess: (saved) => {
      queryClient.setQueryData(ownDetailsQuery(token).queryKey, saved);
      setTyped(null);
    },
  });
  const errors = new Map(issuesOf(save.error).map(({ path, message }) => [path, message]));
  const editing = {
    form: { details },
    errors,
    change: (place: string, value: unknown) => setTyped(withValue({ details }, place, value).details),
  };
  return (
    <EditingContext value={editing}>
      <h1 className="font-serif text-2xl font-semibold">{say("registration.heading")}</h1>
      <p className="mt-2 wrap-anywhere">{sayWith("registration.why", { title: <bdi>{own.title}</bdi> })}</p>
      <form
        noValidate
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <OwnFields place="details" />
        {save.errorMessage && errors.size === 0 && <Notice tone="danger">{save.errorMessage}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
          <p role="status" className="min-w-0 flex-1 basis-52 text-sm text-muted">
            <Standing own={own} isChanged={typed !== null} />
          </p>
          <Button type="submit" busy={save.isPending} busyLabel={say("registration.confirming")}>
            {say("registration.confirm")}
          </Button>
        </div>
      </form>
    </EditingContext>
  );
}

function Standing({ own: { confirmedAt }, isChanged }: { own: Own; isChanged: boolean }) {
  if (isChanged) return say("registration.changed");
  if (confirmedAt === null) return say("registration.notConfirmed");
  return (
    <span className="flex items-center gap-2 text-success">
      <Check aria-hidden className="size-4 shrink-0" />
      {say("registration.confirmedOn", { moment: momentForReader(confirmedAt) })}
    </span>
  );
}
