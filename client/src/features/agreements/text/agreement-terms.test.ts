import { describe, expect, test } from "vitest";
import { termsOf } from "#client/features/agreements/text/agreement-terms";
import { isAsForm } from "#client/features/agreements/text/check-facts";
import { statedParties, type StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import { agreementChoicesDefaults, personAlone } from "#shared/domain/agreements/agreement-choices";
import type { WireFeaturedForm, WireProducerForm } from "#shared/domain/wire-form";

const producerForm: WireProducerForm = {
  sync: null,
  ...agreementChoicesDefaults,
  releaseMonths: null,
  ...personAlone("artist"),
  ...personAlone("producer"),
  feeParts: "at_once",
  mayReject: false,
  projectTitle: "Nairobi Nights",
  trackTitle: "Usiku wa Manane",
  artistName: "Amina Wanjiru",
  producerName: "Brian Otieno",
  artistEmail: "amina@example.com",
  producerEmail: "brian@example.com",
  producerFee: 39_000.5,
  compensationType: "hybrid",
  royaltyPercentage: 12.5,
  effectiveDate: "2026-11-20",
  masterOwnership: "shared",
  deliveryMethod: "Google Drive",
  deliveryTimeline: "Within 7 days",
  revisions: 2,
  credits: "Produced by Brian Otieno",
  exclusivity: true,
  terminationClause: "",
  additionalTerms: "",
  syncRights: false,
};

const featuredForm: WireFeaturedForm = {
  sync: null,
  ...agreementChoicesDefaults,
  releaseMonths: null,
  ...personAlone("primaryArtist"),
  ...personAlone("featuredArtist"),
  ownerName: "",
  courtesyOf: "",
  projectTitle: "Lamu Sessions",
  primaryArtist: "Wambui Kamau",
  primaryArtistEmail: "wambui@example.com",
  featuredArtist: "Ọlá Adébáyọ̀",
  featuredArtistEmail: "ola@example.com",
  songTitle: "Dhow",
  compensationType: "flat_fee",
  featuredArtistFee: 25_000,
  featuredArtistPercentage: 50,
  masterOwnership: "lead_artist",
  effectiveDate: "2026-12-01",
  deliveryMethod: "other",
  otherDeliveryMethod: "On a memory card",
  deliveryTimeline: "Within 14 days",
  creditRequirements: "feat. Ọlá Adébáyọ̀",
  exclusivity: false,
  additionalTerms: "",
};

const content = { generatedAgreement: "", draftedBy: "ai" as const, editedAt: null, edition: null };
const producer = (given: Partial<WireProducerForm> = {}): StatedAgreement => ({
  type: "producer_agreement",
  content: { ...content, formData: { ...producerForm, ...given } },
});
const featured = (given: Partial<WireFeaturedForm> = {}): StatedAgreement => ({
  type: "featured_artist_agreement",
  content: { ...content, formData: { ...featuredForm, ...given } },
});

const textOf = (agreement: StatedAgreement, label: string) => {
  const { figures, key, more } = termsOf(agreement);
  return [...figures, ...key, ...more].find((term) => term.label === label)?.text;
};

describe("termsOf", () => {
  test("says the key terms of a producer agreement as a Kenyan reads them", () => {
    const { figures, key } = termsOf(producer());
    expect(figures).toEqual([
      { label: "Fee", text: "39,000.50 KES" },
      { label: "Royalty", text: "12.5%" },
      { label: "Master", text: "Shared equally (50/50)" },
    ]);
    expect(key).toEqual([
      { label: "Exclusivity", text: "Exclusive" },
      { label: "Effective date", text: "20/11/2026" },
      { label: "Delivery", text: "Within 7 days" },
    ]);
  });

  test("says beside a figure what it is reckoned on, and from when the master is owned, where the text says so", () => {
    const ofEdition = ({ type, content: given }: StatedAgreement) =>
      termsOf({ type, content: { ...given, edition: "2026-11-27" } } as StatedAgreement).figures.map(
        ({ note }) => note,
      );
    expect(ofEdition(producer())).toEqual([
      undefined,
      "of Net Receipts, after distributors’ charges and tax at source",
      "from payment of the Fee",
    ]);
    expect(ofEdition(producer({ percentageBase: "gross", masterOwnership: "producer" }))).toEqual([
      undefined,
      "of Gross Receipts, before any charge",
      undefined,
    ]);
    expect(ofEdition(featured())).toEqual([undefined, "from payment of the Fee"]);
    expect(ofEdition(featured({ featuredArtistFee: null }))).toEqual([undefined, undefined]);
  });

  test("says that there is no royalty, or that it was left open", () => {
    expect(textOf(producer({ compensationType: "upfront_only", royaltyPercentage: null }), "Royalty")).toBe(
      "None",
    );
    expect(textOf(producer({ royaltyPercentage: null, masterOwnership: "artist" }), "Royalty")).toBe(
      "To be agreed",
    );
    // The text then follows the equal shares in the master.
    expect(textOf(producer({ royaltyPercentage: null }), "Royalty")).toBe("50%");
    expect(textOf(producer({ producerFee: 0 }), "Fee")).toBe("None");
  });

  test("leaves out what nobody filled in", () => {
    expect(textOf(producer(), "Termination")).toBeUndefined();
    expect(textOf(producer({ terminationClause: "30 days" }), "Termination")).toBe("30 days");
  });

  test("says a fee, a share or both, as they are paid", () => {
    expect([textOf(featured(), "Fee"), textOf(featured(), "Featured artist’s share")]).toEqual([
      "25,000 KES",
      undefined,
    ]);
    const share = featured({ compensationType: "percentage", featuredArtistFee: null });
    expect([textOf(share, "Fee"), textOf(share, "Featured artist’s share")]).toEqual([undefined, "50%"]);
    const both = featured({ compensationType: "combination", featuredArtistFee: null });
    expect([textOf(both, "Fee"), textOf(both, "Featured artist’s share")]).toEqual(["None", "50%"]);
    expect(textOf(featured({ featuredArtistFee: null }), "Fee")).toBe("None");
  });

  test("names another way of delivery by its own name", () => {
    expect(textOf(featured(), "Delivered through")).toBe("On a memory card");
    expect(textOf(featured({ deliveryMethod: "wetransfer" }), "Delivered through")).toBe("WeTransfer");
  });

  test("has nothing to say without a form", () => {
    const agreement: StatedAgreement = {
      type: "producer_agreement",
      content: { ...content, formData: null },
    };
    expect(termsOf(agreement)).toEqual({ figures: [], key: [], more: [], identities: [] });
    expect(statedParties(agreement)).toEqual([]);
  });
});

test("the terms of a form stand above a text only as long as it says the same", () => {
  const { type, content: stated } = producer();
  const saying = (generatedAgreement: string) =>
    isAsForm({ type, content: { ...stated, generatedAgreement } } as StatedAgreement);
  expect(saying("")).toBe(true);
  expect(saying("The Artist must pay the Producer KES 45,000 for the Services, within seven days.")).toBe(
    false,
  );
});

test("the parties stand in the order they are named, with their roles", () => {
  expect(statedParties(featured()).map(({ name, role }) => [name, role])).toEqual([
    ["Wambui Kamau", "Primary Artist"],
    ["Ọlá Adébáyọ̀", "Featured Artist"],
  ]);
});
