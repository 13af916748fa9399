import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { purgeDocuments } from "#server/features/consent/purge-documents";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls, REASON } from "#server/testing/consent-calls";
import { sendAgreement } from "#server/testing/factories/create-agreement";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { DocumentSummary } from "#shared/contract/documents";
import { errorCatalogue } from "#shared/errors";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const app = await appForFile();
const { request, answer, open, readQuestion, answered, asked, cancel, status, tokenTo, pdf } = consentCalls(
  app,
  "deletion",
);
let owner: Caller;
let ownerEmail: string;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});

const errorBody = (code: keyof typeof errorCatalogue) => ({ code, message: errorCatalogue[code][1] });
const daysFromNow = (days: number) => app.clock.now().getTime() + days * DAY;
const near = (iso: string | null) => Math.round(new Date(iso!).getTime() / 60_000);
const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);
const steps = async (id: string) => {
  const events = await eventsOf(app.deps.db, id);
  expect(isUnbroken(events)).toBe(true);
  return events.map(({ event }) => event).filter((event) => event.startsWith("consent_"));
};

describe("asking everybody to agree to a deletion", () => {
  test("says how many have to agree, mails each of them, and shows who is waited for", async () => {
    const { id, emails } = await signSheet(app, owner);
    expect(await status(owner, id)).toEqual({ hasRequest: false });

    const { body } = await request(owner, id).expect(201);
    expect(body).toEqual({ confirmationsRequired: 2 });

    expect(await status(owner, id)).toMatchObject({
      hasRequest: true,
      status: "pending",
      reason: REASON,
      confirmedCount: 0,
      totalConfirmations: 2,
      waitingFor: ["Writer 1", "Writer 2"],
      rejectedBy: null,
      scheduledDeletionDate: null,
    });
    const token = await tokenTo(emails[1]!);
    const question = await readQuestion(token);
    expect(question).toMatchObject({
      document: { id, title: "Nairobi Nights", type: "split_sheet" },
      collaborator: { name: "Writer 2", email: emails[1], answer: null, answeredAt: null },
      deletionRequest: { reason: REASON, status: "pending", requestedBy: { email: ownerEmail } },
    });
    const mail = (await app.mailsTo(emails[1]!)).find(({ text }) => text.includes(token))!;
    expect(mail.text).toContain(REASON);
    expect(mail.text).toContain("both signers confirm, and then 30 days later");
  });

  test("needs a reason, and a document that everybody has signed", async () => {
    const { id } = await signSheet(app, owner);
    const { body } = await request(owner, id, "  ").expect(400);
    expect(body.issues).toEqual([{ path: "reason", message: "Please give a reason: every signer reads it" }]);
    const { id: unsigned, tokens } = await sendSheet(app, owner);
    const refused = async () => (await request(owner, unsigned).expect(409)).body as object;
    expect(await refused()).toMatchObject({
      message: expect.stringContaining("you can delete it") as string,
    });
    await app.nobody().post(`/api/sign/${tokens[0]!}`).send({}).expect(200);
    expect(await refused()).toEqual({
      code: "document_not_signed",
      message: expect.stringMatching(/^Not everybody has signed this document yet\. Recall it:/) as string,
    });
  });

  test("is for the owner alone: a signer sees where it stands, and cannot ask or cancel", async () => {
    const { user, caller: signer } = await app.signedIn();
    const [writer] = people(1);
    const { id } = await signSheet(app, owner, {
      publishingRightsCollaborators: [{ ...writer!, email: user.email }],
    });
    await request(signer, id).expect(404);
    await request(owner, id).expect(201);
    expect(await status(signer, id)).toMatchObject({ status: "pending" });
    await cancel(signer, id).expect(404);
  });

  test("is one question at a time, whatever it is about", async () => {
    const { id, answers } = await asked(owner);
    const change = consentCalls(app, "amendment");
    expect((await request(owner, id, "Another reason").expect(409)).body).toEqual(errorBody("consent_open"));
    expect((await change.request(owner, id).expect(409)).body).toEqual(errorBody("consent_open"));

    for (const token of answers) await answered(token, true);
    const agreed = {
      code: "consent_open",
      message:
        "Everybody has agreed to the deletion of this document already. To keep or change it, cancel the deletion first.",
    };
    expect((await request(owner, id).expect(409)).body).toEqual(agreed);
    expect((await change.request(owner, id).expect(409)).body).toEqual(agreed);
  });

  test("asked again because the answer was lost, or at the same instant, says the same and mails everybody once", async () => {
    const { id, emails } = await signSheet(app, owner);
    const answers = await Promise.all([1, 2, 3, 4].map(() => request(owner, id).expect(201)));
    for (const { body } of [...answers, await request(owner, id).expect(201)])
      expect(body).toEqual({ confirmationsRequired: 2 });
    const questions = (await subjectsTo(emails[0]!)).filter((subject) => subject.includes("delete"));
    expect(questions).toHaveLength(1);
  });
});

