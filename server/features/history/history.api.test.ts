import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls, REASON } from "#server/testing/consent-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";
import { PASSWORD } from "#server/testing/factories/user";
import { readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { SentDocument } from "#shared/contract/documents";
import { AuditTrail, DocumentHistory } from "#shared/contract/history";

const app = await appForFile();
const { sign, signed } = signingCalls(app);
const { caller: owner } = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });

const historyOf = async (caller: Caller, id: string) =>
  DocumentHistory.parse((await caller.get(`/api/documents/${id}/history`).expect(200)).body);
const trailOf = async (caller: Caller, id: string) =>
  AuditTrail.parse((await caller.get(`/api/documents/${id}/audit`).expect(200)).body);
const certificateOf = async (caller: Caller, id: string) =>
  readPdf((await caller.get(`/api/documents/${id}/audit/pdf`).expect(200)).body as Buffer);
const sentencesOf = async (caller: Caller, id: string) =>
  (await historyOf(caller, id)).events.map(({ sentence }) => sentence);

const recall = (id: string, reason: string) =>
  owner.post(`/api/documents/${id}/recall`).send({ reason }).expect(200);
const decline = (token: string, reason: string) =>
  app.nobody().post(`/api/sign/${token}/decline`).send({ reason }).expect(200);

/** The account of somebody a document was sent to. */
async function readerAt(email: string, isConfirmed = true): Promise<Caller> {
  return (await app.signedIn({ email, emailVerifiedAt: isConfirmed ? app.clock.now() : null })).caller;
}

/** A sheet whose first version one of two has signed, and the other declined; then it was changed and sent to the first alone. */
async function declinedAndSentAgain() {
  const first = await sendSheet(app, owner);
  const [writer] = first.writers;
  const { signatureId } = await signed(first.tokens[0]!);
  await decline(first.tokens[1]!, "My share was to be half.");
  const changed = {
    songTitle: "Lamu by Morning",
    publishingRightsCollaborators: [{ ...writer!, percentage: 100 }],
  };
  await owner
    .patch(`/api/documents/${first.id}`)
    .send({ content: splitSheetBody(changed).content })
    .expect(200);
  app.clock.pass(60_000);
  await owner
    .post(`/api/documents/${first.id}/send-for-signing`)
    .send({ emails: [writer!.email] })
    .expect(200);
  return { ...first, signatureId, newToken: await app.linkTo(writer!.email!, 2) };
}

