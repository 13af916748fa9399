import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { signingCalls } from "#server/testing/signing-calls";
import { agreementOf, sendAgreement } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { DocumentSummary } from "#shared/contract/documents";

const MINUTE = 60 * 1000;
const reason = "The bridge is by Chao, too.\nI add her and send it again.";

const app = await appForFile();
const { open, sign, signed, readView } = signingCalls(app);
let owner: Caller;
let ownerEmail: string;
const { read, collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  [owner, ownerEmail] = [caller, user.email];
});

const recall = (id: string, words = reason) =>
  owner.post(`/api/documents/${id}/recall`).send({ reason: words });
const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);

describe("recalling", () => {
  test("makes the document a draft again that can be edited and sent anew", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await signed(tokens[0]!);
    const { body } = await recall(id).expect(200);
    expect(body).toMatchObject({ status: "draft", signedCount: 0, version: null, lockedFrom: null });
    expect(await read(id)).toEqual(body);
    for (const person of await collaborators(id))
      expect(person).toMatchObject({ id: null, signed: false, signatureId: null });

    const [writer] = people(1);
    const { content } = splitSheetBody({ songTitle: "Lamu", publishingRightsCollaborators: [writer!] });
    await owner.patch(`/api/documents/${id}`).send({ revision: body.revision, content }).expect(200);
    const again = writer!.email;
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [again] })
      .expect(200);
    expect((await readView(await app.linkTo(again))).document.version).toMatchObject({ number: 2 });
    await signed(await app.linkTo(again));
    expect(await read(id)).toMatchObject({ status: "fully_signed", title: "Lamu", signedCount: 1 });
    expect((await sign(tokens[1]!).expect(409)).body.code).toBe("link_withdrawn");
    expect(await subjectsTo(emails[1]!)).not.toContain('Everybody has signed "Lamu" (split sheet)');
  });

  test("tells everybody once, with the reason: who had signed, who had not, and the owner", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner, { songTitle: "Kisumu" });
    const { signatureId } = await signed(tokens[0]!);
    await app.deps.jobs.idle();
    await recall(id).expect(200);
    const subject = 'Amina took back "Kisumu" (split sheet)';
    for (const email of emails) expect((await subjectsTo(email)).at(-1)).toBe(subject);
    expect((await subjectsTo(ownerEmail)).at(-1)).toBe('You took back "Kisumu" (split sheet)');

    const [ofSigned, ofWaiting, ofOwner] = await Promise.all(
      [...emails, ownerEmail].map(async (email) => (await app.mailsTo(email)).at(-1)!.text),
    );
    for (const text of [ofSigned, ofWaiting, ofOwner]) expect(text).toContain(`“${reason}”`);
    expect(ofSigned).toContain(`Your signature (${signatureId}) is void`);
    expect(ofWaiting).not.toContain("Your signature");
    expect(ofOwner).toContain("The signature given on version 1 is void");
  });

  test("of an owner whose address is unconfirmed carries no reason to others, and the owner reads that", async () => {
    const { user, caller } = await app.signedIn({ emailVerifiedAt: null });
    const { id, emails } = await sendSheet(app, caller);
    await caller.post(`/api/documents/${id}/recall`).send({ reason }).expect(200);
    const [ofSigner, ofOwner] = await Promise.all(
      [emails[0]!, user.email].map(async (email) =>
        (await app.mailsTo(email)).at(-1)!.text.replace(/\s+/g, " "),
      ),
    );
    expect(ofSigner).not.toContain("The bridge is by Chao");
    expect(ofOwner).toContain("was told, but not this reason: your e-mail is not confirmed.");
  });

  test("ends the links: they say who took the document back, when and why", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const { signatureId } = await signed(tokens[0]!);
    await recall(id, "A typing error.").expect(200);
    const isVoid = ` Your signature (${signatureId}) is void and binds you to nothing.`;
    for (const [index, token] of tokens.entries()) {
      const errors = [await open(token), await sign(token), await open(`${token}/pdf`)];
      for (const { status, body } of errors) {
        expect(status).toBe(409);
        expect(body).toEqual({
          code: "link_withdrawn",
          message: expect.stringMatching(
            /^Amina took this document back on \d\d\/\d\d\/\d{4}: “A typing error”\. .*If it is sent again, you get a new link\. There is nothing for you to do\.$/,
          ),
        });
        expect((body as { message: string }).message.includes(isVoid)).toBe(index === 0);
      }
    }
  });

  test("again answers the same, changes nothing and tells nobody twice", async () => {
    const { id, emails } = await sendSheet(app, owner);
    const first = (await recall(id).expect(200)).body;
    app.clock.pass(MINUTE);
    expect((await recall(id, "Another reason").expect(200)).body).toEqual(first);
    expect((await subjectsTo(emails[0]!)).filter((subject) => /took back/.test(subject))).toHaveLength(1);
    const events = await eventsOf(app.deps.db, id);
    expect(events.filter(({ event }) => event === "document_recalled")).toHaveLength(1);
    expect(isUnbroken(events)).toBe(true);
    expect(JSON.stringify(events)).not.toContain("Chao");
  });

  test("works for an agreement, whose text comes back to be edited", async () => {
    const { id, tokens } = await sendAgreement(app, owner);
    const sent = agreementOf(await read(id));
    await signed(tokens[0]!);
    const back = agreementOf((await recall(id).expect(200)).body);
    expect(back.content.generatedAgreement).toBe(sent.content.generatedAgreement);
    const edit = { revision: back.revision, content: { formData: {}, generatedAgreement: "Shorter." } };
    await owner.patch(`/api/documents/${id}`).send(edit).expect(200);
    expect((await open(tokens[1]!).expect(409)).body.code).toBe("link_withdrawn");
  });

  test("needs a reason", async () => {
    const { id } = await sendSheet(app, owner);
    for (const empty of ["", " \n "]) {
      expect((await recall(id, empty).expect(400)).body).toMatchObject({
        code: "invalid_input",
        message: "Please give a reason: everybody on the document reads it",
      });
    }
    expect((await read(id)).status).toBe("pending");
  });

  test("is refused for a draft that was never sent, a completed, a locked and a fully signed document", async () => {
    const { id: draft } = await createSheet(owner);
    expect((await recall(draft).expect(409)).body.code).toBe("not_awaiting_signatures");
    await owner.patch(`/api/documents/${draft}`).send({ status: "completed" }).expect(200);
    expect((await recall(draft).expect(409)).body.code).toBe("not_awaiting_signatures");

    const { id } = await sendSheet(app, owner);
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    expect((await recall(id).expect(409)).body.code).toBe("document_locked");

    const { id: full, tokens: links } = await sendSheet(app, owner);
    for (const token of links) await signed(token);
    expect((await recall(full).expect(409)).body.code).toBe("not_awaiting_signatures");
  });
});

