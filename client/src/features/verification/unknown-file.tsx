import { FileQuestion, FileWarning, ShieldAlert } from "lucide-react";
import { brand } from "#shared/brand";
import type { ProofResult } from "#shared/evidence/check-proof";
import { formatSize } from "#client/lib/format-size";
import { saveBlob } from "#client/lib/use-download";
import { Button } from "#client/ui/button";
import type { CheckedFile } from "#client/features/verification/check-file";
import { Marked } from "#client/features/verification/marked-verdict";

/** A file that was not handed out as it is: what its seal says of it. */
export function UnknownFile({ file: { name, inspection } }: { file: CheckedFile }) {
  if (!inspection) return <NotKnown />;
  const { seal, ending, proof } = inspection;
  if (proof) return <UnknownProof proof={proof} />;
  if (ending && ending.added < 0) return <CutOff missing={-ending.added} />;
  if (ending) return <AddedTo ending={ending} name={name} />;
  if (seal.fault === null) return <SealedElsewhere />;
  if (seal.fault === "changed") return <Changed />;
  return seal.fault === "not_sealed" ? <NotKnown /> : <StrangeSeal />;
}

type Ending = NonNullable<NonNullable<CheckedFile["inspection"]>["ending"]>;

/** What was sealed is still in it, and can be had again. */
function AddedTo({ ending: { added, inside }, name }: { ending: Ending; name: string }) {
  const isKnown = inside?.answer.known ?? false;
  const size = added.toLocaleString("en");
  return (
    <Marked icon={ShieldAlert} tone="text-danger" title="Changed: bytes were added after sealing">
      <p>
        {size} {added === 1 ? "byte stands" : "bytes stand"} behind what was sealed. What a PDF reader shows
        may not be what was signed.
      </p>
      {inside && (
        <>
          <p className="font-medium">
            {isKnown
              ? `What stands before them is, byte for byte, a file that ${brand.name} issued.`
              : `What stands before them is whole, and sealed by ${brand.name}.`}
          </p>
          <Button
            variant="secondary"
            className="max-sm:w-full"
            onClick={() => saveBlob(new Blob([inside.bytes], { type: "application/pdf" }), name)}
          >
            Save the sealed file ({formatSize(inside.bytes.length)})
          </Button>
        </>
      )}
    </Marked>
  );
}

function CutOff({ missing }: { missing: number }) {
  return (
    <Marked icon={FileWarning} tone="text-warning" title="This file is cut off">
      <p>
        Its last {missing === 1 ? "byte is" : `${missing.toLocaleString("en")} bytes are`} missing, so its
        seal cannot be checked. Please get it again.
      </p>
    </Marked>
  );
}

function Changed() {
  return (
    <Marked icon={ShieldAlert} tone="text-danger" title="Changed after it was sealed">
      <p>
        It carries a seal of {brand.name}, but of other content: something in it was changed. Do not rely on
        it. Ask for the PDF as it was mailed to everybody who signed.
      </p>
    </Marked>
  );
}

function StrangeSeal() {
  return (
    <Marked icon={ShieldAlert} tone="text-danger" title="Its seal is not ours, or damaged">
      <p>
        It is not a file that {brand.name} handed out. Another service may have sealed it, a certificate may
        have ended, or the seal itself was changed. Do not take it for one of ours.
      </p>
    </Marked>
  );
}

/** The seal holds without us; what is gone from here is not known here any more. */
function SealedElsewhere() {
  return (
    <Marked icon={FileQuestion} tone="text-warning" title={`Sealed by ${brand.name}, and not known here`}>
      <p>
        It was not changed since it was sealed, but {brand.name} knows nothing of it now: its document was
        deleted since, or it was never handed out.
      </p>
    </Marked>
  );
}

/** Where no log of ours speaks for it, nothing does. */
function UnknownProof({ proof: { findings } }: { proof: ProofResult }) {
  const isLogged = findings.some(({ what, holds }) => what === "key" && holds);
  if (findings.some(({ holds }) => holds === false))
    return (
      <Marked icon={ShieldAlert} tone="text-danger" title="A proof that does not hold">
        <p>Something in it was changed, or is not ours. Do not rely on it.</p>
      </Marked>
    );
  return isLogged ? (
    <Marked icon={FileQuestion} tone="text-warning" title="A proof that holds, and is not known here">
      <p>
        What is said below holds by itself. {brand.name} handed out no ZIP of exactly these bytes: it was
        packed anew, or its document was deleted since. The page and the readme in it may be anybody’s.
      </p>
    </Marked>
  ) : (
    <Marked icon={FileQuestion} tone="text-warning" title="A proof that could not be checked">
      <p>
        This browser cannot check the log that a proof stands on. Do not rely on it before a newer one has.
      </p>
    </Marked>
  );
}

function NotKnown() {
  return (
    <Marked icon={FileQuestion} tone="text-warning" title="Not a file that is known here">
      <p>
        No paper that {brand.name} handed out and still knows has exactly these bytes. Even one changed letter
        makes another file.
      </p>
      <p className="text-muted">
        That alone does not make it a forgery. Not known here are scans, photos, and copies saved again by
        another program, tables and lists, a ZIP of several papers (check each of them), and all files of a
        document that was deleted since. Ask for the PDF as it was mailed to everybody who signed, or search
        for the song.
      </p>
    </Marked>
  );
}
