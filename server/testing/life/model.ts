import {
  AS_BEFORE,
  documentTransitions,
  GONE,
  may,
  type DocumentAction,
  type DocumentStatus,
} from "#shared/domain/document-status";
import type { ErrorCode } from "#shared/errors";
import type { Answer, Purpose, Step } from "#server/testing/life/steps";

const DAY = 24 * 60 * 60 * 1000;
const LINK_LASTS = 90 * DAY;
const ANSWER_TIME = 14 * DAY;
const GRACE_TIME = 30 * DAY;

type Version = {
  /** The first so many of all signers are on it. */
  people: number;
  /** Those and, as leaving, everybody else on the version it replaces: so many sign it. */
  asked: number;
  signed: Set<number>;
  ended: { because: "recalled" | "declined" | "replaced"; by: number | "owner" | "everybody" } | null;
};

/** A signer's link: to a version, until `expiresAt`; `replaced` once a newer one was mailed. */
type Link = { version: number; expiresAt: number; replaced: boolean };

type Request = {
  purpose: Purpose;
  version: number;
  status: "pending" | "approved" | "rejected" | "expired" | "cancelled";
  expiresAt: number;
  scheduledAt: number | null;
  answers: (Answer | null)[];
};

/** A document as everybody's doings should leave it: what the API is held against. Times are milliseconds since its creation. */
export type Model = {
  now: number;
  status: DocumentStatus | typeof GONE;
  lockedFrom: DocumentStatus | null;
  signers: number;
  /** How many are on the draft. */
  people: number;
  versions: Version[];
  /** The number of the version it stands at: the one sent last, or the one in force once a change was dropped. */
  standsAt: number;
  /** Of each signer, every link ever mailed, the newest last. */
  links: Link[][];
  requests: Request[];
};

/** What the API should answer: nothing to object to, or this error. */
export type Verdict = ErrorCode | null;

export function newModel(signers: number): Model {
  const links = Array.from({ length: signers }, (): Link[] => []);
  return {
    now: 0,
    status: "draft",
    lockedFrom: null,
    signers,
    people: signers,
    versions: [],
    standsAt: 0,
    links,
    requests: [],
  };
}

/** Does a step to the model and says what the API should answer. */
export function apply(model: Model, step: Step): Verdict {
  switch (step.by) {
    case "time":
      model.now += step.days * DAY;
      return null;
    case "clockwork":
      return runJobs(model);
    case "stranger":
      return step.does === "guess a link" ? "link_invalid" : "document_not_found";
    case "owner":
      return ownerDoes(model, step);
    case "signer":
      return signerDoes(model, step);
  }
}

/** The document's status after what is allowed; the table is the only one that says what is. */
function move(model: Model, action: DocumentAction): boolean {
  if (model.status === GONE || !may(action, model.status)) return false;
  const { to } = documentTransitions[action];
  model.status = to === AS_BEFORE ? model.lockedFrom! : to;
  return true;
}

/** The one that was sent last, or is in force once its change was dropped; none of a draft. */
export const versionShown = ({
  versions,
  standsAt,
  status,
}: Pick<Model, "versions" | "standsAt" | "status">) => {
  const shown = versions[standsAt - 1];
  return shown && !shown.ended && status !== "draft" ? shown : null;
};

const isSigned = ({ signed, asked }: Version) => signed.size === asked;

/** The number of the one that binds, whatever is drafted or proposed beside it; 0 where there is none. */
export const numberInForce = ({ versions }: Pick<Model, "versions">) =>
  versions.findIndex((version) => isSigned(version) && !version.ended) + 1;

const isDraft = (error: ErrorCode, { status }: Model): Verdict =>
  status === "locked" ? "document_locked" : error;

function ownerDoes(model: Model, step: Extract<Step, { by: "owner" }>): Verdict {
  if (model.status === GONE) return "document_not_found";
  switch (step.does) {
    case "edit":
      return edit(model, step.everybody);
    case "complete":
      if (model.status === "draft" && numberInForce(model)) return "version_in_force";
      return move(model, "complete") ? null : isDraft("document_not_draft", model);
    case "send":
      return send(model);
    case "resend":
      return resend(model);
    case "recall":
      return recall(model);
    case "drop the change":
      return dropChange(model);
    case "lock":
      return lock(model);
    case "unlock":
      return unlock(model, step);
    case "ask to delete":
      return model.status !== "locked" && numberInForce(model)
        ? ask(model, "deletion")
        : "document_not_signed";
    case "cancel":
      return cancel(model, step.purpose);
    case "delete":
      return remove(model);
  }
}

