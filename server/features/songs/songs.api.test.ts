import { expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import {
  createAgreement,
  featuredBody,
  producerBody,
  sendAgreement,
} from "#server/testing/factories/create-agreement";
import { legalDetails } from "#server/testing/factories/agreement-form";
import { createSheet } from "#server/testing/factories/create-sheet";
import { registrationBody } from "#server/testing/factories/registration";
import { signSheet } from "#server/testing/factories/sign-sheet";
import type { Caller } from "#server/testing/app";
import { Checked, Song } from "#shared/contract/songs";

const app = await appForFile();

const pathOf = (id: string) => `/api/documents/${id}/song`;

async function read(caller: Caller, id: string): Promise<Song> {
  return Song.parse((await caller.get(pathOf(id)).expect(200)).body);
}

async function check(caller: Caller, body: object): Promise<Checked> {
  return Checked.parse((await caller.post("/api/songs/check").send(body).expect(200)).body);
}

const amina = { name: "Amina Wanjiru", email: "amina@song.example" };
const brian = { name: "Brian Otieno", email: "brian@song.example" };
const deal = {
  trackTitle: "Nairobi Nights",
  artistEmail: amina.email,
  producerEmail: brian.email,
} as const;
const owners = [
  { ...amina, role: "Artist", percentage: 50 },
  { ...brian, role: "Producer", percentage: 50 },
];
const writers = [
  { ...amina, role: "Songwriter", percentage: 50 },
  { ...brian, role: "Producer", percentage: 50 },
];

test("a sheet and the agreements of its song stand together, and what contradicts is quoted from both", async () => {
  const { caller } = await app.signedIn();
  const sheet = await createSheet(caller, {
    publishingRightsCollaborators: writers,
    masterRightsCollaborators: owners,
    isrc: "KE-A1B-26-00001",
  });
  const agreement = await createAgreement(app, caller, producerBody(deal));
  await createSheet(caller, { songTitle: "Dhow", publishingRightsCollaborators: writers });
  const song = await read(caller, agreement.id);
  expect(song).toMatchObject({
    title: "Nairobi Nights",
    artist: "Amina Wanjiru",
    papers: [
      { documentId: agreement.id, recognisedBy: null, inForceSince: null },
      { documentId: sheet.id, recognisedBy: "title", access: "owner", status: "draft" },
    ],
    writers: [{ documentId: sheet.id, people: [{ name: "Amina Wanjiru", percentage: 50 }, {}] }],
    recordings: [
      { documentId: sheet.id, isrc: "KE-A1B-26-00001", owners: [{ percentage: 50 }, { percentage: 50 }] },
      { documentId: agreement.id, owners: [{ name: "Amina Wanjiru", percentage: 100 }] },
    ],
    payments: [
      { name: "Brian Otieno", words: "Fee of 39,000 KES" },
      { name: "Brian Otieno", words: "12.5% of what comes in after distributors’ charges" },
    ],
    contradictions: [
      {
        isSerious: true,
        about: "Who owns the recording",
        quotes: [
          { documentId: sheet.id, words: "Amina Wanjiru 50%, Brian Otieno 50%" },
          { documentId: agreement.id, words: "Artist owns the master (100%)" },
        ],
        waived: null,
      },
    ],
  });
});

test("of an agreement whose text was changed by hand no figure of its form is told, and none compared", async () => {
  const { caller } = await app.signedIn();
  const sheet = await createSheet(caller, {
    publishingRightsCollaborators: writers,
    masterRightsCollaborators: owners,
  });
  const { id, content } = await createAgreement(app, caller, producerBody(deal));
  const generatedAgreement = content.generatedAgreement.replaceAll("39,000", "3,000");
  await caller
    .patch(`/api/documents/${id}`)
    .send({ content: { ...content, generatedAgreement } })
    .expect(200);
  const song = await read(caller, id);
  expect(JSON.stringify(song)).not.toContain("39,000");
  const byText = { documentId: id, words: "As its text says." };
  expect(song).toMatchObject({
    title: "Nairobi Nights",
    papers: [
      { documentId: id, byTextAlone: true },
      { documentId: sheet.id, byTextAlone: false },
    ],
    recordings: [{ documentId: sheet.id }, { ...byText, owners: [] }],
    payments: [{ ...byText, name: "" }],
    contradictions: [],
  });
  expect(await check(caller, { type: "producer_agreement", documentId: id })).toMatchObject({
    papers: [{ documentId: sheet.id }],
    contradictions: [],
  });
});

test("what binds is compared, and its signing told", async () => {
  const { caller } = await app.signedIn();
  const { id } = await signSheet(app, caller);
  const { papers } = await read(caller, id);
  expect(papers).toMatchObject([{ documentId: id, status: "fully_signed" }]);
  expect(papers[0]!.inForceSince).not.toBeNull();
});

test("what is noted beside a sheet is compared, too: an ISRC brings two sheets together", async () => {
  const { caller } = await app.signedIn();
  const one = await createSheet(caller, { songTitle: "Usiku", publishingRightsCollaborators: writers });
  const other = await createSheet(caller, { songTitle: "Nairobi Nights", isrc: "KE-A1B-26-00001" });
  await caller.put(`/api/documents/${one.id}/registration`).send(registrationBody()).expect(200);
  const { papers } = await read(caller, one.id);
  expect(papers[1]).toMatchObject({ documentId: other.id, recognisedBy: "isrc" });
});

test("papers are put together and taken apart by hand, and stay so", async () => {
  const { caller } = await app.signedIn();
  const [one, other, twin] = [
    await createSheet(caller, { songTitle: "Dhow" }),
    await createSheet(caller, { songTitle: "Jahazi" }),
    await createSheet(caller, { songTitle: "Dhow (Live)" }),
  ];
  const place = async (id: string, otherId: string, belongs: boolean) =>
    Song.parse(
      (
        await caller
          .put(`${pathOf(id)}/papers/${otherId}`)
          .send({ belongs })
          .expect(200)
      ).body,
    ).papers.map(({ documentId }) => documentId);
  expect(await place(one.id, other.id, true)).toEqual([one.id, other.id, twin.id]);
  expect((await read(caller, other.id)).papers[1]).toMatchObject({
    documentId: one.id,
    recognisedBy: "by_hand",
  });
  expect(await place(other.id, twin.id, false)).toEqual([other.id, one.id]);
  expect(await place(other.id, twin.id, true)).toEqual([other.id, one.id, twin.id]);
  expect(await place(one.id, one.id, false)).toEqual([one.id]);
});

test("a contradiction stands with a reason, until one of the places is written otherwise", async () => {
  const { caller } = await app.signedIn();
  const { id, revision, content } = await createSheet(caller, { publisher: "Lake Music" });
  const [found] = (await read(caller, id)).contradictions;
  const waive = (body: object) => caller.put(`${pathOf(id)}/waivers`).send(body);
  await waive({ key: found!.key, reason: "Lake Music is Amina’s own" }).expect(200);
  expect((await read(caller, id)).contradictions).toMatchObject([
    { key: found!.key, waived: { reason: "Lake Music is Amina’s own" } },
  ]);
  await waive({ key: found!.key, reason: "  " }).expect(400);
  await waive({ key: found!.key, reason: null }).expect(200);
  expect((await read(caller, id)).contradictions).toMatchObject([{ waived: null }]);
  await waive({ key: found!.key, reason: "Hers" }).expect(200);
  const changed = { ...content, publisher: "Coast Music" };
  await caller
    .patch(`/api/documents/${id}`)
    .send({ revision, status: "draft", content: changed })
    .expect(200);
  expect((await read(caller, id)).contradictions).toMatchObject([{ waived: null }]);
  const gone = await waive({ key: found!.key, reason: "Hers" }).expect(409);
  expect(gone.body).toMatchObject({ code: "contradiction_gone" });
});

test("a signer sees the papers that they were sent, each reader their own song", async () => {
  const { caller: owner } = await app.signedIn();
  const { user, caller: signer } = await app.signedIn();
  const agreement = await sendAgreement(app, owner, producerBody({ ...deal, producerEmail: user.email }));
  const sheet = await createSheet(owner, { masterRightsCollaborators: owners });
  expect((await read(owner, agreement.id)).papers).toHaveLength(2);
  expect((await read(signer, agreement.id)).papers).toMatchObject([
    { documentId: agreement.id, access: "signer" },
  ]);
  await signer.get(pathOf(sheet.id)).expect(404);
  await signer
    .put(`${pathOf(agreement.id)}/papers/${sheet.id}`)
    .send({ belongs: true })
    .expect(404);
  const own = await createSheet(signer, { songTitle: "Usiku" });
  await signer
    .put(`${pathOf(agreement.id)}/papers/${own.id}`)
    .send({ belongs: true })
    .expect(200);
  expect((await read(owner, agreement.id)).papers.map(({ documentId }) => documentId)).not.toContain(own.id);
});

test("a form is compared as it is written, with whatever is missing in it", async () => {
  const { caller } = await app.signedIn();
  const { id } = await createSheet(caller, {
    publishingRightsCollaborators: writers,
    masterRightsCollaborators: owners,
  });
  const typed = { trackTitle: "Nairobi Nights", artistName: "Amina Wanjiru", masterOwnership: "artist" };
  const checked = await check(caller, {
    type: "producer_agreement",
    content: { ...typed, producerName: "Brian Otieno", producerFee: "" },
  });
  expect(checked).toMatchObject({
    papers: [{ documentId: id, type: "split_sheet" }],
    contradictions: [{ about: "Who owns the recording", quotes: [{ documentId: id }, { documentId: "" }] }],
  });
  expect(await check(caller, { type: "producer_agreement", content: {} })).toEqual({
    papers: [],
    contradictions: [],
  });
  const featured = featuredBody(undefined, { songTitle: "Nairobi Nights", legal: legalDetails() }).content
    .formData;
  expect(
    (
      await check(caller, {
        type: "featured_artist_agreement",
        content: { ...featured, primaryArtist: "Amina Wanjiru" },
      })
    ).papers,
  ).toHaveLength(1);
});

test("a sheet is compared once its shares are whole", async () => {
  const { caller } = await app.signedIn();
  const agreement = await createAgreement(app, caller, producerBody(deal));
  const written = (percentage: number) => ({
    type: "split_sheet",
    content: {
      songTitle: "Nairobi Nights",
      artistName: "Amina Wanjiru",
      publishingRightsCollaborators: [writers[0], { ...brian, role: "Producer", percentage }],
      masterRightsCollaborators: owners,
    },
  });
  expect(await check(caller, written(40))).toEqual({ papers: [], contradictions: [] });
  expect(await check(caller, written(50))).toMatchObject({
    papers: [{ documentId: agreement.id }],
    contradictions: [{ about: "Who owns the recording" }],
  });
});

test("what is declared is compared as it is written, and points that two papers say are paid once", async () => {
  const { caller } = await app.signedIn();
  const agreement = await createAgreement(app, caller, producerBody(deal));
  const sheet = await createSheet(caller, { publishingRightsCollaborators: writers });
  const note = async (points: number) => {
    const path = `/api/documents/${sheet.id}/registration`;
    const { body } = await caller.get(path).expect(200);
    const { revision } = body as { revision: number };
    const producerPoints = [{ name: brian.name, points }];
    const remix = { title: "Remix", isrc: "KE-A1B-26-00009" };
    const recordings = [{ isrc: "KE-A1B-26-00009", producerPoints }, remix];
    await caller.put(path).send(registrationBody({ revision, recordings })).expect(200);
    return (await read(caller, sheet.id)).payments.map(({ words }) => words);
  };
  expect(await note(4_00)).toContain("4 points of the recording");
  expect(await note(12_50)).not.toContainEqual(expect.stringContaining("points"));
  const declared = (name: string) => ({
    samples: [],
    ai: {},
    recordings: [{ title: "Remix", version: "", owners: [{ name, share: 100_00 }] }],
  });
  const content = {
    ...sheet.content,
    masterRightsCollaborators: [{ ...amina, role: "Artist", percentage: 100 }],
  };
  const about = async (name: string) => {
    const written = { ...content, declared: declared(name) };
    const body = { type: "split_sheet", documentId: sheet.id, content: written };
    return (await check(caller, body)).contradictions.map((one) => one.about);
  };
  expect(await about("DJ Kito")).toContain("Who owns one ISRC");
  expect(await about(amina.name)).not.toContain("Who owns one ISRC");
  expect((await read(caller, agreement.id)).papers).toHaveLength(2);
});

test("before it is sent a draft is compared, not what it changes", async () => {
  const { caller } = await app.signedIn();
  const agreement = await createAgreement(app, caller, producerBody(deal));
  const sheet = await createSheet(caller, {
    publishingRightsCollaborators: writers,
    masterRightsCollaborators: owners,
  });
  const { contradictions } = await check(caller, { type: "split_sheet", documentId: sheet.id });
  expect(contradictions.map(({ about }) => about)).toEqual(["Who owns the recording"]);
  const { caller: stranger } = await app.signedIn();
  await stranger.post("/api/songs/check").send({ type: "split_sheet", documentId: sheet.id }).expect(404);
  await caller.post("/api/songs/check").send({ type: "split_sheet", documentId: agreement.id }).expect(404);
});
