import type { Language } from "#shared/words/languages";

/*
 * The versions of what is accepted or shown beside a button, without their texts: pages carry these, and the server knows by them what a
 * request may name. A test holds them against the texts.
 */

export const termsVersions = [
  "2026-11-22",
  "2026-11-24",
  "2026-11-25",
  "2026-11-27",
  "2026-11-28",
  "2026-11-29",
] as const;
export const privacyVersions = [
  "2026-11-23",
  "2026-11-24",
  "2026-11-25",
  "2026-11-27",
  "2026-11-28",
  "2026-11-29",
] as const;
const noticeDays = ["2026-11-24", "2026-11-25", "2026-11-27", "2026-11-28", "2026-11-29"] as const;
const questionDays = ["2026-11-21", "2026-11-23", "2026-11-28"] as const;

export const termsVersion: string = termsVersions[termsVersions.length - 1]!;
export const privacyVersion: string = privacyVersions[privacyVersions.length - 1]!;

/** A translation is a version of its own: `2026-11-24/sw`. */
const inLanguage = (day: string, language: Language) => (language === "en" ? day : `${day}/${language}`);

/** What somebody who is asked to sign is shown now, in that language. */
export const noticeVersionIn = (language: Language) =>
  inLanguage(noticeDays[noticeDays.length - 1]!, language);

const inEveryLanguage = (days: readonly string[]): readonly string[] =>
  days.flatMap((day) => (["en", "sw"] as const).map((language) => inLanguage(day, language)));
export const noticeVersions = /* @__PURE__ */ inEveryLanguage(noticeDays);
/** What everybody is asked before a signed document is deleted or changed. */
export const questionVersions = /* @__PURE__ */ inEveryLanguage(questionDays);

/** What is kept where a request named no version, or one that there never was: nobody knows what was shown. */
export const NOT_STATED = "not_stated";

/** The version that a page says it has shown, if there is one of that name. */
export const statedVersion = (known: readonly string[], named: string | undefined): string =>
  named !== undefined && known.includes(named) ? named : NOT_STATED;
