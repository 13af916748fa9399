import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "#server/db/tables/documents";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { Document, DocumentSummary, type SplitSheetInput } from "#shared/contract/documents";
import type { DocumentStatus } from "#shared/domain/document-status";

const notFound = {
  code: "document_not_found",
  message: "The document you're looking for doesn't exist or you don't have access to view it.",
};
const notDraft = {
  code: "document_not_draft",
  message: "Only a draft can be changed. This document has already been sent or completed.",
};

let app: TestApp;
let owner: Caller;

beforeAll(async () => {
  app = await startTestApp();
});
beforeAll(async () => {
  owner = (await app.signedIn()).caller;
});
afterAll(() => app.stop());

async function create(given: Partial<SplitSheetInput> = {}, caller = owner) {
  const { body } = await caller.post("/api/documents").send(splitSheetBody(given)).expect(201);
  return Document.parse(body);
}

/** A document that waits for its two signers, with the tokens of their links. */
async function sent(caller = owner) {
  const writers = people(2);
  const { id } = await create({ publishingRightsCollaborators: writers }, caller);
  const emails = writers.map(({ email }) => email);
  await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  return { id, emails, tokens: await Promise.all(emails.map((email) => app.linkTo(email))) };
}

const read = async (id: string, caller = owner) =>
  Document.parse((await caller.get(`/api/documents/${id}`).expect(200)).body);
const patch = (id: string, body: object, caller = owner) => caller.patch(`/api/documents/${id}`).send(body);
const remove = (id: string, password = PASSWORD, caller = owner) =>
  caller.delete(`/api/documents/${id}`).send({ password });
const sign = (token: string) => app.nobody().post(`/api/sign/${token}`);
const happened = async (id: string) => (await eventsOf(app.deps.db, id)).map(({ event }) => event);
const content = (given: Partial<SplitSheetInput> = {}) => splitSheetBody(given).content;

async function list(caller: Caller) {
  return DocumentSummary.array().parse((await caller.get("/api/documents").expect(200)).body);
}

/** Statuses that only later rooms give. */
async function setStatus(id: string, status: DocumentStatus) {
  await app.deps.db.update(documents).set({ status }).where(eq(documents.id, id));
}

