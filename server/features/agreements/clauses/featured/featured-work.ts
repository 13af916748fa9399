import type { AgreementDraft } from "#shared/domain/agreements/agreement-text";
import type { FeaturedForm, PartyIdentity } from "#shared/domain/agreements/featured-artist-agreement";
import { isSameName } from "#shared/domain/acting";
import { writtenDate } from "#shared/domain/written-date";
import { receiptsDefined } from "#server/features/agreements/clauses/accounting";
import {
  BEGINS,
  FULL_TERM,
  FULL_TERM_MEANS,
  type Deal,
  type Side,
} from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { partyLine } from "#server/features/agreements/clauses/parties";
import { paragraphs, prose, sentence } from "#server/features/agreements/clauses/prose";
import { clause } from "#server/features/agreements/clauses/references";
import {
  bare,
  featuredDeal,
  isFixed,
  waivedBy,
} from "#server/features/agreements/clauses/featured/featured-deal";

export function featuredOpening(form: FeaturedForm): Omit<AgreementDraft, "clauses"> {
  const { releasing, contributing } = featuredDeal(form);
  return {
    title: "Featured artist agreement",
    opening: [
      `This agreement takes effect on ${writtenDate(form.effectiveDate)} (the “Effective Date”) and is made between:`,
      partyLine(1, releasing, "; and"),
      partyLine(2, contributing, "."),
    ],
    recitals: [
      prose(
        `The Primary Artist is recording the song “${form.songTitle}” for the project “${form.projectTitle}”. The Featured Artist performs`,
        "on it as a guest.",
      ),
    ],
  };
}

export const featuredDefinitions: LibraryClause<FeaturedForm> = {
  purpose: "What each word with a capital means, and what percentages are reckoned on.",
  source: "Practice of the trade.",
  dependsOn: ["base", "compensation", "ownership", "percentage", "sync", "feeTimes", "fee"],
  write: (form) => {
    const deal = featuredDeal(form);
    return {
      heading: "Definitions",
      paragraphs: paragraphs(
        "In this agreement:",
        `(a) “Song” means the song “${form.songTitle}” for the project “${form.projectTitle}”, also under a later title;`,
        "(b) “Performance” means the Featured Artist’s performance for the Song, with every take that is delivered;",
        prose(
          "(c) “Master” means the sound recording of the Song with the Performance, in every mix, edit and version made under this",
          `agreement;${deal.divides ? "" : " and"}`,
        ),
        `(d) “Composition” means the music and lyrics of the Song, as distinct from any recording${deal.divides ? "; and" : "."}`,
        deal.divides && `(e) ${receiptsDefined(deal)}.`,
      ),
    };
  },
};

/** Who the parties are, as far as the detailed form asks. Government ids are never written out. */
export const identity: LibraryClause<FeaturedForm> = {
  purpose: "The parties can be told from others of their name.",
  source: "Data Protection Act, 2019: no more of a government id than identifies.",
  dependsOn: ["detail"],
  write: (form) =>
    form.legal && {
      heading: "Identity of the parties",
      paragraphs: [
        "For each party the following was stated when this agreement was drawn up; nobody has checked it:",
        `(a) the Primary Artist: ${identified(form.legal.primary, featuredDeal(form).releasing)}; and`,
        `(b) the Featured Artist: ${sentence(identified(form.legal.featured, featuredDeal(form).contributing))}`,
        "Only the last characters of a government ID number are printed.",
      ],
    },
};

/** A child has a guardian who is identified in its place, and a company or a group whoever signs for it. */
function identified({ address, phone, maskedId }: PartyIdentity, { party }: Side): string {
  const whose = {
    person: "",
    company: ` of ${party.signatory},`,
    group: party.signatory === "" ? "" : ` of ${party.signatory}`,
    minor: ` of the parent or guardian, ${party.signatory},`,
  }[party.type];
  return `address ${address}; telephone ${phone}; government ID number${whose} ${maskedId}`;
}

