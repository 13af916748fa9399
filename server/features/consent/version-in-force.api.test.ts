import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { purgeDocuments } from "#server/features/consent/purge-documents";
import { notifyOfExpired } from "#server/features/signing/notify-of-expired";
import { sendReminders } from "#server/features/signing/send-reminders";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { documentCalls } from "#server/testing/document-calls";
import { sendAgreement } from "#server/testing/factories/create-agreement";
import { shareView } from "#server/testing/calls/sharing-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { verify } from "#server/testing/factories/order-verification";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { SharedDocument } from "#shared/contract/sharing";
import { Document, DocumentSummary } from "#shared/contract/documents";
import { verdictOf } from "#shared/domain/verification-verdict";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";
import type { SplitSheetInput } from "#shared/contract/split-sheet";

const app = await appForFile();
const amendment = consentCalls(app, "amendment");
const deletion = consentCalls(app, "deletion");
const { open, signed, sign, decline, readView } = signingCalls(app);
let owner: Caller;
const { read, collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const DAY = 24 * 60 * 60 * 1000;
type Sheet = Awaited<ReturnType<typeof signSheet>>;
type Writers = NonNullable<SplitSheetInput["publishingRightsCollaborators"]>;

/** A sheet that everybody has signed and agreed to change. */
async function amendable(given: Partial<SplitSheetInput> = {}) {
  const sheet = await signSheet(app, owner, given);
  await amendment.request(owner, sheet.id).expect(200);
  for (const email of sheet.emails) await amendment.answered(await amendment.tokenTo(email), true);
  return sheet;
}

async function propose({ id }: Pick<Sheet, "id">, writers: Writers, given: Partial<SplitSheetInput> = {}) {
  const { content } = splitSheetBody({ publishingRightsCollaborators: writers, ...given });
  await owner.patch(`/api/documents/${id}`).send({ content }).expect(200);
  const emails = writers.map(({ email }) => email!);
  // A mailbox gets one invitation to a document a minute.
  app.clock.pass(60_000);
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  return emails;
}

const shared = (writers: Writers, ...percentages: number[]): Writers =>
  percentages.map((percentage, index) => ({ ...writers[index]!, percentage }));
const newLink = (email: string) => app.linkTo(email, 2);
const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);
const foundBy = async (title: string) =>
  ((await app.nobody().post("/api/verify/search").send({ title }).expect(200)).body as { id: string }[]).map(
    ({ id }) => id,
  );

