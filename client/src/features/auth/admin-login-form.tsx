import { useState } from "react";
import { SecondFactorStep } from "#client/features/auth/second-factor-step";
import { ApiError, call } from "#client/lib/call";
import { acceptUser } from "#client/lib/use-user";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { EmailInput, PasswordInput } from "#client/ui/fields/input";
import { toast } from "#client/ui/toast";

const FAILED = "Login Failed";
const WRONG = "Invalid email or password.";

/** Signs somebody in; whether they administer is for the page to see. */
export function AdminLoginForm() {
  const [typed, setTyped] = useState({ email: "", password: "" });
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = useMutationOnce({
    mutationFn: (code: string | undefined) => call("POST /api/login", { body: { ...typed, code } }),
    meta: { error: (error) => (needsCodeNow(error) ? null : { title: FAILED, fallback: WRONG }) },
    onSuccess: acceptUser,
    onError: (error) => {
      if (needsCodeNow(error)) setNeedsCode(true);
      // The password was changed in the meantime.
      if (isRefusal(error, "credentials_wrong")) setNeedsCode(false);
    },
  });

  function submit() {
    if (typed.email.trim() !== "" && typed.password !== "") return signIn.mutate(undefined);
    toast({
      title: "Missing Information",
      description: "Please enter both email and password.",
      tone: "danger",
    });
  }

  const { error, errorMessage: message } = signIn;
  if (needsCode)
    return (
      <SecondFactorStep
        failure={
          message === undefined
            ? undefined
            : { title: FAILED, message, isWrongCode: isRefusal(error, "second_factor_wrong") }
        }
        busy={signIn.isPending}
        onCode={signIn.mutate}
        onBack={() => {
          setNeedsCode(false);
          signIn.reset();
        }}
      />
    );
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Email" required>
        {(control) => (
          <EmailInput
            {...control}
            autoComplete="username"
            value={typed.email}
            onChange={({ target }) => setTyped({ ...typed, email: target.value })}
          />
        )}
      </Field>
      <Field label="Password" required>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={typed.password}
            onChange={({ target }) => setTyped({ ...typed, password: target.value })}
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={signIn.isPending} busyLabel="Signing in…">
        Sign In to Admin Panel
      </Button>
    </form>
  );
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/** That it takes a code is no failure. */
function needsCodeNow(error: unknown): boolean {
  return isRefusal(error, "second_factor_needed");
}
