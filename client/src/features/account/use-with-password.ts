import type { ErrorNotice } from "#client/lib/tell-error";
import { useMutationOnce } from "#client/lib/use-mutation-once";

const PASSWORD_MISSING = "Current password is required";

class PasswordMissing extends Error {}

/** Does what takes the account's password; `errorMessage` is what to say below its field. */
export function useWithPassword<Result>(
  act: (password: string) => Promise<Result>,
  onSuccess: (result: Result) => void,
) {
  return useMutationOnce({
    mutationFn: (password: string) => {
      if (password === "") return Promise.reject(new PasswordMissing(PASSWORD_MISSING));
      return act(password);
    },
    meta: { error: noticeOf },
    onSuccess,
  });
}

function noticeOf(error: unknown): ErrorNotice {
  if (error instanceof PasswordMissing) return { message: error.message };
  return { fallback: "We could not reach the service. Please check your connection and try again." };
}
