import { useSearch } from "wouter";
import { paths } from "#shared/paths";
import { ApiError, call } from "#client/lib/call";
import { refreshUser, useUser } from "#client/lib/use-user";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button, ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { MessageCard } from "#client/ui/message-card";

/** Confirms on a press of the button only: mail scanners open links, and must not confirm anything by it. */
export function VerifyEmailPage() {
  const token = new URLSearchParams(useSearch()).get("token");
  const confirm = useMutationOnce({
    mutationFn: (sent: string) => call("POST /api/auth/verify-email", { body: { token: sent } }),
    meta: { error: { fallback: "We could not reach the service. Please try again." } },
    onSuccess: () => refreshUser(),
  });

  if (confirm.data) return <Confirmed email={confirm.data.email} />;
  if (!token || refusedWith(confirm.error, "verification_link_invalid")) return <InvalidLink />;
  if (refusedWith(confirm.error, "already_verified")) return <AlreadyConfirmed />;
  return (
    <MessageCard
      title="Confirm your e-mail"
      action={
        <Button
          size="lg"
          busy={confirm.isPending}
          busyLabel="Confirming…"
          onClick={() => confirm.mutate(token)}
        >
          Confirm my e-mail
        </Button>
      }
    >
      <p>One press, and documents that co-writers send to your address appear on your dashboard.</p>
      {confirm.errorMessage && <Notice tone="danger">{confirm.errorMessage}</Notice>}
    </MessageCard>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <MessageCard title="E-mail confirmed" action={<Onward />}>
      <p className="wrap-anywhere">
        <strong className="font-semibold">{email}</strong> is yours. Thank you.
      </p>
    </MessageCard>
  );
}

function AlreadyConfirmed() {
  return (
    <MessageCard title="Already confirmed" action={<Onward />}>
      <p>Your e-mail is already confirmed. There is nothing more to do.</p>
    </MessageCard>
  );
}

function InvalidLink() {
  const { user } = useUser();
  if (user?.emailVerified) return <AlreadyConfirmed />;
  return (
    <MessageCard title="Invalid confirmation link" action={<Onward />}>
      <p>
        This link is not complete, has expired, or has been used already.{" "}
        {user
          ? "Press “Send again” above to get a new one."
          : "Sign in, and we can send you a new one if your e-mail still needs it."}
      </p>
    </MessageCard>
  );
}

function Onward() {
  const { user } = useUser();
  return user ? (
    <ButtonLink href={paths.home}>Go to the dashboard</ButtonLink>
  ) : (
    <ButtonLink href={paths.login}>Sign In</ButtonLink>
  );
}

function refusedWith(error: unknown, code: ApiError["code"]): boolean {
  return error instanceof ApiError && error.code === code;
}