describe("a document that was taken back", () => {
  test("is its owner's alone: signers see it neither in their list nor by its address", async () => {
    const { user, caller } = await app.signedIn();
    const [writer] = people(1);
    const publishingRightsCollaborators = [{ ...writer!, email: user.email }];
    const { id } = await sendSheet(app, owner, { publishingRightsCollaborators });
    const listed = async () =>
      DocumentSummary.array()
        .parse((await caller.get("/api/documents").expect(200)).body)
        .map((document) => document.id);
    expect(await listed()).toEqual([id]);
    await recall(id).expect(200);
    expect(await listed()).toEqual([]);
    await caller.get(`/api/documents/${id}`).expect(404);
    // Also when its owner marks it as complete: nobody was sent that.
    await owner.patch(`/api/documents/${id}`).send({ status: "completed" }).expect(200);
    expect(await listed()).toEqual([]);
    await caller.get(`/api/documents/${id}/pdf`).expect(404);
  });

  test("says what the draft says once it is complete, not what was sent", async () => {
    const { id } = await sendSheet(app, owner);
    const { revision } = (await recall(id).expect(200)).body as { revision: number };
    const { content } = splitSheetBody({ songTitle: "Lamu by Morning" });
    await owner.patch(`/api/documents/${id}`).send({ revision, content }).expect(200);
    await owner.patch(`/api/documents/${id}`).send({ status: "completed" }).expect(200);
    const completed = await read(id);
    expect(completed).toMatchObject({ status: "completed", content: { songTitle: "Lamu by Morning" } });
    expect((await collaborators(id)).map(({ name }) => name)).toEqual(["Amina Wanjiru", "Brian Otieno"]);
  });
});
