import { Router } from "express";
import type { Deps } from "#server/deps";
import {
  evidenceCertificate,
  evidenceCertificateOfSigner,
} from "#server/features/history/draw-evidence-certificate";
import { drawAuditTrail, drawAuditTrailOfSigner } from "#server/features/history/draw-history";
import { viewHistory, viewTrail } from "#server/features/history/history-view";
import { proveToSigner, proveToUser } from "#server/features/history/proof/prove-document";
import { readHistory } from "#server/features/history/read-history";
import {
  certificateOfInvitation,
  certificateOfVersion,
  pdfOfVersion,
  readVersion,
} from "#server/features/history/read-version";
import { createBinder } from "#server/http/bind";

export function historyRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/documents/{id}/history", async (user, { params }) =>
    viewHistory(await readHistory(deps, user, params.id)),
  );
  bind("GET /api/documents/{id}/versions/{number}", (user, { params }) =>
    readVersion(deps, user, params.id, params.number),
  );
  bind("GET /api/documents/{id}/versions/{number}/pdf", (user, { params }) =>
    pdfOfVersion(deps, user, params.id, params.number),
  );
  bind("GET /api/documents/{id}/versions/{number}/certificate", (user, { params }) =>
    certificateOfVersion(deps, user, params.id, params.number),
  );
  bind("GET /api/documents/{id}/audit", async (user, { params }) =>
    viewTrail(await readHistory(deps, user, params.id), deps.clock.now()),
  );
  bind("GET /api/documents/{id}/proof", (user, { params, query }) =>
    proveToUser(deps, user, params.id, query.version),
  );
  bind("GET /api/sign/{token}/proof", (_actor, { params }) => proveToSigner(deps, params.token));
  bind("GET /api/sign/{token}/certificate", (_actor, { params }) =>
    certificateOfInvitation(deps, params.token),
  );
  bind("GET /api/sign/{token}/audit/pdf", (_actor, { params }) => drawAuditTrailOfSigner(deps, params.token));
  bind("GET /api/sign/{token}/evidence-certificate", (_actor, { params }) =>
    evidenceCertificateOfSigner(deps, params.token),
  );
  bind("GET /api/documents/{id}/audit/pdf", async (user, { params }) =>
    drawAuditTrail(deps, await readHistory(deps, user, params.id)),
  );
  bind("POST /api/documents/{id}/evidence-certificate", (user, { params, body }) =>
    evidenceCertificate(deps, user, params.id, body.version),
  );
  return router;
}
