import { randomUUID } from "node:crypto";
import { textPatience } from "#server/adapters/sms/sms";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import {
  findInvitation,
  findInvitationOfSigner,
  noteNotice,
  type Invitation,
} from "#server/features/signing/signers-store";
import { isCurrentCode } from "#server/features/signing/rooms/current-code";
import { isExpired } from "#server/features/signing/signing-rules";
import { addBundleLink } from "#server/features/signing/together/bundle-link";
import { findBundled } from "#server/features/signing/together/bundle-links-store";
import { giveText } from "#server/features/signing/texts/give-text";
import { writeText, writeTextOfSeveral } from "#server/features/signing/texts/text-words";
import {
  insertText,
  insertTextLink,
  type SigningTextKind,
  type TextKind,
} from "#server/features/signing/texts/texts-store";
import { defineJob } from "#server/jobs/queue";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { noticeVersionIn } from "#shared/wordings/shown-versions";

type TextMessage = {
  textId: string;
  sealedToken: string | null;
  /** Where it goes, where that is not the signer's number any more. */
  sealedPhone?: string;
  /** Whether its link opens several. */
  opensSeveral?: true;
};
export const textMessage = defineJob<TextMessage>("signing.text-message", textPatience);
/** By a name of its own: a process of an earlier release, which would read its link as that to one document, leaves it alone. */
export const textOfSeveral = defineJob<TextMessage>("signing.text-of-several", textPatience);

type NewText = {
  kind: SigningTextKind;
  signer: Pick<Invitation["signer"], "id"> & { phone?: string | undefined };
  at: Date;
  /** The signers that one link opens besides: of other documents to the same person. */
  alsoOpens?: readonly string[];
  /** The number it goes to, where that is not the signer's any more. */
  to?: string;
  /** Whose day it counts for. */
  accountId?: string;
  /** What a code says. */
  code?: string;
  afterMs?: number;
};

/**
 * Sends a message to a signer's phone once `trx` commits; nothing where there is no number, or no provider. One that has something to
 * open carries a link of its own: so the record can say what whoever signs has come through.
 */
export async function sendText(
  { sms, secrets, jobs }: Pick<Deps, "sms" | "secrets" | "jobs">,
  trx: Trx,
  { kind, signer, alsoOpens = [], at, to, accountId, code, afterMs }: NewText,
): Promise<void> {
  if (!sms || !signer.phone) return;
  const textId = randomUUID();
  const opensSeveral = alsoOpens.length > 0;
  const bundle = { signerIds: [signer.id, ...alsoOpens], way: "sms_link", at } as const;
  const token = opensSeveral
    ? await addBundleLink({ secrets }, trx, bundle)
    : kinds[kind].hasLink
      ? secrets.newToken()
      : undefined;
  if (token && !opensSeveral)
    await insertTextLink(trx, { tokenHash: secrets.hashToken(token), signerId: signer.id, createdAt: at });
  await insertText(trx, {
    id: textId,
    signerId: signer.id,
    accountId: accountId ?? null,
    kind,
    at,
    alsoOpens,
  });
  const carried = token ?? code;
  const sealedToken = carried === undefined ? null : secrets.seal(carried);
  await jobs.enqueue(
    trx,
    opensSeveral ? textOfSeveral : kinds[kind].job,
    {
      textId,
      sealedToken,
      ...(to && { sealedPhone: secrets.seal(to) }),
      ...(opensSeveral && { opensSeveral }),
    },
    { key: textId, ...(afterMs !== undefined && { afterMs }) },
  );
}

/** Whether a message has something to open, and the job that every process knows which takes it: what is newer goes by the newer one. */
const kinds: Record<SigningTextKind, { hasLink: boolean; job: typeof textMessage }> = {
  invitation: { hasLink: true, job: textMessage },
  reminder: { hasLink: true, job: textMessage },
  receipt: { hasLink: false, job: textMessage },
  completion: { hasLink: true, job: textMessage },
  ended: { hasLink: false, job: textMessage },
  replaced: { hasLink: false, job: textMessage },
  answer: { hasLink: true, job: textMessage },
  current: { hasLink: true, job: textOfSeveral },
  given_back: { hasLink: true, job: textOfSeveral },
  code: { hasLink: false, job: textMessage },
};

