import type { AgreementDraft, Clause } from "#shared/domain/agreement-text";
import type { ProducerForm } from "#shared/domain/producer-agreement";
import { writtenDate } from "#shared/domain/written-date";
import { netReceipts } from "#server/features/agreements/clauses/accounting";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";
import {
  accountsForReceipts,
  producerDeal,
} from "#server/features/agreements/clauses/producer/producer-deal";

export function producerOpening(form: ProducerForm): Omit<AgreementDraft, "clauses"> {
  return {
    title: "Producer agreement",
    opening: [
      `This agreement takes effect on ${writtenDate(form.effectiveDate)} (the “Effective Date”) and is made between:`,
      `(1) ${form.artistName}, e-mail ${form.artistEmail} (the “Artist”); and`,
      `(2) ${form.producerName}, e-mail ${form.producerEmail} (the “Producer”).`,
    ],
    recitals: [
      `The Artist is recording the track “${form.trackTitle}” for the project “${form.projectTitle}”.`,
      "The Producer makes the music for it and produces the recording.",
      "The parties record here what is paid for that, who owns and may use the result, and how each of them is credited.",
    ],
  };
}

export function producerDefinitions(form: ProducerForm): Clause {
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
        "(c) “Master” means the sound recording of the Track with the Artist’s performance, in every mix, edit and version made",
        `under this agreement;${accountsForReceipts(form) ? "" : " and"}`,
      ),
      `(d) “Composition” means the music and lyrics of the Track, as distinct from any recording${accountsForReceipts(form) ? "; and" : "."}`,
      accountsForReceipts(form) && `(e) ${netReceipts(producerDeal(form))}.`,
    ),
  };
}

export function services(form: ProducerForm): Clause {
  return {
    heading: "Services",
    paragraphs: [
      prose(
        `The Producer must make the Beat and produce the Track “${form.trackTitle}” for the project “${form.projectTitle}” (the`,
        "“Services”), in consultation with the Artist and with the skill and care of an experienced producer.",
      ),
      prose(
        "The Producer is an independent contractor. The parties are not employer and employee, partners or agents of each other.",
        "Each bears its own costs, unless they agree otherwise in writing beforehand.",
      ),
    ],
  };
}

export function producerTerm(form: ProducerForm): Clause {
  return {
    heading: "Term and territory",
    paragraphs: [
      prose(
        `This agreement begins on ${writtenDate(form.effectiveDate)}. Term: in perpetuity, which means ${FULL_TERM}.`,
        "Territory: worldwide.",
      ),
      prose(
        "The Services end when the Track has been delivered and accepted. Every right given in this agreement lasts for the period",
        "that is stated with it, and otherwise for the term stated here. For a right that is not itself a copyright, the full term is",
        "that of the copyright in the Master.",
      ),
    ],
  };
}
