import { randomUUID } from "node:crypto";
import { Router } from "express";
import type { Deps } from "#server/deps";
import {
  changeContact,
  createContact,
  importContacts,
  listContacts,
} from "#server/features/contacts/contacts";
import { viewSet } from "#server/features/contacts/contact-view";
import { findSets, removeContact, removeSet } from "#server/features/contacts/contacts-store";
import { changeSet, createSet } from "#server/features/contacts/contact-sets";
import { downloadContacts } from "#server/features/contacts/export-contacts";
import { AppError } from "#server/http/app-error";
import { createBinder } from "#server/http/bind";

export function contactsRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/contacts", (user, { query }) => listContacts(deps, user, query));
  bind("GET /api/contacts/csv", (user) => downloadContacts(deps, user));
  bind("POST /api/contacts", (user, { body: { id = randomUUID(), ...facts } }) =>
    createContact(deps, user, id, facts),
  );
  bind("POST /api/contacts/import", (user, { body }) => importContacts(deps, user, body.contacts));
  bind("PUT /api/contacts/{id}", (user, { params, body }) => changeContact(deps, user, params.id, body));
  bind("DELETE /api/contacts/{id}", async (user, { params }) => {
    if (!(await removeContact(deps.db, user.id, params.id))) throw new AppError("contact_not_found");
  });
  bind("GET /api/contact-sets", async (user) => (await findSets(deps.db, user.id)).map(viewSet));
  bind("POST /api/contact-sets", (user, { body: { id = randomUUID(), ...facts } }) =>
    createSet(deps, user, id, facts),
  );
  bind("PUT /api/contact-sets/{id}", (user, { params, body }) => changeSet(deps, user, params.id, body));
  bind("DELETE /api/contact-sets/{id}", async (user, { params }) => {
    if (!(await removeSet(deps.db, user.id, params.id))) throw new AppError("contact_set_not_found");
  });
  return router;
}
