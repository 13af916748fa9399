import { beforeEach, describe, expect, test } from "vitest";
import { eq } from "#server/orm";
import { documentVersions } from "#server/db/tables/documents";
import { canonicalJson } from "#server/features/documents/canonical-json";
import { eventsOf, isUnbroken, sha256 } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import {
  agreementOf,
  createAgreement,
  featuredBody,
  producerBody,
  sendAgreement,
} from "#server/testing/factories/create-agreement";
import { firstMissing, readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { SignResult } from "#shared/contract/signing/acts";

const app = await appForFile();
const { readView, sign, signed } = signingCalls(app);
let owner: Caller;
let ownerEmail: string;
const { read, collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  [owner, ownerEmail] = [caller, user.email];
});

const send = (id: string, body: object) => owner.post(`/api/documents/${id}/send-for-signing`).send(body);

test("the story of a producer agreement: sent, read, signed by both, mailed to everybody", async () => {
  const { id, emails, tokens } = await sendAgreement(app, owner);
  const sent = agreementOf(await read(id));
  expect(sent).toMatchObject({ status: "pending", signerCount: 2, signedCount: 0 });
  const view = await readView(tokens[1]!);
  expect(view.collaborator).toMatchObject({
    name: "Brian Otieno",
    role: "Producer",
    rightsType: null,
    rights: [],
  });
  expect(view.document).toMatchObject({ type: "producer_agreement", content: sent.content, terms: [] });
  expect(view.collaborators.map(({ role }) => role)).toEqual(["Artist", "Producer"]);

  const [invitation] = await app.mailsTo(emails[1]!);
  expect(invitation!.subject).toBe('Amina asks you to sign "Usiku wa Manane" (producer agreement)');
  expect(invitation!.text).toContain(
    `asks you to sign the producer agreement for "Usiku wa Manane": what you agree on about the work, the money and the rights.`,
  );
  expect(invitation!.text).toContain("You sign as");
  expect(invitation!.text).not.toMatch(/your share|owns which/i);

  await signed(tokens[0]!);
  expect((await read(id)).status).toBe("partially_signed");
  const { text: half } = await readPdf(
    (await owner.get(`/api/documents/${id}/pdf`).expect(200)).body as Buffer,
  );
  expect(half).toContain("Not fully signed – 1 of 2 signatures");

  expect(await signed(tokens[1]!)).toMatchObject({ allSigned: true, remainingSignatures: 0 });
  expect((await read(id)).status).toBe("fully_signed");
  for (const address of [...emails, ownerEmail]) {
    const mails = await app.mailsTo(address);
    const copy = mails.find(
      ({ subject }) => subject === 'Everybody has signed "Usiku wa Manane" (producer agreement)',
    );
    const { text } = await readPdf(copy!.attachments[0]!.content);
    expect(text).toContain("This document was signed with two electronic signatures");
    expect(firstMissing(text, ["Artist", "Amina Wanjiru", "Producer", "Brian Otieno"])).toBeNull();
  }
  const events = await eventsOf(app.deps.db, id);
  expect(events.map(({ event }) => event)).toEqual([
    "document_created",
    "document_sent",
    "document_signed",
    "document_signed",
    "document_fully_signed",
    "pdf_issued",
    "certificate_issued",
  ]);
  expect(isUnbroken(events)).toBe(true);
});

test("nobody is asked to sign for both: one address for two parties is refused at sending, in older drafts too", async () => {
  const { id } = await createAgreement(app, owner);
  const [artist, producer] = await collaborators(id);
  const refused = async (body: object) => {
    const { body: error } = await send(id, body).expect(400);
    expect(error).toMatchObject({
      code: "parties_share_address",
      issues: [{ path: "signers.1.email", message: expect.stringContaining("an address of their own") }],
    });
    expect((await read(id)).status).toBe("draft");
  };
  const both = [artist!, producer!].map(({ name }) => ({ name, email: artist!.email }));
  await refused({ signers: both });
  await refused({ emails: [artist!.email, artist!.email.toUpperCase()] });

  await app.deps.pool.query(
    `update documents set content = jsonb_set(content, '{formData,producerEmail}', content->'formData'->'artistEmail') where id = $1`,
    [id],
  );
  await refused({ emails: [artist!.email] });
});

test("what is frozen has the text, the facts with sealed ids, and who signs as what", async () => {
  const ids = { primary: "55667788", featured: "99887766" };
  const { id, tokens } = await sendAgreement(app, owner, featuredBody(ids));
  const [version] = await app.deps.db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id));
  const frozen = JSON.parse(version!.canonical);
  expect(version!.canonical).toBe(canonicalJson(frozen));
  expect(version!.sha256).toBe(sha256(version!.canonical));
  expect(frozen).toMatchObject({
    format: "sahihi/2",
    type: "featured_artist_agreement",
    terms: [],
    content: { formData: { legal: { primary: { maskedId: "•••••788" } } } },
    people: [
      { key: "p1", name: "Wambui Kamau" },
      { key: "p2", name: "Ọlá Adébáyọ̀" },
    ],
    signers: [
      { key: "p1", role: "Primary Artist" },
      { key: "p2", role: "Featured Artist" },
    ],
  });
  expect(app.deps.secrets.unsealData(frozen.content.formData.legal.primary.sealedId)).toBe(ids.primary);
  const view = JSON.stringify(await readView(tokens[0]!));
  expect(view).toContain("•••••788");
  expect(view).not.toMatch(/55667788|99887766|sealedId/);
});

