import {
  dayFact,
  equalOwnersFact,
  exclusivityFact,
  nameFact,
  ownWordsFact,
  percentageFact,
  perpetuityFact,
  revisionsFact,
  soleOwnerFact,
  sumFact,
  textFact,
  type Fact,
} from "#shared/domain/fact";
import { paysRoyalties, type ProducerForm } from "#shared/domain/producer-agreement";

/** Everything that the form of a producer agreement says. */
export function producerFacts(form: ProducerForm): Fact[] {
  return [
    ...nameFact("artistName", "Artist name", form.artistName),
    ...textFact("artistEmail", "Artist email", form.artistEmail),
    ...nameFact("producerName", "Producer name", form.producerName),
    ...textFact("producerEmail", "Producer email", form.producerEmail),
    ...nameFact("projectTitle", "Project title", form.projectTitle),
    ...nameFact("trackTitle", "Beat/track title", form.trackTitle),
    ...dayFact("effectiveDate", "Effective date", form.effectiveDate),
    sumFact("producerFee", "Producer fee", form.producerFee),
    ...royaltyFact(form),
    masterFact(form),
    perpetuityFact(),
    exclusivityFact(form.exclusivity),
    ...textFact("deliveryMethod", "Delivery method", form.deliveryMethod),
    ...textFact("deliveryTimeline", "Delivery timeline", form.deliveryTimeline),
    revisionsFact(form.revisions),
    ...textFact("credits", "Credits", form.credits),
    ...ownWordsFact("terminationClause", "Termination clause", form.terminationClause),
    ...ownWordsFact("additionalTerms", "Additional terms", form.additionalTerms),
  ];
}

function royaltyFact({ compensationType, royaltyPercentage }: ProducerForm): Fact[] {
  if (!paysRoyalties(compensationType) || royaltyPercentage === null) return [];
  return [percentageFact("royaltyPercentage", "Royalty percentage", royaltyPercentage)];
}

function masterFact({ masterOwnership }: ProducerForm): Fact {
  if (masterOwnership === "shared") return equalOwnersFact();
  return soleOwnerFact(masterOwnership === "artist" ? "Artist" : "Producer");
}
