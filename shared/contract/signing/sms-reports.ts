import { defineEndpoints } from "#shared/contract/contract";
import { z } from "zod";

/** What the SMS provider tells by itself. Bound by hand: it sends a form, and the secret in the address is all that says who it is. */
export const smsReportEndpoints = defineEndpoints({
  "POST /api/sms/reports/{secret}": {
    summary: "Where the SMS provider tells, as a form, what became of a message",
    access: "public",
    signed: true,
    params: z.object({ secret: z.string() }),
    body: z.object({ id: z.string().max(200), status: z.string().max(40) }),
    response: z.object({ received: z.literal(true) }),
    errors: ["not_found", "invalid_input"],
  },
});
