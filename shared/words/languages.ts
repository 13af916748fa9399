/** Every language we speak, a line each: its words are in the folder of that name, and `locale` is how it writes lists and numbers. English is all that administrators and owners read; the others are for who is asked to sign. */
export const languages = {
  en: { name: "English", locale: "en-GB" },
  sw: { name: "Kiswahili", locale: "sw-KE" },
} as const satisfies Record<string, { name: string; locale: string }>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
