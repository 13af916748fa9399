import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { Document, DocumentSummary } from "#shared/contract/documents";

const notFound = {
  code: "document_not_found",
  message: "The document you're looking for doesn't exist or you don't have access to view it.",
};

const app = await appForFile();
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

async function list(caller: Caller) {
  return DocumentSummary.array().parse((await caller.get("/api/documents").expect(200)).body);
}

describe("reading a document", () => {
  test.each(["00000000-0000-4000-8000-000000000000", "1", "%00", "x".repeat(500)])(
    "of the id %s finds nothing",
    async (id) => {
      expect((await owner.get(`/api/documents/${id}`).expect(404)).body).toEqual(notFound);
    },
  );

  test("of somebody else finds nothing", async () => {
    const { id } = await createSheet(owner);
    const { caller: stranger } = await app.signedIn();
    expect((await stranger.get(`/api/documents/${id}`).expect(404)).body).toEqual(notFound);
    expect(
      (await stranger.patch(`/api/documents/${id}`).send({ status: "completed" }).expect(404)).body,
    ).toEqual(notFound);
    expect(
      (await stranger.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(404)).body,
    ).toEqual(notFound);
    expect(await list(stranger)).toEqual([]);
  });
});

describe("the list of documents", () => {
  test("has the newest first, with what a card shows", async () => {
    const { caller } = await app.signedIn();
    const titles = ["First", "Second", "Third"];
    for (const songTitle of titles) {
      await createSheet(caller, { songTitle });
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
      inForce: null,
      returned: null,
      consent: null,
      toSign: false,
    });
  });

  test("has the documents sent to a confirmed e-mail, and counts signatures", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await app.nobody().post(`/api/sign/${tokens[1]}`).expect(200);
    const signer = (await app.signedIn({ email: emails[0]! })).caller;
    const summary = { id, status: "partially_signed", signerCount: 2, signedCount: 1 };
    expect(await list(signer)).toMatchObject([{ ...summary, access: "signer" }]);
    expect(await list(owner)).toMatchObject([{ ...summary, access: "owner" }]);
  });

  test("has nothing that was sent to an e-mail that is not confirmed", async () => {
    const { id, emails } = await sendSheet(app, owner);
    const { caller } = await app.signedIn({ email: emails[0]!, emailVerifiedAt: null });
    expect(await list(caller)).toEqual([]);
    for (const path of ["", "/pdf", "/collaborators"]) {
      expect((await caller.get(`/api/documents/${id}${path}`).expect(404)).body).toEqual(notFound);
    }
  });

  test("has an own document once when the owner signs it too", async () => {
    const { user, caller } = await app.signedIn();
    const writers = [{ name: "Amina", email: user.email, role: "Songwriter", percentage: 100 }];
    const { id } = await createSheet(caller, { publishingRightsCollaborators: writers });
    await caller
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [user.email] })
      .expect(200);
    expect(await list(caller)).toMatchObject([{ id, access: "owner" }]);
  });

  test("has no draft in which one is only named", async () => {
    const user = await createUser(app.deps);
    await createSheet(owner, {
      publishingRightsCollaborators: [{ name: "A", email: user.email, role: "Songwriter", percentage: 100 }],
    });
    expect(await list(await app.signIn(user))).toEqual([]);
  });
});

describe("a signer with an account", () => {
  test("views and downloads, and all else is the owner's", async () => {
    const { id, emails } = await sendSheet(app, owner);
    const { caller } = await app.signedIn({ email: emails[0]! });
    const { body } = await caller.get(`/api/documents/${id}`).expect(200);
    expect(Document.parse(body)).toMatchObject({ access: "signer", ownerName: "Amina Wanjiru" });
    await caller.get(`/api/documents/${id}/pdf`).expect(200);
    await caller.get(`/api/documents/${id}/collaborators`).expect(200);

    const refused = [
      caller.patch(`/api/documents/${id}`).send({ content: splitSheetBody().content }),
      caller.patch(`/api/documents/${id}`).send({ status: "pending" }),
      caller.delete(`/api/documents/${id}`).send({ password: PASSWORD }),
      caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }),
      caller.post(`/api/documents/${id}/resend-invitation`).send({}),
    ];
    for (const response of await Promise.all(refused)) {
      expect(response.status).toBe(404);
      expect(response.body).toEqual(notFound);
    }
  });
});

describe("the PDF", () => {
  test("comes as a file, kept by nobody on the way", async () => {
    const { id } = await createSheet(owner);
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
    const { id } = await createSheet(owner, { songTitle });
    const { headers } = await owner.get(`/api/documents/${id}/pdf`).expect(200);
    expect(filenameIn(headers["content-disposition"] as string)).toBe(`${name}.pdf`.normalize("NFC"));
  });
});

/** The name a browser saves the file under (RFC 6266). */
function filenameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]*)/.exec(disposition)![1]!;
}