describe("while a change is drafted and proposed", () => {
  test("its signers have the version in force in their hands, and nothing of the draft", async () => {
    const sheet = await amendable({ songTitle: "Nairobi Nights" });
    const { caller: signer } = await app.signedIn({ email: sheet.emails[0]! });
    const { content } = splitSheetBody({
      songTitle: "A secret so far",
      publishingRightsCollaborators: shared(sheet.writers, 90, 10),
    });
    await owner.patch(`/api/documents/${sheet.id}`).send({ content }).expect(200);
    const seen = Document.parse((await signer.get(`/api/documents/${sheet.id}`).expect(200)).body);
    const binding = {
      title: "Nairobi Nights",
      status: "fully_signed",
      signerCount: 2,
      signedCount: 2,
      inForce: { version: 1 },
      returned: null,
    };
    expect(seen).toMatchObject({ ...binding, version: { number: 1 } });
    const listed = DocumentSummary.array().parse((await signer.get("/api/documents").expect(200)).body);
    expect(listed).toMatchObject([{ ...binding, access: "signer" }]);
    expect(JSON.stringify([seen, listed])).not.toContain("secret");
    expect(await read(sheet.id)).toMatchObject({ status: "draft", title: "A secret so far" });
    // Their link of then still shows what they signed, as signed.
    expect(await readView(sheet.tokens[0]!)).toMatchObject({
      document: { status: "fully_signed", title: "Nairobi Nights" },
      collaborator: { signed: true },
    });
  });

  test("anybody finds the version in force, and the changed one once it is in force", async () => {
    const sheet = await amendable({ songTitle: "Kisumu Sunset" });
    const emails = await propose(sheet, sheet.writers, { songTitle: "Mombasa Sunrise" });
    expect([await foundBy("Kisumu Sunset"), await foundBy("Mombasa Sunrise")]).toEqual([[sheet.id], []]);
    expect((await owner.get("/api/documents").expect(200)).body).toMatchObject([
      { status: "pending", inForce: { version: 1 } },
    ]);
    for (const email of emails) await signed(await newLink(email));
    expect([await foundBy("Kisumu Sunset"), await foundBy("Mombasa Sunrise")]).toEqual([[], [sheet.id]]);
  });

  test("who has signed it, is reminded of it or waits for it reads that the one before binds until all have", async () => {
    const { email: ofOwner } = (await owner.get("/api/user").expect(200)).body as { email: string };
    const sheet = await amendable();
    const [first, second] = await propose(sheet, sheet.writers, { genre: "Benga" });
    const link = await newLink(first!);
    await signed(link);
    const binds =
      "Version 1 is in force until everybody on it and everybody on version 2 has signed version 2.";
    expect((await readView(link)).replaces?.binds).toBe(binds);
    app.clock.pass(23 * DAY);
    await sendReminders(app.deps);
    await app.deps.jobs.idle();
    app.clock.pass(68 * DAY);
    await notifyOfExpired(app.deps);
    await app.deps.jobs.idle();
    for (const [address, subject] of [
      [first!, /^Your signature on/],
      [second!, /is waiting for your signature on/],
      [ofOwner, /signed "Nairobi Nights" \(1 of 2\)$/],
      [ofOwner, /^The signing link of .* ended$/],
    ] as const) {
      const mail = (await app.mailsTo(address)).findLast((sent) => subject.test(sent.subject));
      expect({ subject, binds: mail?.text.includes(binds) }).toEqual({ subject, binds: true });
    }
    const ended = (await app.mailsTo(ofOwner)).findLast(({ subject }) => subject.endsWith("ended"));
    expect(ended?.text).toContain('Version 2 of "Nairobi Nights" is still unsigned');
    expect(ended?.text).toContain("If you do nothing, version 1 stays in force.");
  });

  test("the page of who signed it says that it is in force, and what is drafted or proposed in its place", async () => {
    const sheet = await signSheet(app, owner, { publishingRightsCollaborators: people(3) });
    const told = async () => (await readView(sheet.tokens[2]!)).inForce;
    const binds = expect.stringMatching(/^Version 1 is in force: everybody on it had signed it by \S+\.$/);
    expect(await told()).toEqual([binds]);

    await amendment.request(owner, sheet.id).expect(200);
    for (const email of sheet.emails) await amendment.answered(await amendment.tokenTo(email), true);
    expect(await told()).toEqual([binds, expect.stringContaining("that it may be changed. Version 1 binds")]);

    await propose(sheet, shared(sheet.writers, 60, 40));
    expect(await told()).toEqual([
      binds,
      expect.stringMatching(
        /^Version 2, sent on \S+, is proposed in its place and is not in force\. Version 1/,
      ),
    ]);
    expect((await readView(await newLink(sheet.emails[0]!))).inForce).toEqual([]);
    for (const email of sheet.emails) await signed(await newLink(email));
    expect(await told()).toEqual([]);
    expect((await readView(await newLink(sheet.emails[0]!))).inForce).toEqual([
      expect.stringContaining("Version 2 is in force"),
    ]);
  });

  test("nobody is told any more that the one before binds once all have signed", async () => {
    const sheet = await amendable();
    const emails = await propose(sheet, sheet.writers, { genre: "Benga" });
    for (const email of emails) await signed(await newLink(email));
    await app.deps.jobs.idle();
    expect((await readView(await newLink(emails[0]!))).replaces?.binds).toBeNull();
    const receipt = (await app.mailsTo(emails.at(-1)!)).findLast(({ subject }) =>
      subject.startsWith("Your signature"),
    );
    expect(receipt?.text).not.toContain("in force until");
  });

  test("its owner drops the change: it is the version in force again, and a later one gets its own number", async () => {
    const sheet = await amendable({ songTitle: "Lamu Lights" });
    const before = Document.parse(
      (await (await app.signedIn({ email: sheet.emails[0]! })).caller.get(`/api/documents/${sheet.id}`)).body,
    );
    const drop = () => owner.post(`/api/documents/${sheet.id}/drop-change`);
    await propose(sheet, shared(sheet.writers, 100), { songTitle: "Pate Lights" });
    expect((await drop().expect(409)).body.code).toBe("no_change_drafted");
    await owner.patch(`/api/documents/${sheet.id}/lock`).expect(200);
    expect((await drop().expect(409)).body.code).toBe("document_locked");
    await owner.patch(`/api/documents/${sheet.id}/unlock`).send({ password: PASSWORD }).expect(200);
    await owner.post(`/api/documents/${sheet.id}/recall`).send({ reason: "Too early" }).expect(200);
    const dropped = await Promise.all([drop(), drop()]);
    expect(dropped.map(({ status }) => status)).toEqual([200, 200]);
    const after = await read(sheet.id);
    expect(after).toMatchObject({
      title: "Lamu Lights",
      status: "fully_signed",
      version: { number: 1 },
      inForce: { version: 1 },
      signerCount: 2,
      signedCount: 2,
      returned: null,
      completedAt: before.completedAt,
    });
    expect(after.content).toEqual(before.content);
    expect(await verify(app, sheet.id)).toMatchObject({ verificationStatus: "verified", change: null });
    const events = await eventsOf(app.deps.db, sheet.id);
    expect(events.map(({ event }) => event).filter((event) => event === "change_dropped")).toHaveLength(1);
    expect(isUnbroken(events)).toBe(true);
    for (const email of sheet.emails) {
      const told = (await app.mailsTo(email)).filter(({ subject }) => subject.includes("stays as it is"));
      expect(told).toHaveLength(1);
      expect(told[0]!.text).toContain("Version 1, which everybody signed, is in force as it was.");
    }
    const question = await amendment.readQuestion(await amendment.tokenTo(sheet.emails[0]!));
    expect("unlockRequest" in question && question.unlockRequest).toMatchObject({
      status: "cancelled",
      dropped: true,
    });

    await amendment.request(owner, sheet.id).expect(200);
    for (const email of sheet.emails) await amendment.answered(await amendment.tokenTo(email, 2), true);
    expect(await read(sheet.id)).toMatchObject({ status: "draft", returned: { because: "amended" } });
    await propose(sheet, sheet.writers);
    expect(await read(sheet.id)).toMatchObject({ status: "pending", version: { number: 3 } });
  });

  test("there is no change to drop of what was never signed, and none of somebody else's", async () => {
    const sheet = await amendable();
    const { caller: signer } = await app.signedIn({ email: sheet.emails[0]! });
    await signer.post(`/api/documents/${sheet.id}/drop-change`).expect(404);
    const { id } = await createSheet(owner);
    expect((await owner.post(`/api/documents/${id}/drop-change`).expect(409)).body.code).toBe(
      "no_change_drafted",
    );
  });

  test("declining and recalling the changed one leave it in force", async () => {
    const sheet = await amendable();
    const [amina, brian] = await propose(sheet, sheet.writers);
    await decline(await newLink(brian!)).expect(200);
    for (const email of [amina!, brian!]) {
      const { body } = await open(await newLink(email)).expect(409);
      expect(body).toMatchObject({
        code: "link_withdrawn",
        message: expect.stringMatching(
          /Version 1, which everybody on it signed on [\d/]+, is still in force\./,
        ) as string,
      });
    }
    const inForce = { version: 1, signedAt: expect.any(String) };
    expect(await read(sheet.id)).toMatchObject({ status: "draft", inForce });
    await propose(sheet, sheet.writers);
    await owner.post(`/api/documents/${sheet.id}/recall`).send({ reason: "Too early" }).expect(200);
    expect(await read(sheet.id)).toMatchObject({ status: "draft", inForce });
    const draft = await owner.get(`/api/documents/${sheet.id}/pdf`).responseType("blob").expect(200);
    expect((await readPdf(draft.body as Buffer)).text.replace(/\s+/g, " ")).toContain(
      "Version 1 of this document is in force. This draft binds nobody until",
    );
    expect(await verify(app, sheet.id)).toMatchObject({
      verificationStatus: "verified",
      document: { version: 1 },
      change: { state: "drafted" },
    });
    expect(isUnbroken(await eventsOf(app.deps.db, sheet.id))).toBe(true);
  });

  test("the tables hold one version in force and one proposed, whoever writes them", async () => {
    const sheet = await amendable();
    await propose(sheet, sheet.writers);
    const again = (columns: string) =>
      app.deps.pool.query(
        `insert into document_versions (id, document_id, number, canonical, sha256, sent_at, signed_at)
         select gen_random_uuid(), document_id, 9, canonical, sha256, sent_at, ${columns}
         from document_versions where document_id = $1 and number = 1`,
        [sheet.id],
      );
    await expect(again("now()")).rejects.toThrow("document_versions_in_force");
    await expect(again("null")).rejects.toThrow("document_versions_proposed");
  });
});

