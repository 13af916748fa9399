import { shownAcknowledgements } from "#client/features/signing/shown-acknowledgements";
import { resultOf } from "#client/features/signing/with-signature";
import { ApiError, call } from "#client/lib/call";
import { currentLanguage } from "#client/lib/say";
import type { Reading, SignResult } from "#shared/contract/signing";
import type { SignedAs } from "#shared/wordings/acknowledgements/en";
import { noticeVersionIn } from "#shared/wordings/shown-versions";

const TIMEOUT_MS = 20_000;

/** Signs. When the answer is lost on the way, asks whether the signature arrived before calling it a failure. */
export async function signDocument(
  token: string,
  { as, reading }: { as: SignedAs; reading: Reading | null },
): Promise<SignResult> {
  const params = { token };
  try {
    const noticeVersion = noticeVersionIn(currentLanguage());
    const body = { acknowledgementsVersion: shownAcknowledgements(as).version, noticeVersion, reading };
    return await call("POST /api/sign/{token}", { params, body }, { timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (isRefusal(error)) throw error;
    const view = await call("GET /api/sign/{token}", { params }).catch(() => null);
    const result = view && resultOf(view);
    if (result) return result;
    throw error;
  }
}

/** The server has answered and did not sign; anything else may have been signed or not. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}
