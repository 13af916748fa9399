import { expect, test } from "vitest";
import { withNumbers } from "#client/features/documents/with-numbers";
import { noSongFacts } from "#shared/domain/song-facts";

test("who was reached by a number is again, also one of two of the same name", () => {
  const row = (name: string, email: string) => ({ name, email, role: "Songwriter", percentage: 50 });
  const sheet = withNumbers(
    {
      ...noSongFacts,
      publishingRightsCollaborators: [row("Zuhura", ""), row("Zuhura", "zuhura@example.com")],
      masterRightsCollaborators: [row("Zuhura", "")],
    },
    [
      { name: "Zuhura", email: "", phone: "+254712345678" },
      { name: "Zuhura", email: "zuhura@example.com" },
    ],
  );
  expect(sheet.publishingRightsCollaborators.map(({ phone }) => phone)).toEqual(["+254712345678", undefined]);
  expect(sheet.masterRightsCollaborators[0]?.phone).toBe("+254712345678");
});

test("of two who have one name and no address neither gets the other's number", () => {
  const row = { name: "Brian Otieno", email: "", role: "Songwriter", percentage: 50 };
  const sheet = withNumbers(
    { ...noSongFacts, publishingRightsCollaborators: [row, row], masterRightsCollaborators: [] },
    [
      { name: "Brian Otieno", email: "", phone: "+254712345678" },
      { name: "Brian Otieno", email: "", phone: "+254722345678" },
    ],
  );
  expect(sheet.publishingRightsCollaborators).toEqual([row, row]);
});