describe("creating a split sheet", () => {
  test("answers the draft, titled after the song", async () => {
    const document = await create();
    expect(document).toMatchObject({
      type: "split_sheet",
      title: "Nairobi Nights",
      status: "draft",
      access: "owner",
      ownerName: "Amina Wanjiru",
      revision: 1,
      signerCount: 0,
      signedCount: 0,
      completedAt: null,
      version: null,
    });
    expect(document.content.publishingRightsCollaborators).toEqual([
      { name: "Amina Wanjiru", email: "amina@example.com", role: "Songwriter", percentage: 50 },
      { name: "Brian Otieno", email: "brian@example.com", role: "Beatmaker", percentage: 50 },
    ]);
    expect(await read(document.id)).toEqual(document);
    expect(await happened(document.id)).toEqual(["document_created"]);
  });

  test("takes a title of its own", async () => {
    const body = { ...splitSheetBody(), title: " Our   song " };
    expect((await owner.post("/api/documents").send(body).expect(201)).body).toMatchObject({
      title: "Our song",
    });
  });

  test("takes the lists inside the content or beside it, and beside wins", async () => {
    const { publishingRightsCollaborators, ...facts } = content();
    const masterRightsCollaborators = people(3);
    const beside = {
      type: "split_sheet",
      content: { ...facts, publishingRightsCollaborators: people(1), masterRightsCollaborators: null },
      publishingRightsCollaborators,
      masterRightsCollaborators,
    };
    const { body } = await owner.post("/api/documents").send(beside).expect(201);
    expect(body).toMatchObject({
      publishingRightsCollaborators,
      masterRightsCollaborators,
      content: { publishingRightsCollaborators, masterRightsCollaborators },
    });
  });

  test.each([undefined, null, []])("needs no master rights: %j", async (masterRightsCollaborators) => {
    const { body } = await owner
      .post("/api/documents")
      .send({ type: "split_sheet", content: { ...content(), masterRightsCollaborators } })
      .expect(201);
    expect(body).toMatchObject({ masterRightsCollaborators: [] });
  });

  test.each([
    [[33.33, 33.33, 33.34]],
    [[33.4, 33.3, 33.3]],
    [[99.99, 0.01]],
    [[100]],
    [[0.07, 0.29, 0.57, 99.07]],
  ])("keeps the shares %j as they were typed", async (shares) => {
    const { body } = await post({ publishingRightsCollaborators: holders(shares) }).expect(201);
    expect(Document.parse(body).publishingRightsCollaborators.map(({ percentage }) => percentage)).toEqual(
      shares,
    );
  });

  test.each([
    ["Ọláyínká Adébáyọ̀", "Ọlá"],
    ["ተዎድሮስ ካሳሁን", "ጥቁር ሰው"],
    ["João Conceição", "Canção nº 1"],
    ["N'Golo Kanté", "L'été"],
    ["محمد منير", "\u200Fيا 'سلام'\u200E"],
    ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>"],
    ["'; drop table users; --", "${7*7} {{7*7}} %s"],
    ["👩🏾‍🎤", "🎶".repeat(50)],
  ])("keeps %s and %s as they are", async (name, songTitle) => {
    const document = await create({
      songTitle,
      publishingRightsCollaborators: [{ name, email: "", role: "Songwriter", percentage: 100 }],
    });
    expect(document.title).toBe(songTitle.normalize("NFC"));
    expect(document.content.publishingRightsCollaborators[0]!.name).toBe(name.normalize("NFC"));
  });

  test("keeps notes line by line", async () => {
    expect((await create({ notes: "one\r\ntwo\n\nthree" })).content.notes).toBe("one\ntwo\n\nthree");
  });

  test("lets a name stand on a list more than once", async () => {
    const twice = [
      { name: "Amina", email: "amina@example.com", role: "Songwriter", percentage: 60 },
      { name: "Amina", email: "amina@example.com", role: "Producer", percentage: 40 },
    ];
    const { id, publishingRightsCollaborators } = await create({ publishingRightsCollaborators: twice });
    expect(publishingRightsCollaborators).toEqual(twice);
    const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
    expect(body).toMatchObject([{ name: "Amina", role: "Songwriter, Producer", percentage: "100" }]);
  });

  test("takes 500 people on each list", async () => {
    const document = await create({
      publishingRightsCollaborators: people(500),
      masterRightsCollaborators: people(500),
    });
    expect(document.publishingRightsCollaborators).toHaveLength(500);
    expect(document.masterRightsCollaborators).toHaveLength(500);
  });

  test.each(["publishingRightsCollaborators", "masterRightsCollaborators"])(
    "refuses 501 people in %s with a sentence",
    async (rights) => {
      const { body } = await post({ [rights]: people(501) }).expect(400);
      expect(body).toMatchObject({
        code: "invalid_input",
        message: "A split sheet can name at most 500 people in one list",
      });
    },
  );
});

const holders = (shares: number[]) =>
  shares.map((percentage, index) => ({ name: `Writer ${index}`, email: "", role: "Songwriter", percentage }));

function post(given: Record<string, unknown>) {
  return owner.post("/api/documents").send({ type: "split_sheet", content: { ...content(), ...given } });
}

