import { useMutationOnce } from "#client/lib/use-mutation-once";

/** Where nothing was typed. */
export const passwordAsked = { missing: { message: "Current password is required" } };

/** Does what takes the account's password; `errorMessage` is what to say below its field. */
export function useWithPassword<Result>(
  act: (password: string) => Promise<Result>,
  onSuccess: (result: Result) => void,
) {
  return useMutationOnce({
    mutationFn: act,
    meta: {
      error: { fallback: "We could not reach the service. Please check your connection and try again." },
    },
    onSuccess,
  });
}
