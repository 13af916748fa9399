import { GitCompareArrows } from "lucide-react";
import { HistoryDownload } from "#client/features/history/history-download";
import { fileUrl } from "#client/lib/call";
import { Badge, type BadgeTone } from "#client/ui/badge";
import { Button } from "#client/ui/button";
import type { HistoryVersion as Version, VersionEnd } from "#shared/contract/history";
import { momentForReader } from "#shared/dates";

type HistoryVersionProps = {
  document: { id: string; title: string };
  version: Version;
  /** Absent where there is no earlier version to compare it with. */
  onCompare: (() => void) | undefined;
};

/** One version that was sent: who signed it, and how it ended. */
export function HistoryVersion({ document, version, onCompare }: HistoryVersionProps) {
  const { number, sentAt, sentBy, message, signers, signedAt, ended } = version;
  const { label, tone } = standingOf(version);
  const isVoid = ended !== null && signedAt === null && signers.some((signer) => signer.signedAt !== null);
  const headingId = `version-${number}`;
  return (
    <article aria-labelledby={headingId} className="rounded-card border bg-surface p-5 text-sm wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-serif text-lg font-semibold">
          Version {number}
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-muted">
        Sent by <bdi>{sentBy}</bdi>, <time dateTime={sentAt}>{momentForReader(sentAt)}</time>
        {message !== "" && ", with these words:"}
      </p>
      {message !== "" && (
        <blockquote dir="auto" className="mt-2 border-l-2 pl-3 whitespace-pre-line text-muted">
          {message}
        </blockquote>
      )}
      {ended && <End ended={ended} />}
      {isVoid && <p className="mt-2 text-xs text-muted">{VOID}</p>}
      <ul aria-label={`Signers of version ${number}`} className="mt-3 divide-y border-t">
        {signers.map((signer, index) => (
          <Signer key={index} signer={signer} isOver={ended !== null} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {onCompare && (
          <Button
            variant="secondary"
            size="sm"
            icon={<GitCompareArrows aria-hidden />}
            aria-label={`What changed in version ${number}`}
            onClick={onCompare}
          >
            What changed
          </Button>
        )}
        <HistoryDownload
          label="PDF"
          name={`PDF of version ${number}`}
          address={fileUrl("GET /api/documents/{id}/versions/{number}/pdf", {
            id: document.id,
            number: String(number),
          })}
          filename={`${document.title} (version ${number}).pdf`}
        />
        {signedAt !== null && (
          <HistoryDownload
            label="Certificate"
            name={`Certificate of version ${number}`}
            address={fileUrl("GET /api/documents/{id}/versions/{number}/certificate", {
              id: document.id,
              number: String(number),
            })}
            filename={`${document.title} – certificate of version ${number}.pdf`}
          />
        )}
        {signers.some((signer) => signer.signedAt !== null) && (
          <HistoryDownload
            label="For a court"
            name={`Draft certificate for a court, of version ${number}`}
            address={fileUrl("POST /api/documents/{id}/evidence-certificate", { id: document.id })}
            body={{ version: number }}
            filename={`${document.title} – draft certificate for a court, version ${number}.pdf`}
          />
        )}
        {signedAt !== null && (
          <HistoryDownload
            label="Proof (ZIP)"
            name={`Proof of version ${number}`}
            address={fileUrl(
              "GET /api/documents/{id}/proof",
              { id: document.id },
              { version: String(number) },
            )}
            filename={`${document.title} – proof of version ${number}.zip`}
          />
        )}
      </div>
    </article>
  );
}

/** Of a version that ended before everybody had signed it. */
const VOID = "The signatures on this version no longer count; they are kept here.";

const endings: Record<VersionEnd, { label: string; told: (by: string) => string }> = {
  recalled: { label: "Recalled", told: (by) => `Recalled by ${by}` },
  declined: { label: "Declined", told: (by) => `Declined by ${by}` },
  amended: {
    label: "Signed by everybody, then unlocked",
    told: () => "Unlocked to be changed, with everybody’s consent",
  },
  replaced: { label: "Signed by everybody, then replaced", told: () => "Replaced by a later version" },
};

function standingOf({ ended, signedAt }: Version): { label: string; tone: BadgeTone } {
  if (ended) return { label: endings[ended.because].label, tone: "neutral" };
  return signedAt
    ? { label: "Signed by everybody, in force", tone: "success" }
    : { label: "Waiting for signatures", tone: "warning" };
}

function End({ ended: { because, by, at, reason } }: { ended: NonNullable<Version["ended"]> }) {
  return (
    <div className="mt-3 border-l-2 border-accent pl-3">
      <p>
        <bdi>{endings[because].told(by)}</bdi>, <time dateTime={at}>{momentForReader(at)}</time>
      </p>
      {reason !== "" && (
        <p dir="auto" className="whitespace-pre-line text-muted">
          “{reason}”
        </p>
      )}
    </div>
  );
}

type SignerProps = { signer: Version["signers"][number]; isOver: boolean };

function Signer({ signer: { name, role, leaving, signedAt, signatureId }, isOver }: SignerProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <p className="min-w-0">
        <bdi className="font-semibold">{name}</bdi>{" "}
        {leaving ? <span className="text-muted">leaves</span> : <bdi className="text-muted">{role}</bdi>}
      </p>
      {signedAt === null ? (
        <p className="text-xs text-muted">{isOver ? "Not signed" : "Not signed yet"}</p>
      ) : (
        <p className="text-xs text-muted tabular-nums">
          <time dateTime={signedAt}>{momentForReader(signedAt)}</time> {signatureId}
        </p>
      )}
    </li>
  );
}
