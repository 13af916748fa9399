import type { Deps } from "#server/deps";
import type { WithdrawnText } from "#server/features/documents/index";
import { giveText } from "#server/features/signing/texts/give-text";
import { fitTitle } from "#server/features/signing/texts/text-words";
import { insertText } from "#server/features/signing/texts/texts-store";
import { wordsIn } from "#shared/words/speak";

/** Tells a phone that what its owner was asked to sign is gone. Throws as `giveText` does. */
export async function deliverWithdrawnText(
  deps: Deps,
  { textId, sealed }: { textId: string; sealed: string },
): Promise<void> {
  const { to, language, owner, title: whole } = JSON.parse(deps.secrets.unseal(sealed)) as WithdrawnText;
  const news = { id: textId, signerId: null, accountId: null, kind: "news" } as const;
  await insertText(deps.db, { ...news, at: deps.clock.now() });
  const text = fitTitle(whole, (title) => wordsIn(language).say("withdrawn.text", { owner, title }));
  await giveText(deps, textId, () => Promise.resolve({ to, text }));
}
