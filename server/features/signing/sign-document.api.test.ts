import { eq } from "#server/orm";
import { beforeEach, describe, expect, test } from "vitest";
import { signatures, signers } from "#server/db/tables/signing";
import { canonicalJson, eventsOf, sha256 } from "#server/features/documents/index";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { signingCalls } from "#server/testing/signing-calls";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { verify } from "#server/testing/factories/order-verification";
import { readPdf } from "#server/testing/read-pdf";
import { SignResult } from "#shared/contract/signing/acts";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";

const MINUTE = 60 * 1000;

const app = await appForFile();
const { open, sign, readView, signed } = signingCalls(app);
let owner: Caller;
const { read } = documentCalls(() => owner);

const recordsOf = (documentId: string) =>
  app.deps.db
    .select({ record: signatures.record, privatePart: signatures.privatePart })
    .from(signatures)
    .innerJoin(signers, eq(signers.id, signatures.signerId))
    .where(eq(signers.documentId, documentId));

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

describe("signing", () => {
  test("again answers the same and changes nothing", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const first = await signed(tokens[0]!);
    app.clock.pass(MINUTE);
    expect(await signed(tokens[0]!)).toEqual(first);
    expect(await read(id)).toMatchObject({ status: "partially_signed", signedCount: 1 });

    await signed(tokens[1]!);
    expect(await signed(tokens[0]!)).toEqual({ ...first, allSigned: true, remainingSignatures: 0 });
    const events = (await eventsOf(app.deps.db, id)).filter(({ event }) => event === "document_signed");
    expect(events).toHaveLength(2);
  });

  test("takes a POST: opening the link, as mail scanners do, signs nothing", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    for (let opening = 1; opening <= 3; opening++) {
      await open(tokens[0]!).expect(200);
      await app.nobody().head(`/api/sign/${tokens[0]}`).expect(200);
      await app.nobody().get(`/api/sign/${tokens[0]}/pdf`).expect(200);
    }
    expect(await read(id)).toMatchObject({ status: "pending", signedCount: 0 });
  });

  test("is refused for a wording that is no longer the current one", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const outdated = { acknowledgementsVersion: "2026-11-21" };
    expect((await sign(tokens[0]!).send(outdated).expect(409)).body).toEqual({
      code: "acknowledgements_changed",
      message: "The wording you agree to has changed. Please reload the page and read it again.",
    });
    expect((await read(id)).signedCount).toBe(0);
    const current = { acknowledgementsVersion: acknowledgements.split_sheet.version };
    await sign(tokens[0]!).send(current).expect(200);
    await sign(tokens[0]!).send(outdated).expect(200);
  });

  test("keeps what the server saw of the signer's device", async () => {
    const behindProxy = await startTestApp({ env: { TRUST_PROXY: "1" }, beside: app });
    const { id, tokens } = await sendSheet(app, owner);
    await behindProxy
      .nobody()
      .post(`/api/sign/${tokens[0]}`)
      .set({ "X-Forwarded-For": "192.0.2.1, 198.51.100.7", "User-Agent": "x".repeat(600) })
      .expect(200);
    await behindProxy.stop();
    const [evidence] = await app.deps.db
      .select({ ipAddress: signatures.ipAddress, userAgent: signatures.userAgent })
      .from(signatures)
      .innerJoin(signers, eq(signers.id, signatures.signerId))
      .where(eq(signers.documentId, id));
    expect(evidence).toEqual({ ipAddress: "198.51.100.7", userAgent: "x".repeat(500) });
  });

  test("keeps a record whose hash stands in the trail, and whose private part is salted", async () => {
    const { id, version, tokens, emails } = await sendSheet(app, owner);
    const acknowledgementsVersion = acknowledgements.split_sheet.version;
    const reading = { secondsAgo: 90, seconds: 60, toEnd: true };
    const { signatureId, signedAt } = SignResult.parse(
      (
        await sign(tokens[0]!)
          .set("User-Agent", "Opera Mini")
          .send({ acknowledgementsVersion, reading })
          .expect(200)
      ).body,
    );
    const [signature] = await recordsOf(id);
    const privatePart: unknown = JSON.parse(signature!.privatePart!);
    expect(JSON.parse(signature!.record!)).toEqual({
      signatureId,
      key: "p1",
      versionSha256: version.sha256,
      way: "mail_link",
      device: "own",
      maskedAddress: emails[0]!.replace("riter1", "•••"),
      wording: "2026-11-24/sheet",
      capacity: "self",
      markSha256: null,
      signedAt,
      privateSha256: sha256(signature!.privatePart!),
    });
    expect(privatePart).toEqual({
      address: emails[0],
      ipAddress: expect.stringContaining("127.0.0.1"),
      userAgent: "Opera Mini",
      reading: { shownAt: new Date(Date.parse(signedAt) - 90_000).toISOString(), toEnd: true, seconds: 60 },
      salt: expect.stringMatching(/^[\w-]{43}$/),
    });
    for (const part of [signature!.record!, signature!.privatePart!])
      expect(canonicalJson(JSON.parse(part))).toBe(part);
    const event = (await eventsOf(app.deps.db, id)).at(-1)!;
    expect(event.details).toMatchObject({
      way: "mail_link",
      wording: "2026-11-24/sheet",
      recordSha256: sha256(signature!.record!),
    });
    expect(JSON.stringify(event.details)).not.toMatch(/@|Opera/);
  });

  test.each([
    ["nothing", undefined],
    ["longer than it was shown", { secondsAgo: 1, seconds: 2, toEnd: true }],
    ["nonsense", { secondsAgo: -1, seconds: "many", toEnd: "yes" }],
  ])("keeps no reading where the page reports %s, and signs", async (_, reading) => {
    const { id, tokens } = await sendSheet(app, owner);
    await sign(tokens[0]!).send({ reading }).expect(200);
    const [signature] = await recordsOf(id);
    expect(JSON.parse(signature!.privatePart!)).toMatchObject({ reading: null });
    expect(JSON.parse(signature!.record!)).toMatchObject({ wording: "not_stated" });
  });

  test("keeps the name as it was drawn, whose hash stands in the record, and shows it to everybody on the document", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const mark = { kind: "drawn", width: 60, height: 20, path: "M0 0l60 20-9 0z" };
    await sign(tokens[0]!).send({ mark }).expect(200);
    // What was signed stays as it was, whatever is drawn afterwards.
    await sign(tokens[0]!)
      .send({ mark: { ...mark, path: "M1 1l9 9z" } })
      .expect(200);
    await sign(tokens[1]!).expect(200);
    const records = (await recordsOf(id)).map(({ record }) => JSON.parse(record!) as { markSha256: string });
    expect(records.map(({ markSha256 }) => markSha256).toSorted()).toEqual(
      [sha256(canonicalJson(mark)), null].toSorted(),
    );
    expect((await readView(tokens[0]!)).collaborator).toMatchObject({ mark });
    const { collaborators } = await readView(tokens[1]!);
    expect(collaborators.map((signer) => signer.mark)).toEqual([mark, undefined]);
    const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
    expect(body).toMatchObject([{ mark }, {}]);
  });

  test("offers a typed name in three faces, and says so of one that none has", async () => {
    const typed = (name: string) => app.nobody().post("/api/marks/typed").send({ name });
    const { body } = await typed("Ọláyínká Adébáyọ̀").expect(200);
    expect(body.marks).toHaveLength(3);
    const { tokens } = await sendSheet(app, owner);
    await sign(tokens[0]!).send({ mark: body.marks[1] }).expect(200);
    expect((await typed("漢字").expect(422)).body.code).toBe("mark_not_drawn");
  });

  test.each([
    ["longer than 8 kB", { path: `M0 0${"l1 1-1-1".repeat(1200)}z` }],
    ["markup", { path: 'M0 0l1 1z"/><script>' }],
    ["out of its box", { path: "M0 0l900 1z" }],
    ["of another kind", { kind: "stamped" }],
    ["as large as a page", { width: 90_000 }],
  ])("is refused with a mark that is %s", async (_, wrong) => {
    const { id, tokens } = await sendSheet(app, owner);
    const mark = { kind: "drawn", width: 60, height: 20, path: "M0 0l60 20-9 0z", ...wrong };
    await sign(tokens[0]!).send({ mark }).expect(400);
    expect((await read(id)).signedCount).toBe(0);
  });

  test("of two with one mailbox takes two links, and the papers say that it is one", async () => {
    const [amina, brian] = people(2);
    const sharing = [amina!, { ...brian!, email: amina!.email }];
    const { id } = await sendSheet(app, owner, {
      songTitle: "One Mailbox",
      publishingRightsCollaborators: sharing,
    });
    for (const link of [1, 2]) await signed(await app.linkTo(amina!.email, link));
    await app.deps.jobs.idle();
    const mails = await app.mailsTo(amina!.email);
    expect(mails.filter(({ subject }) => subject.startsWith("Everybody has signed"))).toHaveLength(1);
    const fact = "The links of Writer 1 and Writer 2 were mailed to one address.";
    for (const paper of ["pdf", "audit/pdf"]) {
      const { body } = await owner.get(`/api/documents/${id}/${paper}`).expect(200);
      expect((await readPdf(body as Buffer)).text.replaceAll(/\s+/g, " ")).toContain(fact);
    }
    const { verificationResult } = await verify(app, id);
    expect(verificationResult.facts).toEqual([
      fact,
      "Writer 1 and Writer 2 signed from the network address that the document was sent from, with the same kind of browser.",
    ]);
    expect(verificationResult.collaborators).toMatchObject([{ way: "mail_link" }, { way: "mail_link" }]);
  });

  test("says of a page when it was opened, or that nobody saw it opened, and never that it was read", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    await app.nobody().post(`/api/sign/${tokens[0]}/opened`).send({ language: "en" }).expect(200);
    for (const token of tokens) await signed(token);
    await app.deps.jobs.idle();
    const { text } = await readPdf((await owner.get(`/api/documents/${id}/pdf`)).body as Buffer);
    const told = text.replaceAll(/\s+/g, " ");
    expect(told.match(/Opened \d/g)).toHaveLength(1);
    expect(told.match(/No opening of the page was recorded/g)).toHaveLength(1);
    expect(told).toContain("through a link mailed to the address the sender gave");
    expect(told).toContain("does not check identities");
    expect(told).not.toContain("By signing, each person agrees");
    expect(told).not.toMatch(/read the document|reads the document|their (own )?e-mail address/);
  });

  test("tells the owner of each signature but the last and their own", async () => {
    const { user, caller } = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });
    const writers = people(3).map((writer, index) =>
      index === 0 ? { ...writer, email: user.email } : writer,
    );
    const { tokens } = await sendSheet(app, caller, { publishingRightsCollaborators: writers });
    for (const token of tokens) {
      await signed(token);
      await app.deps.jobs.idle();
    }
    const [alert, ...others] = (await app.mailsTo(user.email)).filter(({ subject }) =>
      / signed /.test(subject),
    );
    expect(alert!.subject).toBe('Writer 2 signed "Nairobi Nights" (2 of 3)');
    expect(alert!.text).toContain("2 of 3 have signed; still waiting for Writer 3.");
    expect(others.map(({ subject }) => subject)).toEqual([
      'Everybody has signed "Nairobi Nights" (split sheet)',
    ]);
  });

  test("is refused while the owner has locked the document", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    expect((await sign(tokens[0]!).expect(409)).body).toEqual({
      code: "document_locked",
      message: "The owner has locked this document. It cannot be signed, changed or deleted now.",
    });
    expect((await readView(tokens[0]!)).document.status).toBe("locked");
  });

  test("shows the PDF as it stands, before and after", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const textOf = async () =>
      (await readPdf((await owner.get(`/api/documents/${id}/pdf`)).body as Buffer)).text;
    const before = await textOf();
    const { signatureId } = await signed(tokens[0]!);
    expect(before).not.toContain(signatureId);
    expect(await textOf()).toContain(signatureId);
  });
});
