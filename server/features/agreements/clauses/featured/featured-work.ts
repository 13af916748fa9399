import type { AgreementDraft, Clause } from "#shared/domain/agreement-text";
import type { FeaturedForm, PartyIdentity } from "#shared/domain/featured-artist-agreement";
import { writtenDate } from "#shared/domain/written-date";
import { netReceipts } from "#server/features/agreements/clauses/accounting";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import { paragraphs, prose, sentence } from "#server/features/agreements/clauses/prose";
import {
  accountsForReceipts,
  featuredDeal,
  isFixed,
} from "#server/features/agreements/clauses/featured/featured-deal";

export function featuredOpening(form: FeaturedForm): Omit<AgreementDraft, "clauses"> {
  return {
    title: "Featured artist agreement",
    opening: [
      `This agreement takes effect on ${writtenDate(form.effectiveDate)} (the “Effective Date”) and is made between:`,
      `(1) ${form.primaryArtist}, e-mail ${form.primaryArtistEmail} (the “Primary Artist”); and`,
      `(2) ${form.featuredArtist}, e-mail ${form.featuredArtistEmail} (the “Featured Artist”).`,
    ],
    recitals: [
      `The Primary Artist is recording the song “${form.songTitle}” for the project “${form.projectTitle}”.`,
      "The Featured Artist performs on it as a guest.",
      "The parties record here what is paid for that, who owns and may use the recording, and how the Featured Artist is credited.",
    ],
  };
}

export function featuredDefinitions(form: FeaturedForm): Clause {
  const divides = accountsForReceipts(form);
  return {
    heading: "Definitions",
    paragraphs: paragraphs(
      "In this agreement:",
      `(a) “Song” means the song “${form.songTitle}” for the project “${form.projectTitle}”, also under a later title;`,
      "(b) “Performance” means the Featured Artist’s performance for the Song, with every take that is delivered;",
      prose(
        "(c) “Master” means the sound recording of the Song with the Performance, in every mix, edit and version made under this",
        `agreement;${divides ? "" : " and"}`,
      ),
      `(d) “Composition” means the music and lyrics of the Song, as distinct from any recording${divides ? "; and" : "."}`,
      divides && `(e) ${netReceipts(featuredDeal(form))}.`,
    ),
  };
}

/** Who the parties are, as far as the detailed form asks. Government ids are never written out. */
export function identity({ legal }: FeaturedForm): Clause | null {
  if (!legal) return null;
  return {
    heading: "Identity of the parties",
    paragraphs: [
      "The parties have identified themselves as follows:",
      `(a) the Primary Artist: ${identified(legal.primary)}; and`,
      `(b) the Featured Artist: ${sentence(identified(legal.featured))}`,
      prose(
        "Only the last characters of a government ID number are shown. The full number is kept encrypted and used only to identify",
        "the party.",
      ),
    ],
  };
}

function identified({ address, phone, maskedId }: PartyIdentity): string {
  return `address ${address}; telephone ${phone}; government ID number ${maskedId}`;
}

export function performance(form: FeaturedForm): Clause {
  const day = form.legal?.recordingDate ?? "";
  return {
    heading: "The Performance",
    paragraphs: [
      prose(
        `The Featured Artist must perform on the song “${form.songTitle}” for the project “${form.projectTitle}”, with the skill and`,
        "care of an experienced artist.",
        day === ""
          ? "The parties agree the day and place of the recording in time for delivery."
          : `The recording takes place on ${writtenDate(day)}, or on another day that the parties agree in writing.`,
      ),
      prose(
        "The Featured Artist is an independent contractor. The parties are not employer and employee, partners or agents of each",
        "other. The Primary Artist bears the costs of the recording, and each party its own travel, unless they agree otherwise in",
        "writing beforehand.",
      ),
    ],
  };
}

export function featuredTerm(form: FeaturedForm): Clause {
  const { period } = featuredDeal(form);
  const term = isFixed(form) ? `Term: ${period}.` : `Term: in perpetuity, which means ${FULL_TERM}.`;
  return {
    heading: "Term and territory",
    paragraphs: paragraphs(
      `This agreement begins on ${writtenDate(form.effectiveDate)}. ${term} Territory: worldwide.`,
      prose(
        "Every right given in this agreement lasts for the period that is stated with it, and otherwise for the term stated here.",
        !isFixed(form) &&
          "For a right that is not itself a copyright, the full term is that of the copyright in the Master.",
      ),
      isFixed(form) &&
        prose(
          "After that day every right given in this agreement returns to the party that gave it. Within thirty days the Primary",
          "Artist must take the Master down from online services, unless the parties extend the term in writing. Copies already sold",
          "and licences to consumers are not affected, and sums received later are still accounted for.",
        ),
    ),
  };
}
