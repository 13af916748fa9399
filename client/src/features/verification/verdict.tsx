import { Check } from "lucide-react";
import type { Verification } from "#shared/contract/verification";
import { momentForReader } from "#shared/dates";
import { verdictOf } from "#shared/domain/verification-verdict";

/** Verified or incomplete, in words and in form: a seal, or an open ring with how many have signed. */
export function Verdict({ result }: { result: Verification }) {
  const { status, headline, sentences } = verdictOf(result, momentForReader);
  const isVerified = result.verificationStatus === "verified";
  return (
    <section
      aria-labelledby="verdict"
      className={
        isVerified
          ? "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-control border-2 border-success/50 bg-success/8 p-4 sm:p-6"
          : "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-control border-2 border-dashed border-warning/60 bg-warning/8 p-4 sm:p-6"
      }
    >
      {isVerified ? <Seal /> : <OpenRing result={result} />}
      <h2 id="verdict" className="font-serif text-xl font-semibold">
        {status}: {headline}
      </h2>
      <div className="col-span-2 grid gap-2 wrap-anywhere sm:col-span-1 sm:col-start-2">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}

function Seal() {
  return (
    <span
      aria-hidden
      className="grid size-14 place-items-center rounded-full bg-success text-surface ring-2 ring-success ring-offset-3 ring-offset-surface print:border-2 print:border-success print:bg-transparent print:text-success"
    >
      <Check className="size-8" strokeWidth={3} />
    </span>
  );
}

function OpenRing({ result }: { result: Verification }) {
  const { totalSigned, totalCollaborators } = result.verificationResult;
  return (
    <span
      aria-hidden
      className="grid size-14 place-items-center rounded-full border-3 border-dashed border-warning font-semibold text-warning tabular-nums"
    >
      {totalSigned}/{totalCollaborators}
    </span>
  );
}
