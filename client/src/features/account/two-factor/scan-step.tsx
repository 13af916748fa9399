import { useEffect, useRef, useState } from "react";
import { ExternalLink } from "lucide-react";
import { secondFactorChanged } from "#client/features/account/account-queries";
import { ApiError, call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { CodeInput } from "#client/ui/fields/code-input";
import { CopyButton } from "#client/ui/copy-button";
import { Field } from "#client/ui/fields/field";
import { useFilled } from "#client/ui/fields/use-filled";

export type SetUp = { secret: string; otpauthUrl: string; qrCode: string };

type ScanStepProps = {
  setUp: SetUp;
  onConfirmed: (recoveryCodes: string[]) => void;
  onBeginAgain: () => void;
};

/** What only starting over, or closing the dialog, puts right. */
const endings: readonly ApiError["code"][] = ["two_factor_not_begun", "two_factor_on"];

/** The secret on its way into an app, and the app's first code back. */
export function ScanStep({ setUp, onConfirmed, onBeginAgain }: ScanStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const confirm = useMutationOnce({
    mutationFn: (typed: string) => call("POST /api/user/two-factor/confirm", { body: { code: typed } }),
    meta: {
      error: { fallback: "The code did not arrive. Please check your connection and try again." },
    },
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => {
      field.current?.select();
      if (isOn(error)) secondFactorChanged();
    },
  });
  const { isMissing, onSubmit } = useFilled(field, code, () => confirm.mutate(code));
  useEffect(() => {
    if (confirm.error) field.current?.focus();
  }, [confirm.error]);
  const ending = confirm.error instanceof ApiError && endings.includes(confirm.error.code);
  const refusal = confirm.errorMessage;

  if (ending)
    return (
      <div className="grid gap-5">
        <Notice tone="warning" title={refusal}>
          {isOn(confirm.error) &&
            "Close this and press “New recovery codes”, so that you have a way in without your phone."}
        </Notice>
        {!isOn(confirm.error) && <Button onClick={onBeginAgain}>Begin again</Button>}
      </div>
    );
  return (
    <form noValidate className="grid gap-6" onSubmit={onSubmit}>
      <Secret {...setUp} />
      <Field
        label="Code from the app"
        help="Six digits, new every 30 seconds"
        error={isMissing ? "Please enter the code" : refusal}
        required
      >
        {(control) => <CodeInput {...control} ref={field} value={code} onCode={setCode} />}
      </Field>
      <Button type="submit" busy={confirm.isPending} busyLabel="Checking…">
        Switch on
      </Button>
    </form>
  );
}

function isOn(error: unknown): boolean {
  return error instanceof ApiError && error.code === "two_factor_on";
}

/** To scan from another screen, to open on this phone, or to type. */
function Secret({ secret, otpauthUrl, qrCode }: SetUp) {
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr] sm:gap-6">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qrCode)}`}
        alt="QR code for your authenticator app"
        className="mx-auto size-44 rounded-control border bg-[#ffffff] p-2"
      />
      <div className="grid min-w-0 justify-items-start gap-3 text-sm">
        <p>Scan this with your app, or give it the key below.</p>
        <div className="w-full rounded-control border bg-paper px-3 py-2">
          <p className="text-xs text-muted">Key</p>
          <code className="block font-mono text-sm wrap-anywhere">{inFours(secret)}</code>
          <span className="-ml-3 block">
            <CopyButton text={secret} label="Copy the key" />
          </span>
        </div>
        <a
          href={otpauthUrl}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-2 sm:hidden"
        >
          <ExternalLink aria-hidden className="size-4" />
          Open in the app on this phone
        </a>
      </div>
    </div>
  );
}

function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
