import type { Verification } from "#shared/contract/verification";

/** A result in words: `headline` says it shortly and goes on after the status, `sentences` say it whole. */
export type Verdict = { status: "Verified" | "Incomplete"; headline: string; sentences: string[] };

/** A point in time in words, on its own or after "on": the zone is named. */
type Moment = (iso: string) => string;

/** Says plainly how many have signed which version, and what became of it. */
export function verdictOf(result: Verification, moment: Moment): Verdict {
  const deletion = sayDeletion(result, moment);
  return result.verificationStatus === "verified"
    ? {
        status: "Verified",
        headline: "everybody has signed",
        sentences: [
          sayAllSigned(result, moment),
          ...sayText(result),
          ...sayChange(result, moment),
          ...deletion,
        ],
      }
    : {
        status: "Incomplete",
        headline: lackOf(result),
        sentences: [...sayIncomplete(result, moment), ...sayText(result), ...deletion],
      };
}

/** What was looked at when the verification was made. */
function sayText({ document: { asSent, version }, verificationStatus }: Verification): string[] {
  if (!asSent) return [];
  return verificationStatus === "verified"
    ? [`Version ${version} was in force at that time. Its text is the one that was sent and signed.`]
    : [`No version was in force at that time. The text of version ${version} is the one that was sent.`];
}

/** What is signed binds until everybody has signed something else. */
function sayChange({ document, change }: Verification, moment: Moment): string[] {
  if (!change) return [];
  const { state, since, version } = change;
  const becomes =
    state === "drafted"
      ? `On ${moment(since)} everybody it binds agreed that it may be changed, and no changed version is out for signing.`
      : `Version ${version} was sent for signing on ${moment(since)} to replace it, and not everybody has signed that one.`;
  return [
    `${becomes} Version ${document.version} is in force until everybody on it and on the changed version has signed.`,
  ];
}

function sayDeletion({ document: { deletionAt } }: Verification, moment: Moment): string[] {
  return deletionAt
    ? [`Its owner and everybody it binds have agreed to delete it on ${moment(deletionAt)}.`]
    : [];
}

/** What keeps it from being verified, shortly. */
function lackOf(result: Verification): string {
  if (isReopened(result)) return "opened again to be changed";
  return result.document.endedAt ? "signing ended before everybody had signed" : "not everybody has signed";
}

/** Everybody had signed the newest version, and then agreed to change it: said by verifications from when that ended it. */
function isReopened({ document, signedVersion }: Verification): boolean {
  return document.endedAt !== null && signedVersion?.number === document.version;
}

function sayAllSigned({ document, verificationResult }: Verification, moment: Moment): string {
  const { collaborators, totalCollaborators } = verificationResult;
  const version = `version ${document.version}`;
  const last =
    collaborators
      .map(({ signedAt }) => signedAt ?? "")
      .toSorted()
      .at(-1) ?? "";
  const isActed = collaborators.some(({ signedBy }) => signedBy !== null);
  const all = allOf(totalCollaborators, isActed);
  // It may have waited for whoever is no collaborator of it any more.
  const since = document.inForceSince;
  if (since && since > last)
    return `${all} signed ${version}, and so has whoever it leaves out, the last of all on ${moment(since)}: since then it is in force.`;
  if (totalCollaborators === 1 && !isActed)
    return `The one collaborator signed ${version} on ${moment(last)}.`;
  return `${all} signed ${version}, ${totalCollaborators === 1 ? "" : "the last of them "}on ${moment(last)}.`;
}

const ACTED = ", or whoever signed in their place,";

function allOf(count: number, isActed: boolean): string {
  const acted = isActed ? ACTED : "";
  if (count === 1) return `The one collaborator${acted} has`;
  return count === 2
    ? `Both collaborators${acted} have`
    : `Every one of the ${count} collaborators${acted} has`;
}

function sayIncomplete(result: Verification, moment: Moment): string[] {
  const { document, signedVersion } = result;
  const { version, endedAt } = document;
  const earlier = signedVersion && `version ${signedVersion.number}`;
  if (endedAt && signedVersion && isReopened(result))
    return [
      `Everybody had signed ${earlier} by ${moment(signedVersion.signedAt)}.`,
      `On ${moment(endedAt)} it was opened again to be changed, with the consent of everybody who had signed it. The changed version has not been sent for signing yet.`,
    ];
  return [
    endedAt
      ? `The signing of version ${version} ended on ${moment(endedAt)}, before everybody had signed it. No signature on it counts.`
      : sayProgress(result, moment),
    ...(signedVersion
      ? [
          `Everybody had signed ${earlier} by ${moment(signedVersion.signedAt)}. It was opened again to be changed, with the consent of everybody who had signed it.`,
        ]
      : []),
  ];
}

function sayProgress({ document, verificationResult }: Verification, moment: Moment): string {
  const { totalCollaborators, totalSigned, collaborators } = verificationResult;
  const version = `version ${document.version}, sent for signature on ${moment(document.sentAt)}`;
  if (totalCollaborators === 1) return `The one collaborator has not signed ${version}.`;
  const none = totalCollaborators === 2 ? "Neither" : "None";
  const count = totalSigned === 0 ? none : String(totalSigned);
  const have = totalSigned > 1 ? "have" : "has";
  const acted = collaborators.some(({ signedBy }) => signedBy !== null) ? ACTED : "";
  return `${count} of the ${totalCollaborators} collaborators${acted} ${have} signed ${version}.`;
}