describe("the history of a document", () => {
  test("tells its owner every version, who signed it, how it ended and everything that happened", async () => {
    const { id, writers, signatureId, newToken } = await declinedAndSentAgain();
    const [one, two] = writers.map(({ name }) => name);
    const again = await signed(newToken);

    const { versions, events, chain } = await historyOf(owner, id);
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    const [second, first] = versions;
    expect(first).toMatchObject({
      sentBy: "Amina Wanjiru",
      signedAt: null,
      ended: { because: "declined", by: two, reason: "My share was to be half." },
    });
    expect(first?.signers.map((signer) => [signer.name, signer.signatureId])).toEqual([
      [one, signatureId],
      [two, null],
    ]);
    expect(second).toMatchObject({ ended: null, signedAt: again.signedAt });
    expect(second?.signers).toMatchObject([{ name: one, signatureId: again.signatureId }]);

    const sentences = events.map(({ sentence }) => sentence);
    expect(sentences.slice(0, 8)).toEqual([
      "Amina Wanjiru created the document",
      "Amina Wanjiru sent version 1 for signing",
      `${one} signed through a link mailed to the address the sender gave (${signatureId})`,
      `${two} declined to sign version 1: “My share was to be half.”`,
      "Amina Wanjiru edited the draft",
      "Amina Wanjiru sent version 2 for signing",
      `${one} signed through a link mailed to the address the sender gave (${again.signatureId})`,
      "Everybody has signed version 2",
    ]);
    expect(events[1]?.details).toEqual([{ label: "SHA-256 of what was sent", value: first?.sha256 }]);
    expect(chain).toMatchObject({ intact: true, events: events.length });
  });

  test("tells of locks, reasons and everybody's consent in sentences", async () => {
    const locked = await sendSheet(app, owner);
    await owner.patch(`/api/documents/${locked.id}/lock`).send({}).expect(200);
    await owner.patch(`/api/documents/${locked.id}/unlock`).send({ password: PASSWORD }).expect(200);
    await recall(locked.id, "The song has another title.");
    expect((await sentencesOf(owner, locked.id)).slice(2)).toEqual([
      "Amina Wanjiru locked the document",
      "Amina Wanjiru unlocked the document",
      "Amina Wanjiru recalled version 1: “The song has another title.”",
    ]);

    const { asked, answered } = consentCalls(app, "amendment");
    const { id, answers: responses, writers, emails } = await asked(owner);
    await app.deps.jobs.idle();
    const shown = { confirmed: true, questionVersion: "2026-11-23" };
    await app.nobody().post(`/api/confirm-unlock/${responses[0]!}`).send(shown).expect(200);
    await answered(responses[1]!, true);
    const told = [
      `Amina Wanjiru asked everybody to agree that the document may be changed: “${REASON}”`,
      ...writers.map(({ name }) => `${name} agreed that the document may be changed`),
      "Everybody agreed that the document may be changed",
      "The document was unlocked to be changed, and version 1 stays in force meanwhile",
    ];
    const { events } = await historyOf(owner, id);
    const ofConsent = events.filter(({ event }) => /^consent_|^document_amended$/.test(event));
    expect(ofConsent.map(({ sentence }) => sentence)).toEqual(told);
    expect(ofConsent.flatMap(({ details }) => details)).toEqual([
      { label: "Wording of the question", value: "2026-11-23" },
      { label: "Wording of the question", value: "not named by the request" },
    ]);

    // What they signed is in force, though the document is its owner's draft again.
    const signer = await readerAt(emails[0]!);
    const { versions } = await historyOf(signer, id);
    expect(versions).toMatchObject([{ signedAt: expect.any(String), ended: null }]);
    const { text } = await readPdf(
      (await signer.get(`/api/documents/${id}/versions/1/pdf`).expect(200)).body as Buffer,
    );
    expect(text).toContain("Fully signed");
    const certificate = await certificateOf(owner, id);
    expect(certificate.title).toMatch(/^Audit trail: /);
    expect(certificate.text.replace(/\s+/g, " ")).toMatch(
      /was in force when this paper was issued\. Its terms apply from then on, or from a day that they name\. Everybody agreed on \d\d\/\d\d\/\d{4} that it may be changed, and it is being changed: version 1 binds until/,
    );
    expect(certificate.text).toMatch(
      /agreed that the document may be changed\s+Wording of the question: 2026-11-23\s/,
    );
  });

  test("is told of a draft, which has no versions", async () => {
    const { id } = await createSheet(owner);
    expect(await historyOf(owner, id)).toMatchObject({
      versions: [],
      events: [{ position: 1, sentence: "Amina Wanjiru created the document" }],
      chain: { intact: true, events: 1 },
    });
  });

  test("tells a signer what concerns the versions they were asked to sign, and no more", async () => {
    const { id, emails } = await declinedAndSentAgain();
    const decliner = await readerAt(emails[1]!);
    const { versions, events, chain } = await historyOf(decliner, id);
    expect(versions.map(({ number }) => number)).toEqual([1]);
    expect(events.map(({ event }) => event)).toEqual([
      "document_created",
      "document_sent",
      "document_signed",
      "document_declined",
    ]);
    expect(chain).toMatchObject({ intact: true, events: 6 });
    expect(JSON.stringify(await trailOf(decliner, id))).not.toContain("Lamu by Morning");

    await decliner.get(`/api/documents/${id}/versions/1`).expect(200);
    for (const path of ["versions/2", "versions/2/pdf", "versions/3", "versions/x"]) {
      const { body } = await decliner.get(`/api/documents/${id}/${path}`).expect(404);
      expect(body).toMatchObject({ code: "version_not_found" });
    }
  });

  test("tells a signer nothing of the links of others", async () => {
    const { id, emails } = await sendSheet(app, owner);
    app.clock.pass(60_000);
    await owner.post(`/api/documents/${id}/resend-invitation`).send({}).expect(200);
    const signer = await readerAt(emails[1]!);
    expect((await sentencesOf(owner, id)).filter((sentence) => sentence.endsWith("a new link"))).toHaveLength(
      2,
    );
    expect(
      (await sentencesOf(signer, id)).filter((sentence) => sentence.endsWith("a new link")),
    ).toHaveLength(1);
  });

  test("is nobody else's, nor anybody's at an address that is not confirmed", async () => {
    const { id, emails } = await sendSheet(app, owner);
    const { caller: stranger } = await app.signedIn();
    const unconfirmed = await readerAt(emails[0]!, false);
    for (const path of ["history", "versions/1", "versions/1/pdf", "audit", "audit/pdf"]) {
      await stranger.get(`/api/documents/${id}/${path}`).expect(404);
      await unconfirmed.get(`/api/documents/${id}/${path}`).expect(404);
    }
  });
});

