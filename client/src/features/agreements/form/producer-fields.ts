import { personAlone } from "#shared/domain/agreements/agreement-choices";
import { isoDayForReader } from "#shared/dates";
import {
  defaultCredits,
  paysRoyalties,
  producerFormDefaults,
  type ProducerForm,
} from "#shared/domain/agreements/producer-agreement";
import { typedChoices, type FieldTexts, type Typed } from "#client/features/agreements/form/typed-fields";

/** The form of a producer agreement as somebody types it, by the names its fields travel under. */
export type ProducerFields = Typed<Omit<ProducerForm, "syncRights">>;

export function emptyProducerFields(): ProducerFields {
  return {
    projectTitle: "",
    trackTitle: "",
    artistName: "",
    producerName: "",
    artistEmail: "",
    producerEmail: "",
    producerFee: "",
    compensationType: "",
    royaltyPercentage: "",
    effectiveDate: isoDayForReader(),
    masterOwnership: producerFormDefaults.masterOwnership,
    deliveryMethod: producerFormDefaults.deliveryMethod,
    deliveryTimeline: producerFormDefaults.deliveryTimeline,
    revisions: String(producerFormDefaults.revisions),
    credits: "",
    exclusivity: producerFormDefaults.exclusivity,
    terminationClause: "",
    additionalTerms: "",
    sync: "joint",
    ...typedChoices,
    ...personAlone("artist"),
    ...personAlone("producer"),
    feeParts: producerFormDefaults.feeParts,
    mayReject: producerFormDefaults.mayReject,
  };
}

/** What is sent: fields that the choices hide are left out, whatever was typed in them before. */
export function producerFormData({ royaltyPercentage, ...fields }: ProducerFields): FieldTexts {
  return showsRoyalty(fields) ? { ...fields, royaltyPercentage } : fields;
}

export function showsRoyalty({ compensationType }: Pick<ProducerFields, "compensationType">): boolean {
  return compensationType !== "" && paysRoyalties(compensationType as ProducerForm["compensationType"]);
}

/** What the credit will say when its field stays empty. */
export function creditSuggestion(producerName: string): string {
  return defaultCredits(producerName.trim() || "…");
}