describe("who is left out of a change", () => {
  test("signs as leaving: until then the version they are on is in force", async () => {
    const sheet = await amendable({ publishingRightsCollaborators: people(3) });
    const [amina, brian, chao] = sheet.emails as [string, string, string];
    await propose(sheet, shared(sheet.writers, 60, 40));
    expect(await read(sheet.id)).toMatchObject({ signerCount: 3, inForce: { version: 1 } });
    for (const email of [amina, brian]) await signed(await newLink(email));
    expect(await read(sheet.id)).toMatchObject({ status: "partially_signed", inForce: { version: 1 } });
    expect(await verify(app, sheet.id)).toMatchObject({
      document: { version: 1 },
      verificationResult: { totalCollaborators: 3 },
    });

    expect(await signed(await newLink(chao))).toMatchObject({ allSigned: true });
    expect(await read(sheet.id)).toMatchObject({ status: "fully_signed", inForce: { version: 2 } });
    const verified = await verify(app, sheet.id);
    const { verificationResult } = verified;
    expect(verificationResult.collaborators.map(({ name }) => name)).toEqual(["Writer 1", "Writer 2"]);
    expect(verificationResult).toMatchObject({ totalCollaborators: 2, totalSigned: 2 });
    expect(verificationResult.facts).toContain(
      "Writer 3 was on the version that this one replaced, and signed this one as leaving.",
    );
    expect(verdictOf(verified, (at) => at).sentences).toEqual([
      `Both collaborators have signed version 2, and so has whoever it leaves out, the last of all on ${verified.document.inForceSince}: since then it is in force.`,
      "Version 2 was in force at that time. Its text is the one that was sent and signed.",
    ]);
  });

  test("is shown as leaving to whoever is shown it, and comes back with nothing in their hands", async () => {
    const sheet = await amendable({ publishingRightsCollaborators: people(3) });
    const [, , chao] = sheet.emails as [string, string, string];
    await propose(sheet, shared(sheet.writers, 60, 40));
    for (const email of sheet.emails) await signed(await newLink(email));
    const { token } = await shareView(owner, sheet.id, { shows: "people" });
    const shown = async () => SharedDocument.parse((await app.nobody().get(`/api/shared/${token}`)).body);
    const { people: them, inForce } = await shown();
    expect(them.map(({ name, leaving }) => [name, leaving])).toEqual([
      ["Writer 1", false],
      ["Writer 2", false],
      ["Writer 3", true],
    ]);
    expect(inForce).toEqual([expect.stringMatching(/^Version 2 is in force/)]);

    await amendment.request(owner, sheet.id).expect(200);
    for (const email of sheet.emails.slice(0, 2))
      await amendment.answered(await amendment.tokenTo(email, 2), true);
    await propose(sheet, shared(sheet.writers, 60, 25, 15));
    expect((await shown()).inForce[1]).toMatch(/^Version 3, sent on \S+, is proposed in its place/);
    const { replaces } = await readView(await app.linkTo(chao, 3));
    expect(replaces!.sentences[1]).toMatch(/^Your share: none → 15%\./);
  });

  test("reads at the link of then what they signed, and that it ended; so does who stays", async () => {
    const sheet = await amendable({ publishingRightsCollaborators: people(3) });
    const [, , chao] = sheet.tokens as [string, string, string];
    const { signatureId } = (await readView(chao)).collaborator;
    const file = (what: string) => app.nobody().get(`/api/sign/${chao}/${what}`);
    const signedPdf = (await file("pdf").expect(200)).body as Buffer;
    await propose(sheet, shared(sheet.writers, 60, 40));
    expect((await readView(chao)).replacedBy).toBeNull();
    for (const email of sheet.emails) await signed(await newLink(email));

    const { replacedBy, ...view } = await readView(chao);
    expect(view).toMatchObject({
      collaborator: { signed: true, signatureId },
      document: { status: "fully_signed", version: { number: 1 } },
    });
    expect(replacedBy!.sentences).toEqual([
      expect.stringMatching(
        /^Everybody on version 1 and on the one that followed it had signed by \S+: since then version 1 binds nobody any more\. Version 2 is in force since \S+\.$/,
      ),
      "What you held by version 1 has ended: 33.33% Publishing Rights (Songwriter). Version 2 gives you nothing in its place.",
      "What you signed stays yours to read and to download.",
    ]);
    expect(((await file("pdf").expect(200)).body as Buffer).equals(signedPdf)).toBe(true);
    await file("certificate").expect(200);
    expect((await readView(sheet.tokens[0]!)).replacedBy!.sentences[1]).toBe(
      "By version 1 you held 33.34% Publishing Rights (Songwriter). By version 2 you hold 60% Publishing Rights (Songwriter).",
    );
    const inSwahili = await app.nobody().get(`/api/sign/${chao}`).set("Accept-Language", "sw").expect(200);
    expect(inSwahili.body.replacedBy.sentences[1]).toContain("Toleo la 2 halikupi chochote badala yake");
    expect((await decline(chao).expect(409)).body.code).toBe("link_withdrawn");
  });

  test("is asked nothing about what they have left", async () => {
    const sheet = await amendable({ publishingRightsCollaborators: people(3) });
    await propose(sheet, shared(sheet.writers, 60, 40));
    for (const email of sheet.emails) await signed(await newLink(email));
    const { body } = await deletion.request(owner, sheet.id).expect(201);
    expect(body).toEqual({ confirmationsRequired: 2 });
    await app.deps.jobs.idle();
    expect((await subjectsTo(sheet.emails[2]!)).filter((subject) => subject.includes("delete"))).toEqual([]);
    // Nor asked to leave once more.
    await deletion.cancel(owner, sheet.id).expect(200);
    await amendment.request(owner, sheet.id).expect(200);
    for (const email of sheet.emails.slice(0, 2))
      await amendment.answered(await amendment.tokenTo(email, 2), true);
    await propose(sheet, shared(sheet.writers, 50, 50));
    expect(await read(sheet.id)).toMatchObject({ signerCount: 2 });
  });

  test("may refuse, and nothing changes", async () => {
    const sheet = await amendable({ publishingRightsCollaborators: people(2) });
    await propose(sheet, shared(sheet.writers, 100));
    await signed(await newLink(sheet.emails[0]!));
    await decline(await newLink(sheet.emails[1]!), "Half of it is mine").expect(200);
    expect(await read(sheet.id)).toMatchObject({
      status: "draft",
      inForce: { version: 1 },
      returned: { because: "declined", by: "Writer 2" },
    });
  });

  test("cannot be signed for at an address that the owner puts in the place of theirs", async () => {
    const sheet = await amendable();
    const [amina, brian] = sheet.writers as [Writers[number], Writers[number]];
    const stolen = { ...brian, email: `mine.${crypto.randomUUID()}@example.com` };
    await propose(sheet, [amina, stolen]);
    expect(await read(sheet.id)).toMatchObject({ signerCount: 3 });
    await signed(await newLink(amina.email!));
    await signed(await app.linkTo(stolen.email));
    expect(await read(sheet.id)).toMatchObject({ status: "partially_signed", inForce: { version: 1 } });
  });

  test.each([
    ["who is left out", 1],
    ["who gets less", 2],
  ])("cannot be signed for where the owner corrects the address of %s", async (_who, count) => {
    const sheet = await amendable();
    await propose(sheet, count === 1 ? shared(sheet.writers, 100) : shared(sheet.writers, 99, 1));
    await signed(await newLink(sheet.emails[0]!));
    const brian = (await collaborators(sheet.id)).find(({ email }) => email === sheet.emails[1])!;
    const response = await owner
      .post(`/api/documents/${sheet.id}/collaborators/${brian.id}/address`)
      .send({ email: `mine.${crypto.randomUUID()}@example.com` })
      .expect(409);
    expect(response.body).toMatchObject({
      code: "address_binds",
      message: expect.stringContaining("signed version 1, which is in force, at this address"),
    });
    expect(await read(sheet.id)).toMatchObject({ status: "partially_signed", inForce: { version: 1 } });
  });

  test("cannot be signed for by a number that stood beside the mailbox they signed from", async () => {
    const [amina, brian] = people(2);
    const both = { ...brian!, phone: "+254720999001" };
    const sheet = await amendable({ publishingRightsCollaborators: [amina!, both] });
    const writers = [
      { ...amina!, percentage: 99 },
      { ...both, percentage: 1 },
    ];
    const { content } = splitSheetBody({ publishingRightsCollaborators: writers });
    await owner.patch(`/api/documents/${sheet.id}`).send({ content }).expect(200);
    app.clock.pass(60_000);
    const send = () =>
      owner.post(`/api/documents/${sheet.id}/send-for-signing`).send({ emails: sheet.emails });
    const { body } = await send().expect(409);
    expect(body).toMatchObject({
      code: "way_added",
      message: expect.stringContaining("signed the version in force by their e-mail address alone"),
    });
    expect(await read(sheet.id)).toMatchObject({ status: "draft", inForce: { version: 1 } });
    await propose(sheet, [writers[0]!, { ...writers[1]!, phone: "" }]);
    expect(await read(sheet.id)).toMatchObject({ status: "pending", signerCount: 2 });
  });
});

