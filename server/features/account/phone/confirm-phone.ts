import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { updateUser } from "#server/features/account/account-store";
import { hashPhoneCode } from "#server/features/account/phone/phone-code-text";
import {
  takePhoneFromOthers,
  takePhoneTry,
  redeemPhoneCode,
  type PhoneCode,
} from "#server/features/account/phone/phone-store";
import {
  announceDetails,
  findUser,
  holdMailCounts,
  notifyAccount,
  type UserRecord,
} from "#server/features/auth/index";
import { assertIsCode, MOST_TRIES } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import { maskPhone, mayHaveChangedHands } from "#shared/domain/phone";

/**
 * Makes the number the account's that the code was sent to. Whoever had it until now has it no more: who can read the code has the phone.
 * Repeating it changes nothing. Throws `room_code_wrong`, `room_code_over`.
 */
export async function confirmPhone(deps: Deps, { id }: UserRecord, code: string): Promise<UserRecord> {
  const { db, clock } = deps;
  const tried = await takePhoneTry(db, { userId: id, now: clock.now(), most: MOST_TRIES });
  if (!tried) throw new AppError("room_code_over");
  assertIsCode(tried, hashPhoneCode(deps, tried, code));
  return db.transaction(async (trx) => {
    // Two accounts take one number one after another, and one account asks for and removes none meanwhile.
    await holdMailCounts(trx, [id, tried.phone]);
    const isUsedNow = await redeemPhoneCode(trx, tried, clock.now());
    const user = await findUser(trx, id);
    if (!user || !(isUsedNow || user.phone === tried.phone)) throw new AppError("room_code_over");
    return isUsedNow ? takePhone(deps, trx, user, tried) : user;
  });
}

async function takePhone(deps: Deps, trx: Trx, user: UserRecord, { phone }: PhoneCode): Promise<UserRecord> {
  const now = deps.clock.now();
  const other = await takePhoneFromOthers(trx, phone, user.id);
  const { phoneConfirmedAt } = user;
  const isSame = user.phone === phone && phoneConfirmedAt && !mayHaveChangedHands(phoneConfirmedAt, now);
  const phoneSince = isSame ? user.phoneSince : now;
  const confirmed = await updateUser(trx, user.id, { phone, phoneSince, phoneConfirmedAt: now });
  const shown = maskPhone(phone);
  for (const { id } of other ? [user, other] : [user]) await announceDetails(deps.jobs, trx, id);
  if (other) await notifyAccount(deps, trx, other, { what: "phone_moved", phone: shown });
  if (user.phone !== phone) await notifyAccount(deps, trx, user, { what: "phone_added", phone: shown });
  return confirmed;
}