export const performance: LibraryClause<FeaturedForm> = {
  purpose: "What the guest does, as whom, and by whose leave.",
  source:
    "Practice of the trade: no substitution; a label that somebody is signed to waives its exclusivity in writing.",
  dependsOn: ["detail"],
  write: (form) => {
    const day = form.legal?.recordingDate ?? "";
    return {
      heading: "The Performance",
      paragraphs: paragraphs(
        prose(
          `The Featured Artist must perform on the Song in person, ${form.featuredArtistType === "group" ? "by the members who are named, " : ""}with the skill and care of ${form.featuredArtistType === "minor" ? "a gifted artist of that age" : "an experienced artist"}.`,
          day === ""
            ? "The parties agree the day and place of the recording in time for delivery."
            : `The recording takes place on ${writtenDate(day)}, or on another day that the parties agree in writing.`,
        ),
        form.featuredArtistType === "company" && ofCompany(featuredDeal(form)),
        form.courtesyOf !== "" &&
          waivedBy(form) === "" &&
          "By signing, the Featured Artist waives every exclusivity of its own over the Performance.",
        waivedBy(form) !== "" &&
          prose(
            "The Featured Artist must, before the recording, hand over a written waiver of exclusivity for the Performance by",
            sentence(form.courtesyOf),
            `It names the Song, the Performance and the rights given in this agreement, and says that nobody but the Featured Artist owes it anything. Until it is there nothing is recorded or`,
            "released. If it is still missing thirty days after a written reminder, the Primary Artist may end this agreement by written notice; what",
            `was paid is repaid within fourteen days, and neither owes the other anything else, whatever ${clause("Termination")} says.`,
          ),
        prose(
          "Neither party is the other’s employee, partner or agent. The Primary",
          "Artist bears the costs of recording, mixing and mastering, and each party",
          "its own travel, unless otherwise agreed.",
        ),
      ),
    };
  },
};

/** A company cannot sing: who does so for it is bound towards the other side, too, even after leaving it. */
function ofCompany({ contributing: { party } }: Deal): string {
  const performer = isSameName(bare(party.name), bare(party.legalName))
    ? "whoever performs for the Featured Artist"
    : `whoever performs as ${party.name}`;
  return prose(
    `In person means by ${performer}. Before the recording the Featured Artist hands over that person’s signed promise (under eighteen, of a parent or guardian, too) to the Primary Artist: they keep`,
    `this clause, ${clause("Exclusivity")}, ${clause("Live performance and promotion")} and ${clause("Name, likeness and moral rights")} as if they were the Featured Artist. Until it is there nothing is recorded.`,
  );
}

export const featuredTerm: LibraryClause<FeaturedForm> = {
  purpose: "From when and for how long everything lasts, where, and what a fixed term ends.",
  source: "Kenya, Copyright Act s.33(7): an assignment that is silent on its period ends after three years.",
  dependsOn: ["term", "sync", "ownership"],
  write: (form) => {
    const { period } = featuredDeal(form);
    const term = isFixed(form) ? `Term: ${period}.` : `Term: in perpetuity, which means ${FULL_TERM}.`;
    return {
      heading: "Term and territory",
      paragraphs: paragraphs(
        `${BEGINS} ${term} Territory: worldwide. ${FULL_TERM_MEANS}`,
        "Every right given lasts for the period stated with it, and otherwise for the term stated here.",
        isFixed(form) &&
          prose(
            "The end of the term ends the permissions that this agreement gives until that day, and nothing else: who owns the Master",
            `stays as it is, and ${clause("Termination")} says what goes on. Within thirty days ${form.masterOwnership === "label_other" ? "the Primary Artist and the Owner" : "the Primary Artist"} must take the Master`,
            `down from online services, and ${form.masterOwnership === "label_other" ? "nobody exploits it without the others" : "neither exploits it without the other"}, portfolios apart, unless ${form.masterOwnership === "label_other" ? "all" : "both"} extend the term in writing. Copies already`,
            featuredDeal(form).sync === "none"
              ? "made and licences to consumers are not affected."
              : `made, licences to consumers, and licences given before under ${clause("Synchronisation")}, for their own time, are not affected, nor is what those need of the Composition and of names.`,
          ),
      ),
    };
  },
};
