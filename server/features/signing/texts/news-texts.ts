import type { Deps } from "#server/deps";
import { startOfMailDay } from "#server/features/auth/index";
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

/** The same that it can be signed now, if that is still so and their signature is still missing. What costs money and can be done again and again counts among the owner's of a day. */
export function deliverUnlockedText(deps: Deps, news: NewsText & { documentId: string }): Promise<void> {
  return deliver(deps, "unlocked.text", news, async ({ to, accountId }) => {
    const awaited = await awaitedPeople(deps.db, news.documentId);
    if (!awaited.some(({ email, phone }) => email === "" && phone === to)) return false;
    const since = startOfMailDay(deps.clock.now());
    return (
      !accountId || (await deps.db.transaction((trx) => countTexts(trx, accountId, since))) <= TEXTS_A_DAY
    );
  });
}

async function deliver(
  deps: Deps,
  words: "withdrawn.text" | "unlocked.text",
  { textId, sealed }: NewsText,
  isNews: (letter: LetterText) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const letter = JSON.parse(deps.secrets.unseal(sealed)) as LetterText;
  const { to, language, owner, title: whole, accountId = null } = letter;
  await insertText(deps.db, { id: textId, signerId: null, accountId, kind: "news", at: deps.clock.now() });
  const text = fitTitle(whole, (title) => wordsIn(language).say(words, { owner, title }));
  await giveText(deps, textId, async () => ((await isNews(letter)) ? { to, text } : null));
}
