import { BadgeCheck, History } from "lucide-react";
import type { FileCheck } from "#shared/contract/verification";
import { brand } from "#shared/brand";
import { dayForReader, momentForReader } from "#shared/dates";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { ButtonLink } from "#client/ui/button";
import type { CheckedFile } from "#client/features/verification/check-file";
import { Digits, FileFindings } from "#client/features/verification/file-findings";
import { Marked } from "#client/features/verification/marked-verdict";
import { UnknownFile } from "#client/features/verification/unknown-file";

/** What a file is, said plainly, and what that was found by. */
export function FileVerdict({ file }: { file: CheckedFile }) {
  const { name, sha256, answer, inspection } = file;
  return (
    <div className="grid gap-4">
      <p className="text-xs text-muted wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      {answer.known ? <Answer answer={answer} /> : <UnknownFile file={file} />}
      {inspection && (
        <div className="text-sm wrap-anywhere">
          <FileFindings {...inspection} />
        </div>
      )}
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-muted hover:text-ink">
          SHA-256 of this file
        </summary>
        <Digits sha256={sha256} />
        <p className="mt-2 text-xs text-muted">
          These 64 letters and digits were computed on your device, and are all that was sent.
        </p>
      </details>
    </div>
  );
}

type KnownAnswer = Extract<FileCheck, { known: true }>;

function Answer({ answer }: { answer: KnownAnswer }) {
  if (answer.is === "verification") return <Certificate answer={answer} />;
  if (!("document" in answer)) return <Exported answer={answer} />;
  return answer.is === "signed_document" ? <Issued answer={answer} /> : <Unfinished answer={answer} />;
}

type IssuedAnswer = Extract<KnownAnswer, { is: "signed_document" }>;

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
      <p className="font-medium">{later?.sentence ?? `Version ${version} is in force.`}</p>
      {deletionAt && <Deletion at={deletionAt} />}
      <ButtonLink href={pathTo.verify(document.id)} variant="secondary">
        See its entry
      </ButtonLink>
    </Marked>
  );
}

type ExportedAnswer = Extract<KnownAnswer, { is: "registration_pack" | "data_export" | "contract_review" }>;

const exported: Record<ExportedAnswer["is"], { title: string; of: string }> = {
  registration_pack: {
    title: "A genuine registration file",
    of: "of songs that everybody had signed. It is none of the papers they signed.",
  },
  data_export: { title: "A genuine export of data", of: "for somebody who asked for their data." },
  contract_review: {
    title: "A genuine contract review",
    of: "of a contract that somebody was handed. It says nothing of whether that was signed.",
  },
};

function Exported({ answer: { is, issuedAt } }: { answer: ExportedAnswer }) {
  const { title, of } = exported[is];
  return (
    <Marked icon={BadgeCheck} tone="text-success" title={title}>
      <p>
        {brand.name} made it, byte for byte, on {momentForReader(issuedAt)}, {of}
      </p>
    </Marked>
  );
}

type UnfinishedAnswer = Exclude<KnownAnswer, IssuedAnswer | CertificateAnswer | ExportedAnswer>;

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
            had signed.{signed < people && " It says nothing of later signatures."}
          </>
        )}
      </p>
      {is === "evidence_certificate" && (
        <p className="font-medium">It certifies nothing until somebody responsible has signed it by hand.</p>
      )}
      {newer?.signedAt ? (
        <p className="font-medium">{signedSince(newer.number, newer.signedAt)}</p>
      ) : (
        <>
          {endedAt && (
            <p className="font-medium">
              That version counts no more since {dayForReader(endedAt)}: it was taken back, declined or
              replaced.
            </p>
          )}
          {newer && (
            <p className="font-medium">
              Version {newer.number} was sent for signing on {dayForReader(newer.sentAt)}.
            </p>
          )}
        </>
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
      Its owner and everybody it binds have agreed to delete it on {dayForReader(at)}.
    </p>
  );
}

const signedSince = (version: number, signedAt: string) =>
  `Everybody has signed version ${version} since, by ${dayForReader(signedAt)}. Ask for that one.`;

/** What happened since, which makes the file not the last word; what is in force stays so while it is changed. */
function laterOf({ newer, endedAt, change, version }: IssuedAnswer) {
  if (newer?.signedAt)
    return {
      title: "not the newest",
      sentence: signedSince(newer.number, newer.signedAt),
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

type CertificateAnswer = Extract<KnownAnswer, { is: "verification" }>;

function Certificate({ answer }: { answer: CertificateAnswer }) {
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
