import { randomUUID } from "node:crypto";
import { textPatience } from "#server/adapters/sms/sms";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { aboutOf } from "#server/features/signing/mails/invitation-words";
import {
  findRepresentative,
  type Representative,
} from "#server/features/signing/representatives/representatives-store";
import { readSignedFor, type NewsOfSigned } from "#server/features/signing/representatives/signed-for";
import { signedByNaming } from "#server/features/signing/signature-record";
import { findInvitationOfSigner } from "#server/features/signing/signers-store";
import { giveText } from "#server/features/signing/texts/give-text";
import { fitTitle } from "#server/features/signing/texts/text-words";
import { insertText, type NamedTextKind } from "#server/features/signing/texts/texts-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { momentInNairobi } from "#shared/dates";
import { pathTo } from "#shared/paths";
import { wordsIn } from "#shared/words/speak";

type NamedText = {
  textId: string;
  representativeId: string;
  /** Of the link that it brings. */
  sealedToken?: string;
  news?: NewsOfSigned;
};
export const namedText = defineJob<NamedText>("signing.named-text", textPatience);

type NewText = {
  kind: NamedTextKind;
  at: Date;
  token?: string;
  news?: NewsOfSigned;
  /** Whose day it counts for. */
  accountId?: string;
};

/** Sends a message to whoever was named, where they are reached by phone alone, once `trx` commits. */
export async function textNamed(
  { sms, secrets, jobs }: Pick<Deps, "sms" | "secrets" | "jobs">,
  trx: Trx,
  { id: representativeId, email }: Pick<Representative, "id" | "email">,
  { kind, at, token, news, accountId }: NewText,
): Promise<void> {
  if (!sms || email !== "") return;
  const textId = randomUUID();
  await insertText(trx, {
    id: textId,
    signerId: null,
    representativeId,
    accountId: accountId ?? null,
    kind,
    at,
  });
  const payload = {
    textId,
    representativeId,
    ...(token !== undefined && { sealedToken: secrets.seal(token) }),
    ...(news && { news }),
  };
  await jobs.enqueue(trx, namedText, payload, { key: textId });
}

/** Gives such a message to the provider, unless its news is none any more. Throws as `giveText` does. */
export async function deliverNamedText(deps: Deps, { textId, ...message }: NamedText): Promise<void> {
  await giveText(deps, textId, async ({ kind }) => {
    const representative = await findRepresentative(deps.db, message.representativeId);
    const text = representative && (await write(deps, kind as NamedTextKind, representative, message));
    return text ? { to: representative.phone, text } : null;
  });
}

async function write(
  deps: Deps,
  kind: NamedTextKind,
  representative: Representative,
  { sealedToken, news }: Omit<NamedText, "textId">,
): Promise<string | null> {
  const { db, env, secrets } = deps;
  const { language, tokenHash, recordSha256, endedAt } = representative;
  const words = wordsIn(language);
  const { say } = words;
  if (kind === "signed_for") {
    const read = news && (await readSignedFor(db, { representativeId: representative.id, news }));
    const said = news === "unsigned" ? "text.namedEnded" : "signedFor.what";
    return read ? fitTitle(read.facts.song, (song) => say(said, { ...read.facts, song })) : null;
  }
  const found = await findInvitationOfSigner(db, representative.signerId);
  if (!found) return null;
  const { signer, signature, version } = found;
  const isTheirs = signature !== null && signedByNaming(signature, recordSha256);
  const about = { ...aboutOf(found), name: signer.name };
  const withTitle = (saying: (of: typeof about) => string) =>
    fitTitle(about.song, (song) => saying({ ...about, song }));
  if (kind === "named") {
    const token = sealedToken === undefined ? "" : secrets.unseal(sealedToken);
    if (endedAt || version.endedAt || (signature && !isTheirs)) return null;
    // A newer link is theirs.
    if (tokenHash !== secrets.hashToken(token)) return null;
    const link = env.APP_URL + pathTo.sign(token, language);
    return withTitle((of) => say(isTheirs ? "text.current" : "text.named", { ...of, link }));
  }
  if (kind === "named_dropped") return withTitle((of) => say("text.namedDropped", of));
  if (!signature || !isTheirs) return null;
  if (kind === "named_receipt")
    return withTitle((of) =>
      say("text.namedReceipt", {
        ...of,
        brand: brand.name,
        moment: momentInNairobi(signature.signedAt),
        signatureId: signature.signatureId,
        support: env.OPERATOR.supportEmail,
      }),
    );
  if (version.signedAt === null || version.endedAt) return null;
  return withTitle((of) => say("text.namedCompletion", { ...of, day: words.day(signer.tokenExpiresAt) }));
}
