import type { VerifierInfo } from "#shared/contract/verification";
import { Field } from "#client/ui/fields/field";
import { EmailInput, Input } from "#client/ui/fields/input";

export type VerifierErrors = { email?: string; name?: string };

type VerifierFieldsProps = {
  verifier: VerifierInfo;
  errors: VerifierErrors;
  onChange: (change: Partial<VerifierInfo>) => void;
};

/** Who wants to know. */
export function VerifierFields({ verifier, errors, onChange }: VerifierFieldsProps) {
  return (
    <>
      <Field
        label="Your email"
        help="The result, its certificate and the receipt go there."
        error={errors.email}
        required
      >
        {(control) => (
          <EmailInput
            {...control}
            name="email"
            autoComplete="email"
            maxLength={254}
            value={verifier.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label="Your name" error={errors.name} required>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={120}
              value={verifier.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Company (optional)">
          {(control) => (
            <Input
              {...control}
              name="company"
              autoComplete="organization"
              maxLength={120}
              value={verifier.company}
              onChange={(event) => onChange({ company: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
