import { useState, type ReactNode } from "react";
import { Button } from "#client/ui/button";
import { DialogForm } from "#client/ui/form-dialog";

type OnClaimProps = {
  id: string;
  title: string;
  about: string;
  /** What opens the question for the reason, and what asks then. */
  begin: string;
  action: string;
  busyLabel: string;
  request: { isPending: boolean; errorMessage: string | undefined; mutate(reason: string): void };
  /** What came of it; nothing yet where it is absent. */
  children?: ReactNode;
};

/** Something that is done for a claim alone: it takes a reason, and is written down with it. */
export function OnClaim({ id, title, about, begin, action, busyLabel, request, children }: OnClaimProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState("");
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children ||
        (isAsked ? (
          <div className="mt-3">
            <DialogForm
              inline
              text={{
                value: reason,
                onChange: setReason,
                rows: 2,
                help: "Which claim it is for. It is kept in the audit log with your name.",
                missing: { message: "Please say which claim it is for." },
                limit: { most: 300, tooLong: (tooMany) => `The reason is ${tooMany} characters too long.` },
              }}
              action={action}
              busyLabel={busyLabel}
              onCancel={() => setIsAsked(false)}
              busy={request.isPending}
              error={request.errorMessage}
              onSubmit={({ text }) => request.mutate(text)}
            />
          </div>
        ) : (
          <>
            <p className="mt-1 text-sm text-muted">{about}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={() => setIsAsked(true)}>
              {begin}
            </Button>
          </>
        ))}
    </section>
  );
}
