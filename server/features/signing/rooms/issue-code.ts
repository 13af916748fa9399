import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { recordEvent } from "#server/features/documents/index";
import { countCode } from "#server/features/signing/rooms/code-limits-store";
import { codeMail } from "#server/features/signing/rooms/code-mail";
import { hashCode } from "#server/features/signing/rooms/hash-code";
import { newCode } from "#server/features/signing/rooms/room-keys";
import {
  addressBy,
  CODE_LIFETIME,
  CODE_PAUSE,
  MOST_TRIES,
  placeOf,
} from "#server/features/signing/rooms/room-rules";
import { findCode, replaceCode, type CodeRecord } from "#server/features/signing/rooms/rooms-store";
import type { Invitation, SignerRecord } from "#server/features/signing/signers-store";
import { sendText } from "#server/features/signing/texts/text-message";
import { isAmiss, newestTexts } from "#server/features/signing/texts/texts-store";
import type { RoomWay } from "#shared/domain/rooms";
import { maskAddress } from "#shared/domain/signature-ways";

type Needed = {
  /** Null for the code of the signer's own link. */
  roomId: string | null;
  version: Pick<Invitation["version"], "id" | "number" | "documentId">;
  /** Of the room: so many codes an hour are in keeping with it. */
  signerCount: number;
  signer: SignerRecord;
  way: RoomWay;
  /** Null for a device that was handed over. */
  browser: string | null;
  /** The same, also of a device that was handed over; null for a link. */
  askedIn: string | null;
};

/**
 * Sends a signer a code once `trx` commits, which holds the document's record. Asked again within a minute it is the code that was sent.
 * Throws `too_many_requests`.
 */
export async function issueCode(deps: Deps, trx: Trx, needed: Needed) {
  const { sentAt, expiresAt } = (await sentLately(deps, trx, needed)) ?? (await send(deps, trx, needed));
  const { way, signer } = needed;
  return {
    way,
    sentTo: maskAddress(addressBy(way, signer)),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** A code that is under way, unless it could not be sent or is worth nothing any more. */
async function sentLately(
  { secrets, clock }: Deps,
  trx: Trx,
  { roomId, version, signer, way }: Needed,
): Promise<CodeRecord | null> {
  const code = await findCode(trx, signer.id);
  if (!code || code.roomId !== roomId || code.way !== way || code.usedAt) return null;
  if (code.tries >= MOST_TRIES) return null;
  if (code.addressHash !== secrets.hashToken(addressBy(way, signer))) return null;
  if (clock.now().getTime() - code.sentAt.getTime() >= CODE_PAUSE) return null;
  if (way === "room_mail_code") return code;
  const texts = await newestTexts(trx, version.id);
  const newest = texts.find(({ signerId }) => signerId === signer.id);
  return newest && isAmiss(newest) ? null : code;
}

async function send(
  deps: Deps,
  trx: Trx,
  { roomId, version, signerCount, signer, way, browser, askedIn }: Needed,
): Promise<Pick<CodeRecord, "sentAt" | "expiresAt">> {
  const { clock, secrets, jobs } = deps;
  const now = clock.now();
  const address = addressBy(way, signer);
  const { documentId, id: versionId } = version;
  const goesTo = placeOf(deps, documentId, address);
  await countCode(trx, { roomId, versionId, signerId: signer.id, goesTo, signerCount, browser, now });
  const digits = newCode();
  const code = {
    signerId: signer.id,
    roomId,
    codeHash: hashCode(deps, signer.id, digits),
    way,
    addressHash: secrets.hashToken(address),
    askedIn,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME),
  };
  await replaceCode(trx, code);
  if (way === "room_sms_code") await sendText(deps, trx, { kind: "code", signer, at: now, code: digits });
  else
    await jobs.enqueue(
      trx,
      codeMail,
      { signerId: signer.id, sealedCode: secrets.seal(digits) },
      { key: code.codeHash },
    );
  await recordEvent(trx, {
    documentId,
    event: "room_code_sent",
    actor: "system",
    at: now,
    details: { signerId: signer.id, version: version.number, way, ...(roomId !== null && { roomId }) },
  });
  return code;
}
