import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { songOf } from "#server/features/signing/mails/invitation-words";
import { isExpired } from "#server/features/signing/signing-rules";
import { findBundled, findStanding } from "#server/features/signing/together/bundle-links-store";
import { AppError } from "#server/http/app-error";
import type { BundleView } from "#shared/contract/signing/view";

/**
 * What one link asks somebody to sign, each with the link by which it is read, signed or declined. Throws `link_invalid`, and
 * `link_expired` where none of them can be signed any more.
 */
export async function readBundle({ db, secrets, clock }: Deps, token: string): Promise<BundleView> {
  const bundled = await findBundled(db, secrets.hashToken(token));
  const [first] = bundled;
  if (!first) throw new AppError("link_invalid");
  if (bundled.every(({ signer }) => isExpired(signer, clock.now()))) throw new AppError("link_expired");
  const songs = bundled.map((song) => ({
    token: secrets.tokenWithin(token, song.signer.id),
    title: songOf(song),
    type: song.document.type,
  }));
  const standing = await findStanding(
    db,
    songs.map((song) => secrets.hashToken(song.token)),
  );
  return {
    requestedBy: { name: fullName(first.owner) },
    name: first.signer.name,
    songs: songs.map((song) => ({ ...song, isReplaced: !standing.has(secrets.hashToken(song.token)) })),
  };
}
