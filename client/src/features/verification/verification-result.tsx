import type { ReactNode } from "react";
import { CircleCheck, CircleDashed } from "lucide-react";
import { Link } from "wouter";
import type { Verification } from "#shared/contract/verification";
import { brand } from "#shared/brand";
import { momentForReader } from "#shared/dates";
import { documentTypeLabels } from "#shared/domain/document-status";
import { commonThrough, throughLabel } from "#shared/domain/signature-ways";
import { pathTo } from "#shared/paths";
import { CopyButton } from "#client/ui/copy-button";
import { KangaBand } from "#client/ui/kanga-band";
import { inGroups } from "#client/features/verification/check-file";
import { Verdict } from "#client/features/verification/verdict";

/** A verification as it was paid for: the verdict in words and form, who has signed, and what it speaks of. */
export function VerificationResult({ result, children }: { result: Verification; children: ReactNode }) {
  const { songTitle, artistName } = result.verificationResult;
  return (
    <article className="overflow-hidden rounded-card border bg-surface shadow-soft print:rounded-none print:border-0 print:shadow-none">
      <KangaBand className="h-4" />
      <div className="grid gap-7 p-5 sm:p-8 print:px-0">
        <header>
          <p className="text-sm text-muted">
            Signature verification of a {documentTypeLabels[result.document.type]}
          </p>
          <h1 className="mt-1 font-serif text-2xl font-semibold wrap-anywhere">
            <bdi>{songTitle}</bdi>
          </h1>
          {artistName && (
            <p className="mt-1 text-muted wrap-anywhere">
              by <bdi>{artistName}</bdi>
            </p>
          )}
        </header>
        <Verdict result={result} />
        {children}
        <Signers result={result} />
        <Facts result={result} />
        <p className="text-sm text-muted">
          This says who signed through what, not who is right: identities are not checked by us. It speaks of
          the moment it names and does not change. If the document is signed or changed later, only a new
          verification tells.{" "}
          <Link
            href={pathTo.verify(result.document.id)}
            className="font-medium text-primary underline underline-offset-4 print:hidden"
          >
            Verify it anew
          </Link>
        </p>
        <p className="hidden text-sm print:block">
          {brand.name}
          {brand.suffix} · check it at {window.location.origin}
          {pathTo.verification(result.verificationId)}
        </p>
      </div>
    </article>
  );
}

function Signers({ result }: { result: Verification }) {
  const { collaborators, totalCollaborators, totalSigned, facts } = result.verificationResult;
  const common = commonThrough(collaborators);
  const said = [...(common ? [`Signed through ${common}.`] : []), ...facts];
  return (
    <section aria-labelledby="signers">
      <h2 id="signers" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-lg font-semibold">Collaborators</span>
        <span className="text-sm text-muted tabular-nums">
          {totalSigned} of {totalCollaborators} signed
        </span>
      </h2>
      <ul className="mt-2 divide-y divide-line border-y">
        {collaborators.map(({ name, role, signed, signedAt, signedBy, way, device }, index) => (
          <li key={index} className="flex items-start gap-3 py-3 text-sm break-inside-avoid">
            {signed ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
            )}
            <div className="grid min-w-0 flex-1 gap-x-4 wrap-anywhere sm:grid-cols-[1fr_auto]">
              <p>
                <bdi className="font-semibold">{name}</bdi>
                <span className="block text-muted">
                  <bdi>{role}</bdi>
                </span>
              </p>
              <p className={signed ? "text-success" : "text-warning"}>
                {signed && signedAt ? (
                  <>
                    Signed on <time dateTime={signedAt}>{momentForReader(signedAt)}</time>
                    {signedBy && (
                      <span className="block text-muted">
                        by <bdi>{signedBy}</bdi>
                      </span>
                    )}
                    {way && !common && (
                      <span className="block text-muted">through {throughLabel({ way, device })}</span>
                    )}
                  </>
                ) : (
                  lackOf(signedAt)
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {said.map((fact) => (
        <p key={fact} className="mt-3 text-sm wrap-anywhere">
          {fact}
        </p>
      ))}
    </section>
  );
}

/** A signature on a version that was taken back or declined counts no more. */
function lackOf(signedAt: string | null): string {
  return signedAt ? "Signed, void" : "Not signed";
}

function Facts({ result: { verificationId, verifiedAt, document } }: { result: Verification }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
      <Fact term="Verification id">
        <span className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="select-all">{verificationId}</span>
          <span className="-my-2 print:hidden">
            <CopyButton text={verificationId} label="Copy verification id" />
          </span>
        </span>
      </Fact>
      <Fact term="As of">
        <time dateTime={verifiedAt}>{momentForReader(verifiedAt)}</time>
      </Fact>
      <Fact term="Version">
        {document.version}, sent for signing on{" "}
        <time dateTime={document.sentAt}>{momentForReader(document.sentAt)}</time>
      </Fact>
      <Fact term="Document id">{document.id}</Fact>
      <Fact term="SHA-256 of what was sent" isWide>
        {inGroups(document.sha256)}
      </Fact>
    </dl>
  );
}

type FactProps = { term: string; isWide?: boolean; children: ReactNode };

function Fact({ term, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? "min-w-0 sm:col-span-2" : "min-w-0"}>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
