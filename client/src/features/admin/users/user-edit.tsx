import { useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { formatCount } from "#client/features/admin/admin-format";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { call } from "#client/lib/call";
import { issuesOf } from "#client/lib/errors";
import { Notice } from "#client/ui/card";
import { Check } from "#client/ui/fields/check";
import { Field } from "#client/ui/fields/field";
import { FormDialog } from "#client/ui/form-dialog";
import { EmailInput, Input, Select } from "#client/ui/fields/input";
import { AdminUserBody, type AdminUserInput } from "#shared/contract/admin";
import { mailsADay } from "#shared/domain/mail-limits";
import type { AdminUser } from "#shared/contract/admin-tables";

type UserEditProps = { user: AdminUser; isSelf: boolean; onClose: () => void };

/** Name, e-mail, role and status of somebody, what they may send, and whether they are featured. One's own role and status are for another administrator. */
export function UserEdit({ user: { id, ...user }, isSelf, onClose }: UserEditProps) {
  const { firstName, lastName, email, role, status, isFeaturedProducer } = user;
  const { first, usual } = mailsADay;
  const form = useForm<AdminUserInput>({
    defaultValues: {
      firstName,
      lastName,
      email,
      role,
      status,
      isFeaturedProducer,
      mailsADay: user.mailsADay,
    },
    resolver: zodResolver(AdminUserBody),
  });
  const { errors } = form.formState;
  const save = useAdminAction({
    run: (body: AdminUserInput) => call("PUT /api/admin/users/{id}", { params: { id }, body }),
    lists: ["users", "documents", "payments"],
    done: "User updated",
    failed: { title: "Update failed", fallback: "Failed to update user.", inDialog: true },
    onDone: onClose,
  });
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onError: (error) => {
        for (const { path, message } of issuesOf(error))
          form.setError(path as keyof AdminUserInput, { message });
      },
    }),
  );

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Edit User"
      description={email}
      action="Save Changes"
      busyLabel="Saving…"
      busy={save.isPending}
      onSubmit={(_, event) => void submit(event)}
    >
      {save.errorMessage && <Notice tone="danger">{save.errorMessage}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label="First name" error={errors.firstName?.message} required>
          {(control) => <Input {...control} autoComplete="off" {...form.register("firstName")} />}
        </Field>
        <Field label="Last name" error={errors.lastName?.message} required>
          {(control) => <Input {...control} autoComplete="off" {...form.register("lastName")} />}
        </Field>
      </div>
      <Field
        label="Email"
        help="A new address has to be confirmed by its owner."
        error={errors.email?.message}
        required
      >
        {(control) => <EmailInput {...control} autoComplete="off" {...form.register("email")} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          label="Role"
          error={errors.role?.message}
          help={isSelf ? "Your own is for another administrator." : undefined}
        >
          {(control) => (
            <Select {...control} disabled={isSelf} {...form.register("role")}>
              <option value="user">User</option>
              <option value="admin">Admin</option>
            </Select>
          )}
        </Field>
        <Field
          label="Status"
          error={errors.status?.message}
          help={isSelf ? undefined : "Whoever is not active is signed out at once."}
        >
          {(control) => (
            <Select {...control} disabled={isSelf} {...form.register("status")}>
              <option value="active">Active</option>
              <option value="inactive">Inactive</option>
              <option value="suspended">Suspended</option>
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="Mails to others a day"
        help={`Empty: ${formatCount(first)} on the first day, then ${formatCount(usual)}. What is over it leaves next morning.`}
        error={errors.mailsADay?.message}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            {...form.register("mailsADay", { setValueAs: numberOrNothing })}
          />
        )}
      </Field>
      <Check
        label="Featured producer"
        help="Stands before everybody else under Find Collaborators, once their profile is published."
        {...form.register("isFeaturedProducer")}
      />
    </FormDialog>
  );
}

/** As it is typed ("2,500"), and as it was. */
function numberOrNothing(typed: string | number | null): number | null {
  const text = String(typed ?? "").replace(/[\s,]/g, "");
  return text === "" ? null : Number(text);
}
