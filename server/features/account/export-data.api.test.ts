import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { forgetExports } from "#server/features/account/export-data";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { picture } from "#server/testing/factories/picture";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { startPayment } from "#server/testing/factories/start-payment";
import { ticketOf } from "#server/testing/factories/ticket";

const DAY = 24 * 60 * 60 * 1000;
const app = await appForFile();
const { user, caller } = await app.signedIn({ termsVersion: "2026-11-24" });
const { caller: partner } = await app.signedIn();

const ask = () => caller.post("/api/user/export").expect(200);
const mails = async () =>
  (await app.mailsTo(user.email)).filter(({ subject }) => subject === "Your Sahihi data is ready");
const download = (id: string, by: Caller = caller) => by.get(`/api/user/exports/${id}`).responseType("blob");

async function newest(): Promise<string> {
  const nth = (await mails()).length;
  return app.tokenTo(user.email, "/settings/export/", nth);
}

async function contents(id: string): Promise<Record<string, Uint8Array>> {
  const { body, headers } = await download(id).expect(200);
  expect(headers["content-disposition"]).toMatch(/filename=sahihi-data-\d{4}-\d\d-\d\d\.zip$/);
  return unzipSync(new Uint8Array(body as Buffer));
}

test("an export holds what each page shows its user, with the PDFs, and no secret", async () => {
  const draft = await createSheet(caller, { songTitle: '../Lamu: by "Morning"?' });
  const signed = await signSheet(app, caller);
  const writers = [{ ...people(1)[0]!, email: user.email }];
  const received = await signSheet(app, partner, {
    publishingRightsCollaborators: writers,
    songTitle: "Tana",
  });
  const unsigned = await sendSheet(app, partner, {
    publishingRightsCollaborators: writers,
    songTitle: "Still open",
  });
  await startPayment(caller, { termsVersion: "2026-11-22", privacyVersion: "2026-11-24" });
  const ticket = await ticketOf(caller);

  const avatar = await picture().png().toBuffer();
  await caller.put("/api/user/avatar").attach("file", avatar, "me.png").expect(200);

  // Until it is sealed, a PDF is drawn anew for whoever asks.
  await app.deps.jobs.idle();
  const responses = await Promise.all([ask(), ask(), ask()]);
  expect(responses.map(({ body }) => body as unknown)).toEqual(
    responses.map(() => ({ message: "We'll send your data export to your email within 24 hours." })),
  );
  const files = await contents(await newest());
  expect(await mails()).toHaveLength(1);

  const json = (path: string) => JSON.parse(strFromU8(files[path]!)) as unknown;
  const fileOf = (end: string) => Object.keys(files).find((path) => path.endsWith(end))!;
  const get = async (path: string) => (await caller.get(path).expect(200)).body as unknown;
  const pdf = async (id: string) =>
    (await caller.get(`/api/documents/${id}/pdf`).responseType("blob").expect(200)).body as Buffer;

  expect(json("profile.json")).toEqual(await get("/api/user"));
  expect(strFromU8(files["picture.webp"]!.subarray(8, 12))).toBe("WEBP");
  const shown = { termsVersion: "2026-11-22", privacyVersion: "2026-11-24" };
  const paid = (await get("/api/payments")) as object[];
  expect(json("payments.json")).toEqual(paid.map((payment) => ({ ...payment, ...shown })));
  const at = user.createdAt.toISOString();
  expect(json("accepted.json")).toEqual({
    act: "sign_up",
    at,
    termsVersion: "2026-11-24",
    privacyVersion: "not_stated",
  });
  expect(json(`tickets/${ticket.number}.json`)).toEqual(await get(`/api/support/tickets/${ticket.id}`));
  expect(json("sessions.json")).toHaveLength(1);
  for (const { id } of [draft, signed, received]) {
    expect(json(fileOf(`(${id})/document.json`))).toEqual(await get(`/api/documents/${id}`));
  }
  expect(json(fileOf(`(${signed.id})/versions/1.json`))).toEqual(
    await get(`/api/documents/${signed.id}/versions/1`),
  );
  for (const { id } of [signed, received])
    expect(Buffer.from(files[fileOf(`(${id})/document.pdf`)]!).equals(await pdf(id))).toBe(true);
  expect(strFromU8(files[fileOf(`(${draft.id})/document.pdf`)]!.subarray(0, 5))).toBe("%PDF-");
  expect(fileOf(`(${draft.id})/document.json`)).toBe(
    `documents/own/.. Lamu by Morning (${draft.id})/document.json`,
  );
  expect(fileOf(`(${received.id})/document.json`)).toContain("documents/received/Tana");
  expect(Object.keys(files).some((path) => path.includes(`(${unsigned.id})/document.pdf`))).toBe(false);

  const texts = Object.keys(files).filter((path) => path.endsWith(".json"));
  const all = texts.map((path) => strFromU8(files[path]!)).join("\n");
  const { rows } = await app.deps.pool.query<{ secret: string }>(`
    select password_hash as secret from users union all select sid from sessions
    union all select token_hash from signers union all select token_hash from account_links`);
  expect(rows.length).toBeGreaterThan(6);
  expect(rows.filter(({ secret }) => all.includes(secret))).toEqual([]);
});

test("it opens for its user alone, until a newer one is there or 7 days have passed", async () => {
  await ask();
  const first = await newest();
  await download(first, partner).expect(404);
  await download(first, app.nobody()).expect(401);
  await ask();
  const second = await newest();
  expect(second).not.toBe(first);
  await download(first).expect(404);

  app.clock.pass(7 * DAY - 60_000);
  await forgetExports(app.deps);
  await download(second).expect(200);
  app.clock.pass(60_000);
  await download(second).expect(404);
  await forgetExports(app.deps);
  const { rows } = await app.deps.pool.query("select from data_exports");
  expect(rows).toEqual([]);
});

test("asking for one's account to be deleted opens one ticket, however often it is asked", async () => {
  const deletion = () => caller.post("/api/user/delete-account").expect(200);
  const responses = await Promise.all([deletion(), deletion()]);
  const [ticketId, again] = responses.map(({ body }) => (body as { ticketId: string }).ticketId);
  expect(again).toBe(ticketId);
  const { body } = await caller.get(`/api/support/tickets/${ticketId}`).expect(200);
  expect(body).toMatchObject({ category: "account", subject: "Delete my account", messages: [] });
});
