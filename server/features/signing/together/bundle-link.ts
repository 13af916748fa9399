import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { holdLinks, insertBundleLink } from "#server/features/signing/together/bundle-links-store";
import type { LinkWay } from "#shared/domain/signature-ways";

type Bundle = { signerIds: readonly string[]; way: LinkWay; at: Date };

/** One link to several invitations of one person: answers its token. */
export async function addBundleLink(
  { secrets }: Pick<Deps, "secrets">,
  trx: Trx,
  { signerIds, way, at }: Bundle,
): Promise<string> {
  const token = secrets.newToken();
  await insertBundleLink(trx, {
    tokenHash: secrets.hashToken(token),
    way,
    createdAt: at,
    songs: signerIds.map((signerId) => ({
      signerId,
      tokenHash: secrets.hashToken(secrets.tokenWithin(token, signerId)),
    })),
  });
  return token;
}

type Link = { signerId: string; tokenHash: string };

/** The same for a mail that leaves now, of those alone whose link was not replaced meanwhile; no token where that is one, or none. */
export function bundleWhatStands(
  deps: Pick<Deps, "db" | "secrets" | "clock">,
  links: readonly Link[],
): Promise<{ token: string | null; signerIds: readonly string[] }> {
  return deps.db.transaction(async (trx) => {
    const signerIds = await holdLinks(trx, links);
    if (signerIds.length < 2) return { token: null, signerIds };
    const token = await addBundleLink(deps, trx, { signerIds, way: "mail_link", at: deps.clock.now() });
    return { token, signerIds };
  });
}
