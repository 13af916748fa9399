import type { ComponentProps, ReactNode } from "react";
import { Field } from "#client/ui/fields/field";
import { EmailInput, Input } from "#client/ui/fields/input";

type ReachFieldsProps = {
  name: string;
  /** What stands beside the name. */
  about?: ReactNode;
  help: ReactNode;
  error: string | undefined;
  phoneError?: string | undefined;
  /** Whether somebody may be reached by SMS instead. */
  hasPhone: boolean;
  email: ComponentProps<typeof EmailInput>;
  phone: ComponentProps<typeof Input>;
};

/** How a person is sent their link: the name is the document's, the address is asked. */
export function ReachFields(props: ReachFieldsProps) {
  const { name, about, help, error, phoneError, hasPhone, email, phone } = props;
  const label = (
    <>
      <span className="sr-only">Email of </span>
      <bdi>{name}</bdi>
      {about}
    </>
  );
  const phoneLabel = (
    <>
      Phone number of <bdi>{name}</bdi>
    </>
  );
  return (
    <div className="grid gap-2">
      <Field label={label} help={help} error={error} required={!hasPhone}>
        {(field) => (
          <EmailInput {...field} name="email" autoComplete="off" placeholder="name@example.com" {...email} />
        )}
      </Field>
      {hasPhone && (
        <Field label={phoneLabel} error={phoneError} className="[&>label]:sr-only">
          {(field) => (
            <Input
              {...field}
              name="phone"
              type="tel"
              autoComplete="off"
              placeholder="or by SMS: 0712 345 678"
              {...phone}
            />
          )}
        </Field>
      )}
    </div>
  );
}
