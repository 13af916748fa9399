import { describe, expect, test } from "vitest";
import { readDraft, readFrozen, withAddressesOf } from "#server/features/documents/stored-content";

const id = "3f2c8a1e-7d54-4b0f-9a3e-5c1d2e8f9a70";

describe("what cannot be read", () => {
  test("is an error that names the document and the fields, and never what stands in them", () => {
    const content = { songTitle: "Nairobi Nights", publishing: [{ name: "Amina" }] };
    const read = () => readDraft({ id, type: "split_sheet", content });
    expect(read).toThrow(`The draft of document ${id} cannot be read. `);
    expect(read).toThrow("content.publishing.0.share: ");
    expect(read).not.toThrow(/Nairobi|Amina/);
  });

  test.each(["", "{", "null", '{"format":"sahihi/9","type":"split_sheet"}'])(
    "is the version %s",
    (canonical) => {
      expect(() => readFrozen({ documentId: id, canonical })).toThrow(`document ${id} cannot be read`);
    },
  );
});

describe("a sheet of the second format", () => {
  const facts = Object.fromEntries(
    ["songTitle", "artistName", "releaseDate"].map((fact) => [fact, "Nairobi Nights"]),
  );
  const stored = {
    format: "sahihi/2",
    documentId: id,
    version: 2,
    type: "split_sheet",
    title: "Nairobi Nights",
    sentAt: "2026-11-24T08:00:00.000Z",
    sentBy: { name: "Amina" },
    edition: "2026-11-21",
    people: [
      { key: "p1", name: "Amina" },
      { key: "p2", name: "Amina" },
    ],
    signers: [
      { key: "p1", role: "Singer, Producer" },
      { key: "p2", role: "Writer" },
    ],
    content: {
      ...facts,
      publishing: [
        { key: "p2", role: "Writer", share: 4000 },
        { key: "p1", role: "Singer", share: 6000 },
      ],
      master: [{ key: "p1", role: "Producer", share: 10_000 }],
    },
  };
  const frozen = readFrozen({ documentId: id, canonical: JSON.stringify(stored) });

  test("names the person of each row, and gives each signer their own rows", () => {
    expect(frozen.content).toMatchObject({ publishing: [{ name: "Amina", share: 4000 }, { share: 6000 }] });
    expect(frozen.signers).toEqual([
      {
        key: "p1",
        name: "Amina",
        email: "",
        role: "Singer, Producer",
        rights: [
          { rightsType: "publishing", role: "Singer", share: 6000 },
          { rightsType: "master", role: "Producer", share: 10_000 },
        ],
      },
      {
        key: "p2",
        name: "Amina",
        email: "",
        role: "Writer",
        rights: [{ rightsType: "publishing", role: "Writer", share: 4000 }],
      },
    ]);
    expect(frozen.leaving).toEqual([]);
  });

  test("has the addresses that people were reached at", () => {
    const people = [
      { key: "p1", email: "one@example.com" },
      { key: "p2", email: "two@example.com" },
    ];
    expect(withAddressesOf(frozen, people).content).toMatchObject({
      publishing: [{ email: "two@example.com" }, { email: "one@example.com" }],
      master: [{ email: "one@example.com" }],
    });
  });
});
