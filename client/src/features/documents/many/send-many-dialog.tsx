import { useId, useState, type SubmitEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import type { DashboardRow } from "#shared/contract/dashboard";
import type { Outcome } from "#shared/contract/many";
import { wasSent } from "#shared/domain/document-status";
import { ReachFields } from "#client/features/documents/actions/reach-fields";
import { FoldedChoices } from "#client/features/documents/actions/folded-choices";
import {
  copyProblems,
  emailProblems,
  usualChoices,
  type SendingChoices,
} from "#client/features/documents/actions/invitation-emails";
import { refreshDocument, refreshLists } from "#client/features/documents/document-queries";
import { outcomeLine } from "#client/features/documents/many/outcome-line";
import { peopleOf, toSend, type Draft, type Person } from "#client/features/documents/many/people-of-many";
import type { Chosen } from "#client/features/documents/many/use-chosen";
import { useHasSms } from "#client/features/documents/use-has-sms";
import { ApiError, call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { namePeople } from "#client/lib/name-people";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { useUser } from "#client/lib/use-user";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Dialog } from "#client/ui/dialog";
import { ErrorState } from "#client/ui/error-state";
import { Field } from "#client/ui/fields/field";
import { Textarea } from "#client/ui/fields/input";
import { Skeleton } from "#client/ui/skeleton";
import { toast } from "#client/ui/toast";

type SendManyDialogProps = { rows: DashboardRow[]; choice: Chosen; onClose: () => void };

/** Sends several drafts at once: each person is asked once how they are reached, and gets one link to all of theirs. */
export function SendManyDialog({ rows: given, choice, onClose }: SendManyDialogProps) {
  const [rows] = useState(given);
  const formId = useId();
  const drafts = useQuery({
    queryKey: ["drafts-to-send", ...rows.map(({ id }) => id)],
    queryFn: () => Promise.all(rows.map(({ id }) => readDraft(id))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const send = useSendMany(choice, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Send ${rows.length} documents for signing`}
      description={
        <>
          {namePeople(rows.map(({ title }) => title))}. Whoever signs more than one of them gets one message
          with one link. Each stays a document of its own. Once sent, they can no longer be edited.
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            icon={<Send aria-hidden />}
            disabled={!drafts.data}
            busy={send.isPending}
            busyLabel="Sending..."
          >
            Send for Signing
          </Button>
        </>
      }
    >
      {send.data && send.data.refused.length > 0 && (
        <Notice tone="danger" className="mb-5" title="Not all of them were sent">
          {outcomeLine({ ...send.data, act: "send" })}
        </Notice>
      )}
      {send.errorMessage && (
        <Notice tone="danger" className="mb-5" title="Send failed">
          {send.errorMessage}
        </Notice>
      )}
      {drafts.data ? (
        <SendManyForm id={formId} drafts={drafts.data} onSend={(body) => send.mutate(body)} />
      ) : drafts.error ? (
        <ErrorState
          message={messageOf(drafts.error, "The people of these documents could not be loaded.")}
          onRetry={() => void drafts.refetch()}
        />
      ) : (
        <Skeleton className="h-44" />
      )}
    </Dialog>
  );
}

/** The people are asked for after the revision: they are never older than it. */
async function readDraft(id: string): Promise<Draft> {
  const params = { id };
  const { title, type, revision } = await call("GET /api/documents/{id}", { params });
  const people = await call("GET /api/documents/{id}/collaborators", { params });
  return { id, title, revision, isAgreement: type !== "split_sheet", people };
}

type Body = SendingChoices & { documents: ReturnType<typeof toSend>; message: string };

/** Every signer is a mail to write: more than an ordinary call. */
const TIMEOUT_MS = 60_000;

function useSendMany(choice: Chosen, onSent: () => void) {
  return useMutationOnce({
    mutationFn: async (body: Body): Promise<Outcome> => {
      try {
        return await call("POST /api/documents/send-for-signing", { body }, { timeoutMs: TIMEOUT_MS });
      } catch (error) {
        // They are sent at once or not at all: what was, although the answer was lost, tells.
        const done = error instanceof ApiError ? [] : await findSent(body.documents.map(({ id }) => id));
        if (done.length > 0) return { done, refused: [] };
        throw error;
      }
    },
    meta: {
      error: {
        title: "Send failed",
        fallback: "Unable to send signing invitations. Please try again.",
        inDialog: true,
      },
    },
    onSuccess: (outcome) => {
      choice.drop(outcome.done);
      outcome.done.forEach(refreshDocument);
      if (outcome.refused.length > 0) return;
      toast({ title: outcomeLine({ ...outcome, act: "send" }), tone: "success" });
      onSent();
    },
    onError: refreshLists,
  });
}

async function findSent(ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    ids.map((id) => call("GET /api/documents/{id}", { params: { id } }).catch(() => null)),
  );
  return found.flatMap((document) => (document && wasSent(document.status) ? [document.id] : []));
}

type SendManyFormProps = { id: string; drafts: readonly Draft[]; onSend: (body: Body) => void };

function SendManyForm({ id, drafts, onSend }: SendManyFormProps) {
  const { user } = useUser();
  const [people, setPeople] = useState(() => peopleOf(drafts));
  const [message, setMessage] = useState("");
  const [choices, setChoices] = useState(usualChoices);
  const [problems, setProblems] = useState<Record<number, string>>({});
  const [wrongCopies, setWrongCopies] = useState<Record<number, string>>({});
  const hasAgreement = drafts.some(({ isAgreement }) => isAgreement);
  const hasPhone = useHasSms({ enabled: !hasAgreement }) && !hasAgreement;
  const type = (index: number, field: "email" | "phone") => (value: string) =>
    setPeople((now) => now.map((person, at) => (at === index ? { ...person, [field]: value } : person)));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = emailProblems(people.map(trimmed));
    const foundCopies = copyProblems(choices.copies);
    setProblems(found);
    setWrongCopies(foundCopies);
    const [first] = Object.keys(found);
    if (first)
      event.currentTarget.querySelectorAll<HTMLInputElement>('[name="email"]')[Number(first)]?.focus();
    if (Object.keys({ ...found, ...foundCopies }).length > 0) return;
    const copies = choices.copies.filter(({ name, email }) => name.trim() !== "" || email.trim() !== "");
    onSend({ ...choices, copies, message, documents: toSend(drafts, people) });
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {people.map(({ key, name, email, phone, titles }, index) => (
        <ReachFields
          key={key}
          name={name}
          help={titles.length === drafts.length ? "On all of them" : `On ${namePeople(titles)}`}
          error={problems[index]}
          hasPhone={hasPhone}
          email={{
            value: email,
            onChange: ({ currentTarget }) => type(index, "email")(currentTarget.value),
          }}
          phone={{
            value: phone,
            onChange: ({ currentTarget }) => type(index, "phone")(currentTarget.value),
          }}
        />
      ))}
      <Field
        label="Message (optional)"
        help={
          user?.emailVerified
            ? "Shown in the e-mail, above the link."
            : "Shown in the e-mail, above the link. To send one along, please confirm your own e-mail first."
        }
      >
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            maxLength={1000}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        )}
      </Field>
      <FoldedChoices
        names={people.map(({ name }) => name)}
        value={choices}
        onChange={setChoices}
        problems={wrongCopies}
      />
    </form>
  );
}

const trimmed = ({ name, email, phone }: Person) => ({ name, email: email.trim(), phone: phone.trim() });
