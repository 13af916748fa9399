import { shownAcknowledgements } from "#client/features/signing/shown-acknowledgements";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { resultOf } from "#client/features/signing/with-signature";
import { ApiError } from "#client/lib/call";
import { currentLanguage } from "#client/lib/say";
import type { Mark } from "#shared/contract/mark";
import type { Reading, SignResult } from "#shared/contract/signing";
import type { SignedAs } from "#shared/wordings/acknowledgements/en";
import { noticeVersionIn } from "#shared/wordings/shown-versions";

const TIMEOUT_MS = 20_000;

/** Signs. When the answer is lost on the way, asks whether the signature arrived before calling it a failure. */
export async function signDocument(
  access: SigningAccess,
  { as, reading, mark }: { as: SignedAs; reading: Reading | null; mark: Mark | null },
): Promise<SignResult> {
  const calls = signingCalls(access);
  try {
    const noticeVersion = noticeVersionIn(currentLanguage());
    const body = { acknowledgementsVersion: shownAcknowledgements(as).version, noticeVersion, reading, mark };
    return await calls.sign(body, { timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (isRefusal(error)) throw error;
    const view = await calls.open().catch(() => null);
    const result = view && resultOf(view);
    if (result) return result;
    throw error;
  }
}

/** The server has answered and did not sign; anything else may have been signed or not. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}
