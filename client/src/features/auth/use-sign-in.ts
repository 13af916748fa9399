import { useCallback, useEffect, useMemo, useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import { ApiError, call } from "#client/lib/call";
import { issuesOf } from "#client/lib/errors";
import { acceptUser } from "#client/lib/use-user";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { privacyVersion, termsVersion } from "#shared/wordings/shown-versions";

export type AuthMode = "login" | "signup";
export type AuthValues = { email: string; password: string; firstName: string; lastName: string };
/** What is sent: with the code of the second step, where the account has one. */
export type SignIn = AuthValues & { code?: string };

/** The kind of error of an e-mail that has an account. */
export const EMAIL_TAKEN = "email_taken";

const SECOND_FACTOR_NEEDED = "second_factor_needed";

export type SignInFailure = { title: string; message: string; isWrongCode: boolean };

const unreachable = {
  fallback: "We could not reach the service. Please check your connection and try again.",
};
const failureTitle = { login: "Login failed", signup: "Registration failed" };

/** Signs in or registers. A signed-in user is moved on by the guard of the screen. */
export function useSignIn(mode: AuthMode, setError: UseFormSetError<AuthValues>, onSignedIn: () => void) {
  const [needsCode, setNeedsCode] = useState(false);
  const mutation = useMutationOnce({
    mutationFn: ({ email, password, firstName, lastName, code }: SignIn) =>
      mode === "signup"
        ? call("POST /api/register", {
            body: { email, password, firstName, lastName, termsVersion, privacyVersion },
          })
        : call("POST /api/login", { body: { email, password, code } }),
    // That it takes a code is no failure.
    meta: { error: (error) => (codeOf(error) === SECOND_FACTOR_NEEDED ? null : unreachable) },
    onSuccess: (user) => {
      onSignedIn();
      acceptUser(user);
    },
    onError: (error) => {
      const code = codeOf(error);
      if (code === EMAIL_TAKEN) setError("email", { type: EMAIL_TAKEN }, { shouldFocus: true });
      if (code === SECOND_FACTOR_NEEDED) setNeedsCode(true);
      // The password was changed in the meantime.
      if (code === "credentials_wrong") setNeedsCode(false);
      for (const { path, message } of issuesOf(error)) setError(path as keyof AuthValues, { message });
    },
  });
  // A failure of one tab says nothing about the other.
  const { reset } = mutation;
  const startOver = useCallback(() => {
    setNeedsCode(false);
    reset();
  }, [reset]);
  useEffect(() => startOver(), [mode, startOver]);

  const { error, errorMessage } = mutation;
  const failure = useMemo((): SignInFailure | undefined => {
    if (errorMessage === undefined) return undefined;
    const isWrongCode = codeOf(error) === "second_factor_wrong";
    return { title: failureTitle[mode], message: errorMessage, isWrongCode };
  }, [error, errorMessage, mode]);
  return { ...mutation, needsCode, startOver, failure };
}

function codeOf(error: unknown): ApiError["code"] {
  return error instanceof ApiError ? error.code : undefined;
}
