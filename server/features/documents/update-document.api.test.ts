import { eq } from "#server/orm";
import { describe, expect, test } from "vitest";
import { documents } from "#server/db/tables/documents";
import { eventsOf } from "#server/features/documents/index";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import type { SplitSheetInput } from "#shared/contract/split-sheet";
import type { DocumentStatus } from "#shared/domain/document-status";

const notDraft = {
  code: "document_not_draft",
  message: "Only a draft can be changed. This document has already been sent or completed.",
};

const app = await appForFile();
const NOBODY = "At least one publishing rights collaborator is required";

const { caller: owner } = await app.signedIn();
const { read } = documentCalls(() => owner);

const patch = (id: string, body: object) => owner.patch(`/api/documents/${id}`).send(body);
const happened = async (id: string) => (await eventsOf(app.deps.db, id)).map(({ event }) => event);
const content = (given: Partial<SplitSheetInput> = {}) => splitSheetBody(given).content;

/** Statuses that only later rooms give. */
async function setStatus(id: string, status: DocumentStatus) {
  await app.deps.db.update(documents).set({ status }).where(eq(documents.id, id));
}

describe("editing", () => {
  test("replaces what a draft says and counts the revision", async () => {
    const { id, revision } = await createSheet(owner, {
      notes: "first",
      masterRightsCollaborators: people(1),
    });
    const { body } = await patch(id, { revision, content: content({ songTitle: "Lamu" }) }).expect(200);
    expect(body).toMatchObject({ title: "Lamu", revision: 2, masterRightsCollaborators: [] });
    expect(body.content.notes).toBe("");
    expect(await read(id)).toEqual(body);
    expect(await happened(id)).toEqual(["document_created", "document_edited"]);
  });

  test("is refused when the document was changed in another window", async () => {
    const { id, revision } = await createSheet(owner);
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
    const { id, revision } = await createSheet(owner);
    const titles = ["One", "Two", "Three", "Four", "Five"];
    const responses = await Promise.all(
      titles.map((songTitle) => patch(id, { revision, content: content({ songTitle }) })),
    );
    const winners = titles.filter((_, index) => responses[index]!.status === 200);
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await read(id)).toMatchObject({ title: winners[0], revision: 2 });
    expect(await happened(id)).toEqual(["document_created", "document_edited"]);
  });

  test("the same again, because the answer was lost, changes nothing", async () => {
    const { id, revision } = await createSheet(owner);
    const edit = { revision, content: content({ songTitle: "Again" }) };
    const { body: first } = await patch(id, edit).expect(200);
    const { body: second } = await patch(id, edit).expect(200);
    expect(second).toEqual(first);
    expect(await happened(id)).toEqual(["document_created", "document_edited"]);
  });

  test("refuses what creating refuses", async () => {
    const { id } = await createSheet(owner);
    const { body } = await patch(id, {
      content: content({ publishingRightsCollaborators: [{ ...people(1)[0]!, percentage: 99.99 }] }),
    }).expect(400);
    expect(body.message).toBe("Publishing rights percentages must total 100%. Current total: 99.99%");
  });

  test("takes the body that created it, and the status that a draft has already", async () => {
    const { id } = await createSheet(owner);
    const body = { type: "split_sheet", status: "draft", content: content({ songTitle: "New" }) };
    expect((await patch(id, body).expect(200)).body).toMatchObject({ title: "New", status: "draft" });
    expect((await patch(id, { status: "draft" }).expect(200)).body).toMatchObject({ revision: 2 });
    await setStatus(id, "pending");
    expect((await patch(id, { status: "draft" }).expect(409)).body).toEqual(notDraft);
  });

  test("takes a split sheet whose fields stand in the body itself", async () => {
    const { id, revision } = await createSheet(owner);
    const sheet = {
      ...content({ songTitle: "Flat", masterRightsCollaborators: people(1) }),
      status: "draft",
    };
    expect((await patch(id, { ...sheet, revision }).expect(200)).body).toMatchObject({
      title: "Flat",
      revision: 2,
      content: { songTitle: "Flat", masterRightsCollaborators: [{ percentage: 100 }] },
    });
    expect((await patch(id, { ...sheet, revision, notes: "Late" }).expect(409)).body.code).toBe(
      "document_changed",
    );
  });

  test.each([
    [{ songTitle: "" }, "songTitle", "Song title is required"],
    [{ publishingRightsCollaborators: undefined }, "publishingRightsCollaborators", NOBODY],
    [
      { publishingRightsCollaborators: [{ ...people(1)[0]!, percentage: 99.9 }] },
      "publishingRightsCollaborators",
      "Publishing rights percentages must total 100%. Current total: 99.9%",
    ],
  ])("says of fields in the body itself what is wrong: %j", async (given, path, message) => {
    const { id } = await createSheet(owner);
    const { body } = await patch(id, { ...content(), status: "draft", ...given }).expect(400);
    expect(body).toMatchObject({ message, issues: [{ path, message }] });
    expect((await read(id)).revision).toBe(1);
  });

  test.each([
    {},
    { title: "Only a title" },
    { status: "completed", content: content() },
    { status: "completed", ...content() },
  ])("asks for content or a status, one of them: %j", async (body) => {
    const { id } = await createSheet(owner);
    const response = await patch(id, body).expect(400);
    expect(response.body.message).toBe("Send either new content or a new status");
  });

  test.each(["pending", "partially_signed", "fully_signed", "completed"] as const)(
    "is over when the document is %s",
    async (status) => {
      const { id } = await createSheet(owner);
      await setStatus(id, status);
      expect((await patch(id, { content: content() }).expect(409)).body).toEqual(notDraft);
      expect((await patch(id, { content: content({ songTitle: "New" }) }).expect(409)).body).toEqual(
        notDraft,
      );
      expect((await patch(id, { status: "completed" }).expect(409)).body).toEqual(notDraft);
    },
  );

  test("is over when the document is locked", async () => {
    const { id } = await sendSheet(app, owner);
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    for (const change of [{ content: content() }, { status: "completed" }, { status: "pending" }]) {
      expect((await patch(id, change).expect(409)).body).toEqual({
        code: "document_locked",
        message: "This document is locked. Please unlock it first.",
      });
    }
  });
});

describe("a new status", () => {
  test("completed is given to a draft once", async () => {
    const { id } = await createSheet(owner);
    const { body } = await patch(id, { status: "completed" }).expect(200);
    expect(body).toMatchObject({ status: "completed", completedAt: expect.any(String) });
    expect((await patch(id, { status: "completed" }).expect(409)).body).toEqual(notDraft);
    expect(await happened(id)).toEqual(["document_created", "document_completed"]);
  });

  test("pending again changes nothing", async () => {
    const { id } = await sendSheet(app, owner);
    const before = await read(id);
    expect((await patch(id, { status: "pending" }).expect(200)).body).toEqual(before);
    expect(await happened(id)).toEqual(["document_created", "document_sent"]);
  });

  test("pending is not given to a draft: sending does that", async () => {
    const { id } = await createSheet(owner);
    const { body } = await patch(id, { status: "pending" }).expect(409);
    expect(body.message).toBe("This document becomes pending when it is sent for signing.");
    expect((await read(id)).status).toBe("draft");
  });

  test.each(["partially_signed", "fully_signed", "locked", "nonsense", null])(
    "%j is not for a caller to give",
    async (status) => {
      const { id } = await createSheet(owner);
      await patch(id, { status }).expect(400);
      expect((await read(id)).status).toBe("draft");
    },
  );
});
