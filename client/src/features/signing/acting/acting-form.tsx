import { useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useHasSms } from "#client/features/documents/index";
import type { ActingChoice } from "#client/features/signing/acting/choose-acting";
import type { StatedActing } from "#client/features/signing/acting/stated-acting";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { affectedBy, signingQuery } from "#client/features/signing/use-signing";
import { ApiError } from "#client/lib/call";
import { say } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Check } from "#client/ui/fields/check";
import { Field } from "#client/ui/fields/field";
import { DialogForm } from "#client/ui/form-dialog";
import { EmailInput, Input } from "#client/ui/fields/input";
import type { SigningView } from "#shared/contract/signing/view";
import { asksPosition, isSameName } from "#shared/domain/acting";
import { showAddress } from "#shared/domain/phone";

type ActingFormProps = {
  access: SigningAccess;
  /** For whom. */
  signer: string;
  choice: ActingChoice;
  /** Who is named once more. */
  again: SigningView["namedBefore"] | undefined;
  /** Somebody on a sheet is reached by phone as well. */
  isSheet: boolean;
  onActFor: (acting: StatedActing) => void;
  onBack: () => void;
  onDone: () => void;
};

/** The name of who signs in somebody's place, what they are, and where somebody who is not here is reached. */
export function ActingForm({
  access,
  signer,
  choice,
  again,
  isSheet,
  onActFor,
  onBack,
  onDone,
}: ActingFormProps) {
  const { isHere, capacity } = choice;
  const [typed, setTyped] = useState({
    name: again?.name ?? "",
    position: again?.position ?? "",
    address: again ? showAddress(again) : "",
    assents: false,
  });
  const hasSms = useHasSms({ enabled: isSheet && !isHere });
  const [isTried, setIsTried] = useState(false);
  const naming = useNaming(access, onDone);
  const inputs = {
    name: useRef<HTMLInputElement>(null),
    position: useRef<HTMLInputElement>(null),
    address: useRef<HTMLInputElement>(null),
  };
  const first = inputs.name;
  useEffect(() => first.current?.focus(), [first]);
  const hasPosition = asksPosition(capacity);
  const missing = {
    name: nameError(choice, typed.name, signer),
    position: hasPosition && typed.position.trim() === "" ? say("acting.positionMissing") : undefined,
    address:
      isHere || typed.address.trim() !== ""
        ? undefined
        : hasSms
          ? say("acting.addressMissing")
          : say("acting.emailMissing"),
  };
  const said = (field: keyof typeof missing) => (isTried ? missing[field] : undefined);
  const type = (field: "name" | "position" | "address") => ({
    ref: inputs[field],
    value: typed[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [field]: currentTarget.value }),
  });

  function submit() {
    setIsTried(true);
    const wrong = (["name", "position", "address"] as const).find((field) => missing[field]);
    if (wrong) return inputs[wrong].current?.focus();
    if (!choice.isHere) {
      const { address, ...named } = typed;
      const isNumber = hasSms && !address.includes("@");
      return naming.mutate({
        ...named,
        ...(isNumber ? { phone: address } : { email: address }),
        capacity: choice.capacity,
      });
    }
    const position = hasPosition ? typed.position.trim() : "";
    onActFor({ capacity: choice.capacity, name: typed.name.trim(), position });
    onDone();
  }

  return (
    <DialogForm
      action={isHere ? say("acting.go") : say("acting.name")}
      busyLabel={say("note.isSending")}
      busy={naming.isPending}
      error={naming.errorMessage}
      cancel={say("acting.back")}
      onCancel={onBack}
      onSubmit={submit}
    >
      <Field label={isHere ? say("acting.yourName") : say("acting.theirName")} error={said("name")} required>
        {(field) => (
          <Input {...field} {...type("name")} autoComplete={isHere ? "name" : "off"} maxLength={120} />
        )}
      </Field>
      {hasPosition && (
        <Field
          label={say("acting.position")}
          help={capacity === "group" ? say("acting.positionInGroup") : say("acting.positionHelp")}
          error={said("position")}
          required
        >
          {(field) => <Input {...field} {...type("position")} maxLength={120} />}
        </Field>
      )}
      {!isHere && (
        <Field
          label={hasSms ? say("acting.theirAddress") : say("acting.theirEmail")}
          help={say("acting.nobodyHere")}
          error={said("address")}
          required
        >
          {(field) =>
            hasSms ? (
              <Input
                {...field}
                {...type("address")}
                autoCapitalize="none"
                autoComplete="off"
                maxLength={254}
              />
            ) : (
              <EmailInput {...field} {...type("address")} autoComplete="off" />
            )
          }
        </Field>
      )}
      {!isHere && capacity === "guardian" && (
        <Check
          label={say("acting.assents")}
          checked={typed.assents}
          onChange={({ currentTarget }) => setTyped({ ...typed, assents: currentTarget.checked })}
        />
      )}
    </DialogForm>
  );
}

function nameError({ capacity }: ActingChoice, name: string, signer: string): string | undefined {
  if (name.trim() === "") return say("acting.nameMissing");
  return capacity === "guardian" && isSameName(name, signer) ? say("acting.ownGuardian") : undefined;
}

/** Names somebody, once, however often it is pressed. */
function useNaming(access: SigningAccess, onDone: () => void) {
  const client = useQueryClient();
  type Named = Parameters<ReturnType<typeof signingCalls>["name"]>[0];
  return useMutationOnce({
    mutationFn: (named: Named) => signingCalls(access).name(named),
    meta: { error: { fallback: say("signing.switchFailed") } },
    onSuccess: (shown) => {
      client.setQueryData(signingQuery(access).queryKey, shown);
      onDone();
    },
    // Signed meanwhile, in another tab or by whoever was named: the page says so.
    onError: (error) => {
      if (error instanceof ApiError && error.code === "already_signed")
        void client.invalidateQueries(affectedBy(access));
    },
  });
}
