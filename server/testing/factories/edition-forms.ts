import { featuredForm, legalDetails, producerForm } from "#server/testing/factories/agreement-form";
import { syncChoices } from "#shared/domain/agreements/agreement-choices";
import { featuredMasterOwnerships } from "#shared/domain/agreements/featured-artist-agreement";
import {
  producerCompensations,
  producerMasterOwnerships,
} from "#shared/domain/agreements/producer-agreement";

const producerForms = producerMasterOwnerships.flatMap((masterOwnership) =>
  producerCompensations.flatMap((compensationType) =>
    syncChoices.map((sync) =>
      producerForm({
        masterOwnership,
        compensationType,
        sync,
        royaltyPercentage: sync === "none" ? null : 12_50,
        producerFee: sync === "joint" ? 0 : 39_000_00,
        ownerReceives: sync === "alone" ? "share" : "percentage",
        percentageBase: sync === "alone" ? "gross" : "net",
        feeParts: sync === "alone" ? "halves" : "at_once",
        mayReject: sync !== "joint",
        exclusivity: sync !== "none",
        artistType: sync === "alone" ? "company" : "group",
        producerType: sync === "none" ? "minor" : "person",
        terminationClause: "As agreed.",
        additionalTerms: sync === "alone" ? "As agreed." : "",
      }),
    ),
  ),
);
const featuredForms = featuredMasterOwnerships.flatMap((masterOwnership) =>
  syncChoices.flatMap((sync) => [
    featuredForm({ masterOwnership, sync, compensationType: "flat_fee", courtesyOf: "Lagos Sound" }),
    featuredForm({
      masterOwnership,
      sync,
      exclusivity: true,
      ownerReceives: "share",
      ownerName: "Sauti Records Ltd",
      legal: legalDetails({ agreementDuration: "fixed", fixedEndDate: "2031-01-02" }),
    }),
    featuredForm({ masterOwnership, sync, legal: legalDetails({ paymentTerms: "percentage_only" }) }),
  ]),
);

/** Forms that between them use every clause in each of its forms. */
export const editionForms = {
  producer_agreement: producerForms,
  featured_artist_agreement: featuredForms,
};
