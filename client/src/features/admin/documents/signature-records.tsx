import { OnClaim } from "#client/features/admin/documents/on-claim";
import { factOf } from "#client/features/admin/audit/audit-words";
import { refreshAdmin } from "#client/features/admin/admin-queries";
import { FactRows } from "#client/features/admin/fact-rows";
import { call } from "#client/lib/call";
import { saveBlob } from "#client/lib/use-download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import type { KeptSignature } from "#shared/contract/admin";

/** All that is kept of a document's signatures, for a claim. */
export function SignatureRecords({ documentId }: { documentId: string }) {
  const read = useMutationOnce({
    mutationFn: (reason: string) =>
      call("POST /api/admin/documents/{id}/signature-records", {
        params: { id: documentId },
        body: { reason },
      }),
    meta: {
      error: { title: "Records not read", fallback: "The records could not be read.", inDialog: true },
    },
    onSettled: () => refreshAdmin(),
  });
  return (
    <OnClaim
      id="signature-records"
      title="Signature records"
      about="Addresses, IP addresses and devices of who signed. They are read for a claim alone."
      begin="Read for a claim"
      action="Read the records"
      busyLabel="Reading…"
      request={read}
    >
      {read.data && <Records documentId={documentId} records={read.data} />}
    </OnClaim>
  );
}

type RecordsProps = { documentId: string; records: readonly KeptSignature[] };

function Records({ documentId, records }: RecordsProps) {
  const download = () =>
    saveBlob(
      new Blob([JSON.stringify(records, null, 2)], { type: "application/json" }),
      `signature-records-${documentId}.json`,
    );
  return (
    <>
      <p role="status" className="mt-1 text-sm text-muted">
        That you read them, and why, is in the audit log.
      </p>
      <ul className="mt-2 divide-y">
        {records.map((kept) => (
          <li key={kept.signatureId} className="grid gap-3 py-4">
            <p className="text-sm font-medium">
              <bdi>{kept.name}</bdi>
              <span className="font-normal text-muted"> · version {kept.version}</span>
            </p>
            <FactRows facts={factsOf(kept)} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" onClick={download}>
        Download as JSON
      </Button>
    </>
  );
}

function factsOf({ signatureId, record, recordSha256, privatePart, ipAddress, userAgent }: KeptSignature) {
  const { signedAt, way, device } = textsOf(record);
  const { address } = textsOf(privatePart);
  const facts: [label: string, value: string | null | undefined][] = [
    ["Signature", signatureId],
    ["Signed at", signedAt && factOf("signedAt", signedAt)],
    ["Reached by", way && factOf("way", way)],
    ["Device", device && factOf("device", device)],
    ["Address", address],
    ["IP address", ipAddress],
    ["Browser", userAgent],
    ["Record", recordSha256 ?? "Signed before records were kept"],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** A record in the bytes that were hashed: only its texts are shown here, the download has it whole. */
function textsOf(json: string | null): Partial<Record<string, string>> {
  const parsed: unknown = json === null ? {} : JSON.parse(json);
  if (typeof parsed !== "object" || parsed === null) return {};
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => typeof value === "string"));
}
