import { useEffect, useMemo, useRef } from "react";
import { Plus } from "lucide-react";
import { EditingContext } from "#client/features/registration/registration-fields";
import {
  formOf,
  registrationDraft,
  withValue,
  type RegistrationForm,
} from "#client/features/registration/registration-form";
import { registrationQuery } from "#client/features/registration/registration-queries";
import { WayToField } from "#client/features/registration/way-to-field";
import { RegistrationPacks } from "#client/features/registration/registration-packs";
import {
  Fold,
  PersonFields,
  PersonNote,
  RecordingFields,
  SongFields,
} from "#client/features/registration/registration-sections";
import { ApiError, call } from "#client/lib/call";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { issuesOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { toast } from "#client/ui/toast";
import type { Registration } from "#shared/contract/registration";
import { momentForReader } from "#shared/dates";
import { isPublisherRole, noRecording } from "#shared/domain/registration/registration";

type EditorProps = { registration: Registration; userId: string };

/** All of it for the owner; to a signer their own part alone. What is typed stays on the device until it is saved. */
export function RegistrationEditor({ registration, userId }: EditorProps) {
  const { documentId, access } = registration;
  const draft = useDeviceDraft(registrationDraft, userId, `registration.${documentId}`);
  const form = draft.value ?? formOf(registration);
  const save = useSave(registration, draft.forget);
  const errors = useMemo(
    () =>
      new Map(
        issuesOf(save.error).map(({ path, message }) => [
          access === "owner" ? path : `people.0.${path}`,
          message,
        ]),
      ),
    [save.error, access],
  );
  const written = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors.size > 0) showRefused(written.current);
  }, [errors]);
  const editing = {
    form,
    errors,
    change: (place: string, value: unknown) => draft.change(withValue(form, place, value)),
  };
  const isOwner = access === "owner";
  const isOutdated = save.error instanceof ApiError && save.error.code === "registration_changed";
  return (
    <EditingContext value={editing}>
      {isOwner && <WhatIsMissing takers={registration.takers} documentId={documentId} />}
      <form
        ref={written}
        noValidate
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(form);
        }}
      >
        <section aria-labelledby="people">
          <h2 id="people" className="font-serif text-lg font-semibold">
            {isOwner ? "People" : "You"}
          </h2>
          {registration.people.map((person, index) => (
            <div key={person.ref} data-person={person.ref}>
              <Fold title={<bdi>{person.name}</bdi>} note={<PersonNote person={person} />}>
                <PersonFields place={`people.${index}.details`} isPublisher={isPublisherRole(person.roles)} />
                {person.isReader && !isOwner && (
                  <p className="text-sm text-muted">Saving says that this is right.</p>
                )}
              </Fold>
            </div>
          ))}
        </section>
        {isOwner && (
          <section aria-labelledby="song" className="mt-8">
            <h2 id="song" className="font-serif text-lg font-semibold">
              Song and recordings
            </h2>
            <Fold title="The song" note="ISWC, titles, language">
              <SongFields song={registration.song} documentId={documentId} />
            </Fold>
            {form.recordings.map((recording, index) => (
              <Fold
                key={index}
                title={index === 0 ? "The recording" : `Recording ${index + 1}`}
                note={recording.version || "ISRC, performers, dates"}
              >
                <RecordingFields
                  place={`recordings.${index}`}
                  sheet={index === 0 ? registration.sheet : null}
                  owners={registration.recordings[index]?.owners ?? []}
                />
              </Fold>
            ))}
            <Button
              variant="ghost"
              size="sm"
              icon={<Plus aria-hidden />}
              className="mt-2"
              onClick={() => editing.change("recordings", [...form.recordings, noRecording])}
            >
              Add a recording
            </Button>
          </section>
        )}
        {save.errorMessage && errors.size === 0 && (
          <Notice tone="danger" className="mt-6">
            {save.errorMessage}{" "}
            {isOutdated && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  draft.forget();
                  save.reset();
                  void queryClient.invalidateQueries({ queryKey: registrationQuery(documentId).queryKey });
                }}
              >
                Show what they wrote
              </Button>
            )}
          </Notice>
        )}
        <div className="sticky bottom-0 mt-6 flex flex-wrap items-center justify-end gap-3 border-t bg-paper py-3">
          <p role="status" className="mr-auto text-xs text-muted">
            {draft.value ? "Not saved yet: kept on this device" : savedWords(registration)}
          </p>
          <Button type="submit" busy={save.isPending} busyLabel="Saving…">
            {isOwner ? "Save" : "Confirm my details"}
          </Button>
        </div>
      </form>
      {isOwner && <RegistrationPacks registration={registration} isSaved={draft.value === null} />}
      {isOwner && <SavedBefore history={registration.history} />}
    </EditingContext>
  );
}

