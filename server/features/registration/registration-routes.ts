import { Router } from "express";
import type { Deps } from "#server/deps";
import { findSubmitter, storeSubmitter } from "#server/features/registration/exports-store";
import { makeExport, readExportFile } from "#server/features/registration/make-export";
import { readRegistration } from "#server/features/registration/read-registration";
import { keepOwnDetails } from "#server/features/registration/keep-own-details";
import { findOwnDetails } from "#server/features/registration/registration-store";
import {
  confirmByLink,
  confirmOwn,
  readOwnByLink,
  saveRegistration,
} from "#server/features/registration/save-registration";
import { listedSocieties } from "#server/features/registration/societies-store";
import { packSchema } from "#shared/contract/registration-pack";
import { takeAcknowledgements } from "#server/features/registration/take-acknowledgements";
import { createBinder } from "#server/http/bind";
import { noPerson } from "#shared/domain/registration/registration";

export function registrationRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/documents/{id}/registration", (user, { params }) => readRegistration(deps, user, params.id));
  bind("PUT /api/documents/{id}/registration", (user, { params, body }) =>
    saveRegistration(deps, user, params.id, body),
  );
  bind("PUT /api/documents/{id}/registration/own", (user, { params, body }) =>
    confirmOwn(deps, user, params.id, body.details),
  );
  bind("GET /api/sign/{token}/registration", (_actor, { params }) => readOwnByLink(deps, params.token));
  bind("PUT /api/sign/{token}/registration", (_actor, { params, body }) =>
    confirmByLink(deps, params.token, body.details),
  );
  bind("GET /api/user/registration", async (user) => (await findOwnDetails(deps.db, user.id)) ?? noPerson);
  bind("PUT /api/user/registration", async (user, { body }) => {
    await deps.db.transaction((trx) => keepOwnDetails(deps, trx, user.id, body));
    return body;
  });
  bind("GET /api/user/submitter", (user) => findSubmitter(deps.db, user.id));
  bind("PUT /api/user/submitter", async (user, { body }) => {
    await storeSubmitter(deps.db, user.id, body);
    return body;
  });
  bind("POST /api/registration/exports", (user, { body }) => makeExport(deps, user, body));
  bind("GET /api/registration/exports/{id}/file", (user, { params }) =>
    readExportFile(deps, user, params.id),
  );
  bind("GET /api/societies", () => listedSocieties(deps.db));
  bind("GET /api/registration/schema", () => Promise.resolve(packSchema));
  bind("POST /api/registration/acknowledgements", (user, { body }) =>
    takeAcknowledgements(deps, user, body.text),
  );
  return router;
}