describe("what a change changes", () => {
  test("stands at the beginning of page, mail and PDF, old beside new; who leaves reads what they sign away", async () => {
    const sheet = await amendable({ publishingRightsCollaborators: people(3) });
    const [amina, , chao] = sheet.emails as [string, string, string];
    await propose(sheet, shared(sheet.writers, 60, 40), { genre: "Benga" });
    const token = await newLink(chao);
    const view = await readView(token);
    expect(view.collaborator).toMatchObject({ leaving: true, rights: [{ percentage: "33.33" }] });
    const leaving = [
      "By version 1 you hold 33.33% Publishing Rights (Songwriter).",
      "If you sign, you leave: what you hold by version 1 ends, and this version gives you nothing in its place.",
      "If you do not agree, decline and say why. Then version 1 stays in force.",
      expect.stringMatching(
        /^Everybody signed version 1 on \d\d\/\d\d\/\d{4}\. It is in force until everybody on it/,
      ),
    ];
    const changes = [
      { label: "Writer 1, Publishing Rights", before: "33.34%", after: "60%" },
      { label: "Writer 2, Publishing Rights", before: "33.33%", after: "40%" },
      { label: "Writer 3, Publishing Rights", before: "33.33%", after: null },
      { label: "Genre", before: "Not specified", after: "Benga" },
    ];
    const binds =
      "Version 1 is in force until everybody on it and everybody on version 2 has signed version 2.";
    expect(view.replaces).toEqual({ version: 1, binds, sentences: leaving, changes });
    expect(view.acknowledgementsVersion).toBe(acknowledgements.leaving.version);
    const ofThoseOnIt = { acknowledgementsVersion: acknowledgements.split_sheet.version };
    expect((await app.nobody().post(`/api/sign/${token}`).send(ofThoseOnIt)).body).toMatchObject({
      code: "acknowledgements_changed",
    });
    expect((await readView(await newLink(amina))).replaces).toMatchObject({ version: 1, changes });

    const mail = (await app.mailsTo(chao)).find(({ subject }) => subject.startsWith("Amina left you off"));
    expect(mail!.subject).toBe('Amina left you off the new version of "Nairobi Nights" (split sheet)');
    expect(mail!.text).toContain("Writer 1, Publishing Rights: 33.34% → 60%.");
    expect(mail!.text).toContain("Read what changes before you answer");
    expect(mail!.text).not.toContain("check your share");
    expect(mail!.text).toContain("If you do nothing, version 1 stays in force");

    const pdf = async () => (await app.nobody().get(`/api/sign/${token}/pdf`).expect(200)).body as Buffer;
    const bytes = await pdf();
    const { text } = await readPdf(bytes);
    const flat = text.replace(/\s+/g, " ");
    expect(flat).toMatch(
      /What changes from version 1 .* Writer 3, Publishing Rights 33\.33% – .* Publishing Rights/,
    );
    expect(flat).toContain("Leaves. Held, by the version that this one replaces:");
    for (const line of acknowledgements.leaving.lines) expect(flat).toContain(line);
    expect((await pdf()).equals(bytes)).toBe(true);
    expect(flat).toContain("Version 1 is in force until everybody on it");
    for (const email of sheet.emails) await signed(await newLink(email));
    const final = (await readPdf(await pdf())).text.replace(/\s+/g, " ");
    expect(final).toContain("Version 1 was in force until everybody on it");
    expect(final).not.toContain("Version 1 is in force");
  });

  test("stands at the beginning of its owner's page, and of the PDF of the draft", async () => {
    const sheet = await signSheet(app, owner, { publishingRightsCollaborators: people(3) });
    const told = async () =>
      (await owner.get(`/api/documents/${sheet.id}/changes`).expect(200)).body as { changes: unknown };
    expect(await told()).toEqual({ changes: null });
    await amendment.request(owner, sheet.id).expect(200);
    for (const email of sheet.emails) await amendment.answered(await amendment.tokenTo(email), true);
    expect(await told()).toEqual({ changes: { version: 1, things: [] } });

    const { content } = splitSheetBody({ publishingRightsCollaborators: shared(sheet.writers, 60, 40) });
    await owner.patch(`/api/documents/${sheet.id}`).send({ content }).expect(200);
    const things = [
      { label: "Writer 1, Publishing Rights", before: "33.34%", after: "60%" },
      { label: "Writer 2, Publishing Rights", before: "33.33%", after: "40%" },
      { label: "Writer 3, Publishing Rights", before: "33.33%", after: null },
    ];
    expect(await told()).toEqual({ changes: { version: 1, things } });
    const { body } = await owner.get(`/api/documents/${sheet.id}/pdf`).expect(200);
    const { pages } = await readPdf(body as Buffer);
    expect(pages[0]!.replace(/\s+/g, " ")).toMatch(
      /What changes from version 1 Version 1 is in force until .* Writer 3, Publishing Rights 33\.33% – /,
    );

    await propose(sheet, shared(sheet.writers, 60, 40));
    expect(await told()).toEqual({ changes: { version: 1, things } });
  });

  test("follows each of two who are called the same by their address, in the draft as in what is sent", async () => {
    const namesakes = people(3).map((writer, index) => ({
      ...writer,
      ...(index > 0 && { name: "Amina Wanjiru" }),
      percentage: [20, 50, 30][index]!,
    }));
    const sheet = await amendable({ publishingRightsCollaborators: namesakes });
    const [first, older, younger] = namesakes as [Writers[number], Writers[number], Writers[number]];
    const told = async () =>
      (await owner.get(`/api/documents/${sheet.id}/changes`).expect(200)).body as { changes: unknown };
    const draft = async (writers: Writers) => {
      const { content } = splitSheetBody({ publishingRightsCollaborators: writers });
      await owner.patch(`/api/documents/${sheet.id}`).send({ content }).expect(200);
    };
    // The list alone is in another order.
    await draft([younger, older, first]);
    expect(await told()).toEqual({ changes: { version: 1, things: [] } });
    const swapped = [{ ...younger, percentage: 50 }, { ...older, percentage: 30 }, first];
    const things = [
      { label: "Amina Wanjiru, Publishing Rights", before: "30%", after: "50%" },
      { label: "Amina Wanjiru, Publishing Rights", before: "50%", after: "30%" },
    ];
    await draft(swapped);
    expect(await told()).toEqual({ changes: { version: 1, things } });
    await propose(sheet, swapped);
    expect(await told()).toEqual({ changes: { version: 1, things } });
  });

  test("is shown paragraph by paragraph where only the text of an agreement changed, money first", async () => {
    const { id, tokens, emails } = await sendAgreement(app, owner);
    for (const token of tokens) await signed(token);
    await amendment.request(owner, id).expect(200);
    for (const email of emails) await amendment.answered(await amendment.tokenTo(email), true);
    const { content } = await read(id);
    const text = "generatedAgreement" in content ? content.generatedAgreement : "";
    const fee = text
      .split(/\n+/)
      .find((line) => /KES [\d,]+/.test(line))!
      .trim();
    const lower = fee.replace(/KES [\d,]+/, "KES 3");
    const changed = text.replace(fee, lower);
    await owner
      .patch(`/api/documents/${id}`)
      .send({ content: `${changed}\n\nSigned in two copies.` })
      .expect(200);
    app.clock.pass(60_000);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    const { replaces } = await readView(await newLink(emails[0]!));
    expect(replaces!.changes).toEqual([
      { label: `The text, ${/^[\d.]+/.exec(fee)![0]}`, before: fee, after: lower },
      { label: "The text", before: null, after: "Signed in two copies." },
    ]);
  });
});

