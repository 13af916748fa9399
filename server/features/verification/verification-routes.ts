import { Router } from "express";
import type { Deps } from "#server/deps";
import { verifyPayment } from "#server/features/payments/index";
import { verificationCertificateFile } from "#server/features/verification/verification-certificate-file";
import { checkFile } from "#server/features/verification/check-file";
import { orderVerification } from "#server/features/verification/order-verification";
import { processVerification } from "#server/features/verification/process-verification";
import { readOrder } from "#server/features/verification/read-order";
import { readResult } from "#server/features/verification/read-result";
import { readEntry } from "#server/features/verification/read-entry";
import { searchDocuments } from "#server/features/verification/search-documents";
import { createBinder } from "#server/http/bind";

export function verificationRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("POST /api/verify/search", (_actor, { body }) => searchDocuments(deps, body));
  bind("GET /api/verify/documents/{id}", (_actor, { params }) => readEntry(deps, params.id));
  bind("POST /api/verify/file", (_actor, { body }) => checkFile(deps, body.sha256));
  bind("POST /api/verify/payments", (_actor, { body }) => orderVerification(deps, body));
  bind("GET /api/verify/payments/{id}", (_actor, { params }) => readOrder(deps, params.id));
  bind("POST /api/verify/payments/{id}/verify", (_actor, { params, body }) =>
    verifyPayment(deps, null, params.id, body.reference),
  );
  bind("POST /api/verify/process", (_actor, { body }) => processVerification(deps, body));
  bind(
    "GET /api/verify/results/{verificationId}",
    async (_actor, { params }) => (await readResult(deps, params.verificationId)).result,
  );
  bind("GET /api/verify/results/{verificationId}/pdf", async (_actor, { params }) =>
    verificationCertificateFile(deps, await readResult(deps, params.verificationId)),
  );
  return router;
}
