import { describe, expect, test } from "vitest";
import { featuredKind, producerKind } from "#client/features/agreements/form/agreement-kind";
import { COMPANY_NUMBER, ONE_ADDRESS } from "#shared/domain/agreements/party-issues";

const options = { fields: {}, shouldUseNativeValidation: false };

describe("what is sent of a form", () => {
  test("leaves out what its choices hide, whatever was typed there", () => {
    const typed = { ...producerKind.empty(), compensationType: "upfront_only", royaltyPercentage: "3" };
    expect(producerKind.formData(typed)).not.toHaveProperty("royaltyPercentage");
    const featured = {
      ...featuredKind.empty(),
      isDetailed: true,
      compensationType: "percentage",
      featuredArtistFee: "1,000",
      deliveryMethod: "email",
      otherDeliveryMethod: "A drive",
      agreementDuration: "perpetuity",
      fixedEndDate: "2030-01-01",
      sync: "none",
      syncRoyaltyPercentage: "20",
    };
    const sent = featuredKind.formData(featured);
    for (const hidden of [
      "featuredArtistFee",
      "otherDeliveryMethod",
      "fixedEndDate",
      "syncRoyaltyPercentage",
    ])
      expect(sent).not.toHaveProperty(hidden);
    expect(sent).toHaveProperty("paymentTerms");
    expect(featuredKind.formData({ ...featured, isDetailed: false })).not.toHaveProperty("paymentTerms");
  });

  test("comes back as it was typed", () => {
    const typed = { ...featuredKind.empty(), isDetailed: true, songTitle: "Ndoto", royaltyBased: true };
    const again = featuredKind.fromFormData(featuredKind.formData(typed));
    expect(again).toMatchObject({ isDetailed: true, songTitle: "Ndoto", royaltyBased: true });
    expect(featuredKind.fromFormData({ songTitle: 7, exclusivity: "yes" })).toMatchObject({
      isDetailed: false,
      songTitle: "7",
      exclusivity: false,
    });
  });
});

describe("a form is checked with the server's rules", () => {
  test("the messages stand at their fields", async () => {
    const { errors } = await producerKind.resolver(producerKind.empty(), undefined, options);
    expect(errors.compensationType?.message).toBe("Please select compensation type");
    expect(errors.artistEmail?.message).toBe("Valid artist email required");
    expect(errors.deliveryMethod).toBeUndefined();
  });

  test.each([
    ["a producer agreement", producerKind, { artistEmail: "amina@mail.ke", producerEmail: " Amina@mail.ke" }],
    [
      "a featured artist agreement",
      featuredKind,
      { primaryArtistEmail: "amina@mail.ke", featuredArtistEmail: " Amina@mail.ke" },
    ],
  ] as const)(
    "one mailbox of both parties of %s is wrong also while other fields are empty",
    async (_name, kind, typed) => {
      const fields = { ...kind.empty(), ...typed };
      const { errors } = await kind.resolver(fields as never, undefined, options);
      expect(Object.keys(errors).length).toBeGreaterThan(1);
      expect(errors).toHaveProperty([Object.keys(typed)[1]!, "message"], ONE_ADDRESS);
    },
  );

  test("a company's number is refused where its signer's id belongs", async () => {
    const company = {
      isDetailed: true,
      primaryArtistType: "company",
      primaryArtistRegistration: "PVT-BND901",
    };
    const fields = { ...featuredKind.empty(), ...company, primaryArtistIdNumber: "PVT BND901" };
    const { errors } = await featuredKind.resolver(fields, undefined, options);
    expect(errors.primaryArtistIdNumber?.message).toBe(COMPANY_NUMBER);
  });

  test("the short form asks for nothing of the detailed one", async () => {
    const short = await featuredKind.resolver(featuredKind.empty(), undefined, options);
    expect(short.errors.deliverables).toBeUndefined();
    const detailed = { ...featuredKind.empty(), isDetailed: true };
    const { errors } = await featuredKind.resolver(detailed, undefined, options);
    expect(errors.deliverables?.message).toBe("Deliverables must be specified");
    expect(errors.primaryArtistIdNumber?.message).toBe("Primary artist government ID number is required");
  });

  test("what is missing between two fields is said with all that is missing, not after it", async () => {
    const chosen = { ...featuredKind.empty(), deliveryMethod: "other" };
    const { errors } = await featuredKind.resolver(chosen, undefined, options);
    expect(errors.otherDeliveryMethod?.message).toBe("Please say how it is delivered");
    expect(Object.keys(errors).length).toBeGreaterThan(1);
    const detailed = {
      ...chosen,
      isDetailed: true,
      effectiveDate: "2026-12-01",
      agreementDuration: "fixed",
      fixedEndDate: "2026-11-01",
    };
    const { errors: more } = await featuredKind.resolver(detailed, undefined, options);
    expect(more.fixedEndDate?.message).toBe("Please enter an end date after the effective date");
    expect(more.recordingDate?.message).not.toBe("Please enter a recording date before the end date");
  });
});
