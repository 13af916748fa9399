import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { lockVersion, recordEvent } from "#server/features/documents/index";
import { countCode } from "#server/features/signing/rooms/code-limits-store";
import { notYet } from "#server/features/signing/open-invitation";
import { hashCode } from "#server/features/signing/rooms/hash-code";
import { codeMail } from "#server/features/signing/rooms/code-mail";
import { newCode } from "#server/features/signing/rooms/room-keys";
import { openedRoom } from "#server/features/signing/rooms/read-room";
import {
  addressBy,
  CODE_LIFETIME,
  CODE_PAUSE,
  ROOM_LIFETIME,
  waysTo,
} from "#server/features/signing/rooms/room-rules";
import {
  findCode,
  keepOpen,
  replaceCode,
  type CodeRecord,
  type Room,
} from "#server/features/signing/rooms/rooms-store";
import { signersOf, type SignerWithSignature } from "#server/features/signing/signers-store";
import { sendText } from "#server/features/signing/texts/text-message";
import { newestTexts } from "#server/features/signing/texts/texts-store";
import { AppError } from "#server/http/app-error";
import type { RoomWay } from "#shared/domain/rooms";
import { maskAddress } from "#shared/domain/signature-ways";

type Asked = { collaboratorId: string; way?: RoomWay | undefined; browser: string | null };
type Sent = { way: RoomWay; sentTo: string; sentAt: string; expiresAt: string };

/**
 * Sends a person in the room a code, to what stands beside their name. Asked again within a minute, by whomever, it is the code that was
 * sent. Throws as `openedRoom` does, and `room_person_unknown`, `already_signed`, `not_your_turn`, `document_locked`, `room_no_way`, `too_many_requests`.
 */
export async function sendCode(deps: Deps, key: string, asked: Asked): Promise<Sent> {
  const { document, version } = await openedRoom(deps, deps.db, key);
  return deps.db.transaction(async (trx) => {
    // Codes of one document are sent one after another.
    await lockVersion(trx, document.id, version.number);
    const room = await openedRoom(deps, trx, key);
    const signer = (await signersOf(trx, room.version.id)).find(({ id }) => id === asked.collaboratorId);
    if (!signer) throw new AppError("room_person_unknown");
    if (signer.signature) throw new AppError("already_signed");
    if (signer.awaitsTurn) throw await notYet(trx, room);
    if (room.state === "locked") throw new AppError("document_locked");
    const ways = waysTo(signer, deps.sms !== null);
    const way = asked.way && ways.includes(asked.way) ? asked.way : ways[0];
    if (!way) throw new AppError("room_no_way");
    const code =
      (await sentLately(deps, trx, room, signer, way)) ??
      (await send(deps, trx, { room, signer, way, browser: asked.browser }));
    const { sentAt, expiresAt } = code;
    return {
      way,
      sentTo: maskAddress(addressBy(way, signer)),
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
}

/** A code that is under way, unless it could not be sent. */
async function sentLately(
  { secrets, clock }: Deps,
  trx: Trx,
  { room, version }: Room,
  signer: SignerWithSignature,
  way: RoomWay,
): Promise<CodeRecord | null> {
  const code = await findCode(trx, signer.id);
  if (!code || code.roomId !== room.id || code.way !== way || code.usedAt) return null;
  if (code.addressHash !== secrets.hashToken(addressBy(way, signer))) return null;
  if (clock.now().getTime() - code.sentAt.getTime() >= CODE_PAUSE) return null;
  if (way === "room_mail_code") return code;
  const texts = await newestTexts(trx, version.id);
  return texts.find(({ signerId }) => signerId === signer.id)?.state === "failed" ? null : code;
}

type NewCode = { room: Room; signer: SignerWithSignature; way: RoomWay; browser: string | null };

async function send(
  deps: Deps,
  trx: Trx,
  { room: { room, document, version }, signer, way, browser }: NewCode,
) {
  const { clock, secrets, jobs } = deps;
  const now = clock.now();
  const { signerCount } = document;
  await countCode(trx, { roomId: room.id, signerId: signer.id, signerCount, browser, now });
  const digits = newCode();
  const code = {
    signerId: signer.id,
    roomId: room.id,
    codeHash: hashCode(deps, signer.id, digits),
    way,
    addressHash: secrets.hashToken(addressBy(way, signer)),
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME),
  };
  await replaceCode(trx, code);
  await keepOpen(trx, room.id, { now, lifetimeMs: ROOM_LIFETIME });
  if (way === "room_sms_code") await sendText(deps, trx, { kind: "code", signer, at: now, code: digits });
  else
    await jobs.enqueue(
      trx,
      codeMail,
      { signerId: signer.id, sealedCode: secrets.seal(digits) },
      { key: code.codeHash },
    );
  await recordEvent(trx, {
    documentId: document.id,
    event: "room_code_sent",
    actor: "system",
    at: now,
    details: { signerId: signer.id, version: version.number, way, roomId: room.id },
  });
  return code;
}
