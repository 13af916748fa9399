import type { AuditEventName, VersionRecord } from "#server/features/documents/index";
import { isEnding, signerIdOf, type PlacedEvent } from "#server/features/history/place-events";
import type { ConsentRequestRecord } from "#server/features/history/history-store";
import { brand } from "#shared/brand";
import type { HistoryEvent } from "#shared/contract/history";
import { signatureDevices, signatureWays, throughLabel } from "#shared/domain/signature-ways";
import { NOT_STATED } from "#shared/wordings/shown-versions";

/** What the ids in a trail stand for; the trail itself has no words of anybody's. */
export type Known = {
  users: ReadonlyMap<string, string>;
  signers: ReadonlyMap<string, string>;
  /** Who signed in the place of a signer. */
  acting: ReadonlyMap<string, string>;
  versions: ReadonlyMap<number, Pick<VersionRecord, "endReason">>;
  /** What was said to an event, by its position. */
  reasons: ReadonlyMap<number, string>;
  consents: ReadonlyMap<string, Pick<ConsentRequestRecord, "reason" | "purpose">>;
};

/** Who did it, to whom it happened, and the words that belong to it. */
type EventFacts = {
  actor: string;
  /** Done by nobody's hand. */
  isByService: boolean;
  signer: string;
  actedBy: string | undefined;
  version: string;
  replacedBy: string;
  signatureId: string;
  /** " through …": what whoever signed came by, and on whose device. */
  signedThrough: string;
  /** What somebody was reached by. */
  through: string;
  /** How an answer came, where that was not by mail. */
  answeredBy: string;
  /** ": “…”", nothing where nobody gave a reason. */
  because: string;
  /** The same as it stands. */
  said: string;
  /** What everybody was asked to agree to: "that the document may be deleted". */
  question: string;
  /** How a clause was taken that a model proposed: "as_proposed", "changed"; empty of any other edit. */
  clause: string;
  /** Of a view-only link: "people" alone, or the "terms", too. */
  shows: string;
  /** That other documents were sent with it, by one link to each person; empty where none were. */
  together: string;
  /** That everybody had agreed to it. */
  isAgreed: boolean;
};

const sentences: Record<AuditEventName, (facts: EventFacts) => string> = {
  document_created: ({ actor }) => `${actor} created the document`,
  document_edited: ({ actor, clause }) =>
    clause === ""
      ? `${actor} edited the draft`
      : `${actor} ${clause === "changed" ? "changed and accepted" : "accepted"} a clause that a language model proposed`,
  document_redrafted: ({ actor }) => `${actor} changed the facts and had the draft written anew`,
  document_completed: ({ actor }) => `${actor} marked the document as complete`,
  document_sent: ({ actor, version, together }) => `${actor} sent ${version} for signing${together}`,
  invitation_resent: ({ actor, signer }) => `${actor} sent ${signer} a new link`,
  turn_begun: ({ signer }) => `${signer} was sent the link, as those before have signed`,
  address_corrected: ({ actor, signer, said }) =>
    `${actor} corrected how ${signer} is reached, who had not signed: ${said}`,
  change_asked: ({ signer, because }) => `${signer} asked for a change${because}`,
  change_answered: ({ actor, signer, because }) => `${actor} answered ${signer}${because}`,
  recipient_denied: ({ signer, because }) =>
    `Whoever opened the link of ${signer} said that they are somebody else${because}`,
  recipient_affirmed: ({ signer }) =>
    `Whoever had said that they are somebody else said that they are ${signer} after all`,
  link_asked: ({ signer }) => `${signer} was sent the link again, asked for on the page of an older one`,
  representative_named: ({ signer, said }) =>
    `${signer} named who signs in their place${said === "" ? "" : `: ${said}`}`,
  representation_taken_back: ({ signer, said }) =>
    `${signer} took back that ${said || "somebody else"} signs in their place`,
  representation_dropped: ({ signer, said }) =>
    `${said || "Whoever was named"} does not sign in the place of ${signer} any more, whose address was corrected`,
  representation_given_back: ({ signer, said }) =>
    `${said || "Whoever was named"} does not sign in the place of ${signer}`,
  room_opened: ({ actor }) => `${actor} opened a room to sign together`,
  room_closed: ({ actor }) => `${actor} closed the room`,
  room_code_sent: ({ signer, through }) => `A code was sent to ${signer} ${through}`,
  room_code_guessed: ({ signer }) => `Wrong codes were typed for ${signer} until no more were taken`,
  representative_opened: ({ signer }) => `Whoever was named to sign for ${signer} opened their signing page`,
  invitation_opened: ({ signer }) => `The signing page of ${signer} was opened`,
  reminder_sent: ({ signer }) => `${signer} was reminded to sign`,
  reminders_stopped: ({ signer }) => `${signer} switched reminders off`,
  reminders_resumed: ({ signer }) => `${signer} switched reminders on again`,
  invitation_expired: ({ signer }) => `The signing link of ${signer} ended unsigned`,
  document_signed: ({ actor, actedBy, signedThrough, signatureId }) =>
    `${actedBy ? `${actedBy} signed for ${actor}` : `${actor} signed`}${signedThrough} (${signatureId})`,
  document_fully_signed: ({ version }) => `Everybody has signed ${version}`,
  pdf_issued: ({ version }) => `The signed PDF of ${version} was issued`,
  certificate_issued: ({ version }) => `The certificate of completion of ${version} was issued`,
  document_locked: ({ actor }) => `${actor} locked the document`,
  document_unlocked: ({ actor, because }) => `${actor} unlocked the document${because}`,
  document_recalled: ({ actor, version, because }) => `${actor} recalled ${version}${because}`,
  document_declined: ({ actor, version, because }) => `${actor} declined to sign ${version}${because}`,
  document_amended: ({ version }) =>
    `The document was unlocked to be changed, and ${version} stays in force meanwhile`,
  change_dropped: ({ actor, version }) => `${actor} dropped the change: the document is ${version} again`,
  version_replaced: ({ version, replacedBy }) => `${replacedBy} replaced ${version}`,
  consent_requested: ({ actor, question, because }) =>
    `${actor} asked everybody to agree ${question}${because}`,
  consent_confirmed: ({ signer, question, answeredBy }) => `${signer} agreed ${question}${answeredBy}`,
  consent_refused: ({ signer, question, answeredBy }) => `${signer} did not agree ${question}${answeredBy}`,
  consent_approved: ({ question }) => `Everybody agreed ${question}`,
  consent_cancelled: ({ actor, isByService }) =>
    isByService
      ? "The request ended, as the account that had made it was deleted"
      : `${actor} took the request back`,
  consent_superseded: () => "The request ended, as everybody had signed a new version",
  consent_expired: () => "Not everybody answered in time, and the request ended",
  consent_reminder_sent: ({ signer }) => `${signer} was reminded to answer`,
  view_shared: ({ actor, version, because, shows }) =>
    `${actor} made a view-only link to ${version}, ${shows === "people" ? "without its terms" : "with its terms"} and without addresses${because}`,
  view_taken_back: ({ actor, version }) => `${actor} took a view-only link to ${version} back`,
  document_hidden: () =>
    `An administrator of ${brand.name} deleted the document, to be restored within 30 days`,
  document_restored: () => `An administrator of ${brand.name} restored the document`,
  document_purged: ({ isAgreed }) =>
    isAgreed
      ? "The document was deleted with everybody's consent"
      : "The document was deleted for good, 30 days after an administrator had deleted it",
  document_deleted: ({ actor }) => `${actor} deleted the document`,
};

