import { index, integer, isNull, pgTable, text, uniqueIndex, uuid } from "../../orm.ts";
import { documents, documentVersions } from "./documents.ts";
import { signers } from "./signing.ts";
import { time } from "./time.ts";
import { signatureDevices } from "#shared/domain/signature-ways";
import { roomWays } from "#shared/domain/rooms";

/** Where the people of one version sign together. Of a document one at most is not closed. */
export const signingRooms = pgTable(
  "signing_rooms",
  {
    id: uuid("id").primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    versionId: uuid("version_id")
      .notNull()
      .references(() => documentVersions.id, { onDelete: "cascade" }),
    /** SHA-256 of the key in its address, and the key sealed: its owner is shown the address again. */
    keyHash: text("key_hash").notNull(),
    sealedKey: text("sealed_key").notNull(),
    /** The short address, for who has no camera. */
    letters: text("letters").notNull(),
    openedAt: time("opened_at").notNull(),
    /** Moves on with everything that is done in it. */
    openUntil: time("open_until").notNull(),
    /** When its address was given to be sent around: it stays open for days then. */
    sharedAt: time("shared_at"),
    closedAt: time("closed_at"),
  },
  (table) => [
    uniqueIndex("signing_rooms_key").on(table.keyHash),
    uniqueIndex("signing_rooms_letters").on(table.letters),
    index("signing_rooms_document").on(table.documentId),
    index("signing_rooms_version").on(table.versionId),
    uniqueIndex("signing_rooms_open").on(table.documentId).where(isNull(table.closedAt)),
  ],
);

/** The newest code of a signer: for a room, or for their own link, which has none. What it says is never kept: its HMAC is, and the SHA-256 of the address it was sent to. */
export const roomCodes = pgTable(
  "room_codes",
  {
    signerId: uuid("signer_id")
      .primaryKey()
      .references(() => signers.id, { onDelete: "cascade" }),
    roomId: uuid("room_id").references(() => signingRooms.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    way: text("way", { enum: roomWays }).notNull(),
    addressHash: text("address_hash").notNull(),
    sentAt: time("sent_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    tries: integer("tries").notNull().default(0),
    /** Hash of the browser it was asked for in: what others type wrongly takes no try from it. Null for the code of a link. */
    askedIn: text("asked_in"),
    usedAt: time("used_at"),
    /** Hash of the browser it was used in: there, and nowhere else, it may be used again while its answer may have been lost. */
    usedIn: text("used_in"),
  },
  (table) => [index("room_codes_room").on(table.roomId)],
);

/** Whom a code has let in, for a quarter of an hour: the newest of each signer. */
export const roomSessions = pgTable(
  "room_sessions",
  {
    signerId: uuid("signer_id")
      .primaryKey()
      .references(() => signers.id, { onDelete: "cascade" }),
    roomId: uuid("room_id")
      .notNull()
      .references(() => signingRooms.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    way: text("way", { enum: roomWays }).notNull(),
    device: text("device", { enum: signatureDevices }).notNull(),
    addressHash: text("address_hash").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("room_sessions_token").on(table.tokenHash),
    index("room_sessions_room").on(table.roomId),
  ],
);