describe("a deletion while a change is proposed", () => {
  async function agreedBeside(sheet: Sheet) {
    await deletion.request(owner, sheet.id).expect(201);
    for (const email of sheet.emails) await deletion.answered(await deletion.tokenTo(email), true);
  }

  test("names which version goes on binding, what each holds by it, and that the proposed one goes along", async () => {
    const sheet = await amendable({ publishingRightsCollaborators: people(3) });
    const [first, , leaver] = sheet.emails as [string, string, string];
    await propose(sheet, shared(sheet.writers, 60, 40));
    await signed(await newLink(first));
    await deletion.request(owner, sheet.id).expect(201);
    const binds =
      "Version 1, which everybody signed, goes on binding you without our record: by it you hold 33.33% Publishing Rights (Songwriter).";
    const goes =
      "Version 2, which is only proposed, goes along with it: deleted before everybody has signed it, it never comes into force.";

    const token = await deletion.tokenTo(leaver);
    const question = await deletion.readQuestion(token);
    expect(question).toMatchObject({ deletionRequest: { whatBinds: [binds, goes] } });
    const inSwahili = await deletion.open(token).set("Accept-Language", "sw").expect(200);
    expect(inSwahili.body.deletionRequest.whatBinds[1]).toContain("Toleo la 2, ambalo limependekezwa tu");
    // On the signing pages of both versions, by what the reader holds by the one in force.
    for (const link of [sheet.tokens[2]!, await newLink(leaver)])
      expect((await readView(link)).deletion!.sentences).toEqual([binds, goes]);
    expect((await deletion.status(owner, sheet.id)).hasRequest).toBe(true);
    expect(await deletion.status(owner, sheet.id)).toMatchObject({
      whatBinds: [expect.stringContaining("Version 1, which everybody signed, goes on binding"), goes],
    });

    for (const email of [leaver, ...sheet.emails.slice(0, 2)])
      await deletion.answered(await deletion.tokenTo(email), true);
    await app.deps.jobs.idle();
    const mails = await app.mailsTo(leaver);
    for (const subject of [/asks you to agree to delete/, /^Your answer on/, /will be deleted on/]) {
      const told = mails.findLast((mail) => subject.test(mail.subject))!.text.replace(/\s+/g, " ");
      expect(told).toContain(binds);
      expect(told).toContain(goes);
    }
    app.clock.pass(30 * DAY);
    await purgeDocuments(app.deps);
    await app.deps.jobs.idle();
    const last = (await app.mailsTo(leaver)).at(-1)!.text.replace(/\s+/g, " ");
    expect(last).toContain("Version 1, which everybody had signed, is not undone by that.");
  });

  test("is asked of everybody on the version in force, and takes what is proposed with it", async () => {
    const sheet = await amendable();
    const joining = { ...people(1)[0]!, percentage: 20 };
    await propose(sheet, [...shared(sheet.writers, 40, 40), joining]);
    await agreedBeside(sheet);
    app.clock.pass(30 * DAY);
    await purgeDocuments(app.deps);
    await owner.get(`/api/documents/${sheet.id}`).expect(404);
    await app.deps.jobs.idle();
    expect(await subjectsTo(sheet.emails[0]!)).toContain("A split sheet you signed has been deleted");
    expect(await subjectsTo(joining.email)).toContain('Amina Wanjiru withdrew "Nairobi Nights"');
  });

  test("ends when everybody signs the change: what they would delete is replaced, and everybody is told", async () => {
    const sheet = await amendable();
    const emails = await propose(sheet, sheet.writers);
    await agreedBeside(sheet);
    expect(await deletion.status(owner, sheet.id)).toMatchObject({ status: "approved" });
    for (const email of emails) await signed(await newLink(email));
    expect(await deletion.status(owner, sheet.id)).toEqual({ hasRequest: false });
    app.clock.pass(30 * DAY);
    await purgeDocuments(app.deps);
    expect(await read(sheet.id)).toMatchObject({ status: "fully_signed", inForce: { version: 2 } });
    await app.deps.jobs.idle();
    const told = (await app.mailsTo(sheet.emails[0]!)).find(({ subject }) =>
      subject.includes("is not deleted"),
    );
    expect(told?.text).toContain("everybody has signed a new version");
    expect((await eventsOf(app.deps.db, sheet.id)).map(({ event }) => event)).toContain("consent_superseded");
    await deletion.request(owner, sheet.id).expect(201);
  });

  test("is refused while the owner has locked it, or no version is in force", async () => {
    const sheet = await amendable();
    await propose(sheet, sheet.writers);
    await owner.patch(`/api/documents/${sheet.id}/lock`).expect(200);
    expect((await deletion.request(owner, sheet.id).expect(409)).body.message).toBe(
      "This document is locked. Unlock it first.",
    );
    expect((await sign(await newLink(sheet.emails[0]!)).expect(409)).body.code).toBe("document_locked");
  });
});

