import { Router } from "express";
import type { Deps } from "#server/deps";
import { acceptClause } from "#server/features/documents/accept-clause";
import { createDocument } from "#server/features/documents/create-document";
import { readDashboard, readDashboardPage } from "#server/features/documents/dashboard-store";
import { deleteDocument } from "#server/features/documents/delete-document";
import { viewDocument } from "#server/features/documents/document-view";
import { dropChange } from "#server/features/documents/drop-change";
import { listDocuments } from "#server/features/documents/documents-store";
import { helpWithAgreement } from "#server/features/documents/help-with-agreement";
import { lockDocument } from "#server/features/documents/lock-document";
import { readDocument } from "#server/features/documents/read-document";
import { readerOf } from "#server/features/documents/reader";
import { readEdit, readEdits } from "#server/features/documents/read-edits";
import { readOwnEdits, redraft } from "#server/features/documents/redraft";
import { updateDocument } from "#server/features/documents/update-document";
import { createBinder } from "#server/http/bind";

export function documentsRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/documents", (user) => listDocuments(deps.db, readerOf(user)));
  bind("GET /api/dashboard", (user) => readDashboard(deps.db, readerOf(user)));
  bind("GET /api/dashboard/documents", (user, { query }) =>
    readDashboardPage(deps.db, readerOf(user), query),
  );
  bind("POST /api/documents", async (user, { body }, request, report) => {
    const admit = () => deps.rateLimits.consume("draft", request);
    return viewDocument(await createDocument(deps, user, body, { report, admit }));
  });
  bind("GET /api/documents/{id}", async (user, { params }) =>
    viewDocument(await readDocument(deps, user, params.id)),
  );
  bind("GET /api/documents/{id}/edits", (user, { params }) => readEdits(deps, user, params.id));
  bind("GET /api/documents/{id}/edits/{number}", (user, { params }) =>
    readEdit(deps, user, params.id, params.number),
  );
  bind("PATCH /api/documents/{id}", async (user, { params, body }) =>
    viewDocument(await updateDocument(deps, user, params.id, body)),
  );
  bind("POST /api/documents/{id}/redraft", async (user, { params, body }) =>
    viewDocument(await redraft(deps, user, params.id, body)),
  );
  bind("GET /api/documents/{id}/own-edits", (user, { params }) => readOwnEdits(deps, user, params.id));
  bind("POST /api/documents/{id}/help", (user, { params }) => helpWithAgreement(deps, user, params.id));
  bind("POST /api/documents/{id}/proposed-clause", async (user, { params, body }) =>
    viewDocument(await acceptClause(deps, user, params.id, body)),
  );
  bind("POST /api/documents/{id}/drop-change", async (user, { params }) =>
    viewDocument(await dropChange(deps, user, params.id)),
  );
  bind("PATCH /api/documents/{id}/lock", async (user, { params }) =>
    viewDocument(await lockDocument(deps, user, params.id)),
  );
  bind("DELETE /api/documents/{id}", (user, { params, body }) =>
    deleteDocument(deps, user, params.id, body.password),
  );
  return router;
}
