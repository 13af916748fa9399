import { dayInNairobi } from "#shared/dates";
import { catalogues, type Given, type Id } from "#shared/words/catalogue";
import { compileMessage } from "#shared/words/compile-message";
import { fill, type Message } from "#shared/words/fill";
import { languages, type Language } from "#shared/words/languages";

/** What the server says in a language. The pages get theirs from `client/build/spoken-words.ts`, which compiles ahead. */
export type Words = ReturnType<typeof learn>;

const MOST_NAMED = 6;

function learn(language: Language) {
  const { locale } = languages[language];
  const compiled = new Map<Id, Message>();
  const lists = new Intl.ListFormat(locale);

  function say<One extends Id>(id: One, ...[values]: Given<One, string | number>): string {
    const message = compiled.get(id) ?? compileMessage(catalogues[language][id]);
    compiled.set(id, message);
    return fill(message, values ?? {}, locale).join("");
  }

  /** "Amina", "Amina and Brian", "Amina, Brian and Chao": names as a sentence takes them. Of more than six, five and how many others. */
  function list(names: readonly string[]): string {
    if (names.length <= MOST_NAMED) return lists.format(names);
    const named = names.slice(0, MOST_NAMED - 1);
    return lists.format([...named, say("screen.others", { count: names.length - named.length })]);
  }

  /** 21/11/2026, where the product is at home. */
  const day = (date: Date) => dayInNairobi(date, locale);

  return { language, say, list, day };
}

const spoken = new Map<Language, Words>();

export function wordsIn(language: Language): Words {
  const words = spoken.get(language) ?? learn(language);
  spoken.set(language, words);
  return words;
}
