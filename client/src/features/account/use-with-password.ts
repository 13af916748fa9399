import { messageOf } from "#client/lib/errors";
import { useMutationOnce } from "#client/lib/use-mutation-once";

const PASSWORD_MISSING = "Current password is required";

class PasswordMissing extends Error {}

/** Does what takes the account's password; `refusal` is what to say below its field. */
export function useWithPassword<Result>(
  act: (password: string) => Promise<Result>,
  onSuccess: (result: Result) => void,
) {
  const mutation = useMutationOnce({
    mutationFn: (password: string) => {
      if (password === "") return Promise.reject(new PasswordMissing(PASSWORD_MISSING));
      return act(password);
    },
    onSuccess,
  });
  return { ...mutation, refusal: mutation.error ? explain(mutation.error) : undefined };
}

function explain(error: Error): string {
  if (error instanceof PasswordMissing) return error.message;
  return messageOf(error, "We could not reach the service. Please check your connection and try again.");
}
