import { describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import {
  agreementOf,
  createAgreement,
  featuredBody,
  producerBody,
  sendAgreement,
} from "#server/testing/factories/create-agreement";
import type { AgreementDocument } from "#shared/contract/documents";
import { missingFacts } from "#shared/domain/agreements/agreement-facts";
import type { OwnEdit } from "#shared/domain/agreements/own-edits";
import { wireForms } from "#shared/domain/wire-form";

const app = await appForFile();

const change = (caller: Caller, id: string, body: object) =>
  caller.post(`/api/documents/${id}/redraft`).send(body);
const saveText = (caller: Caller, { id }: Pick<AgreementDocument, "id">, generatedAgreement: string) =>
  caller.patch(`/api/documents/${id}`).send({ content: { generatedAgreement } }).expect(200);
const ownEdits = async (caller: Caller, id: string) =>
  (await caller.get(`/api/documents/${id}/own-edits`).expect(200)).body as OwnEdit[];
const paymentsOf = async (caller: Caller) =>
  (await caller.get("/api/payments").expect(200)).body as unknown[];

describe("changed facts of a draft", () => {
  test("are written into a new text, free, and form and text say the same", async () => {
    const { caller } = await app.signedIn();
    const body = producerBody();
    const before = await createAgreement(app, caller, body);
    const paid = (await paymentsOf(caller)).length;
    const formData = { ...body.content.formData, trackTitle: "Mvua", producerFee: 51_500 };
    const after = agreementOf(
      (await change(caller, before.id, { type: body.type, formData, revision: before.revision }).expect(200))
        .body,
    );
    expect(after.content.formData).toMatchObject({ trackTitle: "Mvua", producerFee: 51_500 });
    expect(after.title).toBe("Producer Agreement: Mvua");
    const form = wireForms.producer_agreement.fromWire(formData);
    expect(missingFacts("producer_agreement", form, after.content.generatedAgreement)).toEqual([]);
    expect(after.content).toMatchObject({ draftedBy: "clause_library", editedAt: null });
    expect(await paymentsOf(caller)).toHaveLength(paid);
    expect(await ownEdits(caller, before.id)).toEqual([]);
  });

  test("said again change nothing, and a window that is behind is refused", async () => {
    const { caller } = await app.signedIn();
    const body = producerBody();
    const { id, revision } = await createAgreement(app, caller, body);
    const redraft = { type: body.type, formData: { ...body.content.formData, credits: "Mpya" }, revision };
    const [one, other] = await Promise.all([change(caller, id, redraft), change(caller, id, redraft)]);
    expect([one.status, other.status].toSorted()).toEqual(
      one.status === other.status ? [200, 200] : [200, 409],
    );
    const again = await change(caller, id, redraft).expect(200);
    expect(agreementOf(again.body).revision).toBe(revision + 1);
    const older = { ...redraft, formData: { ...redraft.formData, credits: "Other" } };
    expect((await change(caller, id, older)).body).toMatchObject({ code: "document_changed" });
  });

  test("keep what the owner had written, to be put in piece by piece", async () => {
    const { caller } = await app.signedIn();
    const body = producerBody();
    const before = await createAgreement(app, caller, body);
    const text = before.content.generatedAgreement;
    const own = text.replace("COUNTERPARTS", "COUNTERPARTS AND COPIES") + "\n\nThe producer brings tea.";
    await saveText(caller, before, own);
    const formData = { ...body.content.formData, trackTitle: "Mvua" };
    const after = agreementOf(
      (await change(caller, before.id, { type: body.type, formData }).expect(200)).body,
    );
    expect(after.content.generatedAgreement).not.toContain("brings tea");

    const edits = await ownEdits(caller, before.id);
    expect(edits.find((edit) => edit.after === "The producer brings tea.")?.state).toBe("fits");
    await saveText(caller, after, after.content.generatedAgreement + "\n\nThe producer brings tea.");
    const then = await ownEdits(caller, before.id);
    expect(then.find((edit) => edit.after === "The producer brings tea.")?.state).toBe("in");
    const { body: saved } = await caller.get(`/api/documents/${before.id}/edits/2`).expect(200);
    expect(saved).toMatchObject({ text: own });
  });

  test("leave what the owner had written on offer when they are changed once more before it is put in", async () => {
    const { caller } = await app.signedIn();
    const body = producerBody();
    const { id, content } = await createAgreement(app, caller, body);
    const tea = "The producer brings tea.";
    await saveText(caller, { id }, `${content.generatedAgreement}\n\n${tea}`);
    for (const trackTitle of ["Mvua", "Jua"]) {
      const formData = { ...body.content.formData, trackTitle };
      await change(caller, id, { type: body.type, formData }).expect(200);
    }
    expect(await ownEdits(caller, id)).toMatchObject([{ after: tea, state: "fits" }]);
  });

  test("leave on offer what was not put in beside what was, when they are changed once more", async () => {
    const { caller } = await app.signedIn();
    const body = producerBody();
    const { id, content } = await createAgreement(app, caller, body);
    const [tea, milk] = ["The producer brings tea.", "The artist brings milk."];
    await saveText(caller, { id }, `${content.generatedAgreement}\n\n${tea}\n\n${milk}`);
    const changeTitle = async (trackTitle: string) => {
      const formData = { ...body.content.formData, trackTitle };
      return agreementOf((await change(caller, id, { type: body.type, formData }).expect(200)).body);
    };
    const { content: redrafted } = await changeTitle("Mvua");
    await saveText(caller, { id }, `${redrafted.generatedAgreement}\n\n${milk}`);
    expect(await ownEdits(caller, id)).toMatchObject([
      { after: tea, state: "fits" },
      { after: milk, state: "in" },
    ]);
    await changeTitle("Jua");
    expect(await ownEdits(caller, id)).toMatchObject([
      { after: tea, state: "fits" },
      { after: milk, state: "fits" },
    ]);
  });

  test("are not offered by the piece where the text is very long", async () => {
    const { caller } = await app.signedIn();
    const body = producerBody();
    const { id, content } = await createAgreement(app, caller, body);
    const own = Array.from({ length: 1_000 }, (_, at) => `Tea ${at}.`).join("\n\n");
    await saveText(caller, { id }, `${content.generatedAgreement}\n\n${own}`);
    const formData = { ...body.content.formData, trackTitle: "Mvua" };
    await change(caller, id, { type: body.type, formData }).expect(200);
    expect(await ownEdits(caller, id)).toBeNull();
  });

  test("leave government ids as they are where nobody enters another", async () => {
    const { caller } = await app.signedIn();
    const body = featuredBody({ primary: "29384756", featured: "A0091827364" });
    const { id } = await createAgreement(app, caller, body);
    const sealed = async () => {
      const { rows } = await app.deps.pool.query("select content from documents where id = $1", [id]);
      const { primary, featured } = rows[0].content.formData.legal;
      return [primary, featured].map(({ sealedId }) => app.deps.secrets.unsealData(sealedId as string));
    };
    const ids = { primaryArtistIdNumber: "unchanged", featuredArtistIdNumber: "B7766554433" };
    const formData = { ...body.content.formData, songTitle: "Mvua", ...ids };
    await change(caller, id, { type: body.type, formData }).expect(200);
    expect(await sealed()).toEqual(["29384756", "B7766554433"]);
    const short = producerBody();
    await change(caller, id, { type: short.type, formData: short.content.formData }).expect(400);
  });

  test("are refused once it was sent, and are nobody else’s to change", async () => {
    const { caller } = await app.signedIn();
    const body = producerBody();
    const { id } = await sendAgreement(app, caller, body);
    const redraft = { type: body.type, formData: { ...body.content.formData, credits: "Mpya" } };
    expect((await change(caller, id, redraft)).body).toMatchObject({ code: "document_not_draft" });
    const { caller: other } = await app.signedIn();
    await change(other, id, redraft).expect(404);
    await other.get(`/api/documents/${id}/own-edits`).expect(404);
  });
});
