import { Router } from "express";
import type { Deps } from "#server/deps";
import { answerRequest } from "#server/features/network/answer-request";
import { askCollaborator } from "#server/features/network/ask-collaborator";
import { blockPerson, liftBlock, listBlocks } from "#server/features/network/block-person";
import { readFile, sendFile, takeFileBack } from "#server/features/network/chat-files";
import { discover, readCollaborator } from "#server/features/network/discover";
import { followEvents } from "#server/features/network/follow-events";
import { markRead } from "#server/features/network/mark-read";
import { readMessages } from "#server/features/network/read-messages";
import { readRequest } from "#server/features/network/read-request";
import { viewRequest } from "#server/features/network/request-view";
import { countUnread, findRequests } from "#server/features/network/requests-store";
import { reportPerson } from "#server/features/network/report-person";
import { sendMessage } from "#server/features/network/send-message";
import { createBinder } from "#server/http/bind";

export function networkRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);
  const { db } = deps;

  bind("GET /api/collaborators", (user, { query }) => discover(deps, user, query));
  bind("GET /api/collaborators/{id}", (user, { params }) => readCollaborator(deps, user, params.id));
  bind("GET /api/collaboration-requests", async (user) =>
    (await findRequests(db, user.id)).map((record) => viewRequest(record, user.id)),
  );
  bind("POST /api/collaboration-requests", (user, { body }) => askCollaborator(deps, user, body));
  bind("GET /api/collaboration-requests/{id}", async (user, { params }) =>
    viewRequest(await readRequest(db, user.id, params.id), user.id),
  );
  bind("PATCH /api/collaboration-requests/{id}", (user, { params, body }) =>
    answerRequest(deps, user, params.id, body.status),
  );
  bind("GET /api/collaboration-requests/{id}/messages", (user, { params, query }) =>
    readMessages(deps, user, params.id, query),
  );
  bind("POST /api/collaboration-requests/{id}/messages", (user, { params, body }) =>
    sendMessage(deps, user, params.id, body),
  );
  const placeOf = ({ id: requestId, fileId: id }: { id: string; fileId: string }) => ({ requestId, id });
  bind("PUT /api/collaboration-requests/{id}/files/{fileId}", (user, { params, file }) =>
    sendFile(deps, user, placeOf(params), file),
  );
  bind("GET /api/collaboration-requests/{id}/files/{fileId}", (user, { params }) =>
    readFile(deps, user, placeOf(params)),
  );
  bind("DELETE /api/collaboration-requests/{id}/files/{fileId}", (user, { params }) =>
    takeFileBack(deps, user, placeOf(params)),
  );
  bind("POST /api/collaboration-requests/{id}/read", (user, { params, body }) =>
    markRead(deps, user, params.id, body.number),
  );
  bind("GET /api/unread-message-count", async (user) => ({ count: await countUnread(db, user.id) }));
  bind("GET /api/blocks", (user) => listBlocks(deps, user));
  bind("PUT /api/blocks/{id}", (user, { params }) => blockPerson(deps, user, params.id));
  bind("DELETE /api/blocks/{id}", (user, { params }) => liftBlock(deps, user, params.id));
  bind("POST /api/collaborators/{id}/report", (user, { params, body }) =>
    reportPerson(deps, user, params.id, body.reason),
  );
  bind("GET /api/events", (user, { query }, request, signal) =>
    followEvents(deps, user, request.get("last-event-id") ?? query.after, signal),
  );
  return router;
}