describe("an answer", () => {
  test("given in Swahili is followed by mails in Swahili, to whoever gave it and to nobody else", async () => {
    const { emails, answers } = await asked(owner);
    const inSwahili = { confirmed: true, language: "sw" };
    await app.nobody().post(`/api/confirm-deletion/${answers[0]!}`).send(inSwahili).expect(200);
    await answered(answers[1]!, true);
    await app.deps.jobs.idle();
    expect(await subjectsTo(emails[0]!)).toContainEqual(
      expect.stringMatching(/^"Nairobi Nights" itafutwa tarehe \S+ \(hati ya mgawanyo\)$/),
    );
    expect(await subjectsTo(emails[1]!)).toContainEqual(
      expect.stringMatching(/^"Nairobi Nights" will be deleted on/),
    );
  });

  test("of everybody approves it: the document goes 30 days later, and everybody is told the day", async () => {
    const { id, emails, answers } = await asked(owner);
    expect(await answered(answers[0]!, true)).toEqual({ status: "waiting", scheduledDeletionDate: null });
    expect(await status(owner, id)).toMatchObject({ confirmedCount: 1, waitingFor: ["Writer 2"] });

    const last = await answered(answers[1]!, true);
    expect(last.status).toBe("approved");
    expect(near(last.scheduledDeletionDate)).toBeCloseTo(near(new Date(daysFromNow(30)).toISOString()), -1);
    expect(await status(owner, id)).toMatchObject({
      status: "approved",
      confirmedCount: 2,
      waitingFor: [],
      scheduledDeletionDate: last.scheduledDeletionDate,
    });
    const day = new Date(last.scheduledDeletionDate!).toLocaleDateString("en-GB", {
      timeZone: "Africa/Nairobi",
    });
    for (const email of [ownerEmail, ...emails])
      expect(await subjectsTo(email)).toContain(`"Nairobi Nights" will be deleted on ${day} (split sheet)`);
    expect(await steps(id)).toEqual([
      "consent_requested",
      "consent_confirmed",
      "consent_confirmed",
      "consent_approved",
    ]);
    await owner.get(`/api/documents/${id}`).expect(200);
  });

  test("is receipted to who agreed and told to the owner, and to nobody else; it names the wording that was shown", async () => {
    const { id, emails, answers } = await asked(owner, { publishingRightsCollaborators: people(3) });
    const before = (await subjectsTo(ownerEmail)).length;
    await app
      .nobody()
      .post(`/api/confirm-deletion/${answers[0]!}`)
      .send({ confirmed: true, questionVersion: "2026-11-23/sw" })
      .expect(200);
    await answered(answers[1]!, true);
    const receipt = (await app.mailsTo(emails[0]!)).at(-1)!;
    expect(receipt.subject).toBe('Your answer on "Nairobi Nights" (split sheet)');
    expect(receipt.text).toContain("Writer 1 has agreed to delete the split sheet");
    expect(receipt.text.replace(/\s+/g, " ")).toContain(
      "Version 1, which everybody signed, goes on binding you without our record: by it you hold",
    );
    expect(receipt.text).toContain(id);
    expect((await subjectsTo(ownerEmail)).slice(before)).toEqual([
      'Writer 1 agreed to delete "Nairobi Nights" (1 of 3)',
      'Writer 2 agreed to delete "Nairobi Nights" (2 of 3)',
    ]);
    expect((await subjectsTo(emails[2]!)).filter((subject) => subject.includes("answer on"))).toEqual([]);
    const given = (await eventsOf(app.deps.db, id)).filter(({ event }) => event === "consent_confirmed");
    expect(given.map(({ details }) => details.wording)).toEqual(["2026-11-23/sw", "not_stated"]);
  });

  test("of refusal ends it at once, and everybody is told who; then the owner can ask again", async () => {
    const { id, emails, answers } = await asked(owner, { publishingRightsCollaborators: people(3) });
    await answered(answers[0]!, true);
    expect(await answered(answers[1]!, false)).toEqual({ status: "rejected", scheduledDeletionDate: null });
    expect(await status(owner, id)).toMatchObject({ status: "rejected", rejectedBy: "Writer 2" });
    expect((await answer(answers[2]!, true).expect(409)).body).toEqual(errorBody("consent_closed"));

    for (const email of [ownerEmail, ...emails])
      expect(await subjectsTo(email)).toContain('"Nairobi Nights" is not deleted (split sheet)');
    const mailed = async (address: string) =>
      (await app.mailsTo(address)).find(({ subject }) => subject.includes("is not deleted"))!.text;
    expect(await mailed(ownerEmail)).toContain("Writer 2 did not agree to delete it.");
    expect(await mailed(emails[1]!)).toContain("You did not agree to delete it.");

    await request(owner, id).expect(201);
    await answered(await tokenTo(emails[0]!, 2), true);
    expect(await status(owner, id)).toMatchObject({ status: "pending", confirmedCount: 1 });
    expect((await answer(answers[0]!, true).expect(200)).body.status).toBe("rejected");
  });

  test("repeated changes nothing, and cannot be changed", async () => {
    const { id, answers } = await asked(owner);
    const first = await answered(answers[0]!, true);
    for (let time = 1; time <= 3; time++) expect(await answered(answers[0]!, true)).toEqual(first);
    expect((await answer(answers[0]!, false).expect(409)).body).toEqual(errorBody("consent_answered"));
    expect(await status(owner, id)).toMatchObject({ confirmedCount: 1 });
    expect((await readQuestion(answers[0]!)).collaborator).toMatchObject({ answer: "confirmed" });

    const last = await answered(answers[1]!, true);
    expect(await answered(answers[0]!, true)).toEqual(last);
    expect((await answer(answers[1]!, false).expect(409)).body).toEqual(errorBody("consent_answered"));
  });

  test("has to be one", async () => {
    const { answers } = await asked(owner);
    const { body } = await app.nobody().post(`/api/confirm-deletion/${answers[0]}`).send({}).expect(400);
    expect(body.message).toBe("Please confirm or reject the request");
  });

  test("is of one purpose: its link opens nothing of the other", async () => {
    const { answers } = await asked(owner);
    const change = consentCalls(app, "amendment");
    expect((await change.open(answers[0]!).expect(404)).body).toEqual(errorBody("unlock_link_invalid"));
    expect((await change.answer(answers[0]!, true).expect(404)).body).toEqual(
      errorBody("unlock_link_invalid"),
    );
  });

  test("is not accepted on a signing link, nor the other way round", async () => {
    const { tokens, answers } = await asked(owner);
    await answer(tokens[0]!, true).expect(404);
    await app.nobody().get(`/api/sign/${answers[0]}`).expect(404);
  });

  test("can be given after reading what was signed: the PDF that was mailed, byte for byte", async () => {
    const { emails, answers } = await asked(owner);
    const completion = (await app.mailsTo(emails[0]!)).find(({ attachments }) => attachments.length > 0)!;
    const { body, headers } = await pdf(answers[0]!).expect(200);
    expect(headers["content-type"]).toBe("application/pdf");
    expect((body as Buffer).equals(completion.attachments[0]!.content)).toBe(true);
    await pdf("x".repeat(43)).expect(404);
  });

  test("of somebody who is on both lists is one, and two people with one mailbox answer each for themselves", async () => {
    const [amina, brian] = people(2);
    const shared = { ...brian!, email: amina!.email };
    const created = await owner
      .post("/api/documents")
      .send({
        type: "split_sheet",
        content: {
          songTitle: "Shared Mailbox",
          artistName: "Amina",
          publishingRightsCollaborators: [amina, shared],
          masterRightsCollaborators: [{ ...amina!, role: "Producer", percentage: 100 }],
        },
      })
      .expect(201);
    const { id } = created.body as { id: string };
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [amina!.email] })
      .expect(200);
    for (const nth of [1, 2])
      await app
        .nobody()
        .post(`/api/sign/${await app.linkTo(amina!.email, nth)}`)
        .expect(200);

    expect((await request(owner, id).expect(201)).body).toEqual({ confirmationsRequired: 2 });
    const links = [await tokenTo(amina!.email, 1), await tokenTo(amina!.email, 2)];
    const names = await Promise.all(links.map(async (link) => (await readQuestion(link)).collaborator.name));
    expect(names.toSorted()).toEqual([amina!.name, brian!.name]);
    await answered(links[0]!, true);
    await answered(links[0]!, true);
    expect(await status(owner, id)).toMatchObject({ status: "pending", confirmedCount: 1 });
    await answered(links[1]!, true);
    expect(await status(owner, id)).toMatchObject({ status: "approved" });
    const mailed = (await subjectsTo(amina!.email)).filter((subject) => subject.includes("will be deleted"));
    expect(mailed).toHaveLength(1);
  });

  test("is asked of both parties of an agreement, too", async () => {
    const { id, emails, tokens } = await sendAgreement(app, owner);
    for (const token of tokens) await app.nobody().post(`/api/sign/${token}`).expect(200);
    expect((await request(owner, id).expect(201)).body).toEqual({ confirmationsRequired: 2 });
    const link = await tokenTo(emails[0]!);
    expect((await readQuestion(link)).document.type).toBe("producer_agreement");
    await pdf(link).expect(200);
  });
});