describe("a split sheet is refused when", () => {
  const publishing = "publishingRightsCollaborators";
  const master = "masterRightsCollaborators";
  const [amina] = people(1);

  test.each([
    [publishing, [50, 49.99], "Publishing rights percentages must total 100%. Current total: 99.99%"],
    [publishing, [50, 50.01], "Publishing rights percentages must total 100%. Current total: 100.01%"],
    [publishing, [50, 49.9], "Publishing rights percentages must total 100%. Current total: 99.9%"],
    [publishing, [50], "Publishing rights percentages must total 100%. Current total: 50.0%"],
    [publishing, [100, 100], "Publishing rights percentages must total 100%. Current total: 200.0%"],
    [master, [33.33, 33.33, 33.33], "Master rights percentages must total 100%. Current total: 99.99%"],
    [master, [50], "Master rights percentages must total 100%. Current total: 50.0%"],
  ])("%s holds %j", async (rights, shares, message) => {
    const { body } = await post({ [rights]: holders(shares) }).expect(400);
    expect(body).toEqual({
      code: "invalid_input",
      message,
      issues: [{ path: `content.${rights}`, message }],
    });
  });

  test.each([
    [{ songTitle: " " }, "content.songTitle", "Song title is required"],
    [{ songTitle: undefined }, "content.songTitle", "Song title is required"],
    [{ artistName: "" }, "content.artistName", "Artist name is required"],
    [
      { [publishing]: [] },
      `content.${publishing}`,
      "At least one publishing rights collaborator is required",
    ],
    [
      { [publishing]: undefined },
      `content.${publishing}`,
      "At least one publishing rights collaborator is required",
    ],
    [{ [publishing]: "Amina" }, `content.${publishing}`, "Please send a list of collaborators"],
    [{ [publishing]: [{ ...amina, name: "" }] }, `content.${publishing}.0.name`, "Name is required"],
    [{ [publishing]: [{ ...amina, role: " " }] }, `content.${publishing}.0.role`, "Role is required"],
    [
      { [publishing]: [{ ...amina, email: "amina" }] },
      `content.${publishing}.0.email`,
      "Valid email required",
    ],
    [{ [master]: [{ ...amina, email: 7 }] }, `content.${master}.0.email`, "Valid email required"],
    [
      { [publishing]: [amina, { ...amina, percentage: 0 }] },
      `content.${publishing}.1.percentage`,
      "Percentage must be greater than 0",
    ],
    [
      { [publishing]: [{ ...amina, percentage: -100 }] },
      `content.${publishing}.0.percentage`,
      "Percentage must be greater than 0",
    ],
    [
      { [publishing]: [{ ...amina, percentage: 100.01 }] },
      `content.${publishing}.0.percentage`,
      "Percentage cannot exceed 100",
    ],
    [
      { [publishing]: [{ ...amina, percentage: 33.333 }] },
      `content.${publishing}.0.percentage`,
      "Percentage can have at most two decimals",
    ],
    [
      { [publishing]: [{ ...amina, percentage: "100" }] },
      `content.${publishing}.0.percentage`,
      "Percentage must be a number",
    ],
    [{ genre: "x".repeat(81) }, "content.genre", "At most 80 characters"],
    [{ isrc: 7 }, "content.isrc", "Please enter text"],
    [{ notes: "\u0000" }, "content.notes", "Please remove the invisible control characters"],
    [{ songTitle: "Night\u202Es" }, "content.songTitle", "Please remove the invisible control characters"],
  ])("it has %j", async (wrong, path, message) => {
    const { body } = await post(wrong).expect(400);
    expect(body).toMatchObject({ code: "invalid_input", message });
    expect(body.issues).toContainEqual({ path, message });
  });

  test.each(["producer_agreement", "featured_artist_agreement", "nonsense", undefined])(
    "its type is %j",
    async (type) => {
      const { body } = await owner
        .post("/api/documents")
        .send({ ...splitSheetBody(), type })
        .expect(400);
      expect(body.message).toBe("Only split sheets can be created here");
    },
  );

  test("it is there already as somebody else's", async () => {
    const { id } = await create();
    const { caller: stranger } = await app.signedIn();
    const { body } = await stranger
      .post("/api/documents")
      .send({ ...splitSheetBody(), id })
      .expect(409);
    expect(body).toEqual({
      code: "document_id_taken",
      message: "This document could not be created. Please try again.",
    });
    expect((await read(id)).revision).toBe(1);
  });
});

describe("an id made by the caller", () => {
  test("creates one document, however often and however fast it is sent", async () => {
    const body = { ...splitSheetBody(), id: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.post("/api/documents").send(body)),
    );
    answers.push(await owner.post("/api/documents").send(body));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(11).fill(201));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]!.body);
    expect(await happened(body.id)).toEqual(["document_created"]);
    expect((await list(owner)).filter(({ id }) => id === body.id)).toHaveLength(1);
  });

  test("sent again with other content changes the draft", async () => {
    const id = randomUUID();
    await owner
      .post("/api/documents")
      .send({ ...splitSheetBody(), id })
      .expect(201);
    const newer = { ...splitSheetBody({ songTitle: "Mombasa Mornings" }), id };
    await owner.post("/api/documents").send(newer).expect(201);
    expect(await read(id)).toMatchObject({ title: "Mombasa Mornings", revision: 2 });
    expect(await happened(id)).toEqual(["document_created", "document_edited"]);
  });

  test("is refused once the document is no draft any more", async () => {
    const { id } = await create();
    await patch(id, { status: "completed" }).expect(200);
    const { body } = await owner
      .post("/api/documents")
      .send({ ...splitSheetBody(), id })
      .expect(409);
    expect(body.code).toBe("document_id_taken");
  });
});

