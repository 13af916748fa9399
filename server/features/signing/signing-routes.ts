import { Router, urlencoded, type Request } from "express";
import { outlineName } from "#server/adapters/pdf/outline-name";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { readDocument, viewDocument } from "#server/features/documents/index";
import { changesOf, pdfOfDocument, pdfOfInvitation } from "#server/features/signing/document-pdf";
import { findLastMark } from "#server/features/signing/last-mark";
import { listCollaborators } from "#server/features/signing/list-collaborators";
import { correctAddress } from "#server/features/signing/correct-address";
import { declineDocument } from "#server/features/signing/decline-document";
import {
  nameSigner,
  openToRead,
  type LinkAccess,
  type SessionAccess,
  type SigningAccess,
} from "#server/features/signing/open-invitation";
import { evidenceOf } from "#server/features/signing/evidence-of";
import { readSigning } from "#server/features/signing/read-signing";
import { recallDocument } from "#server/features/signing/recall-document";
import { recordOpening } from "#server/features/signing/record-opening";
import { deleteMany, lockMany, remindMany } from "#server/features/signing/many/act-on-many";
import { tableOfMany, zipMany } from "#server/features/signing/many/take-many";
import { resendInvitation } from "#server/features/signing/resend-invitation";
import { sendCurrentLink } from "#server/features/signing/send-current-link";
import { sendDocument } from "#server/features/signing/send-document";
import { signDocument } from "#server/features/signing/sign-document";
import { viewNoteOf } from "#server/features/signing/signing-view";
import { answerSigner } from "#server/features/signing/notes/answer-note";
import { leaveNote } from "#server/features/signing/notes/leave-note";
import { endRepresentation } from "#server/features/signing/representatives/end-representative";
import { nameRepresentative } from "#server/features/signing/representatives/name-representative";
import { sendLinkCode } from "#server/features/signing/rooms/link-code";
import { readBundle } from "#server/features/signing/together/read-bundle";
import { sendTogether } from "#server/features/signing/together/send-together";
import { receiveReport } from "#server/features/signing/texts/receive-report";
import { switchReminders } from "#server/features/signing/switch-reminders";
import { AppError } from "#server/http/app-error";
import { createBinder } from "#server/http/bind";
import { languageOf } from "#server/http/language-of";
import type { NameRepresentativeBody } from "#shared/contract/signing/acts";
import { smsReportEndpoints } from "#shared/contract/signing/sms-reports";
import { pathTo } from "#shared/paths";

