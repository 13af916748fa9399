import { Router, type Request } from "express";
import type { Deps } from "#server/deps";
import type { UserRow } from "#server/features/auth/index";
import { readDocument, viewDocument } from "#server/features/documents/index";
import { pdfOfDocument, pdfOfInvitation } from "#server/features/signing/document-pdf";
import { listCollaborators } from "#server/features/signing/list-collaborators";
import { openInvitation } from "#server/features/signing/open-invitation";
import { resendInvitation } from "#server/features/signing/resend-invitation";
import { sendDocument } from "#server/features/signing/send-document";
import { signDocument } from "#server/features/signing/sign-document";
import { signersOf } from "#server/features/signing/signers-store";
import { viewInvitation } from "#server/features/signing/signing-view";
import { createBinder } from "#server/http/bind";

export function signingRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  const viewSent = async (user: UserRow, id: string) => {
    const document = await readDocument(deps, user, id);
    return { document: viewDocument(document), collaborators: await listCollaborators(deps.db, document) };
  };

  bind("GET /api/documents/{id}/collaborators", async (user, { params }) =>
    listCollaborators(deps.db, await readDocument(deps, user, params.id)),
  );
  bind("GET /api/documents/{id}/pdf", async (user, { params }) =>
    pdfOfDocument(deps, await readDocument(deps, user, params.id)),
  );
  bind("POST /api/documents/{id}/send-for-signing", async (user, { params, body }) => {
    await sendDocument(deps, user, params.id, body);
    return viewSent(user, params.id);
  });
  bind("POST /api/documents/{id}/invite", async (user, { params, body }) => {
    await sendDocument(deps, user, params.id, body);
    return viewSent(user, params.id);
  });
  bind("POST /api/documents/{id}/resend-invitation", (user, { params, body }) =>
    resendInvitation(deps, user, params.id, body),
  );

  bind("GET /api/sign/{token}", async (_actor, { params }) => {
    const invitation = await openInvitation(deps, params.token);
    return viewInvitation(invitation, await signersOf(deps.db, invitation.version.id));
  });
  bind("POST /api/sign/{token}", (_actor, { params, body }, request) =>
    signDocument(deps, params.token, { ...evidenceOf(request), ...body }),
  );
  bind("GET /api/sign/{token}/pdf", async (_actor, { params }) =>
    pdfOfInvitation(deps, await openInvitation(deps, params.token)),
  );
  return router;
}

function evidenceOf(request: Request) {
  return { ipAddress: request.ip ?? "", userAgent: (request.get("user-agent") ?? "").slice(0, 500) };
}
