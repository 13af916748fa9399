import { useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { ChangePasswordBody } from "#shared/contract/account";
import { sessionsQuery } from "#client/features/account/account-queries";
import { ApiError, call } from "#client/lib/call";
import { issuesOf, messageOf } from "#client/lib/errors";
import { focusFirstError } from "#client/lib/focus-first-error";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { useUser } from "#client/lib/use-user";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { Field } from "#client/ui/field";
import { PasswordInput } from "#client/ui/input";
import { toast } from "#client/ui/toast";

const Passwords = ChangePasswordBody.extend({
  confirmation: z.string().min(1, "Please confirm your new password"),
}).refine(({ newPassword, confirmation }) => newPassword === confirmation, {
  path: ["confirmation"],
  message: "Passwords don't match",
  // Also where another field is wrong: everything is told at once.
  when: ({ value }) => PasswordPair.safeParse(value).success,
});
const PasswordPair = z.object({ newPassword: z.string().min(1), confirmation: z.string().min(1) });

type Passwords = z.input<typeof Passwords>;
const FAILED = "Please check your connection and try again.";
const empty: Passwords = { currentPassword: "", newPassword: "", confirmation: "" };

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { user } = useUser();
  const form = useForm({
    defaultValues: empty,
    resolver: zodResolver(Passwords),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const change = useMutationOnce({
    mutationFn: ({ currentPassword, newPassword }: Passwords) =>
      call("PUT /api/user/change-password", { body: { currentPassword, newPassword } }),
    meta: { error: { title: "Password change failed", fallback: FAILED } },
    onSuccess: () => {
      toast({
        title: "Password changed",
        description: "Every other device was signed out.",
        tone: "success",
      });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "password_wrong")
        form.setError("currentPassword", { message: messageOf(error, FAILED) }, { shouldFocus: true });
      for (const { path, message } of issuesOf(error)) form.setError(path as keyof Passwords, { message });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change Password"
      description="You stay signed in here; every other device is signed out."
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => {
          change.mutate(values);
        }, focusFirstError)}
      >
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={user?.email} hidden readOnly />
        <Field label="Current password" error={errors.currentPassword?.message} required>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              {...form.register("currentPassword")}
            />
          )}
        </Field>
        <Field label="New password" help="At least 8 characters" error={errors.newPassword?.message} required>
          {(control) => (
            <PasswordInput {...control} autoComplete="new-password" {...form.register("newPassword")} />
          )}
        </Field>
        <Field label="Confirm new password" error={errors.confirmation?.message} required>
          {(control) => (
            <PasswordInput {...control} autoComplete="new-password" {...form.register("confirmation")} />
          )}
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={change.isPending} busyLabel="Changing…">
            Change Password
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
