import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { Link } from "wouter";
import { brand } from "#shared/brand";
import { dayForReader, momentForReader } from "#shared/dates";
import { paths } from "#shared/paths";
import { proof as words } from "#shared/words/en/proof";
import type { ProofResult } from "#shared/evidence/check-proof";
import { howOf, sayIn } from "#shared/evidence/say-finding";
import { inGroups } from "#client/features/verification/check-file";
import type { Inspection } from "#client/features/verification/inspect-file";

/** `holds` is null where it could not be checked. */
type Row = { holds: boolean | null; text: string };

const signs = {
  yes: { icon: CircleCheck, tone: "text-success", name: "Holds: " },
  no: { icon: CircleX, tone: "text-danger", name: "Does not hold: " },
  open: { icon: CircleHelp, tone: "text-warning", name: "Not checked: " },
};

/** What was found on this device: of the seal, of the log, of a proof. Nothing of a file that has none of these. */
export function FileFindings({ seal, log, proof }: Inspection) {
  const rows = [...sealRows(seal), ...logRows(log), ...proofRows(proof)];
  if (rows.length === 0) return null;
  return (
    <section aria-label="Checked on this device" className="grid gap-1 border-t pt-3">
      <h4 className="font-medium">Checked on this device</h4>
      <ul className="grid gap-2">
        {rows.map(({ holds, text }) => {
          const { icon: Icon, tone, name } = signs[howOf(holds)];
          return (
            <li key={text} className="flex gap-2">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
              <span className="min-w-0">
                <span className="sr-only">{name}</span>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
      {seal.fault === null && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-muted hover:text-ink">
            What a PDF reader shows
          </summary>
          <p className="text-muted">
            That nothing was changed since it was sealed, and a certificate of a {brand.name} that it does not
            know. The SHA-256 of that certificate:
          </p>
          <Digits sha256={seal.certificateSha256} />
        </details>
      )}
      <p className="text-muted">
        By the keys that this site tells.{" "}
        <Link
          href={paths.evidenceLaw}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          Compare them
        </Link>
      </p>
    </section>
  );
}

/** 64 letters and digits to be compared. */
export function Digits({ sha256 }: { sha256: string }) {
  return (
    <p className="mt-2 rounded-control bg-ink/5 px-3 py-2 text-xs tracking-wide tabular-nums wrap-anywhere select-all">
      {inGroups(sha256)}
    </p>
  );
}

function sealRows(seal: Inspection["seal"]): Row[] {
  if (!("token" in seal)) return [];
  const whole = `Sealed by ${brand.name}; not a byte was changed or added since.`;
  const [from, until] = [dayForReader(seal.from), dayForReader(seal.until)];
  const late = `${whole} But the seal’s certificate was valid from ${from} to ${until}, and no time stamp says that it was sealed then.`;
  const stamped = `It existed by ${seal.stamp && momentForReader(seal.stamp.at)}, says a time-stamp authority.`;
  const strange = `It bears a time stamp of an authority that ${brand.name} does not know, which says nothing here.`;
  return [
    seal.fault === null ? { holds: true, text: whole } : { holds: null, text: late },
    ...(seal.stamp ? [{ holds: true, text: stamped }] : []),
    ...(seal.token && !seal.stamp ? [{ holds: null, text: strange }] : []),
  ];
}

function logRows(log: Inspection["log"]): Row[] {
  if (!log) return [];
  const { holds, entry, size, at } = log;
  if (holds === null)
    return [
      { holds, text: "The public log: this browser cannot check signatures of its kind. A newer one can." },
    ];
  const place = `entry ${entry.toLocaleString("en")} of ${size.toLocaleString("en")} in the public log`;
  return [
    {
      holds,
      text: holds
        ? `That it was issued on ${dayForReader(at)} is ${place}.`
        : "The public log does not have it where it should. Please tell us.",
    },
  ];
}

/** What the reader of a proof brings is what this site tells. */
const ours: Record<string, string> = {
  "root.yes": `Its seals come from the root certificate of ${brand.name}.`,
  "root.no": `Its seals do not come from the root certificate of ${brand.name}.`,
  "key.yes": `Its log is that of ${brand.name}.`,
  "key.no": `Its log is not that of ${brand.name}.`,
  "otherKey.open": `An older checkpoint in it is signed by a key that ${brand.name} never had. Do not go by it.`,
  "stamp.yes": "It existed by {at}, says a time-stamp authority.",
};

const told: Record<string, string> = { ...words, ...ours };

function proofRows(proof: ProofResult | null): Row[] {
  if (!proof) return [];
  // No checkpoint can be brought to the site: it has its own.
  const asked = proof.findings.filter(({ what }) => what !== "mailed");
  return asked.map(({ what, holds, values }) => {
    const at = values.at === undefined ? {} : { at: momentForReader(String(values.at)) };
    return { holds, text: sayIn(told, `${what}.${howOf(holds)}`, { ...values, ...at }) };
  });
}
