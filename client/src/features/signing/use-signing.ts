import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { isRefusal, signDocument } from "#client/features/signing/sign-document";
import { withSignature } from "#client/features/signing/with-signature";
import { ApiError, call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";

/** Asked again when the window comes back: another tab or another signer may have signed. */
export const signingQuery = (token: string) =>
  queryOptions({
    queryKey: [`/api/sign/${token}`],
    queryFn: ({ signal }) => call("GET /api/sign/{token}", { params: { token } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

export function useSigningView(token: string) {
  return useQuery(signingQuery(token));
}

/** Signs once; repeating it is harmless, because the server answers the first signature again. */
export function useSign(token: string) {
  const client = useQueryClient();
  const { queryKey } = signingQuery(token);
  return useMutationOnce({
    mutationFn: (act: Parameters<typeof signDocument>[1]) => signDocument(token, act),
    meta: { error: null },
    onSuccess: (result) => {
      client.setQueryData(queryKey, (view) => view && withSignature(view, result));
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isRefusal(error)) void client.invalidateQueries({ queryKey });
    },
  });
}

/** The link itself is of no use (any more), as opposed to a server that does not answer. */
export function isLinkProblem(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400 || isWithdrawn(error));
}

export function isWithdrawn(error: unknown): boolean {
  return error instanceof ApiError && error.code === "link_withdrawn";
}
