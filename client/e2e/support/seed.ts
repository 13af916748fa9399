import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";
import { linkIn } from "#server/testing/smtp-sink";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { paths } from "#shared/paths";
import type { User } from "#shared/contract/auth";
import type { SheetDocument } from "#shared/contract/documents";
import type { SplitSheetInput } from "#shared/contract/split-sheet";
import { untilAllMailed } from "./database.ts";
import { newPerson, type Person } from "./people.ts";
import type { ServerProcess } from "#server/testing/server-process";

/** A page, or the `request` fixture for somebody whose screen the story does not show. */
type Caller = { request: APIRequestContext };

/** A new account, signed in on this page's device without going through the screens. */
export async function seedAccount(
  page: Caller,
  person: Person = newPerson(),
): Promise<Person & { user: User }> {
  const user = await answered<User>(page.request.post("/api/register", { data: person }));
  return { ...person, user };
}

/** Opens the link that the sign-up has mailed. */
export async function confirmEmail(page: Caller, server: ServerProcess, { email }: Person): Promise<void> {
  const link = await mailedLink(server, email, paths.verifyEmail);
  const token = new URL(link).searchParams.get("token");
  await answered(page.request.post("/api/auth/verify-email", { data: { token } }));
}

/** A draft of whoever is signed in on this page. */
export async function seedSplitSheet(
  page: Caller,
  content: Partial<SplitSheetInput> = {},
): Promise<SheetDocument> {
  return answered<SheetDocument>(page.request.post("/api/documents", { data: splitSheetBody(content) }));
}

/** A sheet that was begun and not finished. */
export async function seedUnfinished(page: Caller, songTitle: string): Promise<void> {
  const data = {
    type: "split_sheet",
    title: songTitle,
    form: { songTitle },
    revision: randomUUID(),
    known: null,
  };
  await answered(page.request.put(`/api/unfinished/${randomUUID()}`, { data }));
}

/** Sends a draft whose people all have an e-mail to every one of them. */
export async function seedSent(page: Caller, { id, content }: SheetDocument): Promise<void> {
  const people = [...content.publishingRightsCollaborators, ...content.masterRightsCollaborators];
  const emails = [...new Set(people.map(({ email }) => email))];
  await answered(page.request.post(`/api/documents/${id}/send-for-signing`, { data: { emails } }));
}

/** The personal link of the newest signing mail to this address. */
export function signingLink(server: ServerProcess, address: string): Promise<string> {
  return mailedLink(server, address, "/sign/");
}

/**
 * The link below this path in the newest mail to this address that has one. Nothing is under way any more then: another story may have
 * mailed the same address, and its mail is not the one.
 */
export async function mailedLink(server: ServerProcess, address: string, path: string): Promise<string> {
  const { mails } = server;
  const hasLink = ({ to, text }: { to: string; text: string }) => to === address && text.includes(path);
  await untilAllMailed(server);
  await mails.waitForMail(hasLink);
  return linkIn(mails.mails.findLast(hasLink)!, path);
}

/** Signs as the holder of a link, without the screen, in a browser where nobody is signed in; with the code that it may ask for. */
export async function seedSignature(link: string, code?: string): Promise<void> {
  const { origin, pathname } = new URL(link);
  const response = await fetch(`${origin}/api${pathname}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });
  expect(response.ok, `${pathname} ${response.status} ${await response.text()}`).toBe(true);
}

/** The code in the newest mail to this address that has one. */
export async function mailedCode(server: ServerProcess, address: string): Promise<string> {
  const { mails } = server;
  const hasCode = ({ to, subject }: { to: string; subject: string }) =>
    to === address && /^\d{3} \d{3} /.test(subject);
  await untilAllMailed(server);
  await mails.waitForMail(hasCode);
  return mails.mails.findLast(hasCode)!.subject.slice(0, 7).replace(" ", "");
}

/** Signs by a link what changes what its holder signed. */
export async function seedChangeSigned(server: ServerProcess, address: string): Promise<void> {
  const link = await signingLink(server, address);
  const { origin, pathname } = new URL(link);
  await fetch(`${origin}/api${pathname}/code`, { method: "POST" });
  await seedSignature(link, await mailedCode(server, address));
}

/** A sheet of whoever is signed in on this page that everybody has signed. */
export async function seedSigned(
  page: Caller,
  server: ServerProcess,
  content: Partial<SplitSheetInput> = {},
): Promise<SheetDocument> {
  const sheet = await seedSplitSheet(page, content);
  await seedSent(page, sheet);
  for (const { email } of sheet.content.publishingRightsCollaborators)
    await seedSignature(await signingLink(server, email));
  return sheet;
}

/** The body of an answer that must be a success. */
export async function answered<Body>(request: Promise<APIResponse>): Promise<Body> {
  const response = await request;
  expect(response.ok(), `${response.url()} ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as Body;
}
