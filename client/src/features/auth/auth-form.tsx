import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { Link, useSearch } from "wouter";
import { z } from "zod";
import { LoginBody, RegisterBody } from "#shared/contract/auth";
import { paths } from "#shared/paths";
import { ForgotPassword } from "#client/features/auth/forgot-password";
import { SecondFactorStep } from "#client/features/auth/second-factor-step";
import { EMAIL_TAKEN, useSignIn, type AuthMode, type AuthValues } from "#client/features/auth/use-sign-in";
import { focusFirstError } from "#client/lib/focus-first-error";
import { THIS_TAB, type DraftKind } from "#client/lib/drafts/draft-storage";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Field } from "#client/ui/fields/field";
import { EmailInput, Input, PasswordInput } from "#client/ui/fields/input";
import { WhatIsAccepted } from "#client/ui/what-is-accepted";

const schemas = {
  login: LoginBody.extend({ firstName: z.string(), lastName: z.string() }),
  signup: RegisterBody,
};
const empty: AuthValues = { email: "", password: "", firstName: "", lastName: "" };

const typed = z.string().default("");
const SignUp = z.object({ firstName: typed, lastName: typed, email: typed });

/** Who somebody said they are, never their password. */
const signUpDraft: DraftKind<z.infer<typeof SignUp>> = {
  read: (stored) => SignUp.safeParse(stored).data,
  blank: () => SignUp.parse({}),
};
const action = { login: "Sign In", signup: "Create Account" };
const busyAction = { login: "Signing in…", signup: "Creating your account…" };

/** Both tabs are one form, so that an address typed in one is there in the other. */
export function AuthForm({ mode }: { mode: AuthMode }) {
  const signUp = mode === "signup";
  const { value: found, save, forget } = useDeviceDraft(signUpDraft, THIS_TAB, "sign-up");
  const form = useForm<AuthValues>({
    defaultValues: { ...empty, ...found },
    resolver: zodResolver(schemas[mode]),
    shouldFocusError: false,
  });
  const { register, formState } = form;
  const { errors } = formState;
  const signIn = useSignIn(mode, form.setError, forget);

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => save(SignUp.parse(values)) }),
    [form, save],
  );
  // An empty field of one tab is no mistake in the other.
  useEffect(() => form.clearErrors(), [form, mode]);

  if (signIn.needsCode)
    return (
      <SecondFactorStep
        failure={signIn.failure}
        busy={signIn.isPending}
        onCode={(code) => signIn.mutate({ ...form.getValues(), code })}
        onBack={signIn.startOver}
      />
    );
  return (
    <div className="grid gap-5">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => {
          signIn.mutate(values);
        }, focusFirstError)}
      >
        {signIn.failure && (
          <Notice tone="danger" title={signIn.failure.title}>
            {signIn.failure.message}
          </Notice>
        )}
        {signUp && (
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
            <Field label="First name" error={errors.firstName?.message} required>
              {(control) => <Input {...control} autoComplete="given-name" {...register("firstName")} />}
            </Field>
            <Field label="Last name" error={errors.lastName?.message} required>
              {(control) => <Input {...control} autoComplete="family-name" {...register("lastName")} />}
            </Field>
          </div>
        )}
        <Field
          label="Email"
          error={
            errors.email?.type === EMAIL_TAKEN ? (
              <EmailTaken onSignIn={() => form.setFocus("password")} />
            ) : (
              errors.email?.message
            )
          }
          required
        >
          {(control) => (
            <EmailInput {...control} autoComplete={signUp ? "email" : "username"} {...register("email")} />
          )}
        </Field>
        <Field
          label="Password"
          help={signUp ? "At least 6 characters" : undefined}
          error={errors.password?.message}
          required
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete={signUp ? "new-password" : "current-password"}
              {...register("password")}
            />
          )}
        </Field>
        <Button type="submit" size="lg" busy={signIn.isPending} busyLabel={busyAction[mode]}>
          {action[mode]}
        </Button>
        {signUp && <WhatIsAccepted by="creating an account" />}
      </form>
      {!signUp && <ForgotPassword typedEmail={() => form.getValues("email")} />}
    </div>
  );
}

/** The other tab has the e-mail already: it is the same form. */
function EmailTaken({ onSignIn }: { onSignIn: () => void }) {
  const search = useSearch();
  return (
    <>
      This e-mail already has an account.{" "}
      <Link
        href={search ? `${paths.login}?${search}` : paths.login}
        replace
        onClick={onSignIn}
        className="-my-3 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2"
      >
        Sign in instead
      </Link>
    </>
  );
}
