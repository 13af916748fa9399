import { renderThread } from "#server/adapters/pdf/render-thread";
import type {
  CertifiedEvent,
  CertifiedVersion,
  CompletionCertificate,
} from "#server/features/history/pdf/completion-certificate";

/** The facts of a certificate under section 106B(4) of the Evidence Act (Kenya), of one version and for one reader. */
export type EvidenceCertificate = Pick<
  CompletionCertificate,
  "documentId" | "type" | "title" | "ownerName" | "madeAt" | "verifyUrl" | "chain" | "operator"
> & {
  version: CertifiedVersion;
  /** For whom it was drawn: on a claim it says what only each signer may read. */
  isClaim: boolean;
  /** The file that everybody signed, as it was issued; null until then. */
  issued: IssuedFile | null;
  /** What was found when it was drawn. */
  checks: { isTextWhole: boolean; isFileWhole: boolean | null };
  computer: Computer;
  /** All that the reader may know of, oldest first. */
  events: CertifiedEvent[];
};

export type IssuedFile = {
  sha256: string;
  issuedAt: Date;
  /** Null where nothing is sealed. */
  seal: { level: "B-B" | "B-T"; certificate: string } | null;
  /** The checkpoint of the transparency log that stands on the version's certificate; null before there is one. */
  log: { size: number; root: string; verifierKey: string } | null;
};

/** What made the record and this paper. */
export type Computer = {
  address: string;
  programs: string;
  /** The first event that was ever recorded there, and how many there were when this was drawn. */
  recordsSince: Date;
  records: number;
};

/** The certificate on A4, tagged, with room for what a person states and signs by hand. The same input gives the same bytes. */
export const renderEvidenceCertificate = renderThread<EvidenceCertificate>(
  new URL("./evidence-certificate-thread.ts", import.meta.url),
);
