import { describe, expect, test } from "vitest";
import type { AgreementContent, TypedContent } from "#shared/domain/agreements/agreement-content";
import { isSignedAlike } from "#shared/domain/acting";
import { partiesOf, signatoryOf, withAddresses } from "#shared/domain/parties";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { noSongFacts } from "#shared/domain/song-facts";

const form = {
  artistName: "Amina",
  artistEmail: "amina@example.com",
  producerName: "Brian",
  producerEmail: "brian@example.com",
} as ProducerForm;

function agreement(content: Partial<AgreementContent<ProducerForm>> = {}): TypedContent {
  return {
    type: "producer_agreement",
    content: {
      formData: form,
      generatedAgreement: "",
      draftedBy: "clause_library",
      editedAt: null,
      edition: null,
      ...content,
    },
  };
}

const holder = (name: string, role: string, share: number) => ({ name, email: "a@example.com", role, share });
const facts = {
  ...noSongFacts,
};

describe("partiesOf", () => {
  test("is the two parties of the form, each with their role", () => {
    expect(partiesOf(agreement())).toEqual([
      { name: "Amina", email: "amina@example.com", role: "Artist", rights: [] },
      { name: "Brian", email: "brian@example.com", role: "Producer", rights: [] },
    ]);
  });

  test("is nobody without a form", () => {
    expect(partiesOf(agreement({ formData: null }))).toEqual([]);
  });

  test("is the people of a split sheet, with what they did", () => {
    const publishing = [holder("Amina", "Songwriter", 5000), holder("Brian", "Beatmaker", 5000)];
    const content = { ...facts, publishing, master: [holder("Amina", "Vocalist", 10_000)] };
    expect(partiesOf({ type: "split_sheet", content })).toMatchObject([
      { name: "Amina", role: "Songwriter, Vocalist", rights: [{ share: 5000 }, { share: 10_000 }] },
      { name: "Brian", role: "Beatmaker" },
    ]);
  });
});

describe("withAddresses", () => {
  const textAfter = (generatedAgreement: string, emails: string[], formData: ProducerForm | null = form) => {
    const { type, content } = withAddresses(
      agreement({ generatedAgreement, formData }),
      emails.map((email) => ({ email })),
    );
    if (type !== "producer_agreement") throw new Error(`became a ${type}`);
    return content.generatedAgreement;
  };

  test("changes the form, and the address where it stands in the text", () => {
    const text = "Write to brian@example.com, Brian@Example.com. (brian@example.com) or amina@example.com!";
    expect(textAfter(text, ["amina@example.com", "b@beats.example"])).toBe(
      "Write to b@beats.example, b@beats.example. (b@beats.example) or amina@example.com!",
    );
    const changed = withAddresses(agreement(), [
      { email: "amina@example.com" },
      { email: "b@beats.example" },
    ]);
    expect(partiesOf(changed).map(({ email }) => email)).toEqual(["amina@example.com", "b@beats.example"]);
  });

  test("leaves longer addresses and other words alone", () => {
    const text = "xbrian@example.com brian@example.com.ng brian@example brian@example.common";
    expect(textAfter(text, ["amina@example.com", "b@beats.example"])).toBe(text);
  });

  test("may exchange the two", () => {
    expect(textAfter("amina@example.com brian@example.com", ["brian@example.com", "amina@example.com"])).toBe(
      "brian@example.com amina@example.com",
    );
  });

  test("leaves an address that both had and one has changed", () => {
    const both = { ...form, producerEmail: form.artistEmail };
    expect(textAfter("amina@example.com", ["amina@example.com", "b@beats.example"], both)).toBe(
      "amina@example.com",
    );
    expect(textAfter("amina@example.com", ["c@beats.example", "c@beats.example"], both)).toBe(
      "c@beats.example",
    );
  });

  test("changes nothing without a form", () => {
    expect(textAfter("amina@example.com", ["x@example.com"], null)).toBe("amina@example.com");
  });
});

describe("signatoryOf", () => {
  const artist = { role: "Artist", name: "Amina" };
  const signs = (artistType: string, artistSignatory: string) =>
    signatoryOf(agreement({ formData: { ...form, artistType, artistSignatory } as ProducerForm }), artist);

  test.each([
    ["company", "Grace Akinyi, managing director", "Grace Akinyi", "managing director"],
    ["group", "Moses wa Karanja, leader, for all", "Moses wa Karanja", "leader, for all"],
    ["company", "Grace Akinyi", "Grace Akinyi", ""],
    ["company", "Akinyi, Grace", "Akinyi, Grace", ""],
    ["minor", "Mary Wanjiru, mother", "Mary Wanjiru, mother", ""],
  ])("a %s signs by “%s”: a name, and a position where one is stated", (type, written, name, position) => {
    expect(signs(type, written)).toMatchObject({ name, position });
  });

  test("who has signed before a position was kept by itself has signed alike", () => {
    const before = { capacity: "company", name: "Grace Akinyi, director" } as const;
    expect(isSignedAlike(before, signs("company", "Grace Akinyi, director"))).toBe(true);
    expect(isSignedAlike(before, signs("company", "Rose Otieno, director"))).toBe(false);
  });
});
