import { Router } from "express";
import type { Deps } from "#server/deps";
import { putOwnAvatar, readAvatar, removeOwnAvatar } from "#server/features/account/change-avatar";
import {
  removeCollaboratorProfile,
  saveCollaboratorProfile,
} from "#server/features/account/change-collaborator-profile";
import { changeProfile } from "#server/features/account/change-profile";
import { changeSettings, readSettings } from "#server/features/account/change-settings";
import { confirmPhone } from "#server/features/account/phone/confirm-phone";
import { removePhone } from "#server/features/account/phone/remove-phone";
import { sendPhoneCode } from "#server/features/account/phone/send-phone-code";
import { viewUser } from "#server/features/auth/index";
import { createBinder } from "#server/http/bind";
import { callerLeaves } from "#server/http/upload";

export function accountRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("PUT /api/user/profile", async (user, { body }) => viewUser(await changeProfile(deps, user, body)));

  bind("PUT /api/user/phone", (user, { body }) => sendPhoneCode(deps, user, body.phone));
  bind("POST /api/user/phone/confirm", async (user, { body }) =>
    viewUser(await confirmPhone(deps, user, body.code)),
  );
  bind("DELETE /api/user/phone", async (user) => viewUser(await removePhone(deps, user)));

  bind("PUT /api/user/collaborator-profile", async (user, { body }) =>
    viewUser(await saveCollaboratorProfile(deps, user, body)),
  );
  bind("DELETE /api/user/collaborator-profile", async (user) =>
    viewUser(await removeCollaboratorProfile(deps, user)),
  );

  bind("PUT /api/user/avatar", async (user, { file }, request) =>
    viewUser(await putOwnAvatar(deps, user, file, callerLeaves(request))),
  );
  bind("DELETE /api/user/avatar", async (user) => viewUser(await removeOwnAvatar(deps, user)));
  bind("GET /api/avatars/{id}", (_actor, { params }) => readAvatar(deps, params.id));

  bind("GET /api/user/settings", (user) => readSettings(deps, user));
  bind("PUT /api/user/settings", (user, { body }) => changeSettings(deps, user, body));
  bind("PATCH /api/user/settings", (user, { body }) => changeSettings(deps, user, body));
  return router;
}
