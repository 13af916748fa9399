import { MOST_CHAT_FILE_BYTES } from "#shared/domain/chat-files";
import { z } from "zod";
import { CollaboratorProfile } from "#shared/contract/auth";
import { defineEndpoints } from "#shared/contract/contract";
import { Id, line, paragraph, PathId, Timestamp } from "#shared/contract/fields/fields";
import { paged } from "#shared/contract/fields/paging";
import { availabilities, budgets, collaboratorRoles, countries } from "#shared/domain/collaborator-lists";
import { genres } from "#shared/domain/music-lists";

/** Somebody as others see them: never an e-mail. */
export const Person = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  /** What they do in music, where they have said so. */
  collaboratorRole: z.enum(collaboratorRoles).nullable(),
});
export type Person = z.output<typeof Person>;

export const requestStatuses = ["pending", "accepted", "declined"] as const;

export const Collaborator = Person.extend({
  ...CollaboratorProfile.shape,
  isFeaturedProducer: z.boolean(),
  /** The newest request between the two, if it still means something: pending, or accepted. */
  request: z
    .object({ id: Id, status: z.enum(["pending", "accepted"]), direction: z.enum(["sent", "received"]) })
    .nullable(),
});
export type Collaborator = z.output<typeof Collaborator>;

/** What is no known choice is no filter: addresses are shared and typed. */
export const DiscoveryQuery = z.object({
  role: z.enum(collaboratorRoles).optional().catch(undefined),
  genre: z.enum(genres).optional().catch(undefined),
  country: z.enum(countries).optional().catch(undefined),
  budget: z.enum(budgets).optional().catch(undefined),
  availability: z.enum(availabilities).optional().catch(undefined),
  /** A part of a name; case, accents and small misspellings do not matter. */
  name: line(80).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(5000).default(1).catch(1),
});
export type DiscoveryFilters = z.input<typeof DiscoveryQuery>;

export const CollaborationRequest = z.object({
  id: Id,
  senderId: Id,
  receiverId: Id,
  sender: Person,
  receiver: Person,
  message: z.string(),
  status: z.enum(requestStatuses),
  createdAt: Timestamp,
  respondedAt: Timestamp.nullable(),
  /** Messages of the partner that were not read. */
  unread: z.number().int(),
  lastMessageAt: Timestamp.nullable(),
  /** Its beginning, and whose it is. */
  lastMessage: z.object({ senderId: Id, message: z.string() }).nullable(),
  /** Nobody can write any more: one has blocked the other, or the partner's account is closed. It is not told which. */
  closed: z.boolean(),
  /** Whether the reader has blocked the partner. */
  blocked: z.boolean(),
});
export type CollaborationRequest = z.output<typeof CollaborationRequest>;

export const Message = z.object({
  id: Id,
  requestId: Id,
  /** Its place in the conversation, from 1, without gaps. */
  number: z.number().int(),
  senderId: Id,
  sender: Person,
  /** Of a file its name. */
  message: z.string(),
  file: z.object({ kind: z.enum(["pdf", "audio", "picture"]), size: z.int() }).optional(),
  createdAt: Timestamp,
});
export type Message = z.output<typeof Message>;

export const MessageBody = z.object({
  /** Made by the caller, so that a repeated request writes one message. */
  id: Id.optional(),
  message: paragraph(4000, "Please write a message."),
});

/** Without both the newest; `before` and `after` are numbers of messages. */
const MessagesQuery = z.object({
  before: z.coerce.number().int().min(1).optional().catch(undefined),
  after: z.coerce.number().int().min(0).optional().catch(undefined),
});

/** Oldest first. `readTo` is the last of one's own messages that the partner has read, 0 for none; `total` counts all there are. */
export const Messages = paged(Message).extend({ readTo: z.number().int() });
export type Messages = z.output<typeof Messages>;

export const CreateRequestBody = z.object({
  /** Made by the caller, so that a repeated request asks once. */
  id: Id.optional(),
  receiverId: Id,
  message: paragraph(1000, "Please enter a message for your collaboration request."),
});

export const ReportBody = z.object({
  reason: paragraph(2000, "Please say what happened."),
});

/**
 * What an open stream tells, in the order it happened to this user. `ready` comes first; `reset` means that what was missed is not
 * known any more: ask for everything again.
 */
export const LiveEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("reset") }),
  z.object({ type: z.literal("message"), requestId: Id, message: Message }),
  /** The partner has read the user's messages up to this number; or the user has read, in another window. */
  z.object({ type: z.literal("read"), requestId: Id, readerId: Id, number: z.number().int() }),
  z.object({ type: z.literal("request"), requestId: Id }),
  /** The bell has something to tell, or something of it was read. */
  z.object({ type: z.literal("notice") }),
]);
export type LiveEvent = z.output<typeof LiveEvent>;

const paramsId = { params: PathId };
const FileParams = PathId.extend({ fileId: PathId.shape.id });

