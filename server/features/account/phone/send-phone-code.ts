import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import { countUse } from "#server/db/count-uses";
import type { Deps } from "#server/deps";
import { readPhone } from "#server/adapters/sms/read-phone";
import { hashPhoneCode, phoneCodeText } from "#server/features/account/phone/phone-code-text";
import { findPhoneCode, replacePhoneCode } from "#server/features/account/phone/phone-store";
import { holdMailCounts, type UserRecord } from "#server/features/auth/index";
import {
  assertMayText,
  CODE_LIFETIME,
  CODE_PAUSE,
  CODES_OF_PERSON,
  insertText,
  newCode,
} from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { PhoneCodeSent } from "#shared/contract/account";
import { maskPhone, PHONE_MESSAGE } from "#shared/domain/phone";

const HOUR = 60 * 60 * 1000;
/** Nobody's phone is flooded, from however many accounts. */
const CODES_A_DAY = 10;

/**
 * Sends a code to a number that somebody says is theirs. Whose it is by now is told to nobody. Asked again within a minute it is the code
 * that was sent. Throws `sms_unavailable`, `invalid_input`, `email_unconfirmed`, `too_many_requests`.
 */
export async function sendPhoneCode(deps: Deps, user: UserRecord, typed: string): Promise<PhoneCodeSent> {
  if (!deps.sms) throw new AppError("sms_unavailable");
  if (!user.emailVerifiedAt) throw new AppError("email_unconfirmed");
  const phone = readPhone(typed);
  if (phone === null)
    throw new AppError("invalid_input", PHONE_MESSAGE, {
      issues: [{ path: "phone", message: PHONE_MESSAGE }],
    });
  const { sentAt, expiresAt } = await deps.db.transaction(async (trx) => {
    await holdMailCounts(trx, [user.id, phone]);
    return (await sentLately(deps, trx, user, phone)) ?? (await send(deps, trx, user, phone));
  });
  return {
    sentTo: maskPhone(phone),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

async function sentLately({ clock }: Deps, trx: Trx, { id }: UserRecord, phone: string) {
  const code = await findPhoneCode(trx, id);
  if (!code || code.phone !== phone || code.usedAt) return null;
  return clock.now().getTime() - code.sentAt.getTime() < CODE_PAUSE ? code : null;
}

async function send(deps: Deps, trx: Trx, user: UserRecord, phone: string) {
  const { clock, secrets, jobs } = deps;
  const now = clock.now();
  await assertFew(deps, trx, user, phone, now);
  await assertMayText(trx, user, { count: 1, now, instead: "Please try again tomorrow." });
  const digits = newCode();
  const sent = { sentAt: now, expiresAt: new Date(now.getTime() + CODE_LIFETIME) };
  const code = { userId: user.id, phone, codeHash: hashPhoneCode(deps, { userId: user.id, phone }, digits) };
  await replacePhoneCode(trx, { ...code, ...sent });
  const textId = randomUUID();
  await insertText(trx, { id: textId, signerId: null, accountId: user.id, kind: "phone_code", at: now });
  const payload = { textId, userId: user.id, sealedCode: secrets.seal(digits) };
  await jobs.enqueue(trx, phoneCodeText, payload, { key: textId });
  return sent;
}

/** Codes an hour: to one number, and for one account. Throws `too_many_requests`. */
async function assertFew({ secrets }: Deps, trx: Trx, { id }: UserRecord, phone: string, now: Date) {
  const ofPhone = `phone:${secrets.hashToken(phone)}`;
  const limits = [
    { key: `phone:account:${id}`, most: CODES_OF_PERSON, lifetimeMs: HOUR },
    { key: ofPhone, most: CODES_OF_PERSON, lifetimeMs: HOUR },
    { key: `${ofPhone}:day`, most: CODES_A_DAY, lifetimeMs: 24 * HOUR },
  ];
  for (const { key, most, lifetimeMs } of limits) {
    const { points, expire } = await countUse(trx, key, { now, lifetimeMs });
    if (points <= most) continue;
    const minutes = Math.ceil((expire - now.getTime()) / 60_000);
    throw new AppError(
      "too_many_requests",
      `Many codes were sent to this number, or for this account. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
      { retryAfter: minutes * 60 },
    );
  }
}
