import { expect, test } from "vitest";
import type { Document, SentDocument } from "#shared/contract/documents";
import { describeChanges } from "#client/features/documents/actions/describe-changes";
import { noSongFacts } from "#shared/domain/song-facts";

const holder = (name: string, percentage: number, role = "Songwriter") => ({
  name,
  email: "",
  role,
  percentage,
});

function sheet(facts: object, publishing: object[], master: object[] = []) {
  return {
    type: "split_sheet",
    title: "Nairobi Nights",
    version: { number: 2 },
    content: {
      ...noSongFacts,
      songTitle: "Nairobi Nights",
      ...facts,
      publishingRightsCollaborators: publishing,
      masterRightsCollaborators: master,
    },
  } as unknown as SentDocument & Document;
}

const before = sheet({}, [holder("Amina", 50), holder("Brian", 50)]);

test("tells each fact and share that is another now", () => {
  const now = sheet(
    { label: "Ziwa" },
    [holder("Amina", 40), holder("Zuri", 60, "Lyricist")],
    [holder("Amina", 100, "Artist")],
  );
  expect(describeChanges(before, now)).toBe(
    [
      "What changed since version 2:",
      "- Label: Independent → Ziwa",
      "- Publishing Rights: Amina 50% → 40%",
      "- Publishing Rights: Zuri, Lyricist, 60% (new)",
      "- Publishing Rights: Brian, Songwriter, 50% (no longer on it)",
      "- Master Rights: Amina, Artist, 100% (new)",
    ].join("\n"),
  );
});

test("says nothing where nothing but an address is another", () => {
  const moved = { ...holder("Brian", 50), email: "brian@example.com" };
  expect(describeChanges(before, sheet({}, [holder("Amina", 50), moved]))).toBe("");
});

test("fits into a message", () => {
  const now = sheet({ notes: "x".repeat(3000) }, [holder("Amina", 50), holder("Brian", 50)]);
  expect(describeChanges(before, now)).toHaveLength(1000);
});

test("says of an agreement that its text changed", () => {
  const agreement = (generatedAgreement: string) =>
    ({
      type: "producer_agreement",
      title: "Producer Agreement: Nairobi Nights",
      version: { number: 1 },
      content: { generatedAgreement },
    }) as unknown as SentDocument & Document;
  expect(describeChanges(agreement("5%"), agreement("4%"))).toBe(
    "What changed since version 1:\n- The text of the agreement",
  );
  expect(describeChanges(agreement("5%"), agreement("5%"))).toBe("");
});
