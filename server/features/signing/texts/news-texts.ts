import type { Deps } from "#server/deps";
import { awaitedPeople, type LetterText } from "#server/features/documents/index";
import { giveText } from "#server/features/signing/texts/give-text";
import { fitTitle } from "#server/features/signing/texts/text-words";
import { insertText } from "#server/features/signing/texts/texts-store";
import { wordsIn } from "#shared/words/speak";

type NewsText = { textId: string; sealed: string };

/** Tells a phone that what whoever holds it was asked to sign is gone. Throws as `giveText` does. */
export function deliverWithdrawnText(deps: Deps, news: NewsText): Promise<void> {
  return deliver(deps, "withdrawn.text", news);
}

/** The same that it can be signed again, if that is still so and their signature is still missing. */
export function deliverUnlockedText(deps: Deps, news: NewsText & { documentId: string }): Promise<void> {
  return deliver(deps, "unlocked.text", news, async (to) =>
    (await awaitedPeople(deps.db, news.documentId)).some(({ email, phone }) => email === "" && phone === to),
  );
}

async function deliver(
  deps: Deps,
  words: "withdrawn.text" | "unlocked.text",
  { textId, sealed }: NewsText,
  isNews: (to: string) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const { to, language, owner, title: whole } = JSON.parse(deps.secrets.unseal(sealed)) as LetterText;
  const news = { id: textId, signerId: null, accountId: null, kind: "news" } as const;
  await insertText(deps.db, { ...news, at: deps.clock.now() });
  const text = fitTitle(whole, (title) => wordsIn(language).say(words, { owner, title }));
  await giveText(deps, textId, async () => ((await isNews(to)) ? { to, text } : null));
}
