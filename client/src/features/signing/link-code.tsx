import { refusalOf } from "#client/features/signing/rooms/room-refusal";
import { call } from "#client/lib/call";
import { say } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { CodeInput } from "#client/ui/fields/code-input";
import { Field } from "#client/ui/fields/field";
import type { SigningView } from "#shared/contract/signing/view";

type LinkCodeProps = {
  token: string;
  code: NonNullable<SigningView["code"]>;
  value: string;
  onChange: (code: string) => void;
};

/** What a link asks for besides where it changes what its holder signed: a code, sent to where they signed, that the press takes along. */
export function LinkCode({ token, code: { sentTo }, value, onChange }: LinkCodeProps) {
  const send = useMutationOnce({
    mutationFn: () => call("POST /api/sign/{token}/code", { params: { token } }),
    meta: { error: (error) => ({ message: refusalOf(error, say("room.sendFailed")) }) },
  });
  return (
    <section aria-labelledby="link-code" className="mt-6 border-t pt-5">
      <h3 id="link-code" className="font-semibold">
        {say("code.heading")}
      </h3>
      <p className="mt-1 text-sm wrap-anywhere">{say("code.why", { address: sentTo })}</p>
      {send.data && (
        <div className="mt-4 grid gap-3">
          <p role="status" className="text-sm wrap-anywhere">
            {say("room.sentTo", { address: sentTo })}
          </p>
          <Field label={say("room.code")} help={say("code.typed")} required>
            {(control) => (
              <CodeInput {...control} value={value} onCode={onChange} className="min-h-13 text-lg" />
            )}
          </Field>
        </div>
      )}
      {send.errorMessage && (
        <Notice tone="danger" className="mt-4">
          {send.errorMessage}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={send.isPending}
        busyLabel={say("room.isSending")}
        onClick={() => send.mutate()}
        className="mt-4"
      >
        {send.data ? say("room.again") : say("code.send")}
      </Button>
    </section>
  );
}
