import { useEffect, useRef, useState, type SubmitEvent, type SyntheticEvent } from "react";
import { useHasSms } from "#client/features/documents/use-has-sms";
import type { User } from "#shared/contract/auth";
import type { Collaborator } from "#shared/contract/documents";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { issuesOf } from "#client/lib/errors";
import { Notice } from "#client/ui/card";
import { focusFirstField } from "#client/ui/dialog";
import { Field } from "#client/ui/fields/field";
import { Textarea } from "#client/ui/fields/input";
import {
  copyProblems,
  emailProblems,
  invitationsDraft,
  prefilledEmails,
  prefilledPhones,
  sharedAddresses,
  signerProblems,
  type Invitations,
  type SendingChoices,
} from "#client/features/documents/actions/invitation-emails";
import { LeftOut, leftOutBy, type FormerVersion } from "#client/features/documents/actions/left-out";
import { ReachFields } from "#client/features/documents/actions/reach-fields";
import { FoldedChoices } from "#client/features/documents/actions/folded-choices";
import type { useSendDocument } from "#client/features/documents/actions/use-send-document";

type SendFormProps = {
  id: string;
  user: Pick<User, "id" | "emailVerified">;
  documentId: string;
  people: readonly Collaborator[];
  /** The revision of the document that the sender sees. */
  revision: number;
  /** The version in force that it is to replace. */
  former: FormerVersion | null;
  send: ReturnType<typeof useSendDocument>;
};

/** A row a person: the name is the document's, the e-mail is asked. Inputs keep what is typed, so 500 of them cost nothing. */
export function SendForm({ id, user, documentId, send, ...shown }: SendFormProps) {
  // What the sender saw when the dialog opened: a newer version is looked at before it is sent.
  const [{ people, revision, former }] = useState(shown);
  const draft = useDeviceDraft(invitationsDraft, user.id, `send.${documentId}`);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const [problems, setProblems] = useState<Record<number, string>>({});
  const [wrongPhones, setWrongPhones] = useState<Record<number, string>>({});
  const [choices, setChoices] = useState(draft.value.choices);
  const [wrongCopies, setWrongCopies] = useState<Record<number, string>>({});
  const [emails] = useState(() => prefilledEmails(people, draft.value.signers));
  // A party of an agreement holds no shares.
  const isAgreement = people.every(({ rights }) => rights.length === 0);
  const hasPhone = useHasSms({ enabled: !isAgreement });
  const [phones] = useState(() => prefilledPhones(people, draft.value.signers));
  const warningsOf = (signers: Invitations["signers"]) => ({
    shared: sharedAddresses(signers, isAgreement),
    leftOut: leftOutBy(former, signers),
  });
  const [warnings, setWarnings] = useState(() => warningsOf(signersWith(people, emails, phones)));

  useEffect(() => {
    // The people come after the dialog: whoever has not moved on meanwhile begins with the first of them.
    const dialog = form.current?.closest<HTMLElement>('[role="dialog"]');
    if (dialog && document.activeElement === dialog) focusFirstField(dialog);
  }, []);

  const inputs = (name: string) => [
    ...(form.current?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []),
  ];

  function typed(): Invitations {
    const given = (name: string) => inputs(name).map(({ value }) => value);
    return {
      signers: signersWith(people, given("email"), given("phone")),
      message: message.current?.value ?? "",
      choices,
    };
  }

  function refuse(found: Record<number, string>, foundPhones: Record<number, string> = {}) {
    setProblems(found);
    setWrongPhones(foundPhones);
    const [first] = Object.keys(found);
    const [firstPhone] = Object.keys(foundPhones);
    if (first) inputs("email")[Number(first)]?.focus();
    else if (firstPhone) inputs("phone")[Number(firstPhone)]?.focus();
  }

  function showCopy(index: number) {
    const field = inputs("copyEmail")[index];
    // It may be folded away.
    const folded = field?.closest("details");
    if (folded) folded.open = true;
    field?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const invitations = typed();
    setIsEmpty(invitations.signers.every(({ email, phone }) => email === "" && !phone));
    const found = emailProblems(invitations.signers, isAgreement);
    refuse(found);
    const foundCopies = copyProblems(choices.copies);
    setWrongCopies(foundCopies);
    const [wrongCopy] = Object.keys(foundCopies);
    if (wrongCopy && Object.keys(found).length === 0) showCopy(Number(wrongCopy));
    if (Object.keys({ ...found, ...foundCopies }).length > 0) return;
    send.mutate(
      { ...invitations, revision },
      {
        onSuccess: draft.forget,
        onError: (error) => {
          const issues = issuesOf(error);
          refuse(signerProblems(issues, "email"), signerProblems(issues, "phone"));
        },
      },
    );
  }

  function choose(chosen: SendingChoices) {
    setChoices(chosen);
    draft.save({ ...typed(), choices: chosen });
  }

  function onInput({ target }: SyntheticEvent) {
    // The choices have kept themselves.
    if (target instanceof Element && target.closest("details")) return;
    const invitations = typed();
    draft.save(invitations);
    const found = warningsOf(invitations.signers);
    // Hundreds of rows are drawn again only when a warning comes or goes.
    if (JSON.stringify(found) !== JSON.stringify(warnings)) setWarnings(found);
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={submit} onInput={onInput} className="grid gap-5">
      {isEmpty && (
        <Notice tone="danger" title="No emails provided">
          Please add at least one collaborator email
        </Notice>
      )}
      {people.map((person, index) => (
        <ReachFields
          key={index}
          name={person.name}
          about={<RoleOf person={person} />}
          help={
            warnings.shared[index] && (
              <span className="font-medium text-warning">{warnings.shared[index]}</span>
            )
          }
          error={problems[index]}
          phoneError={wrongPhones[index]}
          hasPhone={hasPhone}
          email={{ defaultValue: emails[index] }}
          phone={{ defaultValue: phones[index] }}
        />
      ))}
      {former && warnings.leftOut.length > 0 && <LeftOut former={former} people={warnings.leftOut} />}
      <Field
        label="Message (optional)"
        help={
          user.emailVerified
            ? "Shown in the e-mail, above the link."
            : "Shown in the e-mail, above the link. To send one along, please confirm your own e-mail first."
        }
      >
        {(field) => (
          <Textarea {...field} ref={message} rows={3} maxLength={1000} defaultValue={draft.value.message} />
        )}
      </Field>
      <FoldedChoices
        names={people.map(({ name }) => name)}
        value={choices}
        onChange={choose}
        problems={wrongCopies}
      />
    </form>
  );
}

/** Where no number was asked for, the sheet's stays as it is. */
function signersWith(people: readonly Collaborator[], emails: readonly string[], phones: readonly string[]) {
  return people.map(({ name }, index) => {
    const phone = phones[index]?.trim();
    return { name, email: emails[index]?.trim() ?? "", ...(phone !== undefined && { phone }) };
  });
}

function RoleOf({ person: { role, percentage, rights } }: { person: Collaborator }) {
  return (
    <span className="font-normal text-muted">
      {" "}
      <bdi>{role}</bdi>
      {rights.length > 0 && `, ${percentage}%`}
    </span>
  );
}
