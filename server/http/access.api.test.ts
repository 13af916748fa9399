import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#server/db/tables/auth";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { createUser } from "#server/testing/factories/user";
import { contractKeys, request, rowOf, successOf, validCall, type Input } from "#server/testing/valid-calls";
import { errorCatalogue } from "#shared/errors";

let app: TestApp;
let owner: { id: string; caller: Caller };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await member();
});
afterAll(() => app.stop());

/** A user, signed in, whose e-mail is not confirmed: nothing here depends on that. */
async function member() {
  const user = await createUser(app.deps, { emailVerifiedAt: null });
  return { id: user.id, caller: await app.signIn(user) };
}

async function suspended() {
  await app.deps.db.update(users).set({ status: "suspended" }).where(eq(users.id, owner.id));
  return owner.caller;
}

const refusal = (code: keyof typeof errorCatalogue) => ({
  status: errorCatalogue[code][0],
  body: { code, message: errorCatalogue[code][1] },
});

const unknownToken = "x".repeat(43);

describe.each(contractKeys)("%s", (key) => {
  const row = rowOf(key);
  const ownersCall = () => validCall(key, app, owner.caller);
  const call = async (caller: Caller, input: Input) => {
    const { status, body } = await request(caller, key, input).send(input.body);
    return { status, body: body as unknown };
  };
  const success = expect.objectContaining({ status: successOf(row) });

  if (row.access === "public") {
    test("is for everybody, also for one whose account is suspended", async () => {
      for (const caller of [app.nobody(), (await member()).caller, await suspended()]) {
        expect(await call(caller, await validCall(key, app, (await member()).caller))).toEqual(success);
      }
    });
  }

  if (row.access === "user" || row.access === "admin") {
    test("is not for somebody who is not signed in", async () => {
      expect(await call(app.nobody(), await ownersCall())).toEqual(refusal("unauthorized"));
    });

    test("is not for the owner once the account is suspended", async () => {
      const input = await ownersCall();
      expect(await call(await suspended(), input)).toEqual(refusal("unauthorized"));
    });
  }

  if (row.access === "admin") {
    test("is not for a user who is no administrator", async () => {
      expect(await call(owner.caller, await ownersCall())).toEqual(refusal("forbidden"));
    });
  }

  if (row.access === "user" && row.params) {
    test("finds nothing for another user, and changes nothing", async () => {
      const input = await ownersCall();
      const stranger = (await member()).caller;
      expect(await call(stranger, input)).toEqual(refusal("document_not_found"));
      expect(await call(owner.caller, input)).toEqual(success);
    });
  }

  if (row.access === "user" && !row.params) {
    test("gives another user their own and nothing of the owner's", async () => {
      const input = await ownersCall();
      const mine = await owner.caller.get("/api/documents").expect(200);
      const answer = await call((await member()).caller, input);
      expect(answer).toEqual(success);
      for (const secret of [owner.id, ...(mine.body as { id: string }[]).map(({ id }) => id)]) {
        expect(JSON.stringify(answer.body)).not.toContain(secret);
      }
    });
  }

  if (row.access === "user") {
    test("is for the owner", async () => {
      expect(await call(owner.caller, await ownersCall())).toEqual(success);
    });
  }

  if (row.access === "token") {
    test("is for whoever holds the link, signed in or not, also while an account is suspended", async () => {
      const input = await ownersCall();
      const stranger = (await member()).caller;
      for (const caller of [app.nobody(), stranger, await suspended()]) {
        expect(await call(caller, input)).toEqual(success);
      }
    });

    test("is for nobody without the link, not even the owner", async () => {
      await ownersCall();
      for (const caller of [app.nobody(), (await member()).caller, owner.caller]) {
        expect(await call(caller, { params: { token: unknownToken } })).toEqual(refusal("link_invalid"));
      }
    });
  }
});
