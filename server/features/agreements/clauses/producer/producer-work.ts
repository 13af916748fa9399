import type { AgreementDraft } from "#shared/domain/agreements/agreement-text";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { writtenDate } from "#shared/domain/written-date";
import { receiptsDefined } from "#server/features/agreements/clauses/accounting";
import { BEGINS, FULL_TERM, FULL_TERM_MEANS } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { partyLine } from "#server/features/agreements/clauses/parties";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";
import { producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";

export function producerOpening(form: ProducerForm): Omit<AgreementDraft, "clauses"> {
  const { releasing, contributing } = producerDeal(form);
  return {
    title: "Producer agreement",
    opening: [
      `This agreement takes effect on ${writtenDate(form.effectiveDate)} (the “Effective Date”) and is made between:`,
      partyLine(1, releasing, "; and"),
      partyLine(2, contributing, "."),
    ],
    recitals: [
      prose(
        `The Artist performs the track “${form.trackTitle}” for the project “${form.projectTitle}”. The Producer makes the music for it`,
        form.masterOwnership === "shared"
          ? "and produces the recording, for which both arrange."
          : "and arranges for the recording and produces it.",
      ),
    ],
  };
}

export const producerDefinitions: LibraryClause<ProducerForm> = {
  purpose: "What each word with a capital means, and what percentages are reckoned on.",
  source: "Practice of the trade.",
  dependsOn: ["base", "compensation", "ownership"],
  write: (form) => {
    const deal = producerDeal(form);
    return {
      heading: "Definitions",
      paragraphs: paragraphs(
        "In this agreement:",
        `(a) “Track” means the track “${form.trackTitle}” for the project “${form.projectTitle}”, also under a later title;`,
        prose(
          "(b) “Beat” means the instrumental music that the Producer contributes to the Track, with its stems and session files,",
          "without the Artist’s vocals, lyrics and melodies;",
        ),
        prose(
          "(c) “Master” means the sound recording of the Track with the Artist’s performance, in every mix, edit and version made under",
          `this agreement;${deal.divides ? "" : " and"}`,
        ),
        `(d) “Composition” means the music and lyrics of the Track, as distinct from any recording${deal.divides ? "; and" : "."}`,
        deal.divides && `(e) ${receiptsDefined(deal)}.`,
      ),
    };
  },
};

export const services: LibraryClause<ProducerForm> = {
  purpose: "What the producer does, and as whom.",
  source: "Practice of the trade.",
  dependsOn: [],
  write: (form) => ({
    heading: "Services",
    paragraphs: [
      prose(
        "The Producer must make the Beat and produce the Track (the “Services”), in consultation with the Artist and with the skill and",
        `care of ${form.producerType === "minor" ? "a gifted producer of that age" : "an experienced producer"}.`,
        "The Artist must record the Artist’s part within sixty days after the Producer asks.",
      ),
      prose(
        "Neither party is the other’s employee, partner or agent. Each bears its own costs, unless otherwise agreed.",
      ),
    ],
  }),
};

export const producerTerm: LibraryClause<ProducerForm> = {
  purpose: "From when and for how long everything lasts, and where.",
  source: "Kenya, Copyright Act s.33(7): an assignment that is silent on its period ends after three years.",
  dependsOn: [],
  write: () => ({
    heading: "Term and territory",
    paragraphs: [
      prose(
        `${BEGINS} Term: in perpetuity, which means ${FULL_TERM}. Territory: worldwide.`,
        FULL_TERM_MEANS,
      ),
      prose("Every right given lasts for the period stated with it, and otherwise for the Full Term."),
    ],
  }),
};
