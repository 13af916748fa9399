import { expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import type { Caller } from "#server/testing/app";
import { consentCalls } from "#server/testing/consent-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { registrationBody } from "#server/testing/factories/registration";
import { people } from "#server/testing/factories/split-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { firstMissing, readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { Document, SentDocument } from "#shared/contract/documents";
import { Registration } from "#shared/contract/registration";

const app = await appForFile();
const { readView } = signingCalls(app);
const consent = consentCalls(app, "amendment");

const sample = { title: "Malaika", artist: "Fadhili William", owners: "Fadhili William", cleared: true };
const remix = { title: "", version: "Remix", owners: [{ name: "Writer 2", share: 10_000 }] };
const declared = {
  samples: [sample],
  ai: { lyrics: "none" as const, mix: "assisted" as const, tool: "Moises" },
  recordings: [remix],
};

const pathOf = (id: string) => `/api/documents/${id}/registration`;
const readRegistration = async (caller: Caller, id: string) =>
  Registration.parse((await caller.get(pathOf(id)).expect(200)).body);
const readSheet = async (caller: Caller, id: string) => {
  const document = Document.parse((await caller.get(`/api/documents/${id}`).expect(200)).body);
  if (document.type !== "split_sheet") throw new Error("This is no split sheet");
  return document;
};
const canonicalOf = async (id: string) => {
  const { rows } = await app.deps.pool.query<{ canonical: string }>(
    "select canonical from document_versions where document_id = $1 order by number desc limit 1",
    [id],
  );
  return JSON.parse(rows[0]!.canonical) as { content: object };
};

test("samples, the use of AI and owners of other recordings are frozen, shown, printed and registered", async () => {
  const { caller } = await app.signedIn();
  const { id, tokens } = await sendSheet(app, caller, { declared });
  const all = { vocals: "", instruments: "", composition: "", ...declared.ai };
  const frozen = { samples: [sample], ai: all, recordings: [remix] };
  expect((await canonicalOf(id)).content).toMatchObject({ declared: frozen });
  expect((await readView(tokens[0]!)).document.content).toMatchObject({ declared: frozen });
  const { text } = await readPdf((await app.nobody().get(`/api/sign/${tokens[0]}/pdf`).expect(200)).body);
  expect(
    firstMissing(text, [
      "Samples and interpolations",
      "“Malaika”, by Fadhili William, owned by Fadhili William: cleared in writing",
      "Use of AI",
      "Mix: assisted",
      "Tool: Moises",
      "Other recordings",
      "Remix: Writer 2 100%",
    ]),
  ).toBeNull();
  expect(await readRegistration(caller, id)).toMatchObject({
    song: { samples: [sample], ai: all },
    recordings: [{ owners: [] }, { version: "Remix", owners: remix.owners }],
  });
});

test("a plain sheet says nothing of it, and is frozen as declaring nothing", async () => {
  const { caller } = await app.signedIn();
  const { id } = await sendSheet(app, caller);
  expect((await canonicalOf(id)).content).toMatchObject({ declared: null });
  expect((await readSheet(caller, id)).content).not.toHaveProperty("declared");
});

test("beside a sheet that was sent nothing of it is changed, and the rest is", async () => {
  const { caller } = await app.signedIn();
  const { id } = await signSheet(app, caller, { declared });
  const { song, recordings } = await readRegistration(caller, id);
  for (const [path, changed] of [
    ["song.samples", { song: { ...song, samples: [] } }],
    ["song.ai", { song: { ...song, ai: { lyrics: "generated" } } }],
    ["recordings.1.owners", { recordings: [recordings[0]!, { ...recordings[1]!, owners: [] }] }],
    ["recordings.0.owners", { recordings: [{ owners: remix.owners }] }],
  ] satisfies [string, Parameters<typeof registrationBody>[0]][]) {
    const { body } = await caller.put(pathOf(id)).send(registrationBody(changed)).expect(400);
    expect(body).toMatchObject({ issues: [{ path }] });
  }
  await caller
    .put(pathOf(id))
    .send(registrationBody({ recordings: [{}, { version: "Remix", isrc: "KEA1B2600002" }] }))
    .expect(200);
  const saved = await readRegistration(caller, id);
  expect(saved).toMatchObject({
    song: { iswc: "T-034.524.680-1", samples: [sample] },
    recordings: [{}, { isrc: "KE-A1B-26-00002", owners: remix.owners }],
  });
  expect(saved.history.flatMap(({ changes }) => changes.map(({ field }) => field))).not.toContain(
    "song.samples.0.title",
  );
});

test("what is noted of a draft stands on the sheet", async () => {
  const { caller } = await app.signedIn();
  const { id } = await createSheet(caller);
  await caller
    .put(pathOf(id))
    .send(registrationBody({ song: { samples: [sample] }, recordings: [{}, remix] }))
    .expect(200);
  expect((await readSheet(caller, id)).content).toMatchObject({
    declared: { samples: [sample], recordings: [remix] },
  });
  const first = { recordings: [{ owners: remix.owners }], revision: 1 };
  const { body } = await caller.put(pathOf(id)).send(registrationBody(first)).expect(400);
  expect(body).toMatchObject({ issues: [{ path: "recordings.0.owners" }] });
});

test("a change of it is told to who signs the change, and the version in force stays as it was", async () => {
  const { caller } = await app.signedIn();
  const { id, emails, answers } = await consent.asked(caller, { declared });
  for (const token of answers) await consent.answered(token, true);
  const draft = await readSheet(caller, id);
  const content = { ...draft.content, declared: { ...declared, samples: [{ ...sample, cleared: false }] } };
  await caller.patch(`/api/documents/${id}`).send({ revision: draft.revision, content }).expect(200);
  expect((await readRegistration(caller, id)).song.samples).toEqual([sample]);
  app.clock.pass(10 * 60_000);
  await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  const { replaces } = await readView(await app.linkTo(emails[0]!, 2));
  expect(replaces?.sentences.join(" ")).toContain("Samples and interpolations");
  const first = await caller.get(`/api/documents/${id}/versions/1`).expect(200);
  expect(SentDocument.parse(first.body).content).toMatchObject({ declared: { samples: [sample] } });
});

test("beside a sheet that was sent before it was asked stays what was noted", async () => {
  const { caller } = await app.signedIn();
  const { id } = await signSheet(app, caller);
  await caller.put(pathOf(id)).send(registrationBody()).expect(200);
  const { pool } = app.deps;
  await pool.query("alter table document_versions disable trigger user");
  await pool.query(
    "update document_versions set canonical = (canonical::jsonb #- '{content,declared}')::text where document_id = $1",
    [id],
  );
  await pool.query(
    "update registrations set record = jsonb_set(record, '{song,samples}', $2) where document_id = $1",
    [id, JSON.stringify([sample])],
  );
  const registration = await readRegistration(caller, id);
  expect(registration.song.samples).toEqual([sample]);
  await caller
    .put(pathOf(id))
    .send(registrationBody({ revision: 1, song: { writtenIn: "Lamu" } }))
    .expect(200);
  expect((await readRegistration(caller, id)).song).toMatchObject({ writtenIn: "Lamu", samples: [sample] });
});

test("whoever owns another recording signs the sheet, or it is not sent, alone, with others, or as a change", async () => {
  const { caller } = await app.signedIn();
  const writers = people(2);
  const live = (owners: [name: string, share: number][]) => ({
    recordings: [{ title: "", version: "Live", owners: owners.map(([name, share]) => ({ name, share })) }],
  });
  const shared = live([
    ["writer 1", 8000],
    ["Zawadi Otieno", 2000],
  ]);
  const refused = {
    code: "invalid_input",
    message:
      "Zawadi Otieno owns 20% of “Live” but is in none of the sheet’s lists, and would not sign: add them there, or take them out of the recording.",
  };
  const { id } = await createSheet(caller, { declared: shared, publishingRightsCollaborators: writers });
  const emails = writers.map(({ email }) => email);
  for (const way of ["send-for-signing", "invite"]) {
    const body = { emails, ...(way === "invite" && { documentType: "split_sheet" }) };
    const answer = await caller.post(`/api/documents/${id}/${way}`).send(body).expect(400);
    expect(answer.body).toMatchObject({
      ...refused,
      issues: [{ path: "content.declared.recordings.0.owners.1.name", message: refused.message }],
    });
  }
  const signers = writers.map(({ name, email }) => ({ name, email }));
  const together = await caller
    .post("/api/documents/send-for-signing")
    .send({ documents: [{ id, signers }] })
    .expect(200);
  expect(together.body).toMatchObject({ done: [], refused: [{ id, message: refused.message }] });

  const three = [...writers, { ...people(1)[0]!, name: "Zawadi Otieno", percentage: 10 }].map(
    (writer, index) => ({ ...writer, percentage: [50, 40, 10][index]! }),
  );
  const sheet = await consent.asked(caller, { declared: shared, publishingRightsCollaborators: three });
  for (const token of sheet.answers) await consent.answered(token, true);
  const draft = await readSheet(caller, sheet.id);
  const content = { ...draft.content, publishingRightsCollaborators: writers };
  await caller.patch(`/api/documents/${sheet.id}`).send({ revision: draft.revision, content }).expect(200);
  const change = await caller
    .post(`/api/documents/${sheet.id}/send-for-signing`)
    .send({ emails })
    .expect(400);
  expect(change.body).toMatchObject(refused);
});

test("what somebody owns of another recording is told as their share, in the mail and in what changes", async () => {
  const { caller } = await app.signedIn();
  const [amina, zawadi] = people(2);
  const owning = (first: number) => ({
    recordings: [
      {
        version: "Live",
        owners: [
          { name: amina!.name, share: first },
          { name: zawadi!.name, share: 10_000 - first },
        ],
      },
    ],
  });
  const given = { declared: owning(8000), publishingRightsCollaborators: [amina!, zawadi!] };
  const { id, emails, answers } = await consent.asked(caller, given);
  const [invitation] = await app.mailsTo(zawadi!.email);
  expect(invitation!.text).toMatch(/Your share of “[^”]*Live[^”]*”:? *20%/);
  for (const token of answers) await consent.answered(token, true);
  const draft = await readSheet(caller, id);
  const content = { ...draft.content, declared: owning(9500) };
  await caller.patch(`/api/documents/${id}`).send({ revision: draft.revision, content }).expect(200);
  app.clock.pass(10 * 60_000);
  await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  const { replaces } = await readView(await app.linkTo(zawadi!.email, 2));
  const told = replaces!.sentences.join(" ");
  expect(told).toMatch(
    /Your Publishing Rights: [\d.]+%, as before\. Your share of “[^”]*Live[^”]*”: 20% → 5%\./,
  );
  expect(told).toContain(`the share of ${amina!.name} in “`);
});

test("an owner of another recording could not be two people of the sheet", async () => {
  const { caller } = await app.signedIn();
  const writers = people(2).map((writer) => ({ ...writer, name: "Ali Hassan" }));
  const owners = [{ name: "Ali Hassan", share: 10_000 }];
  const { id } = await createSheet(caller, {
    declared: { recordings: [{ version: "Live", owners }] },
    publishingRightsCollaborators: writers,
  });
  const emails = writers.map(({ email }) => email);
  const { body } = await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(400);
  expect(body).toMatchObject({
    message: expect.stringContaining("several people in the sheet’s lists are called so"),
  });
});