describe("reading a document", () => {
  test.each(["00000000-0000-4000-8000-000000000000", "1", "%00", "x".repeat(500)])(
    "of the id %s finds nothing",
    async (id) => {
      expect((await owner.get(`/api/documents/${id}`).expect(404)).body).toEqual(notFound);
    },
  );

  test("of somebody else finds nothing", async () => {
    const { id } = await create();
    const { caller: stranger } = await app.signedIn();
    expect((await stranger.get(`/api/documents/${id}`).expect(404)).body).toEqual(notFound);
    expect((await patch(id, { status: "completed" }, stranger).expect(404)).body).toEqual(notFound);
    expect((await remove(id, PASSWORD, stranger).expect(404)).body).toEqual(notFound);
    expect(await list(stranger)).toEqual([]);
  });
});

describe("editing", () => {
  test("replaces what a draft says and counts the revision", async () => {
    const { id, revision } = await create({ notes: "first", masterRightsCollaborators: people(1) });
    const { body } = await patch(id, { revision, content: content({ songTitle: "Lamu" }) }).expect(200);
    expect(body).toMatchObject({ title: "Lamu", revision: 2, masterRightsCollaborators: [] });
    expect(body.content.notes).toBe("");
    expect(await read(id)).toEqual(body);
    expect(await happened(id)).toEqual(["document_created", "document_edited"]);
  });

  test("is refused when the document was changed in another window", async () => {
    const { id, revision } = await create();
    await patch(id, { revision, content: content({ songTitle: "Mine" }) }).expect(200);
    const { body } = await patch(id, { revision, content: content({ songTitle: "Yours" }) }).expect(409);
    expect(body).toEqual({
      code: "document_changed",
      message:
        "This document was changed in another window. Reload it to see the latest version; what you typed is kept.",
    });
    expect((await read(id)).title).toBe("Mine");
  });

  test("from two windows at once is taken from one of them", async () => {
    const { id, revision } = await create();
    const titles = ["One", "Two", "Three", "Four", "Five"];
    const answers = await Promise.all(
      titles.map((songTitle) => patch(id, { revision, content: content({ songTitle }) })),
    );
    const winners = titles.filter((_, index) => answers[index]!.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await read(id)).toMatchObject({ title: winners[0], revision: 2 });
    expect(await happened(id)).toEqual(["document_created", "document_edited"]);
  });

  test("the same again, because the answer was lost, changes nothing", async () => {
    const { id, revision } = await create();
    const edit = { revision, content: content({ songTitle: "Again" }) };
    const { body: first } = await patch(id, edit).expect(200);
    const { body: second } = await patch(id, edit).expect(200);
    expect(second).toEqual(first);
    expect(await happened(id)).toEqual(["document_created", "document_edited"]);
  });

  test("refuses what creating refuses", async () => {
    const { id } = await create();
    const { body } = await patch(id, {
      content: content({ publishingRightsCollaborators: holders([99.99]) }),
    }).expect(400);
    expect(body.message).toBe("Publishing rights percentages must total 100%. Current total: 99.99%");
  });

  test.each([{}, { title: "Only a title" }, { status: "completed", content: content() }])(
    "asks for content or a status, one of them: %j",
    async (body) => {
      const { id } = await create();
      const answer = await patch(id, body).expect(400);
      expect(answer.body.message).toBe("Send either new content or a new status");
    },
  );

  test.each(["pending", "partially_signed", "fully_signed", "completed"] as const)(
    "is over when the document is %s",
    async (status) => {
      const { id } = await create();
      await setStatus(id, status);
      expect((await patch(id, { content: content() }).expect(409)).body).toEqual(notDraft);
      expect((await patch(id, { content: content({ songTitle: "New" }) }).expect(409)).body).toEqual(
        notDraft,
      );
      expect((await patch(id, { status: "completed" }).expect(409)).body).toEqual(notDraft);
    },
  );

  test("is over when the document is locked", async () => {
    const { id } = await create();
    await setStatus(id, "locked");
    for (const change of [{ content: content() }, { status: "completed" }, { status: "pending" }]) {
      expect((await patch(id, change).expect(409)).body).toEqual({
        code: "document_locked",
        message: "The owner has locked this document. It cannot be signed, changed or deleted now.",
      });
    }
  });
});

