import { expect, test, vi } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import { createUser, PASSWORD } from "#server/testing/factories/user";

const app = await appForFile({ jobs: "queued" });

/** What a request asks of sessions and users, statement by statement: `select "sessions" and "users"`. */
async function statementsOf(request: () => PromiseLike<unknown>): Promise<string[]> {
  const query = vi.spyOn(app.deps.pool, "query");
  await request();
  const statements = query.mock.calls.map(([statement]: unknown[]) => textOf(statement));
  query.mockRestore();
  return statements.filter((text) => /"(?:sessions|users)"/.test(text)).map(summaryOf);
}

function textOf(statement: unknown): string {
  return typeof statement === "string" ? statement : (statement as { text: string }).text;
}

function summaryOf(text: string): string {
  const tables = ["sessions", "users"].filter((table) => text.includes(`"${table}"`));
  return `${/\w+/.exec(text)![0].toLowerCase()} ${tables.join(" and ")}`;
}

const RENEW = ["delete sessions", "insert sessions", "insert sessions"];

test("a signed-in request asks the database once for its session and user", async () => {
  const { caller } = await app.signedIn();
  const asked = await statementsOf(() => caller.get("/api/user").expect(200));
  expect(asked).toEqual(["select sessions and users"]);
});

test("a request that needs no session asks for none", async () => {
  const { caller } = await app.signedIn();
  expect(await statementsOf(() => caller.get("/api/health"))).toEqual([]);
});

test("signing in renews the session once, and signing out ends it in one statement", async () => {
  const { email } = await createUser(app.deps);
  const caller = app.nobody();
  const signIn = () => caller.post("/api/login").send({ email, password: PASSWORD }).expect(200);
  expect(await statementsOf(signIn)).toEqual(["select users", ...RENEW]);
  expect(await statementsOf(signIn)).toEqual(["select sessions and users", "select users", ...RENEW]);
  const passwords = { currentPassword: PASSWORD, newPassword: "another password" };
  const change = () => caller.put("/api/user/change-password").send(passwords).expect(200);
  expect(await statementsOf(change)).toEqual(["select sessions and users", ...RENEW]);
  const signOut = () => caller.post("/api/logout").expect(204);
  expect(await statementsOf(signOut)).toEqual(["select sessions and users", "delete sessions"]);
});

test("a request of a suspended account reads the session and changes nothing in it", async () => {
  const { user, caller } = await app.signedIn();
  const setStatus = (status: string) =>
    app.deps.pool.query("update users set status = $2 where id = $1", [user.id, status]);
  await setStatus("suspended");
  const asked = await statementsOf(() => caller.get("/api/user").expect(401));
  expect(asked).toEqual(["select sessions and users"]);
  await setStatus("active");
  await caller.get("/api/user").expect(200);
});
