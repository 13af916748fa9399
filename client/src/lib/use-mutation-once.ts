import { useCallback, useRef } from "react";
import { useMutation, type MutationMeta, type UseMutationOptions } from "@tanstack/react-query";
import { isLoggedOut } from "#client/lib/session";
import { shownMessage } from "#client/lib/tell-error";

type Options<Result, Variables> = UseMutationOptions<Result, Error, Variables> & { meta: MutationMeta };

/**
 * `useMutation` whose `mutate` does nothing while it runs: a second press can come before a button is drawn as busy. `meta.error` says
 * what is told when it fails, and `errorMessage` is that for a form which shows it itself. `onError` is for what else is to be done
 * then; where the session has ended, that is nothing.
 */
export function useMutationOnce<Result, Variables = void>({
  onError,
  onSettled,
  ...options
}: Options<Result, Variables>) {
  const isRunning = useRef(false);
  const { mutate, reset, ...mutation } = useMutation<Result, Error, Variables>({
    ...options,
    onError: (error, ...given) => (isLoggedOut(error) ? undefined : onError?.(error, ...given)),
    onSettled: (...outcome) => {
      isRunning.current = false;
      return onSettled?.(...outcome);
    },
  });
  const mutateOnce: typeof mutate = useCallback(
    (...given) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(...given);
    },
    [mutate],
  );
  const startAfresh = useCallback(() => {
    isRunning.current = false;
    reset();
  }, [reset]);
  const { error } = mutation;
  const errorMessage = error ? shownMessage(error, options.meta.error) : undefined;
  return { ...mutation, errorMessage, mutate: mutateOnce, reset: startAfresh };
}