describe("a version", () => {
  test("is read as it was sent, whatever the document says now", async () => {
    const { id } = await declinedAndSentAgain();
    const read = async (number: number) =>
      SentDocument.parse((await owner.get(`/api/documents/${id}/versions/${number}`).expect(200)).body);
    const [first, second] = [await read(1), await read(2)];
    expect([first.status, second.status]).toEqual(["partially_signed", "pending"]);
    expect(first.publishingRightsCollaborators).toHaveLength(2);
    expect(second).toMatchObject({ title: "Lamu by Morning", version: { number: 2 } });
  });

  test("that was withdrawn says so on its PDF", async () => {
    const { id } = await sendSheet(app, owner);
    await recall(id, "The song has another title.");
    const { body, headers } = await owner.get(`/api/documents/${id}/versions/1/pdf`).expect(200);
    expect(headers["content-disposition"]).toContain("(version 1).pdf");
    const { text } = await readPdf(body as Buffer);
    expect(text).toMatch(/Withdrawn \d\d\/\d\d\/\d{4}, .* – not in force/);
  });

  test("that everybody signed is the file that was issued, byte for byte", async () => {
    const { id } = await signSheet(app, owner);
    await app.deps.jobs.idle();
    const { body } = await owner.get(`/api/documents/${id}/versions/1/pdf`).expect(200);
    const { rows } = await app.deps.pool.query(
      `select p.sha256 from issued_pdfs p join document_versions v on v.id = p.version_id where v.document_id = $1`,
      [id],
    );
    expect(
      createHash("sha256")
        .update(body as Buffer)
        .digest("hex"),
    ).toBe(rows[0]?.sha256);
  });
});

/** What the export tells a stranger to do, with a SHA-256 of their own and none of our code. */
function hashByMethod(event: AuditTrail["events"][number]): string {
  const inOrder = (object: object) =>
    Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const { actor, at, details, documentId, event: name, position } = event;
  const text = JSON.stringify({ actor, at, details: inOrder(details), documentId, event: name, position });
  return createHash("sha256")
    .update(event.previousHash + text, "utf8")
    .digest("hex");
}

/** Somebody with the keys of the database changes what was written. */
async function tamper(statement: string, id: string): Promise<void> {
  const client = await app.deps.pool.connect();
  try {
    await client.query("begin");
    await client.query("alter table audit_events disable trigger user");
    await client.query(statement, [id]);
    await client.query("alter table audit_events enable trigger user");
    await client.query("commit");
  } finally {
    client.release();
  }
}

describe("the audit trail as JSON", () => {
  test("can be checked by a stranger, by what it says itself", async () => {
    const { id } = await declinedAndSentAgain();
    const { events, chain, method, format } = await trailOf(owner, id);
    expect(format).toBe("sahihi-audit/1");
    expect(method).toContain('{"actor":…,"at":…,"details":{…},"documentId":…,"event":…,"position":…}');
    expect(events).toHaveLength(6);
    let previousHash = "0".repeat(64);
    for (const [index, event] of events.entries()) {
      expect(event).toMatchObject({ position: index + 1, previousHash });
      expect(event.hash).toBe(hashByMethod(event));
      previousHash = event.hash;
    }
    expect(chain).toEqual({ intact: true, events: 6, lastHash: previousHash });
  });

  test.each([
    ["changed", "update audit_events set actor = 'system' where document_id = $1 and position = 2"],
    ["taken out", "delete from audit_events where document_id = $1 and position = 2"],
    [
      "given another time",
      "update audit_events set at = at - interval '1 day' where document_id = $1 and position = 3",
    ],
  ])("and everybody is told when an event was %s", async (_what, statement) => {
    const { id, tokens } = await sendSheet(app, owner);
    await sign(tokens[0]!).expect(200);
    await tamper(statement, id);
    const [history, trail] = [await historyOf(owner, id), await trailOf(owner, id)];
    expect([history.chain.intact, trail.chain.intact]).toEqual([false, false]);
    const { text, pages } = await certificateOf(owner, id);
    expect(text).toContain("Somebody changed the audit trail of this document after it was written.");
    for (const page of pages) expect(page).toContain("The audit trail was changed – do not rely on it");
  });
});

