import { useRef, useState, type SubmitEvent } from "react";
import type { Collaborator } from "#shared/contract/documents";
import { issuesOf } from "#client/lib/errors";
import { useStoredDraft } from "#client/lib/stored-draft";
import { Field } from "#client/ui/field";
import { Input, Textarea } from "#client/ui/input";
import { toast } from "#client/ui/toast";
import { emailProblems, prefilledEmails, signerProblems } from "#client/features/documents/invitation-emails";
import type { Invitations, useSendDocument } from "#client/features/documents/use-send-document";

type SendFormProps = {
  id: string;
  userId: string;
  documentId: string;
  people: readonly Collaborator[];
  send: ReturnType<typeof useSendDocument>;
};

/** A row a person: the name is the sheet's, the e-mail is asked. Inputs keep what is typed, so 500 of them cost nothing. */
export function SendForm({ id, userId, documentId, people, send }: SendFormProps) {
  const draft = useStoredDraft<Invitations>(`send.${documentId}`, userId);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [problems, setProblems] = useState<Record<number, string>>({});
  const [emails] = useState(() => prefilledEmails(people, draft.stored));

  const emailInputs = () => [...(form.current?.querySelectorAll<HTMLInputElement>('[name="email"]') ?? [])];

  function typed(): Invitations {
    const given = emailInputs().map(({ value }) => value.trim());
    const signers = people.map(({ name }, index) => ({ name, email: given[index] ?? "" }));
    return { signers, message: message.current?.value ?? "" };
  }

  function refuse(found: Record<number, string>) {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) emailInputs()[Number(first)]?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const invitations = typed();
    const given = invitations.signers.map(({ email }) => email);
    if (given.every((email) => email === "")) {
      toast({
        title: "No emails provided",
        description: "Please add at least one collaborator email",
        tone: "danger",
      });
    }
    const found = emailProblems(given);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    send.mutate(invitations, {
      onSuccess: draft.clear,
      onError: (error) => refuse(signerProblems(issuesOf(error))),
    });
  }

  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={() => draft.save(typed())}
      className="grid gap-5"
    >
      {people.map((person, index) => (
        <Field key={index} label={<PersonLabel person={person} />} error={problems[index]} required>
          {(field) => (
            <Input
              {...field}
              name="email"
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              placeholder="name@example.com"
              defaultValue={emails[index]}
            />
          )}
        </Field>
      ))}
      <Field label="Message (optional)" help="Stands in the e-mail, above the link.">
        {(field) => (
          <Textarea {...field} ref={message} rows={3} maxLength={1000} defaultValue={draft.stored?.message} />
        )}
      </Field>
    </form>
  );
}

function PersonLabel({ person: { name, role, percentage } }: { person: Collaborator }) {
  return (
    <>
      <span className="sr-only">E-mail of </span>
      <bdi>{name}</bdi>{" "}
      <span className="font-normal text-muted">
        <bdi>{role}</bdi>, {percentage}%
      </span>
    </>
  );
}
