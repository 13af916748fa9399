import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { agreementOf, createAgreement } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { Collaborator, DocumentEdit } from "#shared/contract/documents";

const app = await appForFile();
let owner: Caller;
let id: string;
let drafted: string;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
  const document = await createAgreement(app, owner);
  [id, drafted] = [document.id, document.content.generatedAgreement];
});

const patch = (body: object, caller = owner) => caller.patch(`/api/documents/${id}`).send(body);
const read = async () => agreementOf((await owner.get(`/api/documents/${id}`).expect(200)).body);
const edits = async () =>
  DocumentEdit.array().parse((await owner.get(`/api/documents/${id}/edits`).expect(200)).body);
const edit = (number: number | string, caller = owner) => caller.get(`/api/documents/${id}/edits/${number}`);

describe("PATCH /api/documents/{id} of an agreement", () => {
  test("keeps the new text and the facts that were paid for, and the drafted text stays to be restored", async () => {
    const before = await read();
    const text = "The text as Amina wants it.\n\nWith a second paragraph.";
    const forged = { ...before.content.formData, producerFee: 1 };
    const { body } = await patch({ content: { formData: forged, generatedAgreement: text } }).expect(200);
    expect(body).toEqual({
      ...before,
      revision: 2,
      updatedAt: body.updatedAt,
      content: { ...before.content, generatedAgreement: text, editedAt: body.updatedAt },
    });
    expect(await edits()).toMatchObject([
      { number: 2, savedBy: "Amina Wanjiru", words: 10 },
      { number: 1, savedBy: "Amina Wanjiru" },
    ]);
    expect((await edit(1).expect(200)).body).toMatchObject({ number: 1, text: drafted });

    await patch({ content: { generatedAgreement: drafted } }).expect(200);
    expect((await read()).content).toEqual(before.content);
    expect((await edits()).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test.each([
    ["a text", (text: string): unknown => text],
    ["an object", (text: string) => ({ generatedAgreement: text })],
    ["JSON", (text: string) => JSON.stringify({ formData: {}, generatedAgreement: text })],
    ["JSON between triple quotes", (text: string) => `"""${JSON.stringify({ generatedAgreement: text })}"""`],
    ["what older clients send", (text: string) => ({ rawContent: { generatedAgreement: text } })],
    ["what a model wrote", (text: string) => ({ aiGeneratedText: text })],
  ])("takes %s", async (_, write) => {
    const text = 'Amina says "yes" \\ and "no".\n\nነቢብ Ọláyínká 🎶';
    await patch({ content: write(text) }).expect(200);
    expect((await read()).content.generatedAgreement).toBe(text);
  });

  test("says when the text was edited last, not when its title was, and nothing of it once the drafted text is restored", async () => {
    const saved = async (body: object) => {
      app.clock.pass(1000);
      const document = agreementOf((await patch(body).expect(200)).body);
      return { at: document.updatedAt, editedAt: document.content.editedAt };
    };
    expect((await read()).content.editedAt).toBeNull();
    expect((await saved({ title: "Another title", content: drafted })).editedAt).toBeNull();
    const first = await saved({ content: "As Amina wants it." });
    expect(first.editedAt).toBe(first.at);
    expect((await saved({ title: "A third", content: "As Amina wants it." })).editedAt).toBe(first.at);
    const second = await saved({ content: "As Amina wants it now." });
    expect(second.editedAt).toBe(second.at);
    expect((await saved({ content: drafted })).editedAt).toBeNull();
  });

  test("cannot say of itself that nobody edited it", async () => {
    const content = { generatedAgreement: "Rewritten.", editedAt: null, draftedBy: "ai" };
    const { body } = await patch({ content }).expect(200);
    expect(body.content).toMatchObject({ draftedBy: "clause_library", editedAt: body.updatedAt });
  });

  test("saves 50 times at once, each with a number of its own", async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => patch({ content: `Text number ${index}` })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const saved = await edits();
    expect(saved.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, index) => 51 - index));
    const last = (await edit(51).expect(200)).body.text as string;
    expect((await read()).content.generatedAgreement).toBe(last);
    expect((await read()).revision).toBe(51);
  });

  test("keeps the first of two windows, and tells the second", async () => {
    await patch({ revision: 1, content: "One window" }).expect(200);
    const { body } = await patch({ revision: 1, content: "The other window" }).expect(409);
    expect(body.code).toBe("document_changed");
    expect((await read()).content.generatedAgreement).toBe("One window");
    expect(await edits()).toHaveLength(2);
  });

  test("is no edit when it says the same", async () => {
    await patch({ content: drafted }).expect(200);
    await patch({ content: "Another" }).expect(200);
    await patch({ revision: 1, content: "Another" }).expect(200);
    expect(await edits()).toHaveLength(2);
    expect((await read()).revision).toBe(2);
  });

  test("keeps its title unless it is given another", async () => {
    await patch({ content: "Another" }).expect(200);
    expect((await read()).title).toBe("Producer Agreement: Usiku wa Manane");
    await patch({ title: "Our deal", content: "A third" }).expect(200);
    expect((await read()).title).toBe("Our deal");
  });

  test.each([
    ["", "Please write the text of the agreement"],
    [" \n\t", "Please write the text of the agreement"],
    ["x".repeat(200_001), "An agreement can have at most 200,000 characters."],
    ["One\u0000two", "Please remove the invisible control characters"],
    ["The fee is \u202E000,93", "Please remove the invisible control characters"],
  ])("refuses %j with a sentence", async (text, message) => {
    for (const content of [text, { generatedAgreement: text }])
      expect((await patch({ content }).expect(400)).body.message).toBe(message);
    expect(await edits()).toHaveLength(1);
  });

  test("takes 200,000 characters, and drops what word processors leave", async () => {
    const long = "Every word. ".repeat(16_666).trim();
    await patch({ content: long }).expect(200);
    expect((await edits())[0]!.words).toBe(33_332);
    await patch({ content: "\uFEFFOne\u2028two\u000Bthree\r\nfour" }).expect(200);
    expect((await read()).content.generatedAgreement).toBe("One\ntwo\nthree\nfour");
  });

  test("is not for a split sheet's content, nor a text for a split sheet", async () => {
    const { body } = await patch({ content: splitSheetBody().content }).expect(400);
    expect(body.message).toBe("An agreement is saved as its text; please send it as generatedAgreement.");
    const sheet = await createSheet(owner);
    const refused = await owner.patch(`/api/documents/${sheet.id}`).send({ content: "A text" }).expect(400);
    expect(refused.body.message).toBe("A split sheet is saved as its form.");
    expect((await owner.get(`/api/documents/${sheet.id}/edits`).expect(200)).body).toEqual([]);
  });

  test("may mark it as complete", async () => {
    await patch({ status: "completed" }).expect(200);
    expect((await patch({ content: "Later" }).expect(409)).body.code).toBe("document_not_draft");
  });
});

