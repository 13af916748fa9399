import { lazy, Suspense, useState } from "react";
import type { SigningAccess } from "#client/features/signing/signing-calls";
import { nameActing } from "#client/lib/name-acting";
import { say, sayWith } from "#client/lib/say";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { SigningView } from "#shared/contract/signing/view";

const ActingDialog = lazy(async () => ({
  default: (await import("#client/features/signing/acting/acting-dialog")).ActingDialog,
}));

/** Whom the reader named for an earlier version: for this one nobody signs for them until they say so again. */
export function NamedBefore({ access, view }: { access: SigningAccess; view: SigningView }) {
  const [isNaming, setIsNaming] = useState(false);
  // A server of the release before does not tell.
  if (!view.namedBefore) return null;
  return (
    <Notice
      tone="info"
      title={sayWith("acting.namedBefore", { by: <bdi>{nameActing(view.namedBefore)}</bdi> })}
      className="mt-6"
    >
      <p>{say("acting.namedBeforeMeans")}</p>
      <Button variant="secondary" size="sm" onClick={() => setIsNaming(true)} className="mt-3">
        {say("acting.nameAgain")}
      </Button>
      {isNaming && (
        <Suspense>
          <ActingDialog
            access={access}
            view={view}
            again={view.namedBefore}
            onActFor={() => undefined}
            onClose={() => setIsNaming(false)}
          />
        </Suspense>
      )}
    </Notice>
  );
}
