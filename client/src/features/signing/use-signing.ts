import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SigningAct, signDocument } from "#client/features/signing/sign-document";
import { isRefusal } from "#client/features/signing/refusal";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { withSignature } from "#client/features/signing/with-signature";
import { ApiError } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";

function keyOf(access: SigningAccess) {
  if ("token" in access) return [`/api/sign/${access.token}`];
  if ("roomKey" in access) return ["/api/rooms", access.roomKey, "signing", access.collaboratorId];
  return ["/api/documents", access.documentId, "signing", access.collaboratorId];
}

/** Asked again when the window comes back: another tab or another signer may have signed. */
export const signingQuery = (access: SigningAccess) =>
  queryOptions({
    queryKey: keyOf(access),
    queryFn: ({ signal }) => signingCalls(access).open({ signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** What is asked anew when something was done: of somebody signed in, all their documents too. */
export const affectedBy = (access: SigningAccess) => ({
  queryKey: "documentId" in access ? ["/api/documents"] : signingQuery(access).queryKey,
});

export function useSigningView(access: SigningAccess) {
  return useQuery(signingQuery(access));
}

/**
 * Signs once; repeating it is harmless, because the server answers the first signature again. `load`: what signs comes with the paper, and
 * no first view carries it.
 */
export function useSign(access: SigningAccess, load: () => Promise<typeof signDocument>) {
  const client = useQueryClient();
  const { queryKey } = signingQuery(access);
  const affected = affectedBy(access);
  return useMutationOnce({
    mutationFn: async (act: SigningAct) => (await load())(access, act),
    meta: { error: null },
    onSuccess: (result, { mark, acting }) => {
      client.setQueryData(queryKey, (view) => view && withSignature(view, result, { mark, acting }));
      void client.invalidateQueries(affected);
    },
    onError: (error) => {
      if (isRefusal(error)) void client.invalidateQueries(affected);
    },
  });
}

/** The link itself is of no use (any more), as opposed to a server that does not answer. */
export function isLinkProblem(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 ||
      error.status === 400 ||
      isWithdrawn(error) ||
      isUnconfirmed(error) ||
      error.code === "not_your_turn" ||
      error.code === "representation_ended")
  );
}

/** Somebody signed in who has not shown yet that the address is theirs. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.code === "email_unconfirmed";
}

export function isWithdrawn(error: unknown): boolean {
  return error instanceof ApiError && error.code === "link_withdrawn";
}
