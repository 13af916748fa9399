import { paths } from "#shared/paths";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Notice } from "#client/ui/card";
import { FormDialog } from "#client/ui/form-dialog";

export function EndSessionsDialog({ onClose }: { onClose: () => void }) {
  const end = useMutationOnce({
    mutationFn: () => call("POST /api/user/sessions/end-all"),
    meta: {
      error: { fallback: "We could not reach the service. Please check your connection and try again." },
    },
    // A full load, so that nothing of the account stays in memory.
    onSuccess: () => window.location.assign(paths.home),
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Sign out everywhere"
      description="Every device is signed out, and so are you here. What you typed and did not save stays on this device."
      action="Sign out everywhere"
      busyLabel="Signing out…"
      variant="danger"
      busy={end.isPending || end.isSuccess}
      onSubmit={() => end.mutate()}
    >
      {end.errorMessage ? (
        <Notice tone="danger">{end.errorMessage}</Notice>
      ) : (
        <p className="text-sm">
          If somebody else may know your password, change it first: with it they could sign in again.
        </p>
      )}
    </FormDialog>
  );
}
