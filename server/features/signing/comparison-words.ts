import { nameList } from "#server/features/signing/signing-rules";
import { namesInSwahili } from "#server/features/signing/swahili-words";
import type { Language } from "#shared/words/languages";
import { rightsLabels, type RightsType } from "#shared/domain/split-sheet";

/** How two versions of a document are compared in short. */
export type ComparisonWords = {
  list: (things: readonly string[]) => string;
  share: string;
  rights: Record<RightsType, string>;
  none: string;
  asBefore: string;
  /** What the facts of a document are called, where that is not what the document calls them. */
  facts: Partial<Record<string, string>>;
  shareOf: (name: string) => string;
  detailsOf: (name: string) => string;
  changed: (things: string, also: boolean) => string;
  added: (names: string) => string;
  removed: (names: string) => string;
  nothing: (also: boolean) => string;
};

const english: ComparisonWords = {
  list: nameList,
  share: "Your share",
  rights: { publishing: `Your ${rightsLabels.publishing}`, master: `Your ${rightsLabels.master}` },
  none: "none",
  asBefore: "as before",
  facts: {},
  shareOf: (name) => `the share of ${name}`,
  detailsOf: (name) => `how ${name} is named, reached or credited`,
  changed: (things, also) => `${also ? "Also changed" : "Changed"}: ${things}.`,
  added: (names) => `New on it: ${names}.`,
  removed: (names) => `No longer on it: ${names}.`,
  nothing: (also) => `Nothing${also ? " else" : ""} has changed.`,
};

const swahili: ComparisonWords = {
  list: namesInSwahili,
  share: "Hisa yako",
  rights: { publishing: "Haki zako za utunzi", master: "Haki zako za rekodi" },
  none: "hakuna",
  asBefore: "kama awali",
  facts: {
    "Song title": "jina la wimbo",
    Artist: "msanii",
    "Release date": "tarehe ya kutolewa",
    Duration: "urefu wa wimbo",
    Genre: "aina ya muziki",
    Label: "lebo",
    Publisher: "mchapishaji",
    Notes: "maelezo ya ziada",
    Agreement: "masharti",
    "the title": "kichwa",
    "the text of the agreement": "maandishi ya mkataba",
  },
  shareOf: (name) => `hisa ya ${name}`,
  detailsOf: (name) => `jina, anwani au nafasi ya ${name}`,
  changed: (things, also) => `${also ? "Mengine yaliyobadilika" : "Yaliyobadilika"}: ${things}.`,
  added: (names) => `Walioongezwa: ${names}.`,
  removed: (names) => `Walioondolewa: ${names}.`,
  nothing: (also) => `Hakuna ${also ? "jambo lingine " : "jambo "}lililobadilika.`,
};

export const comparisonWords: Record<Language, ComparisonWords> = { en: english, sw: swahili };