/** A sentence for a person, with the hashes and the wording that go with it. What a newer server recorded is told by its name. */
export function describeEvent(event: PlacedEvent, known: Known): Pick<HistoryEvent, "sentence" | "details"> {
  const facts = factsOf(event, known);
  const sentenceOf = (sentences as Partial<Record<string, (facts: EventFacts) => string>>)[event.event];
  const unknown = () => `${facts.actor}: ${event.event.replaceAll("_", " ")}`;
  return { sentence: (sentenceOf ?? unknown)(facts), details: [...hashesOf(event), ...wordingOf(event)] };
}

function factsOf(event: PlacedEvent, known: Known): EventFacts {
  const { details, version } = event;
  const request = known.consents.get(String(details.requestId));
  const reason = request?.reason ?? known.reasons.get(event.position) ?? endReasonOf(event, known);
  return {
    actor: actorOf(event.actor, known),
    isByService: event.actor === "system",
    signer: known.signers.get(signerIdOf(event) ?? "") ?? "a signer",
    actedBy: known.acting.get(signerIdOf(event) ?? ""),
    version: version === null ? "the document" : `version ${version}`,
    replacedBy: `Version ${details.replacedBy ?? ""}`,
    signatureId: String(details.signatureId ?? ""),
    said: reason,
    through: details.way === "room_sms_code" ? "by SMS" : "by mail",
    signedThrough: throughOf(event),
    answeredBy: details.way === "sms_link" ? ", by the link in an SMS" : "",
    because: reason === "" ? "" : `: “${reason}”`,
    question: `that the document may be ${request?.purpose === "amendment" ? "changed" : "deleted"}`,
    clause: String(details.clause ?? ""),
    shows: String(details.shows ?? ""),
    together: details.together === undefined ? "" : ", together with other documents",
    isAgreed: details.confirmations !== undefined,
  };
}

/** What somebody signed through, and whose device it was on. Signatures that were made before there were records have neither. */
function throughOf({ event, details }: PlacedEvent): string {
  const way = signatureWays.find((known) => known === details.way);
  if (event !== "document_signed" || way === undefined) return "";
  const device = signatureDevices.find((known) => known === details.device);
  return ` through ${throughLabel({ way, device })}`;
}

/** Only the end of a version has the reason of its end. */
function endReasonOf(event: PlacedEvent, { versions }: Known): string {
  const ended = isEnding(event) && event.version !== null && versions.get(event.version);
  return (ended && ended.endReason) || "";
}

function actorOf(actor: string, { users, signers }: Known): string {
  const [kind, id = ""] = actor.split(":");
  if (kind === "user") return users.get(id) ?? "A user";
  if (kind === "signer") return signers.get(id) ?? "A signer";
  return brand.name;
}

/** Of the question that somebody answered; what a signature agreed to stands beside the signature. */
function wordingOf({ event, details: { wording } }: PlacedEvent): HistoryEvent["details"] {
  const isAnswer = event === "consent_confirmed" || event === "consent_refused";
  if (!isAnswer || typeof wording !== "string") return [];
  const value = wording === NOT_STATED ? "not named by the request" : wording;
  return [{ label: "Wording of the question", value }];
}

const hashLabels: Partial<Record<string, string>> = {
  document_sent: "SHA-256 of what was sent",
  representative_named: "SHA-256 of the record of who was named",
  document_signed: "SHA-256 of the signature’s record",
  pdf_issued: "SHA-256 of the PDF",
  certificate_issued: "SHA-256 of the certificate",
} satisfies Partial<Record<AuditEventName, string>>;

function hashesOf({ event, details }: PlacedEvent): HistoryEvent["details"] {
  const label = hashLabels[event];
  // The version that was signed stands beside it; signatures that were made before there were records have no more.
  const value = event === "document_signed" ? details.recordSha256 : details.sha256;
  return label !== undefined && typeof value === "string" ? [{ label, value }] : [];
}