function edit(model: Model, everybody: boolean): Verdict {
  if (!move(model, "edit")) return isDraft("document_not_draft", model);
  model.people = everybody ? model.signers : Math.max(1, model.signers - 1);
  return null;
}

function send(model: Model): Verdict {
  if (!move(model, "send")) return isDraft("document_not_draft", model);
  const { people } = model;
  const bound = model.versions[numberInForce(model) - 1]?.people ?? 0;
  const asked = Math.max(people, bound);
  model.versions.push({ people, asked, signed: new Set(), ended: null });
  model.standsAt = model.versions.length;
  for (const links of model.links.slice(0, asked))
    links.push({ version: model.versions.length, expiresAt: model.now + LINK_LASTS, replaced: false });
  return null;
}

/** At most once a minute: only time that passed makes it possible, since the steps themselves take next to none. */
function resend(model: Model): Verdict {
  const version = versionShown(model);
  if (!version) return "not_awaiting_signatures";
  if (model.status === "locked") return "document_locked";
  if (!may("sign", model.status as DocumentStatus)) return "not_awaiting_signatures";
  const waiting = model.links.slice(0, version.asked).filter((_, signer) => !version.signed.has(signer));
  const wasJustMailed = waiting.every((links) => links.at(-1)!.expiresAt === model.now + LINK_LASTS);
  if (wasJustMailed) return "too_many_requests";
  for (const links of waiting) {
    const newest = links.at(-1)!;
    if (newest.expiresAt === model.now + LINK_LASTS) continue;
    newest.replaced = true;
    links.push({ ...newest, expiresAt: model.now + LINK_LASTS, replaced: false });
  }
  return null;
}

function recall(model: Model): Verdict {
  if (model.status === "locked") return "document_locked";
  if (model.status === "draft" && model.versions[model.standsAt - 1]?.ended?.because === "recalled")
    return null;
  if (!move(model, "recall")) return "not_awaiting_signatures";
  model.versions.at(-1)!.ended = { because: "recalled", by: "owner" };
  return null;
}

function dropChange(model: Model): Verdict {
  if (model.status === "locked") return "document_locked";
  const number = numberInForce(model);
  if (number && model.status === "fully_signed") return null;
  if (!number || !move(model, "dropChange")) return "no_change_drafted";
  model.standsAt = number;
  model.people = model.versions[number - 1]!.people;
  for (const request of model.requests)
    if (request.version === number && request.purpose === "amendment" && request.status === "approved")
      request.status = "cancelled";
  return null;
}

function lock(model: Model): Verdict {
  const before = model.status as DocumentStatus;
  if (before === "locked") return null;
  if (!move(model, "lock")) return "document_not_lockable";
  model.lockedFrom = before;
  return null;
}

function unlock(model: Model, { password, reason }: Extract<Step, { by: "owner"; does: "unlock" }>): Verdict {
  if (model.status === "fully_signed") return reason === "" ? "invalid_input" : ask(model, "amendment");
  if (model.status !== "locked") return "document_not_locked";
  if (password === "") return "invalid_input";
  move(model, "unlock");
  model.lockedFrom = null;
  return null;
}

function remove(model: Model): Verdict {
  if (model.status === "locked") return "document_locked";
  if (numberInForce(model)) return "version_in_force";
  if (!move(model, "delete")) return "document_signed";
  return null;
}

/** What was asked about the version in force; what was asked about earlier ones is history. */
export const newestOf = (model: Model, purpose: Purpose) =>
  model.requests.findLast(
    (request) => request.purpose === purpose && request.version === numberInForce(model),
  );

function isOpen({ now }: Model, { status, purpose, expiresAt }: Request): boolean {
  return (status === "pending" && expiresAt > now) || (status === "approved" && purpose === "deletion");
}

function ask(model: Model, purpose: Purpose): Verdict {
  const open = model.requests.find((request) => isOpen(model, request));
  // Lives have one reason: the same question again is a repeated one.
  if (open) return open.purpose === purpose && open.status === "pending" ? null : "consent_open";
  expire(model);
  const version = numberInForce(model);
  model.requests.push({
    purpose,
    version,
    status: "pending",
    expiresAt: model.now + ANSWER_TIME,
    scheduledAt: null,
    answers: Array.from({ length: model.versions[version - 1]!.people }, () => null),
  });
  return null;
}

