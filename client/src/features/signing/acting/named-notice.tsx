import { useQueryClient } from "@tanstack/react-query";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { affectedBy, signingQuery } from "#client/features/signing/use-signing";
import { nameActing } from "#client/lib/name-acting";
import { say, sayWith } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { SigningView } from "#shared/contract/signing/view";
import { showAddress } from "#shared/domain/phone";

/** Whom the reader has named to sign in their place, and the way back. */
export function NamedNotice({ access, view }: { access: SigningAccess; view: SigningView }) {
  const client = useQueryClient();
  const takeBack = useMutationOnce({
    mutationFn: () => signingCalls(access).endNaming(),
    meta: { error: { fallback: say("signing.switchFailed") } },
    onSuccess: () =>
      client.setQueryData(
        signingQuery(access).queryKey,
        (shown) => shown && { ...shown, representative: null },
      ),
    onError: () => void client.invalidateQueries(affectedBy(access)),
  });
  if (view.representative === null) return null;
  const { representative } = view;
  return (
    <Notice
      tone="info"
      title={sayWith("acting.namedTitle", { by: <bdi>{nameActing(representative)}</bdi> })}
      className="mt-6"
    >
      <p className="wrap-anywhere">
        {sayWith("acting.named", {
          email: <bdi>{showAddress(representative)}</bdi>,
          isGuardian: representative.capacity === "guardian",
        })}
      </p>
      {representative.isAmiss && <p className="mt-2 font-medium">{say("acting.namedAmiss")}</p>}
      <Button
        variant="secondary"
        size="sm"
        busy={takeBack.isPending}
        busyLabel={say("acting.isTakingBack")}
        onClick={() => takeBack.mutate()}
        className="mt-3"
      >
        {say("acting.takeBack")}
      </Button>
    </Notice>
  );
}
