import { join } from "node:path";
import express, { Router } from "express";
import { listOutbox, readOutboxMail, type OutboxMail } from "#server/dev/outbox/read-outbox";
import { AppError } from "#server/http/app-error";
import {
  mailPolicy,
  outboxPolicy,
  renderFramedMail,
  renderOutbox,
  renderOutboxMail,
} from "#server/dev/outbox/outbox-page";

/** The sources of the interface, which are there whether it is built or not. */
const FONTS = join(import.meta.dirname, "../../../client/src/fonts");

/** Shows the mails of a folder, for a server that has nobody to send them. Never part of a production server. */
export function devOutboxRoutes(folder: string): Router {
  const router = Router();

  async function find(id: string): Promise<OutboxMail> {
    const mail = await readOutboxMail(folder, id);
    if (!mail) throw new AppError("not_found");
    return mail;
  }

  router.use("/dev/outbox", (_request, response, next) => {
    response.set({ "Content-Security-Policy": outboxPolicy, "Cache-Control": "no-store" });
    next();
  });

  router.use("/dev/outbox/fonts", express.static(FONTS));

  router.get("/dev/outbox", async (_request, response) => {
    response.type("html").send(renderOutbox(await listOutbox(folder)));
  });

  router.get("/dev/outbox/:id", async ({ params }, response) => {
    response.type("html").send(renderOutboxMail(await find(params.id)));
  });

  router.get("/dev/outbox/:id/html", async ({ params }, response) => {
    const mail = await find(params.id);
    response.set({ "Content-Security-Policy": mailPolicy, "X-Frame-Options": "SAMEORIGIN" });
    response.type("html").send(renderFramedMail(mail));
  });

  router.get("/dev/outbox/:id/source", async ({ params }, response) => {
    response.type("text").send((await find(params.id)).source);
  });

  router.get("/dev/outbox/:id/attachments/:index", async ({ params }, response) => {
    const attachment = (await find(params.id)).attachments[Number(params.index)];
    if (!attachment) throw new AppError("not_found");
    response.attachment(attachment.filename).type(attachment.contentType).send(attachment.content);
  });

  return router;
}