/** Gives a message about signing to the provider. Throws as `giveText` does. */
export async function deliverText(
  deps: Deps,
  { textId, sealedToken, sealedPhone, opensSeveral }: TextMessage,
): Promise<void> {
  await giveText(deps, textId, async ({ kind, signerId }) => {
    const written =
      opensSeveral && sealedToken
        ? await writeOfSeveral(deps, kind === "current" ? kind : "invitation", sealedToken)
        : signerId && isSigningText(kind)
          ? await writeOfSigning(deps, { kind, signerId }, sealedToken)
          : null;
    if (!written) return null;
    const { to, text, language } = written;
    return {
      to: sealedPhone === undefined ? to : deps.secrets.unseal(sealedPhone),
      text,
      ...(kind === "invitation" && {
        onSent: () => noteNotice(deps.db, written.signerIds, noticeVersionIn(language)),
      }),
    };
  });
}

const isSigningText = (kind: TextKind): kind is SigningTextKind => kind in kinds;

async function writeOfSigning(
  deps: Deps,
  { kind, signerId }: { kind: SigningTextKind; signerId: string },
  sealedToken: string | null,
) {
  const { db, env, secrets, clock } = deps;
  const support = env.OPERATOR.supportEmail;
  const carried = sealedToken === null ? null : secrets.unseal(sealedToken);
  const [token, code] = kind === "code" ? [null, carried] : [carried, null];
  // A link that was replaced since is not sent any more.
  const invitation =
    token === null
      ? await findInvitationOfSigner(db, signerId)
      : await findInvitation(db, secrets.hashToken(token));
  if (!invitation || !isNews[kind](invitation, clock.now())) return null;
  const { language, signer } = invitation;
  if (code !== null && !(await isCurrentCode(deps, signer, code))) return null;
  const link = token === null ? "" : env.APP_URL + pathTo.sign(token, language);
  return {
    to: signer.phone,
    text: writeText(kind, invitation, { link, code: code ?? "", support }),
    signerIds: [signerId],
    language,
  };
}

/** One message for all that are still to be signed, or were; that of one where no other is. */
async function writeOfSeveral(
  { db, env, secrets, clock }: Deps,
  kind: "invitation" | "current",
  sealedToken: string,
) {
  const token = secrets.unseal(sealedToken);
  const open: { invitation: Invitation; link: string }[] = [];
  for (const { signer } of await findBundled(db, secrets.hashToken(token))) {
    const songToken = secrets.tokenWithin(token, signer.id);
    const invitation = await findInvitation(db, secrets.hashToken(songToken));
    if (invitation && isNews[kind](invitation, clock.now()))
      open.push({ invitation, link: env.APP_URL + pathTo.sign(songToken, invitation.language) });
  }
  const [first] = open;
  if (!first) return null;
  const { signer, language } = first.invitation;
  const link = env.APP_URL + pathTo.signAll(token, language);
  const support = env.OPERATOR.supportEmail;
  return {
    to: signer.phone,
    text:
      open.length === 1
        ? writeText(kind, first.invitation, { link: first.link, code: "", support })
        : writeTextOfSeveral(kind, first.invitation, { count: open.length, link }),
    signerIds: open.map(({ invitation }) => invitation.signer.id),
    language,
  };
}

const isMissing = ({ signature, signer, version, document }: Invitation, now: Date) =>
  !signature && !version.endedAt && !isExpired(signer, now) && isAwaitingSignatures(document.status);

/** What is still to be said when it leaves. */
const isNews: Record<SigningTextKind, (invitation: Invitation, now: Date) => boolean> = {
  invitation: ({ signature, version }) => !signature && !version.endedAt,
  reminder: (invitation, now) => isMissing(invitation, now) && !invitation.signer.remindersOffAt,
  receipt: ({ signature }) => signature !== null,
  completion: ({ version }) => version.signedAt !== null && !version.endedAt,
  ended: ({ version }) => version.endedAt !== null,
  replaced: () => true,
  answer: (invitation, now) => isMissing(invitation, now),
  current: ({ signature, version }) => signature !== null && !version.endedAt,
  given_back: (invitation, now) => isMissing(invitation, now),
  code: ({ signature, version }) => !signature && !version.endedAt,
};
