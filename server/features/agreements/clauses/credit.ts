import type { Clause } from "#shared/domain/agreements/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { containsPhrase, plainText } from "#shared/domain/fact-text";
import { paragraphs, prose, sentence } from "#server/features/agreements/clauses/prose";

export function credit({ releasing, contributing, work }: Deal, wording: string, courtesyOf = ""): Clause {
  return {
    heading: "Credit",
    paragraphs: paragraphs(
      prose(
        `${releasing.The} must credit ${contributing.the} wherever ${work} is released and credits are usual, including the metadata`,
        `sent to distributors and services, as follows: ${sentence(wording)}`,
      ),
      courtesyOf !== "" &&
        !containsPhrase(folded(wording), folded(`courtesy of ${courtesyOf}`)) &&
        `Beside it stands, where credits are shown in full: by courtesy of ${sentence(courtesyOf)}`,
      prose(
        "It is no less visible than comparable credits. A missing or wrong credit must be put",
        `right within fourteen days after ${releasing.the} is told, online and in later copies; then it is no breach.`,
      ),
    ),
  };
}

const folded = (text: string) => plainText(text).toLowerCase();