describe("a new status", () => {
  test("completed is given to a draft once", async () => {
    const { id } = await create();
    const { body } = await patch(id, { status: "completed" }).expect(200);
    expect(body).toMatchObject({ status: "completed", completedAt: expect.any(String) });
    expect((await patch(id, { status: "completed" }).expect(409)).body).toEqual(notDraft);
    expect(await happened(id)).toEqual(["document_created", "document_completed"]);
  });

  test("pending again changes nothing", async () => {
    const { id } = await sent();
    const before = await read(id);
    expect((await patch(id, { status: "pending" }).expect(200)).body).toEqual(before);
    expect(await happened(id)).toEqual(["document_created", "document_sent"]);
  });

  test("pending is not given to a draft: sending does that", async () => {
    const { id } = await create();
    const { body } = await patch(id, { status: "pending" }).expect(409);
    expect(body.message).toBe("This document becomes pending when it is sent for signing.");
    expect((await read(id)).status).toBe("draft");
  });

  test.each(["draft", "partially_signed", "fully_signed", "locked", "nonsense", null])(
    "%j is not for a caller to give",
    async (status) => {
      const { id } = await create();
      await patch(id, { status }).expect(400);
      expect((await read(id)).status).toBe("draft");
    },
  );
});

describe("deleting", () => {
  test("takes the account's password", async () => {
    const { id } = await create();
    expect((await remove(id, "not the password").expect(403)).body).toEqual({
      code: "password_wrong",
      message: "The password is not correct.",
    });
    for (const body of [{}, { password: "" }, { password: null }, { password: 7 }]) {
      const answer = await owner.delete(`/api/documents/${id}`).send(body).expect(400);
      expect(answer.body.message).toBe("Please enter your password to confirm deletion");
    }
    await remove(id).expect(204);
    expect((await owner.get(`/api/documents/${id}`).expect(404)).body).toEqual(notFound);
  });

  test("takes the document off the list and leaves its trail", async () => {
    const { caller } = await app.signedIn();
    const { id } = await create({}, caller);
    await remove(id, PASSWORD, caller).expect(204);
    expect(await list(caller)).toEqual([]);
    const events = await eventsOf(app.deps.db, id);
    expect(events.map(({ event }) => event)).toEqual(["document_created", "document_deleted"]);
    expect(isUnbroken(events)).toBe(true);
  });

  test("a document that waits for signatures ends its links and tells everybody who was asked", async () => {
    const { caller } = await app.signedIn();
    const { id, emails, tokens } = await sent(caller);
    await remove(id, PASSWORD, caller).expect(204);
    for (const email of emails) {
      const mail = await app.mails.waitForMail(({ to, subject }) => to === email && /withdrew/.test(subject));
      expect(mail.subject).toBe('Amina Wanjiru withdrew "Nairobi Nights"');
    }
    for (const token of tokens) {
      expect((await sign(token).expect(404)).body.code).toBe("link_invalid");
      await app.nobody().get(`/api/sign/${token}`).expect(404);
    }
  });

  test("twice at once deletes once", async () => {
    const { caller } = await app.signedIn();
    const { id, emails } = await sent(caller);
    const answers = await Promise.all([1, 2, 3].map(() => remove(id, PASSWORD, caller)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    await app.deps.jobs.idle();
    for (const email of emails) {
      expect(app.mails.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toHaveLength(2);
    }
    expect(await happened(id)).toEqual(["document_created", "document_sent", "document_deleted"]);
  });

  test("is refused as soon as somebody has signed", async () => {
    const { caller } = await app.signedIn();
    const { id, tokens } = await sent(caller);
    const signed = {
      code: "document_signed",
      message:
        "Somebody has already signed this document. It can only be deleted with the confirmation of every signer.",
    };
    for (const token of tokens) {
      await sign(token).expect(200);
      expect((await remove(id, PASSWORD, caller).expect(409)).body).toEqual(signed);
    }
    expect((await read(id, caller)).status).toBe("fully_signed");
  });

  test("is allowed for a completed document and refused for a locked one", async () => {
    const { caller } = await app.signedIn();
    const [completed, locked] = [await create({}, caller), await create({}, caller)];
    await patch(completed.id, { status: "completed" }, caller).expect(200);
    await remove(completed.id, PASSWORD, caller).expect(204);

    await setStatus(locked.id, "locked");
    expect((await remove(locked.id, PASSWORD, caller).expect(409)).body.code).toBe("document_locked");
  });
});

describe("the list of documents", () => {
  test("has the newest first, with what a card shows", async () => {
    const { caller } = await app.signedIn();
    const titles = ["First", "Second", "Third"];
    for (const songTitle of titles) {
      await create({ songTitle }, caller);
      app.clock.pass(1000);
    }
    const listed = await list(caller);
    expect(listed.map(({ title }) => title)).toEqual(titles.toReversed());
    expect(listed[0]).toEqual({
      id: expect.any(String),
      type: "split_sheet",
      title: "Third",
      status: "draft",
      createdAt: expect.any(String),
      access: "owner",
      signerCount: 0,
      signedCount: 0,
    });
  });

  test("has the documents sent to a confirmed e-mail, and counts signatures", async () => {
    const { caller } = await app.signedIn();
    const { id, emails, tokens } = await sent(caller);
    await sign(tokens[1]!).expect(200);
    const signer = (await app.signedIn({ email: emails[0]! })).caller;
    const summary = { id, status: "partially_signed", signerCount: 2, signedCount: 1 };
    expect(await list(signer)).toMatchObject([{ ...summary, access: "signer" }]);
    expect(await list(caller)).toMatchObject([{ ...summary, access: "owner" }]);
  });

  test("has nothing that was sent to an e-mail that is not confirmed", async () => {
    const { id, emails } = await sent();
    const { caller } = await app.signedIn({ email: emails[0]!, emailVerifiedAt: null });
    expect(await list(caller)).toEqual([]);
    for (const path of ["", "/pdf", "/collaborators"]) {
      expect((await caller.get(`/api/documents/${id}${path}`).expect(404)).body).toEqual(notFound);
    }
  });

  test("has an own document once when the owner signs it too", async () => {
    const { user, caller } = await app.signedIn();
    const writers = [{ name: "Amina", email: user.email, role: "Songwriter", percentage: 100 }];
    const { id } = await create({ publishingRightsCollaborators: writers }, caller);
    await caller
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [user.email] })
      .expect(200);
    expect(await list(caller)).toMatchObject([{ id, access: "owner" }]);
  });

  test("has no draft in which one is only named", async () => {
    const user = await createUser(app.deps);
    await create({
      publishingRightsCollaborators: [{ name: "A", email: user.email, role: "Songwriter", percentage: 100 }],
    });
    expect(await list(await app.signIn(user))).toEqual([]);
  });
});

describe("a signer with an account", () => {
  test("views and downloads, and all else is the owner's", async () => {
    const { id, emails } = await sent();
    const { caller } = await app.signedIn({ email: emails[0]! });
    expect(await read(id, caller)).toMatchObject({ access: "signer", ownerName: "Amina Wanjiru" });
    await caller.get(`/api/documents/${id}/pdf`).expect(200);
    await caller.get(`/api/documents/${id}/collaborators`).expect(200);

    const refused = [
      patch(id, { content: content() }, caller),
      patch(id, { status: "pending" }, caller),
      remove(id, PASSWORD, caller),
      caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }),
      caller.post(`/api/documents/${id}/resend-invitation`).send({}),
    ];
    for (const answer of await Promise.all(refused)) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(notFound);
    }
  });
});

describe("the PDF", () => {
  test("comes as a file, kept by nobody on the way", async () => {
    const { id } = await create();
    const { headers, body } = await owner.get(`/api/documents/${id}/pdf`).expect(200);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-disposition"]).toBe('attachment; filename="Nairobi Nights.pdf"');
    expect((body as Buffer).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test.each([
    ["ተዎድሮስ", "ተዎድሮስ"],
    ["Ọláyínká & Àṣẹ", "Ọláyínká & Àṣẹ"],
    ["../../etc/passwd", ".. .. etc passwd"],
    ['a"b\\c:d*e?f<g>h|i', "a b c d e f g h i"],
    ["🎶", "🎶"],
    ["///", "document"],
  ])("of %j is named after it", async (songTitle, name) => {
    const { id } = await create({ songTitle });
    const { headers } = await owner.get(`/api/documents/${id}/pdf`).expect(200);
    expect(filenameIn(headers["content-disposition"] as string)).toBe(`${name}.pdf`.normalize("NFC"));
  });
});

/** The name a browser saves the file under (RFC 6266). */
function filenameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]*)/.exec(disposition)![1]!;
}
