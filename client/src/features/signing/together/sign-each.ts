import { signDocument, type SigningAct } from "#client/features/signing/sign-document";
import { isRefusal } from "#client/features/signing/refusal";
import { withSignature } from "#client/features/signing/with-signature";
import type { SigningView } from "#shared/contract/signing/view";

export type SongAct = { token: string; act: SigningAct };

/**
 * Signs songs one after another, each as if it were alone: what is refused of one hinders none. Where nobody answers, those that are left
 * are not tried; pressed again, none is signed twice. Answers what failed, and why.
 */
export async function signEach(
  songs: readonly SongAct[],
  onSigned: (token: string, show: (view: SigningView) => SigningView) => void,
): Promise<ReadonlyMap<string, unknown>> {
  const failed = new Map<string, unknown>();
  let isUnreachable = false;
  for (const { token, act } of songs) {
    if (isUnreachable) break;
    try {
      const result = await signDocument({ token }, act);
      onSigned(token, (view) => withSignature(view, result, act));
    } catch (error) {
      failed.set(token, error);
      isUnreachable = !isRefusal(error);
    }
  }
  return failed;
}
