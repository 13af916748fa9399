import { call, fileUrl, type Options } from "#client/lib/call";
import type { SignerNoteView } from "#shared/contract/documents";
import type { SignResult } from "#shared/contract/signing/acts";
import type { SigningView } from "#shared/contract/signing/view";
import type { CallInput } from "#shared/contract/contract";
import type { Mark } from "#shared/contract/fields/mark";
import type { Contract } from "#shared/contract/index";

/** How the reader comes to what they sign: through a link that was mailed, signed in with the address it was mailed to, or by a code in a room. */
export type SigningAccess = LinkAccess | SessionAccess | RoomAccess;
/** `code`: what the link asks for besides, as it was typed. */
export type LinkAccess = { token: string; code?: string };
/** `collaboratorId`: which of the signers, where two have this address; unnamed, the first who has not signed. */
export type SessionAccess = { documentId: string; collaboratorId?: string | undefined };

/** For whom a code has let this browser in. */
export type RoomAccess = { roomKey: string; collaboratorId: string };

type Body<Act extends "" | "/opened" | "/decline" | "/notes" | "/reminders" | "/representative"> =
  NonNullable<CallInput<Contract[`POST /api/sign/{token}${Act}`]>["body"]>;

/** What can be asked of the server on the signing page, whichever way the reader came. */
export function signingCalls(access: SigningAccess) {
  if ("roomKey" in access) return ofRoom(access);
  return "token" in access ? ofLink(access) : ofSession(access);
}

type SigningCalls = {
  open: (options?: Options) => Promise<SigningView>;
  sign: (body: Body<"">, options: Options) => Promise<SignResult>;
  opened: (body: Body<"/opened">) => Promise<unknown>;
  decline: (body: Body<"/decline">, options: Options) => Promise<unknown>;
  /** Of somebody signed in: how they signed last. */
  lastMark: (() => Promise<Mark | null>) | null;
  note: (body: Body<"/notes">) => Promise<SignerNoteView | null>;
  remind: (body: Body<"/reminders">) => Promise<{ reminders: boolean }>;
  /** Names who signs in one's place, and takes it back or gives it back. */
  name: (body: Body<"/representative">) => Promise<SigningView>;
  endNaming: () => Promise<unknown>;
  pdf: string;
  /** What was recorded of one's own signature; null in a room. */
  record: string | null;
  /** Null in a room: they come by mail. */
  proof: string | null;
  /** The draft of a certificate for a court; null where the document's page has it. */
  forCourt: string | null;
  certificate: ((version: number) => string) | null;
};

function ofLink({ token, code }: LinkAccess): SigningCalls {
  const params = { token };
  const besides = code ? { code } : {};
  return {
    open: (options?: Options) => call("GET /api/sign/{token}", { params }, options),
    sign: (body: Body<"">, options: Options) =>
      call("POST /api/sign/{token}", { params, body: { ...body, ...besides } }, options),
    opened: (body: Body<"/opened">) => call("POST /api/sign/{token}/opened", { params, body }),
    decline: (body: Body<"/decline">, options: Options) =>
      call("POST /api/sign/{token}/decline", { params, body }, options),
    lastMark: null,
    note: (body) => call("POST /api/sign/{token}/notes", { params, body }),
    remind: (body: Body<"/reminders">) => call("POST /api/sign/{token}/reminders", { params, body }),
    name: (body) => call("POST /api/sign/{token}/representative", { params, body: { ...body, ...besides } }),
    endNaming: () => call("POST /api/sign/{token}/representative/end", { params }),
    pdf: fileUrl("GET /api/sign/{token}/pdf", params),
    record: fileUrl("GET /api/sign/{token}/audit/pdf", params),
    proof: fileUrl("GET /api/sign/{token}/proof", params),
    forCourt: fileUrl("GET /api/sign/{token}/evidence-certificate", params),
    certificate: () => fileUrl("GET /api/sign/{token}/certificate", params),
  };
}

function ofSession({ documentId: id, collaboratorId }: SessionAccess): SigningCalls {
  const params = { id };
  const as = { collaboratorId };
  return {
    open: (options) => call("GET /api/documents/{id}/signing", { params, query: as }, options),
    sign: (body, options) =>
      call("POST /api/documents/{id}/signing", { params, body: { ...as, ...body } }, options),
    opened: (body) => call("POST /api/documents/{id}/signing/opened", { params, body: { ...as, ...body } }),
    decline: (body, options) =>
      call("POST /api/documents/{id}/signing/decline", { params, body: { ...as, ...body } }, options),
    lastMark: async () => (await call("GET /api/documents/{id}/signing/mark", { params, query: as })).mark,
    note: (body) => call("POST /api/documents/{id}/signing/notes", { params, body: { ...as, ...body } }),
    remind: (body) =>
      call("POST /api/documents/{id}/signing/reminders", { params, body: { ...as, ...body } }),
    name: (body) =>
      call("POST /api/documents/{id}/signing/representative", { params, body: { ...as, ...body } }),
    endNaming: () => call("POST /api/documents/{id}/signing/representative/end", { params, body: as }),
    pdf: fileUrl("GET /api/documents/{id}/pdf", params),
    record: fileUrl("GET /api/documents/{id}/audit/pdf", params),
    forCourt: null,
    proof: fileUrl("GET /api/documents/{id}/proof", params),
    certificate: (version) =>
      fileUrl("GET /api/documents/{id}/versions/{number}/certificate", { id, number: String(version) }),
  };
}

function ofRoom({ roomKey, collaboratorId }: RoomAccess): SigningCalls {
  const params = { key: roomKey };
  const as = { collaboratorId };
  return {
    open: (options) => call("GET /api/rooms/{key}/signing", { params, query: as }, options),
    sign: (body, options) =>
      call("POST /api/rooms/{key}/signing", { params, body: { ...as, ...body } }, options),
    opened: (body) => call("POST /api/rooms/{key}/signing/opened", { params, body: { ...as, ...body } }),
    decline: (body, options) =>
      call("POST /api/rooms/{key}/signing/decline", { params, body: { ...as, ...body } }, options),
    lastMark: null,
    note: (body) => call("POST /api/rooms/{key}/signing/notes", { params, body: { ...as, ...body } }),
    remind: (body) => call("POST /api/rooms/{key}/signing/reminders", { params, body: { ...as, ...body } }),
    name: (body) =>
      call("POST /api/rooms/{key}/signing/representative", { params, body: { ...as, ...body } }),
    endNaming: () => call("POST /api/rooms/{key}/signing/representative/end", { params, body: as }),
    pdf: fileUrl("GET /api/rooms/{key}/signing/pdf", params, as),
    record: null,
    forCourt: null,
    proof: null,
    certificate: null,
  };
}
