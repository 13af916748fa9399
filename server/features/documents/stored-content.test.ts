import { describe, expect, test } from "vitest";
import { readDraft, readFrozen } from "#server/features/documents/stored-content";

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
