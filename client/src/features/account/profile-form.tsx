import type { ReactNode } from "react";
import type { User } from "#shared/contract/auth";
import { isOtherEmail, isSame, useProfileForm } from "#client/features/account/use-profile-form";
import { focusFirstError } from "#client/lib/focus-first-error";
import { Button } from "#client/ui/button";
import { Card } from "#client/ui/card";
import { Field } from "#client/ui/fields/field";
import { EmailInput, Input, PasswordInput } from "#client/ui/fields/input";

type ProfileFormProps = {
  user: User;
  /** What to do about an e-mail that is not confirmed. */
  confirmation: ReactNode;
};

export function ProfileForm({ user, confirmation }: ProfileFormProps) {
  const { form, save, saved, discard } = useProfileForm(user);
  const { register, formState, watch } = form;
  const { errors } = formState;
  const typed = watch();
  const changesEmail = isOtherEmail(typed.email, user);
  const isChanged = !isSame(typed, saved);
  return (
    <Card>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((fields) => {
          save.mutate(fields);
        }, focusFirstError)}
      >
        <h2 className="font-serif text-lg font-semibold">Your details</h2>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field label="First name" error={errors.firstName?.message} required>
            {(control) => <Input {...control} autoComplete="given-name" {...register("firstName")} />}
          </Field>
          <Field label="Last name" error={errors.lastName?.message} required>
            {(control) => <Input {...control} autoComplete="family-name" {...register("lastName")} />}
          </Field>
        </div>
        <div className="grid gap-2">
          <Field
            label="Email"
            help={
              changesEmail
                ? "We send a link there. Until you open it, the new address is not confirmed."
                : undefined
            }
            error={errors.email?.message}
            required
          >
            {(control) => <EmailInput {...control} autoComplete="email" {...register("email")} />}
          </Field>
          {!user.emailVerified && !changesEmail && confirmation}
        </div>
        {changesEmail && (
          <Field
            label="Current password"
            help="Whoever reads your mail can get into your account: so we ask for it."
            error={errors.currentPassword?.message}
            required
          >
            {(control) => (
              <PasswordInput {...control} autoComplete="current-password" {...register("currentPassword")} />
            )}
          </Field>
        )}
        <div className="flex flex-col-reverse items-center gap-2 sm:flex-row sm:justify-end">
          {isChanged && (
            <>
              <p role="status" className="text-xs text-muted sm:mr-auto">
                Not saved yet: kept on this device
              </p>
              <Button variant="ghost" onClick={discard} className="max-sm:w-full">
                Discard
              </Button>
            </>
          )}
          <Button type="submit" busy={save.isPending} busyLabel="Saving…" className="max-sm:w-full">
            Save changes
          </Button>
        </div>
      </form>
    </Card>
  );
}