describe("a database in which consent to a change had ended what everybody signed", () => {
  const file = new URL("../../../migrations/0006_versions_in_force.sql", import.meta.url);
  const repair = readFileSync(file, "utf8").split("--> statement-breakpoint").slice(4);

  /** A sheet as the version before left it: its signed version ended, and a proposed one that leaves somebody out. */
  async function proposedAsBefore() {
    const sheet = await amendable({ publishingRightsCollaborators: people(3) });
    await app.deps.pool.query(
      `update document_versions set ended_at = now(), ended_because = 'amended', end_reason = 'A share'
       where document_id = $1`,
      [sheet.id],
    );
    await propose(sheet, shared(sheet.writers, 60, 40));
    return sheet;
  }

  test("has it in force again, and whom the proposed version leaves out among its signers", async () => {
    const sheet = await proposedAsBefore();
    expect(await read(sheet.id)).toMatchObject({ inForce: null, signerCount: 2 });
    for (const statement of repair) await app.deps.pool.query(statement);
    expect(await read(sheet.id)).toMatchObject({ inForce: { version: 1 }, signerCount: 3 });
    for (const email of sheet.emails.slice(0, 2)) await signed(await newLink(email));
    expect(await read(sheet.id)).toMatchObject({ status: "partially_signed", inForce: { version: 1 } });
    // Their link is made when the owner sends it.
    app.clock.pass(61_000);
    await owner.post(`/api/documents/${sheet.id}/resend-invitation`).send({}).expect(200);
    await signed(await newLink(sheet.emails[2]!));
    expect(await read(sheet.id)).toMatchObject({ status: "fully_signed", inForce: { version: 2 } });
  });

  test("is left as it is where a later version was signed, and where nothing had ended", async () => {
    const [replaced, proposed] = [await amendable(), await amendable()];
    for (const email of await propose(replaced, replaced.writers)) await signed(await newLink(email));
    await app.deps.pool.query(
      "update document_versions set ended_because = 'amended' where document_id = $1 and number = 1",
      [replaced.id],
    );
    await propose(proposed, proposed.writers);
    const standing = async () => [await read(replaced.id), await read(proposed.id)];
    const before = await standing();
    for (const statement of repair) await app.deps.pool.query(statement);
    expect(await standing()).toEqual(before);
  });
});