const savedWords = ({ savedAt }: Registration) => (savedAt ? `Saved ${momentForReader(savedAt)}` : "");

function useSave({ documentId, access }: Registration, onSaved: () => void) {
  return useMutationOnce({
    mutationFn: (form: RegistrationForm): Promise<Registration> => {
      const params = { id: documentId };
      if (access === "owner") return call("PUT /api/documents/{id}/registration", { params, body: form });
      const body = { details: form.people[0]!.details };
      return call("PUT /api/documents/{id}/registration/own", { params, body });
    },
    meta: { error: { fallback: "What you typed is kept on this device. Please try again." } },
    onSuccess: (saved) => {
      onSaved();
      queryClient.setQueryData(registrationQuery(documentId).queryKey, saved);
      toast({ title: "Saved", tone: "success" });
    },
  });
}

/** What is refused must be in sight, and the first of it has the focus. */
function showRefused(form: HTMLFormElement | null): void {
  const refused = form?.querySelectorAll<HTMLElement>("[aria-invalid]") ?? [];
  for (const field of refused) {
    const fold = field.closest("details");
    if (fold) fold.open = true;
  }
  refused[0]?.focus();
}

/** What each taker asks for, folded, with the way to the field. */
function WhatIsMissing({ takers, documentId }: Pick<Registration, "takers" | "documentId">) {
  return (
    <section aria-labelledby="missing" className="mt-6 rounded-card border bg-surface px-5 py-4">
      <h2 id="missing" className="font-serif text-lg font-semibold">
        What is missing
      </h2>
      <ul className="mt-1 divide-y">
        {takers.map(({ id, name, status, missing }) => (
          <li key={id}>
            <details>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 py-2 text-sm">
                <span className="font-medium">{name}</span>
                <span
                  className={
                    missing.length === 0
                      ? "text-success"
                      : "text-muted tabular-nums underline underline-offset-4"
                  }
                >
                  {missing.length === 0 ? "Nothing" : `${missing.length} missing`}
                </span>
              </summary>
              <div className="pb-3 text-sm">
                <ul>
                  {missing.map(({ field, text }) => (
                    <li key={field}>
                      <WayToField field={field} documentId={documentId}>
                        {text}
                      </WayToField>
                    </li>
                  ))}
                </ul>
                <p className="mt-1 text-xs text-muted">{status}</p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedBefore({ history }: Pick<Registration, "history">) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-10 border-t pt-6">
      <h2 id="changes" className="font-serif text-lg font-semibold">
        Changes
      </h2>
      <ol className="mt-2 grid gap-2 text-sm">
        {history.toReversed().map(({ at, by, changes }) => (
          <li key={at}>
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center wrap-anywhere">
                {by}, {momentForReader(at)}: {changes.length === 1 ? "1 field" : `${changes.length} fields`}
              </summary>
              <dl className="grid gap-1 border-l-2 pl-3">
                {changes.map(({ field, before, after }) => (
                  <div key={field} className="wrap-anywhere">
                    <dt className="text-muted">{field}</dt>
                    <dd>
                      {before || "empty"} → {after || "empty"}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
