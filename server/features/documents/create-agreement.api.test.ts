import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { responseLines } from "#server/testing/response-lines";
import { appForFile } from "#server/testing/app-for-file";
import {
  agreementOf,
  createAgreement,
  featuredBody,
  producerBody,
} from "#server/testing/factories/create-agreement";
import { completedPayment, startPayment } from "#server/testing/factories/start-payment";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { tablesWith } from "#server/testing/tables-with";
import type { DraftingProgress } from "#shared/contract/agreements";
import { Payment } from "#shared/contract/payments";
import { missingFacts } from "#shared/domain/agreements/agreement-facts";
import { readAgreement } from "#shared/domain/agreements/agreement-text";
import { wireForms } from "#shared/domain/wire-form";

const app = await appForFile();
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const post = (body: object, caller = owner) => caller.post("/api/documents").send(body);
const codeOf = async (body: object, status: number) => (await post(body).expect(status)).body.code as string;

async function paid(serviceType: "producer_agreement" | "featured_artist_agreement" = "producer_agreement") {
  return (await completedPayment(app, owner, { serviceType })).id;
}

async function paymentNow(id: string) {
  return Payment.parse((await owner.get(`/api/payments/${id}`).expect(200)).body);
}

async function documentCount(): Promise<number> {
  return ((await owner.get("/api/documents").expect(200)).body as unknown[]).length;
}

describe("POST /api/documents with a completed payment", () => {
  test("drafts a producer agreement that says every fact of its form", async () => {
    const paymentId = await paid();
    const body = producerBody();
    const document = agreementOf((await post({ ...body, paymentId }).expect(201)).body);
    expect(document).toMatchObject({
      type: "producer_agreement",
      title: "Producer Agreement: Usiku wa Manane",
      status: "draft",
      access: "owner",
      terms: [],
      publishingRightsCollaborators: [],
      masterRightsCollaborators: [],
      content: { formData: body.content.formData, draftedBy: "clause_library" },
    });
    const form = wireForms.producer_agreement.fromWire(body.content.formData);
    const text = document.content.generatedAgreement;
    expect(missingFacts("producer_agreement", form, text)).toEqual([]);
    expect(readAgreement(text)!.clauses.length).toBeGreaterThan(15);
    expect(await paymentNow(paymentId)).toMatchObject({ documentId: document.id });
    expect((await paymentNow(paymentId)).usedAt).not.toBeNull();
    expect((await owner.get(`/api/documents/${document.id}`).expect(200)).body).toEqual(document);
    const events = await eventsOf(app.deps.db, document.id);
    expect(events.map(({ event }) => event)).toEqual(["document_created"]);
    expect(isUnbroken(events)).toBe(true);
  });

  test("names the parties before anybody is asked to sign", async () => {
    const body = producerBody();
    const { id } = await createAgreement(app, owner, body);
    const { artistEmail, producerEmail } = body.content.formData;
    expect((await owner.get(`/api/documents/${id}/collaborators`).expect(200)).body).toMatchObject([
      {
        id: null,
        name: "Amina Wanjiru",
        email: artistEmail,
        role: "Artist",
        percentage: "",
        rightsType: null,
        rights: [],
      },
      { id: null, name: "Brian Otieno", email: producerEmail, role: "Producer", signed: false },
    ]);
  });

  test.each([
    ["an object", (content: object) => content],
    ["JSON", (content: object) => JSON.stringify(content)],
    ["JSON of JSON", (content: object) => JSON.stringify(JSON.stringify(content))],
    ["JSON between triple quotes", (content: object) => `"""${JSON.stringify(content)}"""`],
    [
      "JSON between triple quotes, its quotes escaped",
      (content: object) => `"""${JSON.stringify(JSON.stringify(content)).slice(1, -1)}"""`,
    ],
  ])("reads content that is %s", async (_, write) => {
    const { type, content } = producerBody({ trackTitle: 'The "Lamu" song' });
    const paymentId = await paid();
    const document = agreementOf((await post({ type, content: write(content), paymentId }).expect(201)).body);
    expect(document.content.formData).toEqual(content.formData);
    expect(document.title).toBe('Producer Agreement: The "Lamu" song');

    const { type: sheet, content: song } = splitSheetBody();
    const { body } = await post({ type: sheet, content: write(song) }).expect(201);
    expect(body.content).toMatchObject(song);
  });

  test("keeps a text that cannot be read as its owner's own", async () => {
    const paymentId = await paid();
    const text = "Between friends:\n\nAmina pays Brian 10,000 KES.";
    const document = agreementOf(
      (await post({ type: "producer_agreement", content: text, paymentId }).expect(201)).body,
    );
    expect(document.content).toEqual({
      formData: null,
      generatedAgreement: text,
      draftedBy: "owner",
      editedAt: null,
      edition: null,
    });
    expect(document.title).toBe("Producer Agreement");
    expect((await owner.get(`/api/documents/${document.id}/collaborators`).expect(200)).body).toEqual([]);
    const { body } = await owner
      .post(`/api/documents/${document.id}/send-for-signing`)
      .send({ emails: ["brian@example.com"] })
      .expect(400);
    expect(body).toMatchObject({ code: "parties_unknown" });
    expect((await owner.get(`/api/documents/${document.id}/pdf`).expect(200)).type).toBe("application/pdf");
  });

  test("tells how far it is to a caller that listens", async () => {
    const paymentId = await paid();
    const { lines } = await responseLines<DraftingProgress>(post({ ...producerBody(), paymentId }));
    expect(lines.flatMap(({ progress }) => progress?.step ?? [])).toEqual(["facts", "clauses", "saving"]);
    agreementOf(lines.at(-1)!.answer);
  });
});