describe("a request", () => {
  test("is taken back while it is open: its links answer nothing, and everybody is told", async () => {
    const { id, emails, answers } = await asked(owner);
    await answered(answers[0]!, true);
    expect((await cancel(owner, id).expect(200)).body).toMatchObject({ status: "cancelled" });
    expect((await cancel(owner, id).expect(200)).body).toMatchObject({ status: "cancelled" });
    expect((await answer(answers[1]!, true).expect(409)).body).toEqual(errorBody("consent_closed"));
    expect((await answer(answers[0]!, true).expect(409)).body).toEqual(errorBody("consent_closed"));
    for (const email of [ownerEmail, ...emails]) {
      const mailed = (await subjectsTo(email)).filter((subject) => subject.includes("is not deleted"));
      expect(mailed).toHaveLength(1);
    }
    await request(owner, id).expect(201);
  });

  test("stands in the list of its owner and its signers: how many agreed, who refused, and the day it goes", async () => {
    const { id, answers, emails } = await asked(owner);
    const signer = await app.signedIn({ email: emails[1]! });
    const listed = async () => {
      const lists = await Promise.all(
        [owner, signer.caller].map((who) => who.get("/api/documents").expect(200)),
      );
      const [mine, theirs] = lists.map(
        ({ body }) =>
          z
            .array(DocumentSummary)
            .parse(body)
            .find((document) => document.id === id)!.consent,
      );
      expect(theirs).toEqual(mine);
      expect((await owner.get(`/api/documents/${id}`).expect(200)).body.consent).toEqual(mine);
      return mine;
    };
    await answered(answers[0]!, true);
    const counts = { purpose: "deletion", confirmedCount: 1, totalConfirmations: 2, rejectedBy: null };
    expect(await listed()).toMatchObject({ ...counts, status: "pending" });
    await answered(answers[1]!, false);
    expect(await listed()).toMatchObject({ ...counts, status: "rejected", rejectedBy: "Writer 2" });

    await request(owner, id).expect(201);
    await cancel(owner, id).expect(200);
    expect(await listed()).toBeNull();
    await request(owner, id).expect(201);
    for (const email of emails) await answered(await tokenTo(email, 3), true);
    expect(await listed()).toMatchObject({
      status: "approved",
      scheduledDeletionDate: expect.stringMatching(/^\d{4}-/),
    });
  });

  test("cannot be taken back where there is none, and after a refusal", async () => {
    const { id, answers } = await asked(owner);
    await answered(answers[0]!, false);
    expect((await cancel(owner, id).expect(409)).body).toEqual(errorBody("consent_not_open"));
    const { id: other } = await signSheet(app, owner);
    expect((await cancel(owner, other).expect(409)).body).toEqual(errorBody("consent_not_open"));
  });

  test("that everybody agreed to is taken back until its day, and the document stays", async () => {
    const { id, answers } = await asked(owner);
    for (const token of answers) await answered(token, true);
    app.clock.pass(29 * DAY);
    expect((await cancel(owner, id).expect(200)).body).toMatchObject({
      status: "cancelled",
      scheduledDeletionDate: null,
    });
    app.clock.pass(2 * DAY);
    await purgeDocuments(app.deps);
    expect((await owner.get(`/api/documents/${id}`).expect(200)).body.status).toBe("fully_signed");
    expect(await status(owner, id)).toMatchObject({ status: "cancelled" });
  });
});

