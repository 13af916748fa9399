import { useEffect, useRef, useState } from "react";

import { brand } from "#shared/brand";
import type { SignInFailure } from "#client/features/auth/use-sign-in";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { CodeInput } from "#client/ui/fields/code-input";
import { Field } from "#client/ui/fields/field";

type SecondFactorStepProps = {
  failure: SignInFailure | undefined;
  busy: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
};

type Way = { label: string; help: string; other: string };

const byApp: Way = {
  label: "Code from your app",
  help: `The six digits that your authenticator app shows for ${brand.name}`,
  other: "Use a recovery code instead",
};
const byRecoveryCode: Way = {
  label: "Recovery code",
  help: "One of the ten you saved. Each works once.",
  other: "Use a code from my app",
};

/** The password was right: now the code. What was typed before is kept, and Back leads to it. */
export function SecondFactorStep({ failure, busy, onCode, onBack }: SecondFactorStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState(byApp);
  const [code, setCode] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => field.current?.focus(), [way]);
  useEffect(() => {
    if (failure) field.current?.select();
  }, [failure]);

  function submit() {
    setIsMissing(code.trim() === "");
    if (code.trim() === "") field.current?.focus();
    else onCode(code);
  }
  const change = () => {
    setWay(way === byApp ? byRecoveryCode : byApp);
    setCode("");
    setIsMissing(false);
  };
  return (
    <div className="grid gap-5">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>One more step: your password is right, and this account asks for a code as well.</p>
        {failure && !failure.isWrongCode && (
          <Notice tone="danger" title={failure.title}>
            {failure.message}
          </Notice>
        )}
        <Field
          key={way.label}
          label={way.label}
          help={way.help}
          error={isMissing && code === "" ? "Please enter the code" : failure?.isWrongCode && failure.message}
          required
        >
          {(control) => (
            <CodeInput
              {...control}
              ref={field}
              inputMode={way === byApp ? "numeric" : "text"}
              autoComplete={way === byApp ? "one-time-code" : "off"}
              value={code}
              onCode={setCode}
            />
          )}
        </Field>
        <Button type="submit" size="lg" busy={busy} busyLabel="Signing in…">
          Sign In
        </Button>
      </form>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="ghost" onClick={onBack} className="-ml-4">
          Back
        </Button>
        <Button variant="ghost" onClick={change} className="-mr-4 text-primary">
          {way.other}
        </Button>
      </div>
    </div>
  );
}
