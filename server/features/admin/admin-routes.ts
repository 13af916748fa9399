import { Router } from "express";
import type { Deps } from "#server/deps";
import { readSums } from "#server/features/admin/analytics-store";
import { changePrice } from "#server/features/admin/change-price";
import { changeSociety, viewSociety } from "#server/features/admin/change-society";
import { moveTicket, removeTicket, replyToTicket } from "#server/features/admin/change-ticket";
import { changeUser } from "#server/features/admin/change-user";
import { csvTables } from "#server/features/admin/csv-tables";
import { deleteUser } from "#server/features/admin/delete-user";
import { documentList } from "#server/features/admin/documents-list-store";
import { downloadTable } from "#server/features/admin/download-table";
import { eventList } from "#server/features/admin/events-store";
import { hideDocument, restoreDocument } from "#server/features/admin/hide-document";
import { listFailedJobs, retryJob } from "#server/features/admin/retry-job";
import { paymentList } from "#server/features/admin/payments-list-store";
import { downloadDocument, readAdminDocument } from "#server/features/admin/read-document";
import { drawEvidenceCertificate, readSignatureRecords } from "#server/features/admin/read-on-claim";
import { askAgain, refundPayment } from "#server/features/admin/refund-payment";
import { countTickets, ticketList } from "#server/features/admin/tickets-list-store";
import { userList } from "#server/features/admin/users-list-store";
import { listPrices, viewPrice } from "#server/features/payments/index";
import { findSocieties } from "#server/features/registration/index";
import { readAnyTicket } from "#server/features/support/index";
import { createBinder } from "#server/http/bind";
import { ANALYTICS_MONTHS } from "#shared/contract/admin-analytics";
import { monthsInNairobi } from "#shared/dates";

export function adminRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);
  const { db } = deps;

  bind("GET /api/admin/users", (_admin, { query }) => userList.page(db, query));
  bind("GET /api/admin/users/csv", (admin, { query }) => downloadTable(deps, admin, csvTables.users, query));
  bind("PATCH /api/admin/users/{id}/role", (admin, { params, body }) =>
    changeUser(deps, admin, params.id, body),
  );
  bind("PATCH /api/admin/users/{id}/status", (admin, { params, body }) =>
    changeUser(deps, admin, params.id, body),
  );
  bind("PUT /api/admin/users/{id}", (admin, { params, body }) => changeUser(deps, admin, params.id, body));
  bind("DELETE /api/admin/users/{id}", (admin, { params, body }) =>
    deleteUser(deps, admin, params.id, body.password),
  );

  bind("GET /api/admin/user-documents", (_admin, { query }) => documentList.page(db, query));
  bind("GET /api/admin/documents", (_admin, { query }) => documentList.page(db, query));
  bind("GET /api/admin/documents/csv", (admin, { query }) =>
    downloadTable(deps, admin, csvTables.documents, query),
  );
  bind("GET /api/admin/documents/{id}", (_admin, { params }) => readAdminDocument(deps, params.id));
  bind("GET /api/admin/documents/{id}/pdf", (admin, { params }) => downloadDocument(deps, admin, params.id));
  bind("DELETE /api/admin/documents/{id}", (admin, { params }) => hideDocument(deps, admin, params.id));
  bind("POST /api/admin/documents/{id}/signature-records", (admin, { params, body }) =>
    readSignatureRecords(deps, admin, params.id, body.reason),
  );
  bind("POST /api/admin/documents/{id}/evidence-certificate", (admin, { params, body }) =>
    drawEvidenceCertificate(deps, admin, params.id, body.reason),
  );
  bind("POST /api/admin/documents/{id}/restore", (admin, { params }) =>
    restoreDocument(deps, admin, params.id),
  );

  bind("GET /api/admin/payments", (_admin, { query }) => paymentList.page(db, query));
  bind("GET /api/admin/payments/csv", (admin, { query }) =>
    downloadTable(deps, admin, csvTables.payments, query),
  );
  bind("POST /api/admin/payments/{id}/ask-provider", (admin, { params }) => askAgain(deps, admin, params.id));
  bind("POST /api/admin/payments/{id}/refund", (admin, { params, body }) =>
    refundPayment(deps, admin, params.id, body.reason),
  );

  bind("GET /api/admin/analytics", async () => {
    const now = deps.clock.now();
    return {
      ...(await readSums(db, monthsInNairobi(now, ANALYTICS_MONTHS))),
      openTickets: (await countTickets(db)).open,
      generatedAt: now.toISOString(),
    };
  });
  bind("GET /api/admin/societies", async () => (await findSocieties(db)).map(viewSociety));
  bind("PUT /api/admin/societies/{code}", (admin, { params, body }) =>
    changeSociety(deps, admin, params.code, body),
  );
  bind("GET /api/admin/pricing", async () => (await listPrices(db)).map(viewPrice));
  bind("PUT /api/admin/pricing/{serviceType}", (admin, { params, body }) =>
    changePrice(deps, admin, params.serviceType, body),
  );

  bind("GET /api/admin/support/tickets", async (_admin, { query }) => {
    const [page, counts] = await Promise.all([ticketList.page(db, query), countTickets(db)]);
    return { ...page, counts };
  });
  bind("GET /api/admin/support/tickets/csv", (admin, { query }) =>
    downloadTable(deps, admin, csvTables.tickets, query),
  );
  bind("GET /api/admin/support/tickets/{id}", (_admin, { params }) => readAnyTicket(deps, params.id));
  bind("PUT /api/admin/support/tickets/{id}", (admin, { params, body }) =>
    moveTicket(deps, admin, params.id, body),
  );
  bind("POST /api/admin/support/tickets/{id}/reply", (admin, { params, body }) =>
    replyToTicket(deps, admin, params.id, body),
  );
  bind("DELETE /api/admin/support/tickets/{id}", (admin, { params }) => removeTicket(deps, admin, params.id));

  bind("GET /api/admin/audit", (_admin, { query }) => eventList.page(db, query));
  bind("GET /api/admin/audit/csv", (admin, { query }) => downloadTable(deps, admin, csvTables.audit, query));
  bind("GET /api/admin/jobs", (_admin, { query }) => listFailedJobs(deps, query));
  bind("POST /api/admin/jobs/{id}/retry", (admin, { params }) => retryJob(deps, admin, params.id));
  return router;
}
