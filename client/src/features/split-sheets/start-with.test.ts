import { expect, test } from "vitest";
import { nothingDeclared } from "#shared/domain/declared";
import { startFromAgreement, startLike, startWith } from "#client/features/split-sheets/start-with";

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
  const declared = {
    samples: [{ title: "Malaika", artist: "Fadhili William", owners: "", cleared: false }],
    ai: { ...nothingDeclared.ai, mix: "assisted" as const },
    recordings: [{ title: "", version: "Remix", owners: [{ name: "Amina", share: 10_000 }] }],
  };
  const { key, form } = startLike({
    id: "0199",
    content: {
      ...facts,
      ...song,
      declared,
      publishingRightsCollaborators: [amina, brian],
      masterRightsCollaborators: [amina],
    },
  });
  expect(key).toBe("like.0199");
  expect(form).toMatchObject({ ...facts, hasMaster: true, declared: nothingDeclared });
  expect(
    form.publishingRightsCollaborators.map(({ name, email, percentage }) => [name, email, percentage]),
  ).toEqual([
    ["Amina", "amina@example.com", "33.33"],
    ["Brian", "", "66.67"],
  ]);
  for (const fact of Object.keys(song)) expect(form[fact as keyof typeof song]).toBe("");
});

test("a sheet that begins with an agreement has its song and its parties, and no shares that nobody agreed on", () => {
  const formData = {
    trackTitle: "Mvua",
    artistName: "Amina",
    artistEmail: "amina@example.com",
    producerName: "Brian",
    producerEmail: "brian@example.com",
  };
  const { form } = startFromAgreement({
    id: "0200",
    type: "producer_agreement",
    content: { formData } as never,
  });
  expect(form).toMatchObject({ songTitle: "Mvua", artistName: "Amina", hasMaster: false });
  expect(
    form.publishingRightsCollaborators.map(({ email, role, percentage }) => [email, role, percentage]),
  ).toEqual([
    ["amina@example.com", "Artist", ""],
    ["brian@example.com", "Producer", ""],
  ]);
});