describe("a payment makes one document", () => {
  test("however many requests come at once", async () => {
    const paymentId = await paid();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => post({ ...producerBody(), id: randomUUID(), paymentId })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    const codes = responses.filter(({ status }) => status === 409).map(({ body }) => body.code as string);
    for (const code of codes) expect(["payment_in_use", "payment_used"]).toContain(code);
    expect(await documentCount()).toBe(1);
  });

  test("and one id, however many requests come at once with it", async () => {
    const body = { ...producerBody(), id: randomUUID(), paymentId: await paid() };
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    for (const { status, body: response } of responses) {
      if (status === 201) expect(response.id).toBe(body.id);
      else expect(response.code).toBe("payment_in_use");
    }
    expect(responses.some(({ status }) => status === 201)).toBe(true);
    expect(await documentCount()).toBe(1);
  });

  test("which answers again when the answer was lost, as it stands meanwhile", async () => {
    const body = { ...producerBody(), id: randomUUID(), paymentId: await paid() };
    await post(body).expect(201);
    await owner.patch(`/api/documents/${body.id}`).send({ content: "Edited since." }).expect(200);
    const { body: again } = await post(body).expect(201);
    expect(again.content.generatedAgreement).toBe("Edited since.");
    expect(await documentCount()).toBe(1);
    expect(await codeOf({ ...body, id: randomUUID() }, 409)).toBe("payment_used");
    expect(await codeOf({ ...body, id: undefined }, 409)).toBe("payment_used");
  });

  test("never over a document that exists", async () => {
    const paymentId = await paid();
    const { id } = await createAgreement(app, owner);
    expect(await codeOf({ ...producerBody(), id, paymentId }, 409)).toBe("document_id_taken");
    const stranger = (await app.signedIn()).caller;
    const { id: theirs } = await createAgreement(app, stranger);
    expect(await codeOf({ ...producerBody(), id: theirs, paymentId }, 409)).toBe("document_id_taken");
    expect((await paymentNow(paymentId)).usedAt).toBeNull();
    await post({ ...producerBody(), paymentId }).expect(201);
  });

  test("and none when the process died while it drafted: the payment is free again", async () => {
    const paymentId = await paid();
    await app.deps.pool.query("update payments set drafting_since = $1 where id = $2", [
      app.clock.now(),
      paymentId,
    ]);
    const { body, headers } = await post({ ...producerBody(), paymentId }).expect(409);
    expect(body.code).toBe("payment_in_use");
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(20);
    app.clock.pass((Number(headers["retry-after"]) + 1) * 1000);
    await post({ ...producerBody(), paymentId }).expect(201);
  });
});

