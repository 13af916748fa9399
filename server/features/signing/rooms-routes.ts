import { Router, type Request } from "express";
import type { Deps } from "#server/deps";
import { takeBack } from "#server/features/auth/index";
import { declineDocument } from "#server/features/signing/decline-document";
import { pdfOfInvitation } from "#server/features/signing/document-pdf";
import { evidenceOf } from "#server/features/signing/evidence-of";
import { openInvitation } from "#server/features/signing/open-invitation";
import { leaveNote } from "#server/features/signing/notes/leave-note";
import { endRepresentation } from "#server/features/signing/representatives/end-representative";
import { nameRepresentative } from "#server/features/signing/representatives/name-representative";
import { readSigning } from "#server/features/signing/read-signing";
import { recordOpening } from "#server/features/signing/record-opening";
import { clearPause } from "#server/features/signing/rooms/clear-pause";
import { closeRoom } from "#server/features/signing/rooms/close-room";
import type { RoomAccess } from "#server/features/signing/rooms/come-inside";
import { enterRoom } from "#server/features/signing/rooms/enter-room";
import { handOver } from "#server/features/signing/rooms/hand-over";
import { leaveRoom } from "#server/features/signing/rooms/leave-room";
import { openRoom } from "#server/features/signing/rooms/open-room";
import {
  findKey,
  readHandedOver,
  readOwnRoom,
  readRoom,
  readTakenBack,
} from "#server/features/signing/rooms/read-room";
import { endInside } from "#server/features/signing/rooms/rooms-store";
import { sendCode } from "#server/features/signing/rooms/send-code";
import { viewNoteOf } from "#server/features/signing/signing-view";
import { signDocument } from "#server/features/signing/sign-document";
import { switchReminders } from "#server/features/signing/switch-reminders";
import { AppError } from "#server/http/app-error";
import { createBinder } from "#server/http/bind";
import { languageOf } from "#server/http/language-of";
import { browserOf, insideTokenOf, letIn, letOut } from "#server/http/room-cookies";
import { startSession } from "#server/http/session";

/** Rooms in which everybody signs together, and devices that are handed over in them. */
export function roomsRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);
  /** Read where it matters whose device it is. */
  const session = { session: true } as const;
  const browser = (request: Request) => deps.secrets.hashToken(browserOf(deps.env, request));
  const inside = (
    request: Request,
    { key }: { key: string },
    collaboratorId: string | undefined,
  ): RoomAccess => ({
    roomKey: key,
    sessionToken: insideTokenOf(request),
    collaboratorId,
  });

  bind("GET /api/documents/{id}/room", (user, { params }) => readOwnRoom(deps, user, params.id));
  bind("POST /api/documents/{id}/room", async (user, { params, body }) => {
    await openRoom(deps, user, params.id, body);
    const room = await readOwnRoom(deps, user, params.id);
    if (!room) throw new AppError("not_awaiting_signatures");
    return room;
  });
  bind("POST /api/documents/{id}/room/close", (user, { params }) => closeRoom(deps, user, params.id));
  bind("POST /api/documents/{id}/room/clear-pause", (user, { params }) => clearPause(deps, user, params.id));
  bind("POST /api/documents/{id}/room/hand-over", (user, { params }, request) =>
    handOver(deps, user, params.id, request.sessionID),
  );

  bind(
    "GET /api/handed-over",
    async (_actor, _input, { handedOver }) => (handedOver ? readHandedOver(deps, handedOver) : null),
    session,
  );
  bind(
    "POST /api/handed-over/take-back",
    async (_actor, { body }, request) => {
      const { handedOver } = request;
      if (!handedOver) return { documentId: null };
      await takeBack(deps, handedOver.user, body.password);
      await endInside(deps.db, handedOver.roomId, { device: "handed_over" });
      // Under a new id: whoever had the device may have looked at the old one.
      await startSession(request, handedOver.user);
      return readTakenBack(deps, handedOver.roomId);
    },
    session,
  );

  bind("POST /api/rooms/find", (_actor, { body }) => findKey(deps, body));
  bind(
    "GET /api/rooms/{key}",
    (_actor, { params }, { handedOver }) => readRoom(deps, params.key, handedOver?.roomId),
    session,
  );
  bind(
    "POST /api/rooms/{key}/code",
    (_actor, { params, body }, request) => {
      const askedIn = browser(request);
      // Everybody asks for their code on a device that goes around.
      const counted = request.handedOver ? null : askedIn;
      return sendCode(deps, params.key, { ...body, browser: counted, askedIn });
    },
    session,
  );
  bind(
    "POST /api/rooms/{key}/enter",
    async (_actor, { params, body }, request) => {
      const deviceOf = request.handedOver?.user.id ?? request.user?.id ?? null;
      const entry = { ...body, browser: browser(request), deviceOf };
      const { token, until } = await enterRoom(deps, params.key, entry);
      letIn(deps.env, request, token, until);
      return { until: until.toISOString() };
    },
    session,
  );
  bind("POST /api/rooms/{key}/leave", async (_actor, { params }, request) => {
    const left = await leaveRoom(deps, params.key, insideTokenOf(request));
    letOut(deps.env, request);
    return left;
  });

  bind("GET /api/rooms/{key}/signing", (_actor, { params, query }, request) =>
    readSigning(deps, inside(request, params, query.collaboratorId), languageOf(request)),
  );
  bind("POST /api/rooms/{key}/signing", (_actor, { params, body: { collaboratorId, ...body } }, request) =>
    signDocument(deps, inside(request, params, collaboratorId), { ...evidenceOf(request), ...body }),
  );
  bind("POST /api/rooms/{key}/signing/opened", (_actor, { params, body }, request) =>
    recordOpening(deps, inside(request, params, body.collaboratorId), body.language),
  );
  bind("POST /api/rooms/{key}/signing/decline", (_actor, { params, body }, request) =>
    declineDocument(deps, inside(request, params, body.collaboratorId), body.reason),
  );
  bind(
    "POST /api/rooms/{key}/signing/notes",
    async (_actor, { params, body: { collaboratorId, ...body } }, request) =>
      viewNoteOf(await leaveNote(deps, inside(request, params, collaboratorId), body)),
  );
  bind(
    "POST /api/rooms/{key}/signing/representative",
    async (_actor, { params, body: { collaboratorId, ...body } }, request) => {
      const access = inside(request, params, collaboratorId);
      const language = languageOf(request);
      await nameRepresentative(deps, access, { ...body, seen: { ...evidenceOf(request), language } });
      return readSigning(deps, access, language);
    },
  );
  bind("POST /api/rooms/{key}/signing/representative/end", (_actor, { params, body }, request) =>
    endRepresentation(deps, inside(request, params, body.collaboratorId)),
  );
  bind("POST /api/rooms/{key}/signing/reminders", (_actor, { params, body }, request) =>
    switchReminders(deps, inside(request, params, body.collaboratorId), body),
  );
  bind("GET /api/rooms/{key}/signing/pdf", async (_actor, { params, query }, request) =>
    pdfOfInvitation(deps, await openInvitation(deps, inside(request, params, query.collaboratorId))),
  );
  return router;
}
