import { useEffect } from "react";
import type { UseFormSetError } from "react-hook-form";
import { forgetSignUp } from "#client/features/auth/kept-sign-up";
import { ApiError, call } from "#client/lib/call";
import { issuesOf, messageOf } from "#client/lib/errors";
import { acceptUser } from "#client/lib/use-user";
import { useMutationOnce } from "#client/lib/use-mutation-once";

export type AuthMode = "login" | "signup";
export type AuthValues = { email: string; password: string; firstName: string; lastName: string };

/** The kind of error of an e-mail that has an account. */
export const EMAIL_TAKEN = "email_taken";

const failureTitle = { login: "Login failed", signup: "Registration failed" };

/** Signs in or registers. A signed-in user is moved on by the guard of the screen. */
export function useSignIn(mode: AuthMode, setError: UseFormSetError<AuthValues>) {
  const mutation = useMutationOnce({
    mutationFn: ({ email, password, firstName, lastName }: AuthValues) =>
      mode === "signup"
        ? call("POST /api/register", { body: { email, password, firstName, lastName } })
        : call("POST /api/login", { body: { email, password } }),
    onSuccess: (user) => {
      forgetSignUp();
      acceptUser(user);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === EMAIL_TAKEN)
        setError("email", { type: EMAIL_TAKEN }, { shouldFocus: true });
      for (const { path, message } of issuesOf(error)) setError(path as keyof AuthValues, { message });
    },
  });
  // A failure of one tab says nothing about the other.
  const { reset } = mutation;
  useEffect(() => reset(), [mode, reset]);

  const failure = mutation.isError
    ? { title: failureTitle[mode], message: sentenceFor(mutation.error) }
    : undefined;
  return { ...mutation, failure };
}

function sentenceFor(error: unknown): string {
  return messageOf(error, "We could not reach the service. Please check your connection and try again.");
}
