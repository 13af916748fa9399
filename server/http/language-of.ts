import type { Request } from "express";
import { languageCodes, type Language } from "#shared/words/languages";

/** What a caller reads best of what we speak; English where they say nothing. */
export function languageOf(request: Request): Language {
  return languageCodes.find((code) => code === request.acceptsLanguages([...languageCodes])) ?? "en";
}
