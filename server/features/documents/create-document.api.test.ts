import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { eventsOf } from "#server/features/documents/index";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { Document, DocumentSummary } from "#shared/contract/documents";

const app = await appForFile();
const { caller: owner } = await app.signedIn();
const { read } = documentCalls(() => owner);

const happened = async (id: string) => (await eventsOf(app.deps.db, id)).map(({ event }) => event);

const holders = (shares: number[]) =>
  shares.map((percentage, index) => ({ name: `Writer ${index}`, email: "", role: "Songwriter", percentage }));

const content = splitSheetBody().content;

function post(given: Record<string, unknown>) {
  return owner.post("/api/documents").send({ type: "split_sheet", content: { ...content, ...given } });
}

describe("creating a split sheet", () => {
  test("answers the draft, titled after the song", async () => {
    const document = await createSheet(owner);
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
    const { publishingRightsCollaborators, ...facts } = content;
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

  test("prints an ISRC and a length as they are printed, however they were pasted", async () => {
    const { body } = await post({ isrc: "ISRC ke a1b 26 00001", duration: "3.45" }).expect(201);
    expect(body).toMatchObject({ content: { isrc: "KE-A1B-26-00001", duration: "3:45" } });
  });

  test.each([undefined, null, []])("needs no master rights: %j", async (masterRightsCollaborators) => {
    const { body } = await owner
      .post("/api/documents")
      .send({ type: "split_sheet", content: { ...content, masterRightsCollaborators } })
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
    const document = await createSheet(owner, {
      songTitle,
      publishingRightsCollaborators: [{ name, email: "", role: "Songwriter", percentage: 100 }],
    });
    expect(document.title).toBe(songTitle.normalize("NFC"));
    expect(document.content.publishingRightsCollaborators[0]!.name).toBe(name.normalize("NFC"));
  });

  test("keeps notes line by line", async () => {
    expect((await createSheet(owner, { notes: "one\r\ntwo\n\nthree" })).content.notes).toBe(
      "one\ntwo\n\nthree",
    );
  });

  test("lets a name stand on a list more than once", async () => {
    const twice = [
      { name: "Amina", email: "amina@example.com", role: "Songwriter", percentage: 60 },
      { name: "Amina", email: "amina@example.com", role: "Producer", percentage: 40 },
    ];
    const { id, publishingRightsCollaborators } = await createSheet(owner, {
      publishingRightsCollaborators: twice,
    });
    expect(publishingRightsCollaborators).toEqual(twice);
    const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
    expect(body).toMatchObject([{ name: "Amina", role: "Songwriter, Producer", percentage: "100" }]);
  });

  test("takes 500 people on each list", async () => {
    const document = await createSheet(owner, {
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
    [
      { isrc: "KE-12" },
      "content.isrc",
      "An ISRC has 12 letters and digits, the last seven of them digits, such as KE-A1B-26-00001. Leave it empty until you have it.",
    ],
    [{ duration: "3.5" }, "content.duration", "Please enter minutes and seconds, such as 3:45"],
    [{ notes: "\u0000" }, "content.notes", "Please remove the invisible control characters"],
    [{ songTitle: "Night\u202Es" }, "content.songTitle", "Please remove the invisible control characters"],
  ])("it has %j", async (wrong, path, message) => {
    const { body } = await post(wrong).expect(400);
    expect(body).toMatchObject({ code: "invalid_input", message });
    expect(body.issues).toContainEqual({ path, message });
  });

  test.each(["nonsense", undefined])("its type is %j", async (type) => {
    const { body } = await owner
      .post("/api/documents")
      .send({ ...splitSheetBody(), type })
      .expect(400);
    expect(body.message).toBe("Please choose what kind of document to create");
  });

  test("it is there already as somebody else's", async () => {
    const { id } = await createSheet(owner);
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
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => owner.post("/api/documents").send(body)),
    );
    responses.push(await owner.post("/api/documents").send(body));
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(11).fill(201));
    for (const response of responses) expect(response.body).toEqual(responses[0]!.body);
    expect(await happened(body.id)).toEqual(["document_created"]);
    expect(
      DocumentSummary.array()
        .parse((await owner.get("/api/documents").expect(200)).body)
        .filter(({ id }) => id === body.id),
    ).toHaveLength(1);
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
    const { id } = await createSheet(owner);
    await owner.patch(`/api/documents/${id}`).send({ status: "completed" }).expect(200);
    const { body } = await owner
      .post("/api/documents")
      .send({ ...splitSheetBody(), id })
      .expect(409);
    expect(body.code).toBe("document_id_taken");
  });
});
