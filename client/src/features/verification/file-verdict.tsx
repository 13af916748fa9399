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
  if (answer.is === "verification") return <Certificate answer={answer} />;
  return answer.is === "signed_document" ? <Issued answer={answer} /> : <Unfinished answer={answer} />;
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
  const { document, version, issuedAt, seal, deletionAt } = answer;
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
      <p className="font-medium">{later?.sentence ?? `Version ${version} is in force.`}</p>
      {seal && <Seal seal={seal} />}
      {deletionAt && <Deletion at={deletionAt} />}
      <ButtonLink href={pathTo.verify(document.id)} variant="secondary">
        See its entry
      </ButtonLink>
    </Marked>
  );
}

/** A reader of PDFs tells the same without us, and shows this certificate. */
function Seal({ seal: { level, certificateSha256 } }: { seal: NonNullable<IssuedAnswer["seal"]> }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        Sealed by {brand.name}
        {level === "B-T" && ", with the time of a time-stamp authority"}
      </summary>
      <p className="text-muted">
        A PDF reader shows the seal, and that nothing was changed since. It does not know who {brand.name} is:
        compare the SHA-256 of the certificate that it shows with ours.
      </p>
      <p className="mt-2 rounded-control bg-ink/5 px-3 py-2 text-xs tracking-wide tabular-nums wrap-anywhere select-all">
        {inGroups(certificateSha256)}
      </p>
    </details>
  );
}

type UnfinishedAnswer = Exclude<
  Extract<FileCheck, { known: true }>,
  { is: "signed_document" | "verification" }
>;

/** What a paper on how it was signed is called. */
const papers: Partial<Record<UnfinishedAnswer["is"], string>> = {
  completion_certificate: "certificate of completion",
  audit_trail: "audit trail",
  evidence_certificate: "draft of a certificate for a court",
  proof: "proof bundle",
};

/** A file of ours that not everybody had signed, or a paper on how it was signed. */
function Unfinished({ answer }: { answer: UnfinishedAnswer }) {
  const { is, document, version, signed, people, issuedAt, endedAt, newer, deletionAt } = answer;
  const paper = papers[is];
  const isFinal = is === "completion_certificate" || is === "proof";
  const type = documentTypeLabels[document.type].toLowerCase();
  const state = version === null ? "a draft when issued" : `signed by ${signed} of ${people} when issued`;
  return (
    <Marked
      icon={isFinal ? BadgeCheck : History}
      tone={isFinal ? "text-success" : "text-warning"}
      title={paper ? `A genuine ${paper}` : `Genuine, ${state}`}
    >
      <p>
        {brand.name} issued {paper ? "it" : "this PDF, byte for byte,"} on {momentForReader(issuedAt)}
        {version === null ? (
          <>: a draft of a {type}, which nobody was asked to sign as it is.</>
        ) : (
          <>
            , of “<bdi>{shortTitle(document)}</bdi>” ({type}, version {version}), when {signed} of {people}{" "}
            had signed. It says nothing of later signatures.
          </>
        )}
      </p>
      {is === "evidence_certificate" && (
        <p className="font-medium">It certifies nothing until somebody responsible has signed it by hand.</p>
      )}
      {endedAt && (
        <p className="font-medium">
          That version counts no more since {dayForReader(endedAt)}: it was taken back, declined or replaced.
        </p>
      )}
      {newer && (
        <p className="font-medium">
          Version {newer.number} was sent for signing on {dayForReader(newer.sentAt)}.
        </p>
      )}
      {deletionAt && <Deletion at={deletionAt} />}
      {version !== null && (
        <ButtonLink href={pathTo.verify(document.id)} variant="secondary">
          See its entry
        </ButtonLink>
      )}
    </Marked>
  );
}

function Deletion({ at }: { at: string }) {
  return (
    <p className="font-medium">
      Its owner and everybody who signed it have agreed to delete it on {dayForReader(at)}.
    </p>
  );
}

/** What happened since, which makes the file not the last word; what is in force stays so while it is changed. */
function laterOf({ newer, endedAt, change, version }: IssuedAnswer) {
  if (newer?.signedAt)
    return {
      title: "not the newest",
      sentence: `Everybody has signed version ${newer.number} since, by ${dayForReader(newer.signedAt)}. Ask for that one.`,
    };
  if (endedAt)
    return {
      title: "not in force",
      sentence: `Version ${version} is in force no more since ${dayForReader(endedAt)}.`,
    };
  if (!change) return null;
  const becomes =
    change.state === "drafted"
      ? `On ${dayForReader(change.since)} everybody who had signed it agreed that it may be changed.`
      : `Version ${change.version} was sent for signing on ${dayForReader(change.since)} to replace it.`;
  return {
    title: "being changed",
    sentence: `${becomes} Version ${version} is in force until everybody on both has signed the changed one.`,
  };
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
    <Marked icon={FileQuestion} tone="text-warning" title="Not a file that is known here">
      <p>
        No PDF and no certificate that {brand.name} handed out and still knows has exactly these bytes. Even
        one changed letter makes another file.
      </p>
      <p className="text-muted">
        That alone does not make it a forgery. Not known here are scans and copies saved again by another
        program, older downloads that not everybody had signed, and all files of a document that was deleted
        since. Ask for the PDF as it was mailed to everybody who signed, or search for the song.
      </p>
    </Marked>
  );
}
