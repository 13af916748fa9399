import type { FieldErrors, UseFormRegister } from "react-hook-form";
import type { TicketForm } from "#client/features/support/use-ticket-form";
import { Field } from "#client/ui/fields/field";
import { EmailInput, Input } from "#client/ui/fields/input";

type GuestFieldsProps = { register: UseFormRegister<TicketForm>; errors: FieldErrors<TicketForm> };

/** Who asks; of somebody signed in we know it. */
export function GuestFields({ register, errors }: GuestFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <Field label="Your email" help="Our answer goes there." error={errors.userEmail?.message} required>
        {(control) => <EmailInput {...control} autoComplete="email" {...register("userEmail")} />}
      </Field>
      <Field label="Your name (optional)" error={errors.userName?.message}>
        {(control) => <Input {...control} autoComplete="name" {...register("userName")} />}
      </Field>
    </div>
  );
}
