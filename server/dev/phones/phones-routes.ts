import express, { Router } from "express";
import { z } from "zod";
import type { LocalPhones } from "#server/dev/phones/local-phones";
import { phonesPolicy, renderPhones } from "#server/dev/phones/phones-page";

const BASE = "/dev/phones";

const Sending = z.object({
  username: z.string().min(1),
  to: z.string(),
  message: z.string().min(1),
  from: z.string().max(11).default("SAHIHI"),
});

/** How a number ends says what becomes of a message to it, as the provider would answer. */
const endings: Record<string, { statusCode: number; status: string }> = {
  "403": { statusCode: 403, status: "InvalidPhoneNumber" },
  "405": { statusCode: 405, status: "InsufficientBalance" },
  "406": { statusCode: 406, status: "UserInBlacklist" },
  "500": { statusCode: 500, status: "InternalServerError" },
};

/** Africa's Talking's API and the phones it would reach, for a server that nobody gave its keys. Never part of a production server. */
export function devPhonesRoutes(phones: LocalPhones, { apiKey }: { apiKey: string }): Router {
  const router = Router();

  router.post(
    `${BASE}/version1/messaging`,
    express.urlencoded({ extended: false, limit: "10kb" }),
    async (request, response) => {
      if (request.get("apiKey") !== apiKey)
        return void response.status(401).type("text").send("The supplied authentication is invalid");
      const sending = Sending.safeParse(request.body);
      if (!sending.success || !/^\+[1-9]\d{7,14}$/.test(sending.data.to))
        return void response.status(201).json(answered("Sent to 0/1 Total Cost: 0", []));
      const { to, message: text, from } = sending.data;
      const failure = endings[to.slice(-3)];
      const recipient = failure
        ? { ...failure, messageId: "None" }
        : { statusCode: 101, status: "Success", messageId: (await phones.receive({ to, from, text })).id };
      response
        .status(201)
        .json(
          answered("Sent to 1/1 Total Cost: KES 0.8000", [{ ...recipient, number: to, cost: "KES 0.8000" }]),
        );
    },
  );

  router.get(BASE, async (_request, response) => {
    response.set({ "Content-Security-Policy": phonesPolicy, "Cache-Control": "no-store" });
    response.type("html").send(renderPhones(await phones.list()));
  });

  return router;
}

const answered = (Message: string, Recipients: object[]) => ({ SMSMessageData: { Message, Recipients } });
