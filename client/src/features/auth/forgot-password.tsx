import { useState } from "react";
import { useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { useSearch } from "wouter";
import { ForgotPasswordBody } from "#shared/contract/auth";
import { call } from "#client/lib/call";
import { focusFirstError } from "#client/lib/focus-first-error";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Dialog } from "#client/ui/dialog";
import { Field } from "#client/ui/fields/field";
import { EmailInput } from "#client/ui/fields/input";
import { toast } from "#client/ui/toast";

/** The way back in: asks for the address and mails a link. `?forgot` in the address opens it at once. */
export function ForgotPassword({ typedEmail }: { typedEmail: () => string }) {
  const [open, setOpen] = useState(new URLSearchParams(useSearch()).has("forgot"));
  const [sentTo, setSentTo] = useState<string>();
  const openAfresh = () => {
    setSentTo(undefined);
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" className="justify-self-center text-primary" onClick={openAfresh}>
        Forgot password?
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={sentTo === undefined ? "Forgot password" : "Email Sent"}
        description={
          sentTo === undefined
            ? "Tell us the e-mail of your account, and we send you a link for a new password."
            : "The link works once, for an hour."
        }
      >
        {sentTo === undefined ? (
          <AddressForm email={typedEmail()} onSent={setSentTo} />
        ) : (
          <div className="grid gap-5">
            <p className="text-sm wrap-anywhere">
              Look in the inbox of <strong className="font-semibold">{sentTo}</strong>, and among the spam. If
              nothing arrives, this e-mail may have no account.
            </p>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>
        )}
      </Dialog>
    </>
  );
}

function AddressForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useForm({
    defaultValues: { email },
    resolver: zodResolver(ForgotPasswordBody),
    shouldFocusError: false,
  });
  const send = useMutationOnce({
    mutationFn: (body: { email: string }) => call("POST /api/auth/forgot-password", { body }),
    meta: { error: { fallback: "Failed to send reset email" } },
    onSuccess: (_, body) => {
      toast({
        title: "Reset Link Sent",
        description: "If an account with that email exists, we've sent a password reset link",
        tone: "success",
      });
      onSent(body.email);
    },
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((body) => {
        send.mutate(body);
      }, focusFirstError)}
    >
      {send.errorMessage && (
        <Notice tone="danger" title="Error">
          {send.errorMessage}
        </Notice>
      )}
      <Field label="Email" error={form.formState.errors.email?.message} required>
        {(control) => <EmailInput {...control} autoComplete="email" {...form.register("email")} />}
      </Field>
      <Button type="submit" busy={send.isPending} busyLabel="Sending…">
        Send Reset Link
      </Button>
    </form>
  );
}
