import { refreshAdmin } from "#client/features/admin/admin-queries";
import type { ErrorNotice } from "#client/lib/tell-error";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

type AdminAction<Input> = {
  run: (input: Input) => Promise<unknown>;
  /** The lists it shows in. */
  lists: Parameters<typeof refreshAdmin>;
  done: string | ((input: Input) => string);
  /** What is told when it fails. */
  failed: ErrorNotice;
  onDone?: () => void;
  onFailed?: (error: Error) => void;
};

/** Something an administrator changes: once however often it is pressed, told in a toast, seen in every list it shows in. */
export function useAdminAction<Input>({ run, lists, done, failed, onDone, onFailed }: AdminAction<Input>) {
  return useMutationOnce<unknown, Input>({
    mutationFn: run,
    meta: { error: failed },
    onSuccess: (_answer, input) => {
      toast({ title: typeof done === "string" ? done : done(input), tone: "success" });
      onDone?.();
    },
    onError: (error) => onFailed?.(error),
    // Also what was refused may have been changed by somebody else.
    onSettled: () => refreshAdmin(...lists),
  });
}
