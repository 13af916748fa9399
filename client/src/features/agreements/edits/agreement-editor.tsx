import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type SubmitEvent } from "react";
import { AgreementChecks } from "#client/features/agreements/edits/agreement-checks";
import { AgreementLeave } from "#client/features/agreements/edits/agreement-leave";
import { CompareTexts } from "#client/features/agreements/edits/compare-texts";
import { checkFacts, factsSentence } from "#client/features/agreements/text/check-facts";
import { AgreementSaveBar } from "#client/features/agreements/edits/agreement-save-bar";
import { EditsPanel } from "#client/features/agreements/edits/edits-panel";
import { useAgreementText, type AgreementText } from "#client/features/agreements/edits/use-agreement-text";
import { useSaveAgreement, type DocumentCache } from "#client/features/agreements/edits/use-save-agreement";
import { VersionNotice } from "#client/lib/drafts/version-notice";
import { useSettled } from "#client/lib/use-settled";
import { useUser } from "#client/lib/use-user";
import type { User } from "#shared/contract/auth";
import type { AgreementDocument } from "#shared/contract/documents";
import { MAX_AGREEMENT_LENGTH } from "#shared/domain/agreements/agreement-content";

type AgreementEditorProps = {
  /** As this device holds it: a version restored here, or another window's, takes its place. */
  document: AgreementDocument;
  cache: DocumentCache;
  /** The text is on the server as it stands in the editor. */
  onSaved: (document: AgreementDocument) => void;
  onCancel: () => void;
};

/** Edits the text of an agreement. Nothing typed is lost: it stays on the device until it is saved. */
export function AgreementEditor(props: AgreementEditorProps) {
  const { user } = useUser();
  return user && <Editor {...props} user={user} />;
}

/** Long enough that nobody's typing waits for the checks. */
const SETTLED_AFTER_MS = 700;
const EMPTY = "Please write the text of the agreement";
const TOO_LONG = `An agreement can have at most ${MAX_AGREEMENT_LENGTH.toLocaleString("en-GB")} characters.`;

function problemOf(text: string): string | null {
  if (text.trim() === "") return EMPTY;
  return text.length > MAX_AGREEMENT_LENGTH ? TOO_LONG : null;
}

function Editor({ user, document, cache, onSaved, onCancel }: AgreementEditorProps & { user: User }) {
  const editor = useAgreementText(user.id, document);
  const save = useSaveAgreement(document.id, editor, cache);
  const formElement = useRef<HTMLFormElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const problem = problemOf(editor.value);
  const settled = useSettled(editor.value, SETTLED_AFTER_MS);
  const facts = useMemo(
    () => (document.content.formData ? checkFacts(document, settled) : null),
    [document, settled],
  );

  useEffect(() => {
    if (editor.isOutdated) formElement.current?.querySelector<HTMLElement>("[data-invalid]")?.focus();
  }, [editor.isOutdated]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsRefused(problem !== null);
    if (problem) formElement.current?.querySelector("textarea")?.focus();
    else if (!editor.hasDraft) onSaved(document);
    else save.mutate(editor.value, { onSuccess: onSaved });
  }

  function cancel() {
    if (editor.hasDraft) setIsLeaving(true);
    else onCancel();
  }

  return (
    <form ref={formElement} noValidate onSubmit={submit} aria-label="Edit agreement" className="@container">
      <VersionNotice
        draft={editor}
        updatedAt={document.updatedAt}
        words={{
          changed: "This agreement was changed in another window",
          replaced: "which stays among the saved texts",
          another: "Another text of this agreement is kept on this device",
        }}
        compare={(to) => <Compare to={to} editor={editor} document={document} />}
        className="mb-5"
      />
      <div className="grid gap-5 @[54rem]:grid-cols-[minmax(0,1fr)_18.5rem] @[54rem]:gap-8">
        <aside
          aria-label="Checks and saved texts"
          className="grid content-start gap-5 @[54rem]:sticky @[54rem]:top-24 @[54rem]:order-2 @[54rem]:max-h-[calc(100dvh-12rem)] @[54rem]:self-start @[54rem]:overflow-y-auto"
        >
          <AgreementChecks text={settled} facts={facts} />
          <EditsPanel
            document={document}
            text={editor.value}
            isRestoring={save.isPending}
            onRestore={(text, onRestored) => save.mutate(text, { onSuccess: onRestored })}
          />
        </aside>
        <TextArea
          text={editor.value}
          error={isRefused ? problem : null}
          onType={editor.type}
          onSave={() => formElement.current?.requestSubmit()}
        />
      </div>
      <AgreementSaveBar
        editor={editor}
        warning={facts ? factsSentence(facts) : ""}
        onLook={() => formElement.current?.querySelector("[data-checks]")?.scrollIntoView()}
        isSaving={save.isPending}
        onCancel={cancel}
      />
      <AgreementLeave
        open={isLeaving}
        onOpenChange={setIsLeaving}
        isStorageRefused={editor.isStorageRefused}
        onLeave={onCancel}
        onDiscard={() => {
          editor.discard();
          onCancel();
        }}
      />
    </form>
  );
}

type CompareProps = { to: "latest" | "aside"; editor: AgreementText; document: AgreementDocument };

function Compare({ to, editor, document }: CompareProps) {
  return to === "latest" ? (
    <CompareTexts
      title="The latest version and yours"
      description="Marked is what yours adds to the latest version, and what it leaves out."
      before={document.content.generatedAgreement}
      after={editor.value}
    />
  ) : (
    <CompareTexts
      title="This text and the other one"
      description="Marked is what the other text adds to this one, and what it leaves out."
      before={editor.value}
      after={editor.aside ?? ""}
    />
  );
}

type TextAreaProps = {
  text: string;
  error: string | null;
  onType: (text: string) => void;
  onSave: () => void;
};

/** Grows with its text where the browser can do that; elsewhere it scrolls. */
function TextArea({ text, error, onType, onSave }: TextAreaProps) {
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSave();
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm font-semibold">
        Text of the agreement
      </label>
      <p
        id={`${id}-help`}
        className={`mt-0.5 mb-2 text-xs ${error ? "font-medium text-danger" : "text-muted"}`}
      >
        {error ??
          "A clause begins with its number and its heading in capitals. Leave an empty line between paragraphs."}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        aria-invalid={error !== null}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        spellCheck
        autoCapitalize="sentences"
        className="block field-sizing-content h-[70dvh] -outline-offset-1 min-h-[60dvh] w-full resize-y rounded-card border border-control bg-surface px-4 py-4 font-reading text-base leading-relaxed text-ink transition-colors hover:border-muted aria-invalid:border-danger supports-[field-sizing:content]:h-auto supports-[field-sizing:content]:resize-none sm:px-8 sm:py-7"
      />
    </div>
  );
}