export function signingRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  const viewPeople = async (user: UserRecord, id: string) =>
    listCollaborators(deps.db, await readDocument(deps, user, id), user.phone);

  const viewSent = async (user: UserRecord, id: string) => {
    const document = await readDocument(deps, user, id);
    const collaborators = await listCollaborators(deps.db, document, user.phone);
    return { document: viewDocument(document), collaborators };
  };

  bind("GET /api/documents/{id}/collaborators", (user, { params }) => viewPeople(user, params.id));
  bind("GET /api/documents/{id}/changes", async (user, { params }) => ({
    changes: await changesOf(deps, await readDocument(deps, user, params.id)),
  }));
  bind("GET /api/documents/{id}/pdf", async (user, { params }) =>
    pdfOfDocument(deps, await readDocument(deps, user, params.id)),
  );
  bind("POST /api/documents/{id}/send-for-signing", async (user, { params, body }, request) => {
    await sendDocument(deps, user, params.id, { ...body, from: evidenceOf(request) });
    return viewSent(user, params.id);
  });
  bind("POST /api/documents/{id}/invite", async (user, { params, body }, request) => {
    await sendDocument(deps, user, params.id, { ...body, from: evidenceOf(request) });
    return viewSent(user, params.id);
  });
  bind("POST /api/documents/remind", (user, { body }) => remindMany(deps, user, body.documentIds));
  bind("POST /api/documents/send-for-signing", (user, { body }, request) =>
    sendTogether(deps, user, { ...body, from: evidenceOf(request) }),
  );
  bind("POST /api/documents/lock", (user, { body }) => lockMany(deps, user, body.documentIds));
  bind("POST /api/documents/delete", (user, { body }) => deleteMany(deps, user, body));
  bind("POST /api/documents/pdfs", (user, { body }) => zipMany(deps, user, body.documentIds));
  bind("POST /api/documents/csv", (user, { body }) => tableOfMany(deps, user, body.documentIds));
  bind("POST /api/documents/{id}/resend-invitation", (user, { params, body }) =>
    resendInvitation(deps, user, params.id, body),
  );

  bind("POST /api/documents/{id}/collaborators/{collaboratorId}/address", async (user, { params, body }) => {
    await correctAddress(deps, user, params.id, { collaboratorId: params.collaboratorId, ...body });
    return viewPeople(user, params.id);
  });
  bind("POST /api/documents/{id}/notes/{noteId}/answer", async (user, { params, body }) => {
    await answerSigner(deps, user, params.id, { noteId: params.noteId, ...body });
    return viewPeople(user, params.id);
  });

  bind("POST /api/documents/{id}/recall", async (user, { params, body }) =>
    viewDocument(await recallDocument(deps, user, params.id, body.reason)),
  );

  const readForm = urlencoded({ extended: false, limit: "10kb" });
  router.post("/api/sms/reports/:secret", readForm, async (request, response) => {
    request.routeName = "POST /api/sms/reports/{secret}";
    const report = smsReportEndpoints["POST /api/sms/reports/{secret}"].body.safeParse(request.body);
    if (!report.success) throw new AppError("invalid_input");
    await receiveReport(deps, request.params.secret, report.data);
    response.json({ received: true });
  });

  const sessionOf = (user: UserRecord, { id }: { id: string }, collaboratorId?: string): SessionAccess => ({
    user,
    documentId: id,
    collaboratorId,
  });

  const nameAndRead = async (
    access: SigningAccess,
    body: NameRepresentativeBody & { code?: string | undefined },
    request: Request,
  ) => {
    const language = languageOf(request);
    await nameRepresentative(deps, access, { ...body, seen: { ...evidenceOf(request), language } });
    return readSigning(deps, access, language);
  };

  bind("GET /api/documents/{id}/signing", async (user, { params, query }, request) =>
    readSigning(
      deps,
      await nameSigner(deps.db, sessionOf(user, params, query.collaboratorId)),
      languageOf(request),
    ),
  );
  bind("POST /api/documents/{id}/signing", (user, { params, body: { collaboratorId, ...body } }, request) =>
    signDocument(deps, sessionOf(user, params, collaboratorId), { ...evidenceOf(request), ...body }),
  );
  bind("GET /api/documents/{id}/signing/mark", async (user, { params, query }) => ({
    mark: await findLastMark(deps, await nameSigner(deps.db, sessionOf(user, params, query.collaboratorId))),
  }));
  bind("POST /api/documents/{id}/signing/opened", (user, { params, body }) =>
    recordOpening(deps, sessionOf(user, params, body.collaboratorId), body.language),
  );
  bind("POST /api/documents/{id}/signing/decline", (user, { params, body }) =>
    declineDocument(deps, sessionOf(user, params, body.collaboratorId), body.reason),
  );
  bind(
    "POST /api/documents/{id}/signing/notes",
    async (user, { params, body: { collaboratorId, ...body } }) =>
      viewNoteOf(await leaveNote(deps, sessionOf(user, params, collaboratorId), body)),
  );
  bind(
    "POST /api/documents/{id}/signing/representative",
    async (user, { params, body: { collaboratorId, ...body } }, request) => {
      const access = await nameSigner(deps.db, sessionOf(user, params, collaboratorId));
      return nameAndRead(access, body, request);
    },
  );
  bind("POST /api/documents/{id}/signing/representative/end", (user, { params, body }) =>
    endRepresentation(deps, sessionOf(user, params, body.collaboratorId)),
  );
  bind("POST /api/documents/{id}/signing/reminders", (user, { params, body }) =>
    switchReminders(deps, sessionOf(user, params, body.collaboratorId), body),
  );
  bind("POST /api/marks/typed", async (_actor, { body }) => {
    const marks = outlineName(body.name);
    if (marks.length === 0) throw new AppError("mark_not_drawn");
    return { marks };
  });
  /** Who is signed in where a link is opened: whether it is theirs is for `SigningAccess` to say. */
  const session = { session: true } as const;
  const linkOf = ({ token }: { token: string }, request: Request): LinkAccess => ({
    token,
    reader: request.user,
  });
  bind("GET /api/sign-all/{token}", (_actor, { params }) => readBundle(deps, params.token));
  bind(
    "GET /api/sign/{token}",
    (_actor, { params }, request) => readSigning(deps, linkOf(params, request), languageOf(request)),
    session,
  );
  bind(
    "POST /api/sign/{token}",
    (_actor, { params, body }, request) =>
      signDocument(deps, linkOf(params, request), { ...evidenceOf(request), ...body }),
    session,
  );
  bind(
    "POST /api/sign/{token}/code",
    (_actor, { params }, request) => sendLinkCode(deps, linkOf(params, request)),
    session,
  );
  bind("POST /api/sign/{token}/opened", (_actor, { params, body }) =>
    recordOpening(deps, params, body.language),
  );
  bind("POST /api/sign/{token}/decline", (_actor, { params, body }) =>
    declineDocument(deps, params, body.reason),
  );
  bind("POST /api/sign/{token}/notes", async (_actor, { params, body }) =>
    viewNoteOf(await leaveNote(deps, params, body)),
  );
  bind(
    "POST /api/sign/{token}/representative",
    (_actor, { params, body }, request) => nameAndRead(linkOf(params, request), body, request),
    session,
  );
  bind("POST /api/sign/{token}/representative/end", (_actor, { params }) => endRepresentation(deps, params));
  bind("POST /api/sign/{token}/current", (_actor, { params }) => sendCurrentLink(deps, params.token));
  bind("POST /api/sign/{token}/reminders", (_actor, { params, body }) => switchReminders(deps, params, body));
  // Mail programs that know no RFC 8058 open the address instead: it changes nothing and leads to the switch.
  router.get("/api/sign/:token/reminders", (request, response) =>
    response.redirect(`${pathTo.sign(encodeURIComponent(request.params.token))}#reminders`),
  );
  bind("GET /api/sign/{token}/pdf", async (_actor, { params }) =>
    pdfOfInvitation(deps, await openToRead(deps, params)),
  );
  return router;
}
