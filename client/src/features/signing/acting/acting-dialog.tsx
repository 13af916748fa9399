import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { StatedActing } from "#client/features/signing/acting/stated-acting";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { signingQuery } from "#client/features/signing/use-signing";
import { say, sayWith } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Check } from "#client/ui/check";
import { Choice } from "#client/ui/choice";
import { Field } from "#client/ui/field";
import { FormDialog } from "#client/ui/form-dialog";
import { EmailInput, Input } from "#client/ui/input";
import type { SigningView } from "#shared/contract/signing";
import {
  asksPosition,
  type ActingCapacity,
  type NamedCapacity,
  type StatedCapacity,
} from "#shared/domain/acting";

type ActingDialogProps = {
  access: SigningAccess;
  view: SigningView;
  onActFor: (acting: StatedActing) => void;
  onClose: () => void;
};

type Chosen = `here-${StatedCapacity}` | NamedCapacity;
const isHere = (chosen: Chosen): chosen is `here-${StatedCapacity}` => chosen.startsWith("here-");
const capacityOf = (chosen: Chosen) => chosen.replace("here-", "") as ActingCapacity;

/** Who signs in the signer's place: whoever holds the link, by their own word, or somebody else, who is mailed a link of their own. */
export function ActingDialog({ access, view, onActFor, onClose }: ActingDialogProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>(
    view.document.type === "split_sheet" ? "here-guardian" : "manager",
  );
  const [typed, setTyped] = useState({ name: "", position: "", email: "", assents: false });
  const [isTried, setIsTried] = useState(false);
  const capacity = capacityOf(chosen);
  const name = useMutationOnce({
    mutationFn: () => signingCalls(access).name({ ...typed, capacity: capacity as NamedCapacity }),
    meta: { error: { fallback: say("signing.switchFailed"), inDialog: true } },
    onSuccess: (named) => {
      client.setQueryData(signingQuery(access).queryKey, named);
      onClose();
    },
  });
  const hasPosition = asksPosition(capacity);
  const missing = {
    name: typed.name.trim() === "" ? say("acting.nameMissing") : undefined,
    position: hasPosition && typed.position.trim() === "" ? say("acting.positionMissing") : undefined,
    email: !isHere(chosen) && typed.email.trim() === "" ? say("acting.emailMissing") : undefined,
  };
  const said = (field: keyof typeof missing) => (isTried ? missing[field] : undefined);
  const type = (field: "name" | "position" | "email") => ({
    value: typed[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [field]: currentTarget.value }),
  });

  function submit() {
    setIsTried(true);
    if (missing.name || missing.position || missing.email) return;
    if (!isHere(chosen)) return name.mutate();
    const position = hasPosition ? typed.position.trim() : "";
    onActFor({ capacity: capacity as StatedCapacity, name: typed.name.trim(), position });
    onClose();
    document.getElementById("sign")?.scrollIntoView();
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={sayWith("acting.title", { name: <bdi>{view.collaborator.name}</bdi> })}
      description={say("acting.printed")}
      action={isHere(chosen) ? say("acting.go") : say("acting.name")}
      busyLabel={say("note.isSending")}
      busy={name.isPending}
      error={name.errorMessage}
      onSubmit={submit}
    >
      <Choice
        legend={say("acting.who")}
        columns={2}
        options={optionsOf(view)}
        chosen={chosen}
        radio={{
          name: "acting",
          onChange: ({ currentTarget }) => setChosen(currentTarget.value as Chosen),
        }}
      />
      <Field
        label={isHere(chosen) ? say("acting.yourName") : say("acting.theirName")}
        error={said("name")}
        required
      >
        {(field) => (
          <Input
            {...field}
            {...type("name")}
            autoComplete={isHere(chosen) ? "name" : "off"}
            maxLength={120}
          />
        )}
      </Field>
      {hasPosition && (
        <Field
          label={say("acting.position")}
          help={say("acting.positionHelp")}
          error={said("position")}
          required
        >
          {(field) => <Input {...field} {...type("position")} maxLength={120} />}
        </Field>
      )}
      {!isHere(chosen) && (
        <Field
          label={say("acting.theirEmail")}
          help={say("acting.nobodyHere")}
          error={said("email")}
          required
        >
          {(field) => <EmailInput {...field} {...type("email")} autoComplete="off" />}
        </Field>
      )}
      {chosen === "guardian" && (
        <Check
          label={say("acting.assents")}
          checked={typed.assents}
          onChange={({ currentTarget }) => setTyped({ ...typed, assents: currentTarget.checked })}
        />
      )}
    </FormDialog>
  );
}

/** Who a party to an agreement is stands in its text: there somebody else can be named, and nothing stated. */
function optionsOf({
  document,
  collaborator,
}: SigningView): { value: Chosen; label: string; help?: string }[] {
  const { name } = collaborator;
  const named = [
    { value: "manager", label: say("acting.manager") },
    { value: "company", label: say("acting.company") },
  ] as const;
  if (document.type !== "split_sheet") return [...named];
  return [
    {
      value: "here-guardian",
      label: say("acting.guardianHere"),
      help: say("acting.guardianHereHelp", { name }),
    },
    { value: "here-company", label: say("acting.companyHere"), help: say("acting.hereHelp", { name }) },
    { value: "here-group", label: say("acting.groupHere"), help: say("acting.hereHelp", { name }) },
    { value: "guardian", label: say("acting.guardian"), help: say("acting.guardianHelp") },
    ...named,
  ];
}