function cancel(model: Model, purpose: Purpose): Verdict {
  const request = newestOf(model, purpose);
  if (request?.status === "cancelled") return null;
  if (!request || !isOpen(model, request) || isDue(model, request)) return "consent_not_open";
  request.status = "cancelled";
  return null;
}

function signerDoes(model: Model, step: Extract<Step, { by: "signer" }>): Verdict {
  const signer = step.signer % model.signers;
  if (step.does === "answer") return answer(model, signer, step);
  const links = model.links[signer]!;
  const link = step.link === "newest" ? links.at(-1) : links.at(-2);
  if (!link || link.replaced || model.status === GONE) return "link_invalid";
  const version = model.versions[link.version - 1]!;
  const declinedBefore = version.ended?.because === "declined" && version.ended.by === signer;
  if (step.does === "decline" && declinedBefore) return null;
  const mayRead =
    (step.does === "open" || step.does === "note") &&
    version.ended?.because === "replaced" &&
    version.signed.has(signer);
  if (version.ended && !mayRead) return "link_withdrawn";
  if (link.expiresAt <= model.now) return "link_expired";
  if (step.does === "sign") return sign(model, version, signer);
  if (step.does === "decline") return decline(model, version, signer);
  return null;
}

function sign(model: Model, version: Version, signer: number): Verdict {
  if (version.signed.has(signer)) return null;
  if (model.status === "locked") return "document_locked";
  const isLast = version.signed.size + 1 === version.asked;
  if (!move(model, isLast ? "finish" : "sign")) return "not_awaiting_signatures";
  if (isLast) replace(model, numberInForce(model));
  version.signed.add(signer);
  return null;
}

/** The version in force ends, and what is being asked about it. */
function replace({ versions, requests }: Model, number: number): void {
  if (number === 0) return;
  versions[number - 1]!.ended = { because: "replaced", by: "everybody" };
  for (const request of requests) {
    const { version, status, purpose } = request;
    const isAsked = status === "pending" || (status === "approved" && purpose === "deletion");
    if (version === number && isAsked) request.status = "cancelled";
  }
}

function decline(model: Model, version: Version, signer: number): Verdict {
  if (isSigned(version)) return "already_signed";
  if (model.status === "locked") return "document_locked";
  if (version.signed.has(signer)) return "already_signed";
  if (!move(model, "decline")) return "not_awaiting_signatures";
  version.ended = { because: "declined", by: signer };
  return null;
}

const linkEnded = { deletion: "consent_link_invalid", amendment: "unlock_link_invalid" } as const;

/** A link of a question opens nothing once its fourteen days are over; that of a deletion everybody agreed to shows the document until its day. */
const endOfLink = ({ status, expiresAt, scheduledAt }: Request) =>
  status === "approved" && scheduledAt !== null ? Math.max(scheduledAt, expiresAt) : expiresAt;

function answer(
  model: Model,
  signer: number,
  { purpose, answer: given }: Extract<Step, { by: "signer"; does: "answer" }>,
): Verdict {
  const request = model.requests.findLast(
    ({ answers, ...each }) => each.purpose === purpose && signer < answers.length,
  );
  if (!request || model.status === GONE || endOfLink(request) <= model.now) return linkEnded[purpose];
  const before = request.answers[signer];
  if (before) {
    if (before !== given) return "consent_answered";
    return request.status === "cancelled" ? "consent_closed" : null;
  }
  if (request.status !== "pending") return "consent_closed";
  request.answers[signer] = given;
  if (given === "rejected") request.status = "rejected";
  else if (request.answers.every((each) => each === "confirmed")) approve(model, request);
  return null;
}

function approve(model: Model, request: Request): void {
  request.status = "approved";
  if (request.purpose === "deletion") {
    request.scheduledAt = model.now + GRACE_TIME;
    return;
  }
  move(model, "amend");
}

function expire({ requests, now }: Model): void {
  for (const request of requests)
    if (request.status === "pending" && request.expiresAt <= now) request.status = "expired";
}

function runJobs(model: Model): Verdict {
  if (model.status === GONE) return null;
  expire(model);
  if (model.requests.some((request) => isDue(model, request))) move(model, "purge");
  return null;
}

function isDue({ now }: Model, { status, scheduledAt }: Request): boolean {
  return status === "approved" && scheduledAt !== null && scheduledAt <= now;
}
