import { call, fileUrl, type Options } from "#client/lib/call";
import type { CallInput } from "#shared/contract/contract";
import type { Mark } from "#shared/contract/mark";
import type { Contract } from "#shared/contract/index";

/** How the reader comes to what they sign: through a link that was mailed, or signed in with the address it was mailed to. */
export type SigningAccess = { token: string } | SessionAccess;
/** `collaboratorId`: which of the signers, where two have this address; unnamed, the first who has not signed. */
export type SessionAccess = { documentId: string; collaboratorId?: string | undefined };

type Body<Act extends "" | "/opened" | "/decline" | "/notes" | "/reminders"> = NonNullable<
  CallInput<Contract[`POST /api/sign/{token}${Act}`]>["body"]
>;

/** What can be asked of the server on the signing page, whichever way the reader came. */
export function signingCalls(access: SigningAccess) {
  return "token" in access ? ofLink(access.token) : ofSession(access);
}

function ofLink(token: string) {
  const params = { token };
  return {
    open: (options?: Options) => call("GET /api/sign/{token}", { params }, options),
    sign: (body: Body<"">, options: Options) => call("POST /api/sign/{token}", { params, body }, options),
    opened: (body: Body<"/opened">) => call("POST /api/sign/{token}/opened", { params, body }),
    decline: (body: Body<"/decline">, options: Options) =>
      call("POST /api/sign/{token}/decline", { params, body }, options),
    /** Of somebody signed in: how they signed last. */
    lastMark: null as (() => Promise<Mark | null>) | null,
    note: (body: Body<"/notes">) => call("POST /api/sign/{token}/notes", { params, body }),
    remind: (body: Body<"/reminders">) => call("POST /api/sign/{token}/reminders", { params, body }),
    pdf: fileUrl("GET /api/sign/{token}/pdf", params),
    proof: fileUrl("GET /api/sign/{token}/proof", params),
    certificate: (_version: number) => fileUrl("GET /api/sign/{token}/certificate", params),
  };
}

function ofSession({ documentId: id, collaboratorId }: SessionAccess): ReturnType<typeof ofLink> {
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
    pdf: fileUrl("GET /api/documents/{id}/pdf", params),
    proof: fileUrl("GET /api/documents/{id}/proof", params),
    certificate: (version) =>
      fileUrl("GET /api/documents/{id}/versions/{number}/certificate", { id, number: String(version) }),
  };
}
