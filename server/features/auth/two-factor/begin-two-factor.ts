import { drawQrCode } from "#server/adapters/qr-code";
import type { Deps } from "#server/deps";
import { newSecret, otpauthUrl } from "#server/features/auth/two-factor/authenticator-codes";
import { confirmPassword } from "#server/features/auth/confirm-password";
import { putSecret } from "#server/features/auth/two-factor/two-factors-store";
import type { UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

/**
 * Makes a secret, which counts once a code of it is confirmed. Throws `password_wrong`, `two_factor_on`, and `email_unconfirmed`: whose
 * address somebody else signed up with gets the account by a reset link, and must not meet a second factor there.
 */
export async function beginTwoFactor(
  { db, secrets }: Deps,
  user: UserRecord,
  { password }: { password: string },
): Promise<ResponseBody<Contract["POST /api/user/two-factor"]>> {
  await confirmPassword(user, password);
  if (!user.emailVerifiedAt) throw new AppError("email_unconfirmed");
  const secret = newSecret();
  if (!(await putSecret(db, user.id, secrets.sealData(secret)))) throw new AppError("two_factor_on");
  const url = otpauthUrl(secret, user.email);
  return { secret, otpauthUrl: url, qrCode: await drawQrCode(url) };
}
