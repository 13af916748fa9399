import type {
  CertifiedVersion,
  CompletionCertificate,
} from "#server/features/history/pdf/completion-certificate";
import { dayInNairobi, exactMomentInNairobi } from "#shared/dates";

export type CertifiedState = {
  /** What kind of paper it is. */
  kind: string;
  /** What every page says of its worth. */
  mark: string;
  isFinal: boolean;
  /** What it says in one paragraph. */
  statement: string;
};

/** What the paper is worth: it certifies a completion only where there is one, in force, and where its record can be trusted. */
export function certifiedState({ versions, chain }: CompletionCertificate): CertifiedState {
  const inForce = versions.find(({ ended }) => ended === null);
  const kind = inForce?.signedAt ? "Certificate of completion" : "Audit trail";
  const statement = statementOf(versions, inForce);
  if (!chain.intact)
    return { kind, mark: "The audit trail was changed – do not rely on it", isFinal: false, statement };
  if (inForce?.signedAt)
    return { kind, mark: `Fully signed ${exactMomentInNairobi(inForce.signedAt)}`, isFinal: true, statement };
  return { kind, mark: "Not fully signed", isFinal: false, statement };
}

function statementOf(versions: readonly CertifiedVersion[], inForce: CertifiedVersion | undefined): string {
  if (inForce?.signedAt)
    return `Version ${inForce.number} of this document was signed by everybody named in it on ${dayInNairobi(inForce.signedAt)} and is in force. This paper tells who signed it and how, and everything that happened to the document.`;
  if (inForce)
    return `Version ${inForce.number} of this document waits for signatures: ${signedOf(inForce)}. This paper tells what has happened so far.`;
  if (versions.length === 0)
    return "This document has not been sent for signing. This paper tells what has happened so far.";
  return "No version of this document is in force: the last one was withdrawn or unlocked to be changed. This paper tells what has happened so far.";
}

/** "2 of 3 people have signed", or "had" where nobody can any more. */
export function signedOf({ signers, ended }: Pick<CertifiedVersion, "signers" | "ended">): string {
  const signed = signers.filter(({ signature }) => signature).length;
  const have = ended ? "had" : signed === 1 || signers.length === 1 ? "has" : "have";
  return `${signed} of ${signers.length} ${signers.length === 1 ? "person" : "people"} ${have} signed`;
}
