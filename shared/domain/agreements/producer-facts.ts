import {
  dayFact,
  equalOwnersFact,
  exclusivityFact,
  inAllFacts,
  monthsFact,
  nameFact,
  ownWordsFact,
  partyFacts,
  percentageFact,
  perpetuityFact,
  revisionsFact,
  soleOwnerFact,
  sumFact,
  textFact,
  type Fact,
} from "#shared/domain/fact";
import { splitPayment } from "#shared/domain/agreements/featured-artist-agreement";
import { paysRoyalties, type ProducerForm } from "#shared/domain/agreements/producer-agreement";

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
    ...halvesFacts(form),
    ...partyFacts(form, "artist", "Artist"),
    ...partyFacts(form, "producer", "Producer"),
    ...releaseFact(form),
    ...textFact("seat", "Seat of arbitration", form.seat),
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

function halvesFacts({ producerFee, feeParts }: ProducerForm): Fact[] {
  if (producerFee === 0 || feeParts === "at_once") return [];
  const [first, second] = splitPayment(producerFee);
  return [sumFact("feeParts.first", "First half", first), sumFact("feeParts.second", "Second half", second)];
}

/** Who was paid in full is promised no release. */
function releaseFact({
  releaseMonths,
  producerFee,
  compensationType,
  masterOwnership,
}: ProducerForm): Fact[] {
  const isBuyOut = producerFee > 0 && compensationType === "upfront_only" && masterOwnership === "artist";
  return isBuyOut || releaseMonths === null ? [] : [monthsFact(releaseMonths)];
}

function royaltyFact({
  compensationType,
  royaltyPercentage,
  masterOwnership,
  ownerReceives,
}: ProducerForm): Fact[] {
  if (!paysRoyalties(compensationType) || royaltyPercentage === null) return [];
  return [
    percentageFact("royaltyPercentage", "Royalty percentage", royaltyPercentage),
    ...(masterOwnership === "shared" && ownerReceives === "share"
      ? inAllFacts("royaltyPercentage", "Royalty and half of the rest", royaltyPercentage)
      : []),
  ];
}

function masterFact({ masterOwnership }: ProducerForm): Fact {
  if (masterOwnership === "shared") return equalOwnersFact("Artist", "Producer");
  return masterOwnership === "artist"
    ? soleOwnerFact("Artist", "Producer")
    : soleOwnerFact("Producer", "Artist");
}
