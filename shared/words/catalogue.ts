import { en } from "#shared/words/en/index";
import type { Unlike, Values } from "#shared/words/arguments";
import type { Language } from "#shared/words/languages";
import { sw } from "#shared/words/sw/index";

const all = { en, sw };
type Catalogues = typeof all;

/** Names a text in every language: "signing.asks". */
export type Id = keyof typeof en;

/** What has to be given along with an id; `Plain` is what may stand in the text. */
export type ValuesOf<One extends Id, Plain> = Values<Catalogues[keyof Catalogues][One], Plain>;
export type Given<One extends Id, Plain> = [keyof ValuesOf<One, Plain>] extends [never]
  ? []
  : [values: ValuesOf<One, Plain>];

type Different = { [One in keyof Catalogues]: Unlike<typeof en, Catalogues[One]> }[keyof Catalogues];

/** Does not compile where a language is missing, or a text says another thing than the English one: the error names its id. */
export const catalogues: [Different] extends [never] ? Record<Language, Record<Id, string>> : Different = all;
