import { useEffect, useEffectEvent, useMemo, useState, type ComponentType } from "react";
import {
  featuredKind,
  producerKind,
  type AgreementKind,
} from "#client/features/agreements/form/agreement-kind";
import { FeaturedForm } from "#client/features/agreements/form/featured-form";
import { ProducerForm } from "#client/features/agreements/form/producer-form";
import type { FieldTexts } from "#client/features/agreements/form/typed-fields";
import {
  useAgreementForm,
  type AgreementFormProps,
} from "#client/features/agreements/form/use-agreement-form";
import { ApiError, call } from "#client/lib/call";
import { enterGoesOn } from "#client/lib/enter-goes-on";
import { issuesOf } from "#client/lib/errors";
import { focusFirstError } from "#client/lib/focus-first-error";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { DraftBar } from "#client/ui/draft-bar";
import type { User } from "#shared/contract/auth";
import type { AgreementDocument } from "#shared/contract/documents";
import { KEPT_ID } from "#shared/domain/agreements/featured-artist-agreement";

type RedraftFormProps = {
  user: User;
  document: AgreementDocument;
  reload: () => Promise<void>;
  onDone: (document: AgreementDocument) => void;
  onCancel: () => void;
};

/** The facts of a drafted agreement, to be changed: the text is written anew for them, free. */
export function RedraftForm(props: RedraftFormProps) {
  return props.document.type === "producer_agreement" ? (
    <Redraft {...props} kind={producerKind} Form={ProducerForm} />
  ) : (
    <Redraft {...props} kind={featuredKind} Form={FeaturedForm} />
  );
}

type RedraftProps<Fields extends FieldTexts> = RedraftFormProps & {
  kind: AgreementKind<Fields>;
  Form: ComponentType<AgreementFormProps<Fields>>;
};

function Redraft<Fields extends FieldTexts>(props: RedraftProps<Fields>) {
  const { user, document, reload, onDone, onCancel, kind, Form } = props;
  const start = useMemo(() => startOf(kind, document), [kind, document]);
  const editor = useAgreementForm(kind, user.id, start);
  const keepIds = useEffectEvent(() => editor.takePaidSecrets(keptIds(kind)));
  useEffect(() => keepIds(), []);
  // What was typed was typed over this one: another that came meanwhile is not overwritten unseen.
  const [revision, setRevision] = useState(document.revision);
  const save = useMutationOnce({
    mutationFn: () => redraft(kind, document.id, revision, editor.form.getValues()),
    meta: {
      error: { title: "Not changed", fallback: "The text could not be written anew. Please try again." },
    },
    onSuccess: (changed) => {
      editor.forget(editor.paymentId);
      onDone(changed);
    },
    onError: async (error) => {
      editor.showIssues(
        issuesOf(error).map((issue) => ({ ...issue, path: issue.path.replace(/^formData\./, "") })),
      );
      if (error instanceof ApiError && error.code === "document_changed") await reload();
    },
  });
  const isBehind = document.revision !== revision;
  const me = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
  return (
    <>
      <div className="-my-3">
        <DraftBar editor={editor} until="the text is written anew" />
      </div>
      {isBehind && (
        <Notice tone="warning" title="This agreement was changed in another window">
          What you typed is kept. Going on writes it into the latest version.
          <Button
            variant="secondary"
            size="sm"
            className="mt-3 mb-1"
            onClick={() => setRevision(document.revision)}
          >
            Go on with mine
          </Button>
        </Notice>
      )}
      <form
        {...enterGoesOn}
        noValidate
        aria-label="Details of the agreement"
        onSubmit={(event) => void editor.form.handleSubmit(() => save.mutate(), focusFirstError)(event)}
        className="grid gap-10 [&_:is(input,select,textarea,button)]:scroll-mb-36"
      >
        <Form form={editor.form} me={me} />
        <SaveBar isSaving={save.isPending} isDisabled={isBehind} onCancel={onCancel} />
      </form>
    </>
  );
}

type SaveBarProps = { isSaving: boolean; isDisabled: boolean; onCancel: () => void };

function SaveBar({ isSaving, isDisabled, onCancel }: SaveBarProps) {
  return (
    <div className="sticky -bottom-px z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <p className="min-w-0 text-xs text-muted">
        Free. What you changed in the text yourself is kept, to be put in again piece by piece.
      </p>
      <div className="flex flex-1 gap-2 max-sm:basis-full max-sm:*:flex-1 sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving} busyLabel="Writing…" disabled={isDisabled}>
          Write it anew
        </Button>
      </div>
    </div>
  );
}

function startOf<Fields extends FieldTexts>(kind: AgreementKind<Fields>, document: AgreementDocument) {
  const fields = { ...kind.fromFormData(document.content.formData), ...keptIds(kind) };
  return { key: `redraft.${document.id}`, fields, isChange: true } as const;
}

/** Nobody is shown a government id again: it stays as it is until another one is typed. */
const keptIds = <Fields extends FieldTexts>({ secrets }: AgreementKind<Fields>) =>
  Object.fromEntries(secrets.map((name) => [name, KEPT_ID]));

async function redraft<Fields extends FieldTexts>(
  kind: AgreementKind<Fields>,
  id: string,
  revision: number,
  fields: Fields,
): Promise<AgreementDocument> {
  const body = { type: kind.type, revision, formData: kind.formData(fields) } as never;
  const document = await call("POST /api/documents/{id}/redraft", { params: { id }, body });
  if (document.type === "split_sheet") throw new Error(`Document ${id} is no agreement`);
  return document;
}
