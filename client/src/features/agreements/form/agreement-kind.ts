import type { FieldErrors, FieldPath, Resolver } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { FeaturedDetailedBody, FeaturedShortBody, ProducerFormBody } from "#shared/contract/agreements";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import { partyIssues } from "#shared/domain/agreements/party-issues";
import {
  emptyFeaturedFields,
  featuredFormData,
  type FeaturedFields,
} from "#client/features/agreements/form/featured-fields";
import {
  emptyProducerFields,
  producerFormData,
  type ProducerFields,
} from "#client/features/agreements/form/producer-fields";
import { readFields, type FieldTexts } from "#client/features/agreements/form/typed-fields";

/** What differs between the forms of the two agreements. */
export type AgreementKind<Fields extends FieldTexts> = {
  type: AgreementType;
  empty(): Fields;
  /** What the agreement is about. */
  songOf(fields: Fields): string;
  /** Fields that never stay on the device. */
  secrets: readonly FieldPath<Fields>[];
  /** The form as it is sent and paid for. */
  formData(fields: Fields): FieldTexts;
  /** The form as it was paid for, to be typed on. */
  fromFormData(formData: unknown): Fields;
  /** The rules of the server, so that nobody pays for a form that cannot be drafted. */
  resolver: Resolver<Fields>;
};

export const producerKind: AgreementKind<ProducerFields> = {
  type: "producer_agreement",
  empty: emptyProducerFields,
  songOf: ({ trackTitle }) => trackTitle,
  secrets: [],
  formData: producerFormData,
  fromFormData: (formData) => readFields(emptyProducerFields(), withSync(formData, "syncRights")),
  resolver: resolverOf("producer_agreement", producerFormData, () => ProducerFormBody),
};

export const featuredKind: AgreementKind<FeaturedFields> = {
  type: "featured_artist_agreement",
  empty: emptyFeaturedFields,
  songOf: ({ songTitle }) => songTitle,
  secrets: ["primaryArtistIdNumber", "featuredArtistIdNumber"],
  formData: featuredFormData,
  fromFormData: readFeatured,
  resolver: resolverOf("featured_artist_agreement", featuredFormData, ({ isDetailed }) =>
    isDetailed ? FeaturedDetailedBody : FeaturedShortBody,
  ),
};

/** Only the detailed form has terms of payment. */
function readFeatured(formData: unknown): FeaturedFields {
  const isDetailed = typeof formData === "object" && formData !== null && "paymentTerms" in formData;
  return { ...readFields(emptyFeaturedFields(), withSync(formData, "syncLicensingRights")), isDetailed };
}

/** A form that was paid for on an older page says in another field that one side licenses for pictures alone. */
function withSync(formData: unknown, olderName: string): unknown {
  if (typeof formData !== "object" || formData === null || "sync" in formData) return formData;
  const older: unknown = (formData as Record<string, unknown>)[olderName];
  return older === true || older === "yes" ? { ...formData, sync: "alone" } : formData;
}

type FormSchema = z.ZodType<unknown, FieldTexts>;

function resolverOf<Fields extends FieldTexts>(
  type: AgreementType,
  formData: (fields: Fields) => FieldTexts,
  schemaOf: (fields: Fields) => z.ZodType,
): Resolver<Fields> {
  return async (fields, context, options) => {
    const schema = z
      .custom<Fields>()
      .transform(formData)
      .pipe(schemaOf(fields) as FormSchema);
    const checked = await zodResolver(schema, undefined, { raw: true })(fields, context, options);
    if (Object.keys(checked.errors).length === 0) return checked;
    // A schema holds fields against each other only once each is right by itself.
    const between = Object.fromEntries(
      partyIssues(type, formData(fields)).map(({ field, message }) => [field, { type: "custom", message }]),
    ) as FieldErrors<Fields>;
    return { values: {}, errors: { ...between, ...checked.errors } };
  };
}
