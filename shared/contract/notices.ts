import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { Id, PathId, Timestamp } from "#shared/contract/fields/fields";
import { documentTypes } from "#shared/domain/document-status";
import { noticeKinds, type NoticeKind } from "#shared/domain/notices";
import { serviceTypes } from "#shared/domain/services";

/** So many stand on a page. */
export const NOTICES_PER_PAGE = 30;
/** Nobody counts further: it is "more than 99". */
export const MOST_UNREAD_COUNTED = 100;

export const Notice = z.object({
  id: Id,
  kind: z.enum(Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]]),
  at: Timestamp,
  isRead: z.boolean(),
  /** How many of the same came before it was read: messages of a conversation, reminders of a document. */
  count: z.int(),
  /** Whose doing it was, or to whom it happened; null where it was nobody's. */
  name: z.string().nullable(),
  /** Who signed in their place, where somebody did. */
  signedBy: z.string().nullable(),
  document: z.object({ id: Id, type: z.enum(documentTypes), title: z.string() }).nullable(),
  requestId: Id.nullable(),
  payment: z
    .object({
      id: Id,
      serviceType: z.enum(serviceTypes).nullable(),
      amountCents: z.int(),
      currency: z.string(),
    })
    .nullable(),
});
export type Notice = z.output<typeof Notice>;

export const noticeEndpoints = defineEndpoints({
  "GET /api/notices": {
    summary:
      "What the caller was told, newest first, a page at a time; `before` is the `next` of the page before",
    access: "user",
    query: z.object({ before: Id.optional().catch(undefined) }),
    response: z.object({ items: z.array(Notice), next: Id.nullable() }),
  },
  "GET /api/unread-notice-count": {
    summary: `How much of it the caller has not read, at most ${MOST_UNREAD_COUNTED}`,
    access: "user",
    response: z.object({ count: z.int() }),
  },
  "POST /api/notices/{id}/read": {
    summary: "Mark one as read; repeating it changes nothing",
    access: "user",
    limit: "write",
    params: PathId,
    response: "nothing",
    errors: ["notice_not_found"],
  },
  "POST /api/notices/read": {
    summary: "Mark everything as read up to the newest that the caller has seen",
    access: "user",
    limit: "write",
    body: z.object({ to: Id }),
    response: "nothing",
  },
});
