import type { ReactNode } from "react";
import { BadgeCheck, FileQuestion, History, type LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FileCheck } from "#shared/contract/verification";
import { brand } from "#shared/brand";
import { dayForReader, momentForReader } from "#shared/dates";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { ButtonLink } from "#client/ui/button";
import { inGroups, type CheckedFile } from "#client/features/verification/check-file";

/** What a file is, said plainly. A screen reader reads it as soon as it is known. */
export function FileVerdict({ file: { name, sha256, answer } }: { file: CheckedFile }) {
  return (
    <div className="grid gap-4">
      <p className="text-xs text-muted wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <Answer answer={answer} />
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-muted hover:text-ink">
          SHA-256 of this file
        </summary>
        <p className="rounded-control bg-ink/5 px-3 py-2 tracking-wide tabular-nums text-xs wrap-anywhere select-all">
          {inGroups(sha256)}
        </p>
        <p className="mt-2 text-xs text-muted">
          These 64 letters and digits were computed on your device, and are all that was sent.
        </p>
      </details>
    </div>
  );
}

function Answer({ answer }: { answer: FileCheck }) {
  if (!answer.known) return <Unknown />;
  return answer.is === "verification" ? <Certificate answer={answer} /> : <Issued answer={answer} />;
}

type MarkedProps = { icon: LucideIcon; tone: string; title: string; children: ReactNode };

function Marked({ icon: Icon, tone, title, children }: MarkedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was chosen from, and had the focus, is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-3">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-start gap-3 font-serif text-lg font-semibold focus:outline-none"
      >
        <Icon aria-hidden className={`mt-0.5 size-7 shrink-0 ${tone}`} />
        <span className="mt-0.5">{title}</span>
      </h3>
      <div className="grid gap-3 text-sm wrap-anywhere">{children}</div>
    </div>
  );
}

type IssuedAnswer = Extract<FileCheck, { is: "signed_document" }>;

function Issued({ answer }: { answer: IssuedAnswer }) {
  const { document, version, issuedAt, deletionAt } = answer;
  const later = laterOf(answer);
  return (
    <Marked
      icon={later ? History : BadgeCheck}
      tone={later ? "text-warning" : "text-success"}
      title={later ? `Genuine, but ${later.title}` : "Genuine"}
    >
      <p>
        This is, byte for byte, the PDF that {brand.name} issued of “<bdi>{shortTitle(document)}</bdi>” (
        {documentTypeLabels[document.type].toLowerCase()}, version {version}) when everybody had signed it, on{" "}
        {momentForReader(issuedAt)}.
      </p>
      {later && <p className="font-medium">{later.sentence}</p>}
      {deletionAt && (
        <p className="font-medium">
          Its owner and everybody who signed it have agreed to delete it on {dayForReader(deletionAt)}.
        </p>
      )}
      <ButtonLink href={pathTo.verify(document.id)} variant="secondary">
        See its entry
      </ButtonLink>
    </Marked>
  );
}

/** What happened since, which makes the file not the last word. */
function laterOf({ newer, reopenedAt, version }: IssuedAnswer) {
  if (newer?.signedAt)
    return {
      title: "not the newest",
      sentence: `Everybody has signed version ${newer.number} since, by ${dayForReader(newer.signedAt)}. Ask for that one.`,
    };
  if (newer)
    return {
      title: "being replaced",
      sentence: `Version ${newer.number} was sent for signing on ${dayForReader(newer.sentAt)}, and not everybody has signed it yet.`,
    };
  if (reopenedAt)
    return {
      title: "opened again to be changed",
      sentence: `On ${dayForReader(reopenedAt)} everybody who had signed version ${version} agreed to change it. The changed version has not been sent for signing yet.`,
    };
  return null;
}

function Certificate({ answer }: { answer: Extract<FileCheck, { is: "verification" }> }) {
  return (
    <Marked icon={BadgeCheck} tone="text-success" title="A genuine certificate">
      <p>
        {brand.name} issued it on {momentForReader(answer.issuedAt)}, for a verification of “
        <bdi>{shortTitle(answer.document)}</bdi>” ({documentTypeLabels[answer.document.type].toLowerCase()}).
        It speaks of that moment; its id is {answer.verificationId}.
      </p>
      <ButtonLink href={pathTo.verification(answer.verificationId)} variant="secondary">
        See the verification
      </ButtonLink>
    </Marked>
  );
}

function Unknown() {
  return (
    <Marked
      icon={FileQuestion}
      tone="text-warning"
      title="Not a signed document or verification that is known here"
    >
      <p>
        No document signed by everybody and no verification that {brand.name} keeps has exactly these bytes.
        Even one changed letter makes another file.
      </p>
      <p className="text-muted">
        That alone does not make it a forgery. Not known here are drafts and PDFs that not everybody had
        signed, certificates of completion, scans and copies saved again by another program, and all files of
        a document that was deleted since. Ask for the PDF as it was mailed to everybody who signed, or search
        for the song.
      </p>
    </Marked>
  );
}