test("signers see that the text was edited after it was drafted, as part of what they sign", async () => {
  const drafted = await createAgreement(app, owner);
  const text = drafted.content.generatedAgreement.replace("39,000", "3,900");
  const edited = await owner.patch(`/api/documents/${drafted.id}`).send({ content: text }).expect(200);
  const parties = (await collaborators(drafted.id)).map(({ email }) => email);
  await send(drafted.id, { emails: parties }).expect(200);
  const { document } = await readView(await app.linkTo(parties[0]!));
  expect(document.content).toMatchObject({
    generatedAgreement: text,
    draftedBy: "clause_library",
    editedAt: edited.body.updatedAt,
  });
  const [version] = await app.deps.db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, drafted.id));
  expect(JSON.parse(version!.canonical).content.editedAt).toBe(edited.body.updatedAt);
});

test("signers see the text that was sent, and the owner cannot change it any more", async () => {
  const { id, tokens } = await sendAgreement(app, owner);
  const before = agreementOf(await read(id));
  const refused = await owner.patch(`/api/documents/${id}`).send({ content: "Forged" }).expect(409);
  expect(refused.body.code).toBe("document_not_draft");
  await app.deps.pool.query(
    "update documents set content = jsonb_set(content, '{generatedAgreement}', '\"Forged\"') where id = $1",
    [id],
  );
  expect((await readView(tokens[0]!)).document.content).toEqual(before.content);
  expect((await read(id)).content).toEqual(before.content);
  const { text } = await readPdf(
    (await app.nobody().get(`/api/sign/${tokens[0]}/pdf`).expect(200)).body as Buffer,
  );
  expect(text).not.toContain("Forged");
});

test("signed by both 20 times at once: two signatures, one completion, one set of mails", async () => {
  const { id, emails, tokens } = await sendAgreement(app, owner);
  const responses = await Promise.all(Array.from({ length: 40 }, (_, index) => sign(tokens[index % 2]!)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const results = responses.map(({ body }) => SignResult.parse(body).signatureId);
  expect(new Set(results).size).toBe(2);
  expect(await read(id)).toMatchObject({ status: "fully_signed", signedCount: 2 });
  for (const address of [...emails, ownerEmail]) {
    const mails = await app.mailsTo(address);
    expect(mails.filter(({ subject }) => subject.startsWith("Everybody has signed"))).toHaveLength(1);
  }
  const events = (await eventsOf(app.deps.db, id)).map(({ event }) => event);
  for (const event of ["document_fully_signed", "pdf_issued", "certificate_issued"])
    expect(events.filter((name) => name === event)).toHaveLength(1);
});

describe("addresses given at sending", () => {
  test("stand in the form and, where the old one stood, in the text, as one more saved text", async () => {
    const { id, content } = await createAgreement(app, owner);
    const [artist, producer] = (await collaborators(id)).map(({ email }) => email) as [string, string];
    expect(content.generatedAgreement).toContain(producer);
    const signers = [
      { name: "Amina Wanjiru", email: artist },
      { name: "Brian Otieno", email: "Brian@Beats.example" },
    ];
    await send(id, { signers }).expect(200);
    const sent = agreementOf(await read(id));
    expect(sent.content.formData).toMatchObject({
      artistEmail: artist,
      producerEmail: "brian@beats.example",
    });
    expect(sent.content.generatedAgreement).toBe(
      content.generatedAgreement.replaceAll(producer, "brian@beats.example"),
    );
    expect((await owner.get(`/api/documents/${id}/edits`).expect(200)).body).toHaveLength(2);
    await signed(await app.linkTo("brian@beats.example"));
  });

  test("must be those of the parties", async () => {
    const { id } = await createAgreement(app, owner);
    const [artist] = (await collaborators(id)).map(({ email }) => email);
    const errorOf = async (body: object) => (await send(id, body).expect(400)).body.message as string;
    expect(await errorOf({ emails: [] })).toBe("Please add at least one collaborator email");
    expect(await errorOf({ emails: [artist] })).toBe(
      "Every signer needs an e-mail address. Please add one for Brian Otieno.",
    );
    expect(await errorOf({ emails: [artist, "chao@example.com"] })).toBe(
      "chao@example.com belongs to nobody on this agreement.",
    );
    expect(await errorOf({ signers: [{ name: "Somebody Else", email: artist }] })).toBe(
      "Somebody Else is not in that place on this agreement. Please reload the page.",
    );
  });
});

test.each([
  "Ọláyínká Adébáyọ̀",
  "ተዎድሮስ ካሳሁን",
  "João Conceição",
  "Ngũgĩ wa Thiong'o",
  "N'Golo Kanté",
  "愛 Músìkà",
])("%s goes through the agreement, its signature and its PDF unchanged", async (name) => {
  const body = producerBody({ artistName: name, trackTitle: name });
  const { id, tokens } = await sendAgreement(app, owner, body);
  const normal = name.normalize("NFC");
  expect(agreementOf(await read(id)).content.generatedAgreement).toContain(normal);
  expect((await readView(tokens[0]!)).collaborator.name).toBe(normal);
  for (const token of tokens) await signed(token);
  await app.deps.jobs.idle();
  const { text } = await readPdf((await owner.get(`/api/documents/${id}/pdf`).expect(200)).body as Buffer);
  expect(firstMissing(text, [normal, "Artist", normal, "Signatures", normal, "Artist"])).toBeNull();
});
