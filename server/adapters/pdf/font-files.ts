import { fileURLToPath } from "node:url";

/** The typefaces of a document: a sans for text, a serif for titles and names. */
export const faces = ["text", "strong", "title", "italic"] as const;
export type Face = (typeof faces)[number];

/**
 * Full families, not web subsets: names are African. Gentium has every Latin letter and mark of the continent's languages,
 * Noto Sans has them too; others add the scripts of Amharic and Tigrinya, of Arabic, and of the Imazighen.
 */
const fontFiles = {
  sans: "noto-sans/400Regular/NotoSans_400Regular.ttf",
  sansSemiBold: "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf",
  serif: "gentium-book-plus/400Regular/GentiumBookPlus_400Regular.ttf",
  serifItalic: "gentium-book-plus/400Regular_Italic/GentiumBookPlus_400Regular_Italic.ttf",
  hand: "playpen-sans/400Regular/PlaypenSans_400Regular.ttf",
  pen: "charis-sil/400Regular_Italic/CharisSIL_400Regular_Italic.ttf",
  ethiopic: "noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf",
  ethiopicSemiBold: "noto-sans-ethiopic/600SemiBold/NotoSansEthiopic_600SemiBold.ttf",
  arabic: "ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf",
  arabicSemiBold: "ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf",
  tifinagh: "noto-sans-tifinagh/400Regular/NotoSansTifinagh_400Regular.ttf",
} as const;
export type FontFile = keyof typeof fontFiles;

/** For each face the fonts to try, in order: the first that has a character draws it. */
export const fontsOfFace: Record<Face, readonly [FontFile, ...FontFile[]]> = {
  text: ["sans", "ethiopic", "arabic", "tifinagh"],
  strong: ["sansSemiBold", "ethiopicSemiBold", "arabicSemiBold", "tifinagh"],
  title: ["serif", "ethiopic", "sans", "arabic", "tifinagh"],
  italic: ["serifItalic", "ethiopic", "sans", "arabic", "tifinagh"],
};

/** What names are typed in as one signs: a round hand and two italics, each with every Latin letter and mark of the continent's languages. */
export const fontsOfMarks: readonly (readonly FontFile[])[] = [
  ["hand", "ethiopic", "sans", "arabic", "tifinagh"],
  ["serifItalic", "ethiopicSemiBold", "sans", "arabicSemiBold"],
  ["pen", "ethiopic", "sans"],
];

/** Where a font stands on this machine. */
export function fontPath(font: FontFile): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${fontFiles[font]}`));
}
