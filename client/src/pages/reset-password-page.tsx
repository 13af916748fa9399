import { useState } from "react";
import { useSearch } from "wouter";
import { paths } from "#shared/paths";
import { ResetPasswordForm } from "#client/features/auth/index";
import { ButtonLink } from "#client/ui/button";
import { MessageCard } from "#client/ui/message-card";

export function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get("token");
  const [done, setDone] = useState(false);
  if (done) return <ResetComplete />;
  if (!token) return <NoToken />;
  return (
    <MessageCard title="Choose a new password">
      <p className="mb-3 text-sm text-muted">
        It takes the place of the old one and signs you out everywhere else.
      </p>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} />
    </MessageCard>
  );
}

function NoToken() {
  return (
    <MessageCard
      title="Invalid Reset Link"
      action={<ButtonLink href={paths.login}>Return to Login</ButtonLink>}
    >
      <p>
        No reset token found. Open the link again from the e-mail we sent you, or ask for a new one with
        “Forgot password?”.
      </p>
    </MessageCard>
  );
}

function ResetComplete() {
  return (
    <MessageCard
      title="Password Reset Complete"
      action={<ButtonLink href={paths.login}>Continue to Login</ButtonLink>}
    >
      <p>Your new password works from now on. Everywhere you were signed in, you are signed out.</p>
    </MessageCard>
  );
}
