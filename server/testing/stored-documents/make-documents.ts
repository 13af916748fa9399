import type { Caller, TestApp } from "#server/testing/app";
import { featuredForm } from "#server/testing/factories/agreement-form";
import { createAgreement, featuredBody, producerBody } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { Collaborator } from "#shared/contract/documents";
import { wireForms } from "#shared/domain/wire-form";

const TEXT = "AGREEMENT\n\n1. THE WORK\n\nThe parties make one recording together.";

/** Documents of each type as a draft, sent and signed, every field filled in: their ids by name. */
export async function makeDocuments(app: TestApp, owner: Caller): Promise<Record<string, string>> {
  const sheet = () => makeSheet(owner);
  const producer = () => makeAgreement(app, owner, producerBody());
  const featured = () => makeAgreement(app, owner, featuredBody());
  return {
    "split-sheet-draft": await sheet(),
    "split-sheet-sent": await send(owner, await sheet()),
    "split-sheet-signed": await sign(app, owner, await sheet()),
    "producer-agreement-draft": await producer(),
    "producer-agreement-sent": await send(owner, await producer()),
    "producer-agreement-signed": await sign(app, owner, await producer()),
    "featured-agreement-draft": await makeAgreement(app, owner, shortForm),
    "featured-agreement-sent": await send(owner, await featured()),
    "featured-agreement-signed": await sign(app, owner, await featured()),
    "agreement-without-form": (
      await createAgreement(app, owner, { type: "producer_agreement", content: TEXT })
    ).id,
  };
}

const shortForm = {
  type: "featured_artist_agreement" as const,
  content: { formData: wireForms.featured_artist_agreement.toWire(featuredForm()) },
};

async function makeSheet(owner: Caller): Promise<string> {
  const holders = people(2);
  const { id } = await createSheet(owner, {
    songTitle: "Nairobi Nights",
    artistName: "Amina Wanjirũ ft. Ọláyínká",
    releaseDate: "2026-12-12",
    duration: "3:42",
    genre: "Benga",
    isrc: "KE-A1B-26-00001",
    label: "Pwani Records",
    publisher: "Lamu Publishing",
    notes: "The sample is cleared.",
    declared: {
      samples: [{ title: "Malaika", artist: "Fadhili William", owners: "Fadhili William", cleared: true }],
      ai: { lyrics: "none", mix: "assisted", tool: "Moises" },
      recordings: [{ version: "Remix", owners: [{ name: holders[1]!.name, share: 10_000 }] }],
    },
    publishingRightsCollaborators: holders,
    masterRightsCollaborators: holders.map((holder) => ({ ...holder, role: "Producer" })),
  });
  return id;
}

/** With a short text, as if its owner had edited the drafted one. */
async function makeAgreement(
  app: TestApp,
  owner: Caller,
  body: Parameters<typeof createAgreement>[2],
): Promise<string> {
  const { id } = await createAgreement(app, owner, body);
  await owner.patch(`/api/documents/${id}`).send({ content: TEXT }).expect(200);
  return id;
}

async function emailsOf(owner: Caller, id: string): Promise<string[]> {
  const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
  return Collaborator.array()
    .parse(body)
    .map(({ email }) => email);
}

async function send(owner: Caller, id: string): Promise<string> {
  const emails = await emailsOf(owner, id);
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  return id;
}

async function sign(app: TestApp, owner: Caller, id: string): Promise<string> {
  await send(owner, id);
  for (const email of await emailsOf(owner, id)) {
    const token = await app.linkTo(email);
    await app.nobody().post(`/api/sign/${token}`).expect(200);
  }
  return id;
}
