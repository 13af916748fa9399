import { useEffect, useRef, useState } from "react";
import { showUser } from "#client/features/account/account-queries";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { useUser } from "#client/lib/use-user";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Dialog } from "#client/ui/dialog";
import { CodeInput } from "#client/ui/fields/code-input";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import { useFilled } from "#client/ui/fields/use-filled";
import { Stages } from "#client/ui/stages";
import { toast } from "#client/ui/toast";
import { PHONE_CONFIRMED_DAYS, PHONE_MESSAGE, showPhone } from "#shared/domain/phone";

const stages = [
  { stage: "number", label: "Your number" },
  { stage: "code", label: "Code" },
] as const;

const NO_CONNECTION = "We could not reach the service. Please check your connection and try again.";

/** From a number to the code that came to it. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { user } = useUser();
  const isWaiting = user?.emailVerified === false;
  const [phone, setPhone] = useState(user?.phone ? showPhone(user.phone.number) : "");
  const [isSent, setIsSent] = useState(false);
  const send = useMutationOnce({
    mutationFn: () => call("PUT /api/user/phone", { body: { phone } }),
    meta: { error: { fallback: NO_CONNECTION } },
    onSuccess: () => setIsSent(true),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your phone number"
      description={`What is sent to your number you can sign here, signed in, for ${PHONE_CONFIRMED_DAYS} days. Then confirm it again.`}
    >
      {isWaiting ? (
        <Notice tone="warning" title="Your e-mail comes first">
          Please confirm <bdi className="wrap-anywhere">{user.email}</bdi> with the link that we mailed you.
          Then come back here.
        </Notice>
      ) : (
        <div className="grid gap-6">
          <Stages label="Steps" stages={stages} current={isSent ? "code" : "number"} />
          {isSent ? (
            <CodeStep
              sentTo={send.data?.sentTo ?? ""}
              isSending={send.isPending}
              notSent={send.errorMessage}
              onAgain={() => send.mutate()}
              onOther={() => setIsSent(false)}
              onClose={onClose}
            />
          ) : (
            <NumberStep
              phone={phone}
              onPhone={setPhone}
              busy={send.isPending}
              error={send.errorMessage}
              onSend={() => send.mutate()}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

type NumberStepProps = {
  phone: string;
  onPhone: (phone: string) => void;
  busy: boolean;
  error: string | undefined;
  onSend: () => void;
};

function NumberStep({ phone, onPhone, busy, error, onSend }: NumberStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isMissing, onSubmit } = useFilled(field, phone, onSend);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <form noValidate className="grid gap-6" onSubmit={onSubmit}>
      <Field
        label="Phone number"
        help="With its country code if it is not Kenyan. The SMS costs you nothing."
        error={isMissing ? PHONE_MESSAGE : error}
        required
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={({ target }) => onPhone(target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} busyLabel="Sending…">
        Send me a code
      </Button>
    </form>
  );
}

type CodeStepProps = {
  sentTo: string;
  isSending: boolean;
  notSent: string | undefined;
  onAgain: () => void;
  onOther: () => void;
  onClose: () => void;
};

function CodeStep({ sentTo, isSending, notSent, onAgain, onOther, onClose }: CodeStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const confirm = useMutationOnce({
    mutationFn: (typed: string) => call("POST /api/user/phone/confirm", { body: { code: typed } }),
    meta: { error: { fallback: NO_CONNECTION } },
    onSuccess: (user) => {
      showUser(user);
      toast({ title: "Your number is confirmed", tone: "success" });
      onClose();
    },
    onError: () => field.current?.select(),
  });
  const { isMissing, onSubmit } = useFilled(field, code, () => confirm.mutate(code));
  useEffect(() => field.current?.focus(), [confirm.error]);
  return (
    <form noValidate className="grid gap-6" onSubmit={onSubmit}>
      <Field
        label="Code"
        help={
          <span role="status">
            Six digits, sent to {sentTo} just now. They work for ten minutes: tell them to nobody.
          </span>
        }
        error={isMissing ? "Please enter the six digits of the code" : confirm.errorMessage}
        required
      >
        {(control) => <CodeInput {...control} ref={field} value={code} onCode={setCode} />}
      </Field>
      {notSent && <Notice tone="danger">{notSent}</Notice>}
      <div className="grid gap-3">
        <Button type="submit" busy={confirm.isPending} busyLabel="Checking…">
          Confirm
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="ghost" busy={isSending} busyLabel="Sending…" onClick={onAgain}>
            Send it again
          </Button>
          <Button variant="ghost" onClick={onOther}>
            Another number
          </Button>
        </div>
      </div>
    </form>
  );
}
