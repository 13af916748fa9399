import { en } from "#shared/words/en/index";
import type { Unlike, Values } from "#shared/words/arguments";
import type { Language } from "#shared/words/languages";
import { sw } from "#shared/words/sw/index";

type Catalogues = { en: typeof en; sw: typeof sw };

/** Names a text in every language: "signing.asks". */
export type Id = keyof typeof en;

/** What has to be given along with an id; `Plain` is what may stand in the text. */
export type ValuesOf<One extends Id, Plain> = Values<Catalogues[Language][One], Plain>;
export type Given<One extends Id, Plain> = [keyof ValuesOf<One, Plain>] extends [never]
  ? []
  : [values: ValuesOf<One, Plain>];

type Different = { [One in Language]: Unlike<typeof en, Catalogues[One]> }[Language];

/** Does not compile where a text says another thing than the English one: the error names its id. */
export const catalogues: [Different] extends [never] ? Record<Language, Record<Id, string>> : Different = {
  en,
  sw,
};
