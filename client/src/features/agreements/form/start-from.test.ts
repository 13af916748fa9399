import { expect, test } from "vitest";
import { startFromAgreement, startFromSheet } from "#client/features/agreements/form/start-from";
import { featuredKind } from "#client/features/agreements/form/agreement-kind";

const row = (name: string, role: string, percentage = 50) => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  role,
  percentage,
});
const sheet = (artistName: string, ...rows: ReturnType<typeof row>[]) => ({
  id: "0199",
  content: {
    songTitle: "Mvua",
    artistName,
    releaseDate: "",
    duration: "",
    genre: "",
    isrc: "",
    label: "",
    publisher: "",
    notes: "",
    publishingRightsCollaborators: rows,
    masterRightsCollaborators: rows,
  },
});

test("the form of a producer agreement begins with the sheet's song, its artist and whoever produced it", () => {
  const rows = [row("Zuri", "Songwriter"), row("Amina", "Vocalist"), row("Brian", "Producer, Songwriter")];
  const { start, carried } = startFromSheet("producer_agreement", sheet("amina", ...rows));
  expect(start.fields).toMatchObject({
    projectTitle: "Mvua",
    trackTitle: "Mvua",
    artistName: "amina",
    artistEmail: "amina@example.com",
    producerName: "Brian",
    producerEmail: "brian@example.com",
    producerFee: "",
  });
  expect(carried).toEqual(["the song", "amina as the artist", "Brian as the producer"]);
});

test("nobody is guessed: who is not clear stays empty, and the only other person is the other party", () => {
  const three = [row("Amina", "Songwriter"), row("Zuri", "Songwriter"), row("Brian", "Drummer")];
  const open = startFromSheet("featured_artist_agreement", sheet("The Band", ...three)).start;
  expect(open.fields).toMatchObject({
    primaryArtist: "The Band",
    primaryArtistEmail: "",
    featuredArtist: "",
  });
  const two = startFromSheet("featured_artist_agreement", sheet("Amina", ...three.slice(0, 2))).start;
  expect(two.fields).toMatchObject({ songTitle: "Mvua", featuredArtist: "Zuri" });
});

test("a copy of an agreement has its answers, and neither its date nor the ids of people", () => {
  const formData = {
    ...featuredKind.empty(),
    songTitle: "Ndoto",
    effectiveDate: "2020-01-01",
    primaryArtistIdNumber: "•••123",
    paymentTerms: "upfront",
  };
  const content = {
    formData,
    generatedAgreement: "",
    draftedBy: "clause_library",
    editedAt: null,
    edition: null,
  };
  const begun = startFromAgreement({
    id: "0200",
    type: "featured_artist_agreement",
    content: content as never,
  });
  expect(begun?.start.fields).toMatchObject({
    songTitle: "Ndoto",
    primaryArtistIdNumber: "",
    paymentTerms: "upfront",
    isDetailed: true,
  });
  expect(begun?.start.fields.effectiveDate).not.toBe("2020-01-01");
});