describe("the audit trail as a paper", () => {
  test("tells who signed what and how, what happened, and how to check it", async () => {
    const { id, version, tokens, writers, emails } = await sendSheet(app, owner);
    const ids: string[] = [];
    for (const token of tokens) {
      const { body } = await sign(token).set("user-agent", "Opera Mini on a phone in Kisumu").expect(200);
      ids.push((body as { signatureId: string }).signatureId);
    }
    await app.deps.jobs.idle();
    const { text, pages, title, language } = await certificateOf(owner, id);
    expect(title).toMatch(/^Audit trail: /);
    expect(language).toBe("en-GB");
    expect(text).toContain(id);
    const { chain } = await historyOf(owner, id);
    const inOneLine = text.replaceAll(/\s/g, "");
    for (const told of [version.sha256, chain.lastHash, ...ids, ...emails]) expect(inOneLine).toContain(told);
    for (const { name } of writers) expect(text).toContain(name);
    expect(text).not.toMatch(/Kisumu|Your network address/);
    expect(text).not.toMatch(/read the document|own e-mail address/);
    expect(inOneLine).toContain("Throughalinkmailedtotheaddressthesendergave");
    expect(text).toContain("No opening of the page was recorded");
    expect(text.replaceAll(/\s+/g, " ")).toContain("The request named no wording");
    expect(text).not.toContain("Wording of what was agreed to");
    expect(text).toMatch(/\d\d:\d\d:\d\d EAT \((?:\d\d\/\d\d\/\d{4}, )?\d\d:\d\d:\d\d UTC\)/);
    expect(text).toContain("Everybody has signed version 1");
    expect(text.replaceAll(/\s+/g, " ")).toContain("each follows from the one before it");
    expect(pages.at(-1)).toContain(`${pages.length} of ${pages.length}`);
  });

  test("keeps the evidence of others off a signer's copy", async () => {
    const { id, tokens, emails } = await sendSheet(app, owner);
    await sign(tokens[0]!).set("user-agent", "Opera Mini on a phone in Kisumu").expect(200);
    const { text } = await certificateOf(await readerAt(emails[1]!), id);
    expect(text.replaceAll(/\s/g, "")).toContain(emails[1]);
    expect(text.replaceAll(/\s/g, "")).toContain(emails[0]!.replace("riter1", "•••"));
    expect(text).not.toMatch(/Kisumu|Your network address/);
  });

  test("tells a signer all that was recorded of their own signature", async () => {
    const { id, tokens, emails } = await sendSheet(app, owner);
    await app.nobody().post(`/api/sign/${tokens[0]}/opened`).send({ language: "en" }).expect(200);
    app.clock.pass(5 * 60_000);
    await sign(tokens[0]!)
      .set("user-agent", "Opera Mini on a phone in Kisumu")
      .send({
        acknowledgementsVersion: acknowledgements.split_sheet.version,
        reading: { secondsAgo: 240, seconds: 65, toEnd: true },
      })
      .expect(200);
    const { text } = await certificateOf(await readerAt(emails[0]!), id);
    const told = text.replaceAll(/\s+/g, " ");
    expect(told).toMatch(/Opened \d/);
    expect(told).toContain("Wording of what was agreed to: 2026-11-24/sheet");
    expect(told).toMatch(/Your network address: [\d.:a-f]+/);
    expect(told).toContain("Your browser: Opera Mini on a phone in Kisumu");
    expect(told).toMatch(/As the page reported: shown to you .*, in view for 1 min 5 s, scrolled to the end/);

    // Who has no account has the same by their link, and nothing of anybody else's.
    const byLink = async (token: string) => {
      const { body } = await app.nobody().get(`/api/sign/${token}/audit/pdf`).expect(200);
      return (await readPdf(body as Buffer)).text.replaceAll(/\s+/g, " ");
    };
    const own = await byLink(tokens[0]!);
    expect(own).toContain("Your browser: Opera Mini on a phone in Kisumu");
    expect(own.replaceAll(" ", "")).toContain(emails[0]);
    expect(own.replaceAll(" ", "")).not.toContain(emails[1]);
    expect(await byLink(tokens[1]!)).not.toMatch(/Kisumu|Your network address/);
  });

  test("certifies no completion of what is not completed", async () => {
    const { id } = await sendSheet(app, owner);
    const { text, title } = await certificateOf(owner, id);
    expect(title).toMatch(/^Audit trail: /);
    expect(text).toContain("waits for signatures: 0 of 2 people have signed");
  });
});
