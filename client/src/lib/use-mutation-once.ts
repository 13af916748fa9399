import { useCallback, useRef } from "react";
import { useMutation, type UseMutationOptions } from "@tanstack/react-query";

/** `useMutation` whose `mutate` does nothing while it runs: a second press can come before a button is drawn as busy. */
export function useMutationOnce<Result, Variables = void>({
  onSettled,
  ...options
}: UseMutationOptions<Result, Error, Variables>) {
  const isRunning = useRef(false);
  const { mutate, reset, ...mutation } = useMutation<Result, Error, Variables>({
    ...options,
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
  return { ...mutation, mutate: mutateOnce, reset: startAfresh };
}
