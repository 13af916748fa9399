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
import { FormDialog } from "#client/ui/form-dialog";
import { Field } from "#client/ui/fields/field";
import { PasswordInput } from "#client/ui/fields/input";
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
  const submit = form.handleSubmit((values) => {
    change.mutate(values);
  }, focusFirstError);
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Change Password"
      description="You stay signed in here; every other device is signed out."
      action="Change Password"
      busyLabel="Changing…"
      inline
      busy={change.isPending}
      onSubmit={(_, event) => void submit(event)}
    >
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" defaultValue={user?.email} hidden readOnly />
      <Field label="Current password" error={errors.currentPassword?.message} required>
        {(control) => (
          <PasswordInput {...control} autoComplete="current-password" {...form.register("currentPassword")} />
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
    </FormDialog>
  );
}
