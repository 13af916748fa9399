import { expect, test } from "vitest";
import { startLike, startWith } from "#client/features/split-sheets/start-with";

test("a sheet that is started from a conversation has both names and roles, halves, and one address: one's own", () => {
  const user = {
    firstName: "Amina",
    lastName: "Wanjiru",
    email: "amina@example.com",
    collaboratorRole: null,
  };
  const partner = {
    firstName: "Kwesi",
    lastName: "",
    collaboratorRole: "producer" as const,
    email: "kwesi@example.com",
  };
  const { key, form } = startWith("0198", user, partner);
  expect(key).toBe("0198");
  expect(form.publishingRightsCollaborators).toEqual([
    { name: "Amina Wanjiru", email: "amina@example.com", phone: "", role: "Songwriter", percentage: "50" },
    { name: "Kwesi", email: "", phone: "", role: "Producer", percentage: "50" },
  ]);
  expect(JSON.stringify(form)).not.toContain("kwesi@");
});

test("another song by the same people has them, their shares and the artist, and nothing of the first song", () => {
  const amina = { name: "Amina", email: "amina@example.com", role: "Songwriter", percentage: 33.33 };
  const brian = { name: "Brian", email: "", role: "Beatmaker", percentage: 66.67 };
  const facts = { artistName: "Amina", genre: "Benga", label: "Ziwa", publisher: "Wanjirũ Music" };
  const song = {
    songTitle: "Mvua",
    releaseDate: "2026-12-01",
    duration: "3:42",
    isrc: "KEA012600001",
    notes: "Remix",
  };
  const { key, form } = startLike({
    id: "0199",
    content: {
      ...facts,
      ...song,
      publishingRightsCollaborators: [amina, brian],
      masterRightsCollaborators: [amina],
    },
  });
  expect(key).toBe("like.0199");
  expect(form).toMatchObject({ ...facts, hasMaster: true });
  expect(
    form.publishingRightsCollaborators.map(({ name, email, percentage }) => [name, email, percentage]),
  ).toEqual([
    ["Amina", "amina@example.com", "33.33"],
    ["Brian", "", "66.67"],
  ]);
  for (const fact of Object.keys(song)) expect(form[fact as keyof typeof song]).toBe("");
});
