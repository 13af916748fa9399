import { expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import type { Caller } from "#server/testing/app";
import {
  createAgreement,
  featuredBody,
  producerBody,
  sendAgreement,
} from "#server/testing/factories/create-agreement";
import { legalDetails } from "#server/testing/factories/agreement-form";
import { createSheet } from "#server/testing/factories/create-sheet";
import type { SplitSheetInput } from "#shared/contract/split-sheet";
import { Checked, Song } from "#shared/contract/songs";
import type { AgreementForms } from "#shared/domain/agreements/agreement-content";
import type { FeaturedLegalDetails } from "#shared/domain/agreements/featured-artist-agreement";

const app = await appForFile();

/*
 * A song whose papers agree: Amina sings and owns the recording, Brian produced it for points, Zuri is featured. Each contradiction that two
 * papers can have is written into them and looked for in the three places where somebody meets it: the form that they fill in, the
 * dialog that sends, and the song's page. That a sheet was signed anew after an agreement was sent, and that somebody signs for whoever signed
 * alone (21), is of papers that were sent: it stands on the song's page alone, and signings.ts has its tests.
 */
const amina = { name: "Amina Wanjiru", email: "amina@all.example" };
const brian = { name: "Brian Otieno", email: "brian@all.example" };
const zuri = { name: "Zuri Kimani", email: "zuri@all.example" };

const holds = (person: typeof amina, role: string, percentage: number) => ({ ...person, role, percentage });
const master = (...owners: [typeof amina, number][]) => ({
  masterRightsCollaborators: owners.map(([person, percentage]) => holds(person, "Owner", percentage)),
});
const publishing = (...writers: [typeof amina, string, number][]) => ({
  publishingRightsCollaborators: writers.map((writer) => holds(...writer)),
});

type Made = { id: string; type: "split_sheet" | AgreementType; written: object };
type AgreementType = keyof AgreementForms;
type Make = (caller: Caller) => Promise<Made>;

const sheet =
  (given: Partial<SplitSheetInput> = {}): Make =>
  async (caller) => {
    const content = {
      artistName: "Amina Wanjiru feat. Zuri Kimani",
      ...publishing([amina, "Songwriter", 50], [brian, "Producer", 30], [zuri, "Featured Artist", 20]),
      ...master([amina, 100]),
      ...given,
    };
    const { id, type } = await createSheet(caller, content);
    return { id, type, written: { songTitle: "Nairobi Nights", ...content } };
  };

const producer =
  (given: Partial<AgreementForms["producer_agreement"]> = {}): Make =>
  async (caller) => {
    const parties = { artistEmail: amina.email, producerEmail: brian.email };
    const body = producerBody({
      ...parties,
      trackTitle: "Nairobi Nights",
      royaltyPercentage: 3_00,
      effectiveDate: "2026-03-01",
      ...given,
    });
    const { id, type } = await createAgreement(app, caller, body);
    return { id, type, written: body.content.formData };
  };

const featured =
  (
    given: Partial<AgreementForms["featured_artist_agreement"]> = {},
    legal: Partial<FeaturedLegalDetails> = {},
  ): Make =>
  async (caller) => {
    const body = featuredBody(undefined, {
      primaryArtist: amina.name,
      primaryArtistEmail: amina.email,
      featuredArtist: zuri.name,
      featuredArtistEmail: zuri.email,
      songTitle: "Nairobi Nights",
      masterOwnership: "lead_artist",
      effectiveDate: "2026-03-02",
      creditRequirements: "feat. Zuri Kimani",
      legal: legalDetails({ recordingDate: "2026-03-01", publishingSplit: "", proAffiliation: "", ...legal }),
      ...given,
    });
    const { id, type } = await createAgreement(app, caller, body);
    return { id, type, written: body.content.formData };
  };

/** The last of the papers is the one that is written and sent. */
const contradictions: [number: number, about: string, papers: Make[]][] = [
  [1, "The title", [sheet({ songTitle: "Nairobi Night" }), producer()]],
  [1, "Whether a guest is billed", [sheet({ artistName: "Amina Wanjiru" }), featured()]],
  [2, "The artist", [sheet({ artistName: "DJ Kito" }), producer()]],
  [3, "Who owns the recording", [sheet(master([amina, 50], [brian, 50])), producer()]],
  [4, "Who owns the recording", [producer({ masterOwnership: "producer" }), sheet()]],
  [5, "Who owns the recording", [sheet(), producer({ masterOwnership: "shared" })]],
  [6, "Who owns the recording", [featured(), sheet(master([amina, 50], [zuri, 50]))]],
  [
    7,
    "Which label owns the recording",
    [sheet(), featured({ masterOwnership: "label_other", ownerName: "Lake Records" })],
  ],
  [8, "Who owns the recording", [producer({ masterOwnership: "producer" }), featured()]],
  [
    9,
    "Whether the producer owns a part or is paid one",
    [producer(), sheet(master([amina, 97], [brian, 3]))],
  ],
  [
    10,
    "Income of the recording: 105% are promised",
    [producer({ royaltyPercentage: 60_00 }), featured({ featuredArtistPercentage: 45_00 })],
  ],
  [11, "The featured artist’s share of the song", [sheet(), featured({}, { publishingSplit: "Zuri 25%" })]],
  [
    12,
    "The producer’s share of the song",
    [sheet(), producer({ additionalTerms: "The producer waives any share of publishing." })],
  ],
  [13, "Who it is", [sheet(), producer({ producerEmail: "otieno@all.example" })]],
  [
    14,
    "Who is featured",
    [featured(), sheet(publishing([amina, "Songwriter", 70], [brian, "Producer", 30]))],
  ],
  [15, "The dates", [sheet({ releaseDate: "2026-02-01" }), producer()]],
  [
    16,
    "How long it holds",
    [sheet(), featured({}, { agreementDuration: "fixed", fixedEndDate: "2030-01-01" })],
  ],
  [
    17,
    "Film, series, games and adverts",
    [producer({ sync: "alone" }), featured({ sync: "none" }, { syncLicensingRights: false })],
  ],
  [
    18,
    "To whom it was given alone",
    [producer(), producer({ artistName: "Wambui Kamau", artistEmail: "wambui@all.example" })],
  ],
  [19, "The publisher’s part", [producer(), sheet({ publisher: "Lake Music" })]],
  [
    20,
    "Who owns one ISRC",
    [sheet({ isrc: "KE-A1B-26-00001" }), sheet({ isrc: "KE-A1B-26-00001", ...master([brian, 100]) })],
  ],
  [22, "Two agreements of the same two", [producer(), producer({ producerFee: 45_000_00 })]],
  [23, "Who wrote the song", [sheet(), sheet(publishing([amina, "Songwriter", 100]))]],
];

test.each(contradictions)(
  "%i is met when writing, before sending and on the song's page: %s",
  async (_, about, papers) => {
    const { caller } = await app.signedIn();
    const made: Made[] = [];
    for (const make of papers) made.push(await make(caller));
    const { id, type, written } = made.at(-1)!;
    const ids = made.map((paper) => paper.id);
    const check = async (content?: object) =>
      Checked.parse(
        (await caller.post("/api/songs/check").send({ type, documentId: id, content }).expect(200)).body,
      );
    const page = Song.parse((await caller.get(`/api/documents/${id}/song`).expect(200)).body);
    const places = [await check(written), await check(), page];
    for (const { contradictions: found } of places) {
      const one = found.find((contradiction) => contradiction.about === about);
      expect(found.map((contradiction) => contradiction.about)).toContain(about);
      for (const { documentId, words } of one!.quotes) {
        expect(ids).toContain(documentId);
        expect(words).not.toBe("");
      }
    }
  },
);

test("what somebody lets stand stands for them alone, and not for another contradiction", async () => {
  const { caller: owner } = await app.signedIn();
  const { user, caller: signer } = await app.signedIn();
  const deal = { artistEmail: amina.email, producerEmail: user.email, trackTitle: "Nairobi Nights" };
  const { id } = await sendAgreement(app, owner, producerBody(deal));
  await sendAgreement(app, owner, producerBody({ ...deal, producerFee: 45_000_00 }));
  const path = `/api/documents/${id}/song`;
  const waivedFor = async (caller: Caller) =>
    Song.parse((await caller.get(path).expect(200)).body).contradictions.map(({ about, waived }) => [
      about,
      waived?.reason,
    ]);
  const about = "Two agreements of the same two";
  expect(await waivedFor(signer)).toEqual([[about, undefined]]);
  const [found] = Song.parse((await owner.get(path).expect(200)).body).contradictions;
  await owner
    .put(`${path}/waivers`)
    .send({ key: found!.key, reason: "The second is of the remix" })
    .expect(200);
  expect(await waivedFor(owner)).toEqual([[about, "The second is of the remix"]]);
  expect(await waivedFor(signer)).toEqual([[about, undefined]]);
  await sendAgreement(app, owner, producerBody({ ...deal, producerFee: 50_000_00 }));
  const now = await waivedFor(owner);
  expect(now.filter(([, reason]) => reason === undefined).length).toBeGreaterThan(0);
  expect(now).toContainEqual([about, "The second is of the remix"]);
});
