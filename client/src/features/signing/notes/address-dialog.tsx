import { useState } from "react";
import { signersQuery, useHasSms } from "#client/features/documents/index";
import { ApiError, call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Notice } from "#client/ui/card";
import { Field } from "#client/ui/fields/field";
import { FormDialog } from "#client/ui/form-dialog";
import { EmailInput, Input } from "#client/ui/fields/input";
import type { Collaborator } from "#shared/contract/documents";
import { showPhone } from "#shared/domain/phone";

type AddressDialogProps = {
  documentId: string;
  signer: Collaborator & { id: string };
  onClose: () => void;
};

/** Puts right where somebody who has not signed is reached. */
export function AddressDialog({ documentId, signer, onClose }: AddressDialogProps) {
  const { id, name, awaitsTurn } = signer;
  const hasPhone = useHasSms({ enabled: true });
  const [email, setEmail] = useState(signer.email);
  const [phone, setPhone] = useState(showPhone(signer.phone ?? ""));
  const correct = useMutationOnce({
    mutationFn: ({ anyway }: { anyway: boolean }) =>
      call("POST /api/documents/{id}/collaborators/{collaboratorId}/address", {
        params: { id: documentId, collaboratorId: id },
        body: { email: email.trim(), ...(hasPhone && { phone: phone.trim() }), ...(anyway && { anyway }) },
      }),
    meta: { error: null },
    onSuccess: (collaborators) => {
      queryClient.setQueryData(signersQuery(documentId).queryKey, collaborators);
      onClose();
    },
  });
  const isDoubted = correct.error instanceof ApiError && correct.error.code === "address_doubted";
  const message = correct.error === null ? undefined : messageOf(correct.error, "Please try again.");
  const error = isDoubted ? undefined : message;
  /** What was said of one address is not said of another. */
  const changing = (change: (text: string) => void) => (text: string) => {
    change(text);
    if (isDoubted) correct.reset();
  };
  const isOfPhone =
    correct.error instanceof ApiError && correct.error.issues.some(({ path }) => path.endsWith("phone"));
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={`Correct the address of ${name}`}
      description={
        awaitsTurn
          ? "Their link goes there when it is their turn."
          : "They are sent a new link there. The old one stops working, and whoever had it is told."
      }
      action={isDoubted ? "Correct all the same" : "Correct"}
      busyLabel="Correcting…"
      busy={correct.isPending}
      onSubmit={() => correct.mutate({ anyway: isDoubted })}
    >
      <Field label="E-mail" error={isOfPhone ? undefined : error} required={!hasPhone}>
        {(field) => (
          <EmailInput
            {...field}
            autoComplete="off"
            placeholder="name@example.com"
            value={email}
            onChange={({ currentTarget }) => changing(setEmail)(currentTarget.value)}
          />
        )}
      </Field>
      {hasPhone && (
        <Field label="Phone number" error={isOfPhone ? error : undefined}>
          {(field) => (
            <Input
              {...field}
              type="tel"
              autoComplete="off"
              placeholder="0712 345 678"
              value={phone}
              onChange={({ currentTarget }) => changing(setPhone)(currentTarget.value)}
            />
          )}
        </Field>
      )}
      {isDoubted && (
        <div role="alert">
          <Notice tone="warning">{message}</Notice>
        </div>
      )}
      <Notice tone="info">
        What others have signed stays. That the address was corrected is printed, shortened, on the
        certificate and on verifications.
        {signer.representative && ` ${signer.representative.name} no longer signs for them, and is told.`}
      </Notice>
    </FormDialog>
  );
}