describe("nothing is drafted without a payment of one's own", () => {
  test("that is there", async () => {
    expect(await codeOf(producerBody(), 402)).toBe("payment_required");
    expect(await codeOf({ ...producerBody(), paymentId: null }, 402)).toBe("payment_required");
    expect(await codeOf({ ...producerBody(), paymentId: randomUUID() }, 404)).toBe("payment_not_found");
  });

  test("that is the caller's", async () => {
    const paymentId = await paid();
    const stranger = (await app.signedIn()).caller;
    const { body } = await post({ ...producerBody(), paymentId }, stranger).expect(404);
    expect(body.code).toBe("payment_not_found");
  });

  test("that is for this", async () => {
    const paymentId = await paid("featured_artist_agreement");
    expect(await codeOf({ ...producerBody(), paymentId }, 404)).toBe("payment_not_found");
  });

  test("that went through", async () => {
    const { payment } = await startPayment(owner);
    expect(await codeOf({ ...producerBody(), paymentId: payment.id }, 402)).toBe("payment_not_completed");
  });

  test("and a form that is not filled in costs nothing", async () => {
    const paymentId = await paid();
    const { type, content } = producerBody();
    const wrong = { ...content.formData, trackTitle: "", producerFee: "-1" };
    const { body } = await post({ type, content: { formData: wrong }, paymentId }).expect(400);
    expect(body.issues).toEqual([
      { path: "content.formData.trackTitle", message: "Beat/track title is required" },
      { path: "content.formData.producerFee", message: "Please enter an amount such as 39000 or 39000.50" },
    ]);
    const nothing = (await post({ type, content: {}, paymentId }).expect(400)).body.message;
    expect(nothing).toBe("Please fill in the form of the agreement, or send its text");
    const long = (await post({ type, content: "x".repeat(200_001), paymentId }).expect(400)).body.message;
    expect(long).toBe("An agreement can have at most 200,000 characters.");
    await post({ type, content, paymentId }).expect(201);
  });
});

describe("government ids", () => {
  const ids = { primary: "29384756", featured: "A0091827364" };

  test("are shown masked, and stand nowhere else in plain", async () => {
    const { id, content } = await createAgreement(app, owner, featuredBody(ids));
    expect(content.formData).toMatchObject({
      primaryArtistIdNumber: "•••••756",
      featuredArtistIdNumber: "••••••••364",
      featuredArtistPhone: "+234 800 333 444",
    });
    expect(content.generatedAgreement).toContain("•••••756");
    const emails = [content.formData!].flatMap((form) =>
      "primaryArtist" in form ? [form.primaryArtistEmail, form.featuredArtistEmail] : [],
    );
    await owner
      .patch(`/api/documents/${id}`)
      .send({ content: `${content.generatedAgreement} More.` })
      .expect(200);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    for (const email of emails)
      await app
        .nobody()
        .post(`/api/sign/${await app.linkTo(email)}`)
        .expect(200);
    await app.deps.jobs.idle();
    for (const number of Object.values(ids)) expect(await tablesWith(app, number)).toEqual([]);
    expect(await tablesWith(app, "•••••756")).toContain("public.documents");
    const pdf = await readPdf((await owner.get(`/api/documents/${id}/pdf`).expect(200)).body as Buffer);
    expect(pdf.text).toContain("•••••756");
    const mails = await Promise.all(emails.map((email) => app.mailsTo(email)));
    expect(pdf.text + JSON.stringify(mails.flat().map(({ text, html }) => [text, html]))).not.toMatch(
      /29384756|A0091827364/,
    );
  });

  test("open with the environment's key alone", async () => {
    const { id } = await createAgreement(app, owner, featuredBody(ids));
    const { rows } = await app.deps.pool.query<{ sealed: string }>(
      "select content->'formData'->'legal'->'primary'->>'sealedId' as sealed from documents where id = $1",
      [id],
    );
    expect(app.deps.secrets.unsealData(rows[0]!.sealed)).toBe(ids.primary);
    expect(() => app.deps.secrets.unseal(rows[0]!.sealed)).toThrow();
  });
});