export const networkEndpoints = defineEndpoints({
  "GET /api/collaborators": {
    summary: "Published profiles of others, featured producers first",
    access: "user",
    limit: "discover",
    query: DiscoveryQuery,
    response: paged(Collaborator),
  },
  "GET /api/collaborators/{id}": {
    summary: "One published profile",
    access: "user",
    ...paramsId,
    response: Collaborator,
    errors: ["collaborator_not_found"],
  },
  "GET /api/collaboration-requests": {
    summary: "Requests one has sent or received, newest first",
    access: "user",
    response: z.array(CollaborationRequest),
  },
  "POST /api/collaboration-requests": {
    summary: "Ask somebody to work together",
    access: "user",
    limit: "request",
    body: CreateRequestBody,
    response: CollaborationRequest,
    status: 201,
    errors: [
      "collaborator_not_found",
      "request_open",
      "request_to_self",
      "request_refused",
      "request_id_taken",
    ],
  },
  "GET /api/collaboration-requests/{id}": {
    summary: "One request",
    access: "user",
    ...paramsId,
    response: CollaborationRequest,
    errors: ["request_not_found"],
  },
  "PATCH /api/collaboration-requests/{id}": {
    summary: "Accept or decline a request one has received; the same answer again changes nothing",
    access: "user",
    limit: "write",
    ...paramsId,
    body: z.object({
      status: z.enum(["accepted", "declined"], { error: "Please accept or decline the request" }),
    }),
    response: CollaborationRequest,
    errors: ["request_not_found", "request_answered", "forbidden", "conversation_closed"],
  },
  "GET /api/collaboration-requests/{id}/messages": {
    summary: "A conversation, 50 messages at a time",
    access: "user",
    ...paramsId,
    query: MessagesQuery,
    response: Messages,
    errors: ["request_not_found", "request_not_active"],
  },
  "POST /api/collaboration-requests/{id}/messages": {
    summary: "Write to the partner",
    access: "user",
    limit: "message",
    ...paramsId,
    body: MessageBody,
    response: Message,
    status: 201,
    errors: ["request_not_found", "request_not_active", "conversation_closed", "message_id_taken"],
  },
  "PUT /api/collaboration-requests/{id}/files/{fileId}": {
    summary:
      "Send a file to the partner: a PDF, audio or a picture, by its content; it becomes the message of this id, and repeating it sends nothing twice",
    access: "user",
    limit: "message",
    params: FileParams,
    upload: {
      kind: "chat",
      mostBytes: MOST_CHAT_FILE_BYTES,
      tooLarge: "chat_file_too_large",
      missing: "file_missing",
    },
    response: Message,
    errors: [
      "request_not_found",
      "request_not_active",
      "conversation_closed",
      "message_id_taken",
      "chat_file_unsupported",
      "chat_files_full",
    ],
  },
  "GET /api/collaboration-requests/{id}/files/{fileId}": {
    summary: "A file of the conversation, to be saved and never shown in the page",
    access: "user",
    limit: "render",
    params: FileParams,
    response: { file: "application/octet-stream" },
    errors: ["request_not_found", "request_not_active", "chat_file_gone"],
  },
  "DELETE /api/collaboration-requests/{id}/files/{fileId}": {
    summary: "Take a file back that one has sent: its name stays in the conversation",
    access: "user",
    limit: "write",
    params: FileParams,
    response: "nothing",
    errors: ["request_not_found", "request_not_active", "chat_file_gone"],
  },
  "POST /api/collaboration-requests/{id}/read": {
    summary: "Say up to which message the partner's have been read",
    access: "user",
    ...paramsId,
    body: z.object({ number: z.number().int().min(0) }),
    response: z.object({ number: z.number().int() }),
    errors: ["request_not_found", "request_not_active"],
  },
  "GET /api/unread-message-count": {
    summary: "Messages of all partners that were not read",
    access: "user",
    response: z.object({ count: z.number().int() }),
  },
  "GET /api/events": {
    summary: "What happens to one, as server-sent events; Last-Event-ID, or `after`, says where to go on",
    access: "user",
    limit: "stream",
    query: z.object({ after: z.string().max(40).optional() }),
    response: { events: LiveEvent },
  },
  "GET /api/blocks": { summary: "Whom one has blocked", access: "user", response: z.array(Person) },
  "PUT /api/blocks/{id}": {
    summary: "Block somebody: neither finds, asks or writes to the other any more",
    access: "user",
    limit: "write",
    ...paramsId,
    response: z.array(Person),
    errors: ["collaborator_not_found"],
  },
  "DELETE /api/blocks/{id}": {
    summary: "Lift the block",
    access: "user",
    limit: "write",
    ...paramsId,
    response: z.array(Person),
    errors: ["collaborator_not_found"],
  },
  "POST /api/collaborators/{id}/report": {
    summary:
      "Report somebody to support; the same reporter and person again, while the ticket is open, adds to it",
    access: "user",
    limit: "ticket",
    ...paramsId,
    body: ReportBody,
    response: z.object({ ticketId: Id }),
    errors: ["collaborator_not_found"],
  },
});
