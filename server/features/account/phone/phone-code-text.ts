import { textPatience } from "#server/adapters/sms/sms";
import type { Deps } from "#server/deps";
import { findPhoneCode } from "#server/features/account/phone/phone-store";
import { findUser } from "#server/features/auth/index";
import { giveText } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { wordsIn } from "#shared/words/speak";

type PhoneCodeText = { textId: string; userId: string; sealedCode: string };

export const phoneCodeText = defineJob<PhoneCodeText>("account.phone-code", textPatience);

/** Of six digits a plain hash would tell: this one needs the service's key. */
export const hashPhoneCode = (
  { secrets }: Pick<Deps, "secrets">,
  { userId, phone }: { userId: string; phone: string },
  digits: string,
): string => secrets.digest(`phone code ${userId} ${phone} ${digits}`).toString("hex");

/** Gives the code to the provider, unless it was used, replaced or is over. Throws as `giveText` does. */
export async function deliverPhoneCode(
  deps: Deps,
  { textId, userId, sealedCode }: PhoneCodeText,
): Promise<void> {
  const { db, clock, secrets } = deps;
  await giveText(deps, textId, async () => {
    const kept = await findPhoneCode(db, userId);
    const user = await findUser(db, userId);
    const code = secrets.unseal(sealedCode);
    if (!kept || !user || kept.usedAt || kept.expiresAt <= clock.now()) return null;
    if (kept.codeHash !== hashPhoneCode(deps, kept, code)) return null;
    const { say } = wordsIn(user.language ?? "en");
    return { to: kept.phone, text: say("text.phoneCode", { code, brand: brand.name }) };
  });
}