describe("the saved texts of an agreement", () => {
  test("are nobody else's, not even its signers'", async () => {
    const { user, caller: signer } = await app.signedIn();
    const people = Collaborator.array().parse(
      (await owner.get(`/api/documents/${id}/collaborators`).expect(200)).body,
    );
    const signers = people.map(({ name }, index) => ({
      name,
      email: index === 0 ? user.email : "brian@example.com",
    }));
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ signers }).expect(200);
    await signer.get(`/api/documents/${id}`).expect(200);
    const { caller: stranger } = await app.signedIn();
    for (const caller of [signer, stranger]) {
      expect((await caller.get(`/api/documents/${id}/edits`).expect(404)).body.code).toBe(
        "document_not_found",
      );
      expect((await edit(1, caller).expect(404)).body.code).toBe("document_not_found");
    }
  });

  test.each(["0", "2", "-1", "1.5", "1e9999", "99999999999", "one", "%20"])(
    "have none at %s",
    async (number) => {
      expect((await edit(number).expect(404)).body).toEqual({
        code: "not_found",
        message: "There is no such saved version.",
      });
    },
  );

  test("go with their document", async () => {
    await owner.delete(`/api/documents/${id}`).send({ password: "nairobi-nights" }).expect(204);
    await owner.get(`/api/documents/${id}/edits`).expect(404);
    const { rowCount } = await app.deps.pool.query("select from document_edits where document_id = $1", [id]);
    expect(rowCount).toBe(0);
  });
});
