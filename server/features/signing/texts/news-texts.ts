import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { holdMailCounts, startOfMailDay } from "#server/features/auth/index";
import { awaitedPeople, type LetterText } from "#server/features/documents/index";
import { giveText } from "#server/features/signing/texts/give-text";
import { TEXTS_A_DAY } from "#server/features/signing/texts/text-budget";
import { fitTitle } from "#server/features/signing/texts/text-words";
import { countTexts, insertText } from "#server/features/signing/texts/texts-store";
import { wordsIn } from "#shared/words/speak";

type NewsText = { textId: string; sealed: string };

/** Tells a phone that what whoever holds it was asked to sign is gone. Throws as `giveText` does. */
export function deliverWithdrawnText(deps: Deps, news: NewsText): Promise<void> {
  return deliver(deps, "withdrawn.text", news);
}

/**
 * The same that it can be signed now, if that is still so and their signature is still missing. What its owner can do again and again
 * counts among the account's messages of a day.
 */
export function deliverUnlockedText(deps: Deps, news: NewsText & { documentId: string }): Promise<void> {
  return deliver(deps, "unlocked.text", news, async (trx, { to, accountId }) => {
    const awaited = await awaitedPeople(trx, news.documentId);
    if (!awaited.some(({ email, phone }) => email === "" && phone === to)) return false;
    if (!accountId) return true;
    await holdMailCounts(trx, [accountId]);
    return (await countTexts(trx, accountId, startOfMailDay(deps.clock.now()))) < TEXTS_A_DAY;
  });
}

async function deliver(
  deps: Deps,
  words: "withdrawn.text" | "unlocked.text",
  { textId, sealed }: NewsText,
  isNews: (trx: Trx, letter: LetterText) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const letter = JSON.parse(deps.secrets.unseal(sealed)) as LetterText;
  const { to, language, owner, title: whole, accountId = null } = letter;
  const text = fitTitle(whole, (title) => wordsIn(language).say(words, { owner, title }));
  const isStill = await deps.db.transaction(async (trx) => {
    if (!(await isNews(trx, letter))) return false;
    await insertText(trx, { id: textId, signerId: null, accountId, kind: "news", at: deps.clock.now() });
    return true;
  });
  await giveText(deps, textId, () => Promise.resolve(isStill ? { to, text } : null));
}
