import type {
  CertifiedVersion,
  CompletionCertificate,
} from "#server/features/history/pdf/completion-certificate";
import { dayInNairobi, exactMomentInNairobi } from "#shared/dates";
import { brand } from "#shared/brand";
import { identitiesUnchecked, whoMayBeGivenEvidence } from "#shared/wordings/record-of-a-signature";

export type CertifiedState = {
  /** What kind of paper it is. */
  kind: string;
  /** What every page says of its worth. */
  mark: string;
  isFinal: boolean;
  /** What it says in one paragraph. */
  statement: string;
};

/** The version that binds, and the one that is out for signing. */
export function standing(versions: readonly CertifiedVersion[]) {
  return {
    inForce: versions.find(({ ended, signedAt }) => signedAt !== null && ended === null),
    proposed: versions.find(({ ended, signedAt }) => signedAt === null && ended === null),
  };
}

/** What the paper is worth. A version has one certificate, which is issued once; whatever is drawn on demand is the audit trail. */
export function certifiedState(certificate: CompletionCertificate): CertifiedState {
  const { versions, chain, evidence } = certificate;
  const { inForce } = standing(versions);
  const kind = evidence ? "Certificate of completion" : "Audit trail";
  const statement = statementOf(certificate);
  if (!chain.intact)
    return { kind, mark: "The audit trail was changed – do not rely on it", isFinal: false, statement };
  if (inForce?.signedAt)
    return { kind, mark: `Fully signed ${exactMomentInNairobi(inForce.signedAt)}`, isFinal: true, statement };
  return { kind, mark: "Not fully signed", isFinal: false, statement };
}

function statementOf({ versions, draftedSince, deletion, events, chain }: CompletionCertificate): string {
  const { inForce, proposed } = standing(versions);
  if (inForce?.signedAt) {
    const { number, signedAt } = inForce;
    return [
      `Version ${number} of this document was signed by or for each of its signers, the last on ${dayInNairobi(signedAt)}, and was in force when this paper was issued. Its terms apply from then on, or from a day that they name.`,
      ...changeOf(number, proposed, draftedSince),
      ...deletionOf(deletion),
      `This paper tells through what each signature came and when, and lists ${events.length < chain.events ? "events" : "the events"} that ${brand.name} recorded until it was issued.`,
      identitiesUnchecked,
      `IP address, browser and device of a signature, and how the document was shown, are kept for whoever gave it, ${whoMayBeGivenEvidence}. This is not the certificate of section 106B of the Evidence Act.`,
    ].join(" ");
  }
  if (proposed)
    return `Version ${proposed.number} of this document waits for signatures: ${signedOf(proposed)}. This paper tells what has happened so far. ${identitiesUnchecked}`;
  if (versions.length === 0)
    return "This document has not been sent for signing. This paper tells what has happened so far.";
  return "No version of this document is in force: the last one was withdrawn before everybody had signed it. This paper tells what has happened so far.";
}

/** What binds says so while something else is drafted or proposed. */
function changeOf(
  number: number,
  proposed: CertifiedVersion | undefined,
  draftedSince: Date | null,
): string[] {
  const binds = `version ${number} binds until everybody on it and on the changed version has signed that one`;
  if (proposed)
    return [
      `Version ${proposed.number} was sent for signing on ${dayInNairobi(proposed.sentAt)} to replace it, and ${signedOf(proposed)}: ${binds}.`,
    ];
  return draftedSince
    ? [
        `Everybody agreed on ${dayInNairobi(draftedSince)} that it may be changed, and it is being changed: ${binds}.`,
      ]
    : [];
}

function deletionOf(deletion: CompletionCertificate["deletion"]): string[] {
  if (!deletion) return [];
  const { confirmed, asked, day } = deletion;
  return [
    day
      ? `Everybody it binds has agreed that it may be deleted: it goes on ${dayInNairobi(day)}.`
      : `Everybody it binds is being asked whether it may be deleted, and ${confirmed} of ${asked} ${confirmed === 1 ? "has" : "have"} agreed: until all have, it stays.`,
  ];
}

/** "2 of 3 people have signed", or "had" where nobody can any more. */
export function signedOf({ signers, ended }: Pick<CertifiedVersion, "signers" | "ended">): string {
  const signed = signers.filter(({ signature }) => signature).length;
  const have = ended ? "had" : signed === 1 || signers.length === 1 ? "has" : "have";
  return `${signed} of ${signers.length} ${signers.length === 1 ? "person" : "people"} ${have} signed`;
}
