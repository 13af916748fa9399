import { useState } from "react";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/field";
import { PasswordInput } from "#client/ui/input";

type PasswordStepProps = {
  action: string;
  busyLabel: string;
  busy: boolean;
  error: string | undefined;
  onConfirm: (password: string) => void;
  onCancel: () => void;
};

/** Asks for the account's password before something that is safe to do with it. */
export function PasswordStep({ action, busyLabel, busy, error, onConfirm, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(password);
      }}
    >
      <Field label="Your password" error={error} required>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {action}
        </Button>
      </div>
    </form>
  );
}
