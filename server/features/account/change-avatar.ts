import { randomUUID } from "node:crypto";
import { PictureError, type PictureFault } from "#server/adapters/picture/picture-error";
import type { Deps } from "#server/deps";
import { deleteAvatar, findAvatar, putAvatar, updateUser } from "#server/features/account/account-store";
import type { UserRecord } from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";
import type { UploadedFile } from "#shared/contract/contract";
import type { ErrorCode } from "#shared/errors";

/** Makes the picture the user's, under an address that no picture before it had. Throws what is the matter with it. */
export async function putOwnAvatar(
  deps: Deps,
  user: UserRecord,
  { bytes: picture }: UploadedFile,
  signal: AbortSignal,
): Promise<UserRecord> {
  const bytes = await makeAvatar(deps, picture, { owner: user.id, signal });
  const id = randomUUID();
  return deps.db.transaction(async (trx) => {
    await putAvatar(trx, { userId: user.id, id, bytes, createdAt: deps.clock.now() });
    return updateUser(trx, user.id, { profileImageUrl: `/api/avatars/${id}` });
  });
}

/** Initials stand in its place; doing it again changes nothing. */
export function removeOwnAvatar({ db }: Deps, user: UserRecord): Promise<UserRecord> {
  return db.transaction(async (trx) => {
    await deleteAvatar(trx, user.id);
    return updateUser(trx, user.id, { profileImageUrl: null });
  });
}

/** Throws `avatar_not_found`. */
export async function readAvatar({ db }: Deps, id: string): Promise<{ bytes: Buffer; filename: string }> {
  const avatar = await findAvatar(db, id);
  if (!avatar) throw new AppError("avatar_not_found");
  return { bytes: avatar.bytes, filename: `${id}.webp` };
}

const errorCodes: Record<PictureFault, ErrorCode> = {
  other_kind: "picture_unsupported",
  damaged: "picture_unreadable",
  too_complex: "picture_too_complex",
  busy: "too_many_uploads",
  // Nobody hears it.
  left: "upload_broken",
  stopped: "unavailable",
};
/** Seconds after which a turn has probably become free. */
const RETRY_AFTER = 5;

async function makeAvatar({ pictures }: Deps, ...given: Parameters<Deps["pictures"]["makeAvatar"]>) {
  try {
    return await pictures.makeAvatar(...given);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const code = errorCodes[error.fault];
    const isBusy = code === "too_many_uploads" || code === "unavailable";
    throw new AppError(code, undefined, isBusy ? { retryAfter: RETRY_AFTER } : {});
  }
}
