import { useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { ResetPasswordBody } from "#shared/contract/auth";
import { paths } from "#shared/paths";
import { ApiError, call } from "#client/lib/call";
import { focusFirstError } from "#client/lib/focus-first-error";
import { refreshUser } from "#client/lib/use-user";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button, ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Field } from "#client/ui/fields/field";
import { PasswordInput } from "#client/ui/fields/input";

const NewPassword = z
  .object({ newPassword: ResetPasswordBody.shape.newPassword, confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ["confirmation"],
    message: "Passwords don't match",
  });

type ResetPasswordFormProps = { token: string; onDone: () => void };

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const form = useForm({
    defaultValues: { newPassword: "", confirmation: "" },
    resolver: zodResolver(NewPassword),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const reset = useMutationOnce({
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      call("POST /api/auth/reset-password", { body: { token, newPassword } }),
    meta: { error: { fallback: "Failed to reset password. Please try again." } },
    onSuccess: () => {
      onDone();
      return refreshUser();
    },
  });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((values) => {
        reset.mutate(values);
      }, focusFirstError)}
    >
      {reset.errorMessage && (
        <Notice tone="danger" title="Reset Failed">
          {reset.errorMessage}
        </Notice>
      )}
      <Field label="New password" help="At least 6 characters" error={errors.newPassword?.message} required>
        {(control) => (
          <PasswordInput {...control} autoComplete="new-password" {...form.register("newPassword")} />
        )}
      </Field>
      <Field label="Confirm new password" error={errors.confirmation?.message} required>
        {(control) => (
          <PasswordInput {...control} autoComplete="new-password" {...form.register("confirmation")} />
        )}
      </Field>
      <Button type="submit" size="lg" busy={reset.isPending} busyLabel="Saving…">
        Reset Password
      </Button>
      {isSpentLink(reset.error) && (
        <ButtonLink href={`${paths.login}?forgot`} variant="secondary">
          Ask for a new link
        </ButtonLink>
      )}
    </form>
  );
}

function isSpentLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === "reset_link_invalid";
}
