import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { isRefusal } from "#client/features/signing/refusal";
import { resultOf } from "#client/features/signing/with-signature";
import { currentLanguage } from "#client/lib/say";
import type { Mark } from "#shared/contract/fields/mark";
import type { SignResult } from "#shared/contract/signing/acts";
import type { Reading } from "#shared/contract/signing/record";
import type { StatedActing } from "#client/features/signing/acting/stated-acting";
import { noticeVersionIn } from "#shared/wordings/shown-versions";

const TIMEOUT_MS = 20_000;

export type SigningAct = {
  /** The version of the acknowledgements that stood above the button. */
  wording: string;
  /** What they say of themselves who sign in somebody's place. */
  acting: StatedActing | null;
  reading: Reading | null;
  mark: Mark | null;
  /** The code that a link asks for besides; empty where it asks for none. */
  code: string;
  /** That the link of somebody else was opened by whoever asks for the signatures, and that it is its holder who signs. */
  onOwnersDevice: boolean;
};

/** Signs. When the answer is lost on the way, asks whether the signature arrived before calling it a failure. */
export async function signDocument(
  access: SigningAccess,
  { wording, acting, reading, mark, code, onOwnersDevice }: SigningAct,
): Promise<SignResult> {
  const calls = signingCalls("token" in access ? { ...access, code } : access);
  try {
    const noticeVersion = noticeVersionIn(currentLanguage());
    const body = {
      acknowledgementsVersion: wording,
      noticeVersion,
      reading,
      mark,
      acting,
      ...(onOwnersDevice && { onOwnersDevice }),
    };
    return await calls.sign(body, { timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (isRefusal(error)) throw error;
    const view = await calls.open().catch(() => null);
    const result = view && resultOf(view);
    if (result) return result;
    throw error;
  }
}
