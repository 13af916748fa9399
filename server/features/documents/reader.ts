import type { UserRecord } from "#server/features/auth/index";
import { phoneCountsUntil } from "#shared/domain/phone";

/**
 * Who asks, and what is confirmed of their account; what is not is null and opens nothing. A number opens what was sent to it between
 * `phoneSince` and `phoneUntil` (ISO): before and afterwards it may be somebody else's.
 */
export type Reader = {
  userId: string;
  confirmedEmail: string | null;
  confirmedPhone: string | null;
  phoneSince: string | null;
  phoneUntil: string | null;
};

export function readerOf(user: UserRecord): Reader {
  const { phone, phoneSince, phoneConfirmedAt } = user;
  return {
    userId: user.id,
    confirmedEmail: user.emailVerifiedAt ? user.email : null,
    confirmedPhone: phone,
    phoneSince: phoneSince?.toISOString() ?? null,
    phoneUntil: phoneConfirmedAt && phoneCountsUntil(phoneConfirmedAt).toISOString(),
  };
}

/** Somebody as the owner of documents alone, whatever was sent to them. */
export const ownerAlone = (userId: string): Reader => ({
  userId,
  confirmedEmail: null,
  confirmedPhone: null,
  phoneSince: null,
  phoneUntil: null,
});

type Reached = { email: string; phone: string; invitedAt: Date; remindedAt: Date | null };

/** Whether a signer is who asks: as `isReader` of the stores. */
export function isReadBy({ email, phone, ...sent }: Reached, reader: Reader | null): boolean {
  if (!reader) return false;
  if (email !== "" && email === reader.confirmedEmail) return true;
  const { confirmedPhone, phoneSince, phoneUntil } = reader;
  if (phone === "" || phone !== confirmedPhone || !phoneSince || !phoneUntil) return false;
  return [sent.invitedAt, sent.remindedAt].some(
    (at) => at !== null && at >= new Date(phoneSince) && at <= new Date(phoneUntil),
  );
}
