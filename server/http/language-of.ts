import type { Request } from "express";
import type { Language } from "#shared/words/languages";

/** What a caller reads best of what we speak; English where they say nothing. */
export function languageOf(request: Request): Language {
  return request.acceptsLanguages(["en", "sw"]) === "sw" ? "sw" : "en";
}
