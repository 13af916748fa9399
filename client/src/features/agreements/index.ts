export { AgreementChoice } from "#client/features/agreements/agreement-choice";
export {
  agreementPlaces,
  agreementSources,
  agreementTypeAt,
  continuePlace,
  paymentPlace,
  previewPlace,
  withSource,
  type AgreementSource,
} from "#client/features/agreements/agreement-places";
export { AgreementSketch } from "#client/features/agreements/agreement-sketch";
export type { Commission } from "#client/features/agreements/drafting/draft-agreement";
export { DraftingPanel } from "#client/features/agreements/drafting/drafting-panel";
export { useDrafting } from "#client/features/agreements/drafting/use-drafting";
export { EditsDifference } from "#client/features/agreements/edits/edits-difference";
export {
  featuredKind,
  producerKind,
  type AgreementKind,
} from "#client/features/agreements/form/agreement-kind";
export type { FeaturedFields } from "#client/features/agreements/form/featured-fields";
export type { ProducerFields } from "#client/features/agreements/form/producer-fields";
export {
  startFromAgreement,
  startFromSheet,
  startWithTemplate,
  templateOf,
} from "#client/features/agreements/form/start-from";
export { FeaturedForm } from "#client/features/agreements/form/featured-form";
export { ProducerForm } from "#client/features/agreements/form/producer-form";
export type { FieldTexts } from "#client/features/agreements/form/typed-fields";
export {
  useAgreementForm,
  type AgreementFormProps,
  type AgreementStart,
} from "#client/features/agreements/form/use-agreement-form";
export { AgreementDocument } from "#client/features/agreements/text/agreement-document";
export { termsOf } from "#client/features/agreements/text/agreement-terms";
export { isAsForm } from "#client/features/agreements/text/check-facts";
export { statedParties, type StatedAgreement } from "#client/features/agreements/text/stated-agreement";