describe("an approved deletion", () => {
  async function approved() {
    const sheet = await asked(owner);
    for (const token of sheet.answers) await answered(token, true);
    return sheet;
  }
  const lineOf = async (id: string) => {
    const { rows } = await app.deps.pool.query<{ confirmations: number }>(
      "select confirmations from deleted_documents where document_id = $1",
      [id],
    );
    return rows;
  };

  test("happens on its day and not before, leaves one line, and everybody is told without its title", async () => {
    const { id, emails, tokens, answers } = await approved();
    app.clock.pass(30 * DAY - 60_000);
    await purgeDocuments(app.deps);
    await owner.get(`/api/documents/${id}`).expect(200);

    app.clock.pass(60_000);
    expect((await cancel(owner, id).expect(409)).body).toEqual(errorBody("consent_not_open"));
    await Promise.all([purgeDocuments(app.deps), purgeDocuments(app.deps)]);
    await purgeDocuments(app.deps);

    await owner.get(`/api/documents/${id}`).expect(404);
    await app.nobody().get(`/api/sign/${tokens[0]}`).expect(404);
    await open(answers[0]!).expect(404);
    expect(await lineOf(id)).toEqual([{ confirmations: 2 }]);
    for (const email of [ownerEmail, ...emails]) {
      const last = (await app.mailsTo(email)).filter(({ subject }) => subject.includes("has been deleted"));
      expect(last).toHaveLength(1);
      expect(last[0]!.text).toContain(id);
      expect(last[0]!.raw).not.toContain("Nairobi Nights");
    }
    const events = await eventsOf(app.deps.db, id);
    expect(isUnbroken(events)).toBe(true);
    expect(events.at(-1)).toMatchObject({ event: "document_purged", details: { confirmations: 2 } });
  });

  test("does not happen when it was taken back while the job waited for the document", async () => {
    const { id } = await approved();
    // What is sealed and certified meanwhile would wait for the document, too.
    await app.deps.jobs.idle();
    // Long before the day, for a machine that takes its time until here.
    app.clock.pass(30 * DAY - 5 * MINUTE);
    const holder = await app.deps.pool.connect();
    await holder.query("begin");
    await holder.query("select from documents where id = $1 for update", [id]);
    const waiting = async () => {
      const { rows } = await holder.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]!.count;
    };

    const cancelled = cancel(owner, id).then(({ status: code }) => code);
    await expect.poll(waiting).toBe(1);
    app.clock.pass(5 * MINUTE);
    const purged = purgeDocuments(app.deps);
    await expect.poll(waiting).toBe(2);
    await holder.query("commit");
    holder.release();

    expect(await cancelled).toBe(200);
    await purged;
    await owner.get(`/api/documents/${id}`).expect(200);
    expect(await lineOf(id)).toEqual([]);
    expect((await subjectsTo(ownerEmail)).filter((subject) => subject.includes("has been deleted"))).toEqual(
      [],
    );
  });
});
