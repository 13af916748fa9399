import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { users } from "#server/db/tables/auth";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { whatIsMissing } from "#server/http/openapi";
import { createUser } from "#server/testing/factories/user";
import { contractKeys, rowOf, send, successOf, validCall, type Input } from "#server/testing/valid-calls";
import type { Row } from "#shared/contract/contract";
import { DocumentSummary } from "#shared/contract/documents";
import { Payment } from "#shared/contract/payments";
import { Review } from "#shared/contract/review-results";
import type { ContractKey } from "#shared/contract/index";
import { errorCatalogue } from "#shared/errors";

const app = await appForFile();
let owner: { id: string; caller: Caller };

beforeEach(async () => {
  // Hundreds sign in here, from one address.
  await app.deps.pool.query("delete from rate_limits where key like 'credentials%'");
  owner = await member();
});

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

/** How a row says that something does not exist, or is not the caller's. */
const missing = (key: ContractKey) => refusal(whatIsMissing(rowOf(key)));

/** How a row says that a link opens nothing. */
const unopened = (key: ContractKey) => {
  const told = (["consent_link_invalid", "unlock_link_invalid", "ticket_link_invalid"] as const).find(
    (code) => rowOf(key).refusals?.includes(code),
  );
  return refusal(told ?? "link_invalid");
};

/** How a row says that the caller has not done what comes before. */
const notBegun = (key: ContractKey) => {
  const told = (["two_factor_not_begun", "two_factor_off", "email_unconfirmed"] as const).find((code) =>
    rowOf(key).refusals?.includes(code),
  );
  return told && refusal(told);
};

/** Nobody was mailed this one. */
const unknownToken = "x".repeat(43);
const rowsThat = (fit: (row: Row) => boolean) => contractKeys.filter((key) => fit(rowOf(key)));
const successfully = (key: ContractKey) => expect.objectContaining({ status: successOf(rowOf(key)) });
const ownersCall = (key: ContractKey) => validCall(key, app, owner.caller);

async function call(key: ContractKey, caller: Caller, input: Input) {
  const { status, body } = await send(caller, key, input);
  return { status, body: body as unknown };
}

describe.each(rowsThat(({ access }) => access === "public"))("%s", (key) => {
  test("is for everybody, also for one whose account is suspended", async () => {
    for (const caller of [app.nobody(), (await member()).caller, await suspended()]) {
      const input = await validCall(key, app, (await member()).caller);
      expect(await call(key, caller, input)).toEqual(successfully(key));
    }
  });
});

describe.each(rowsThat(({ access }) => access === "user" || access === "admin"))("%s", (key) => {
  test("is not for somebody who is not signed in", async () => {
    expect(await call(key, app.nobody(), await ownersCall(key))).toEqual(refusal("unauthorized"));
  });

  test("is not for the owner once the account is suspended", async () => {
    const input = await ownersCall(key);
    expect(await call(key, await suspended(), input)).toEqual(refusal("unauthorized"));
  });
});

describe.each(rowsThat(({ access }) => access === "admin"))("%s", (key) => {
  test("is not for a user who is no administrator", async () => {
    expect(await call(key, owner.caller, await ownersCall(key))).toEqual(refusal("forbidden"));
  });
});

describe.each(rowsThat(({ access }) => access === "user"))("%s", (key) => {
  test("is for the owner", async () => {
    expect(await call(key, owner.caller, await ownersCall(key))).toEqual(successfully(key));
  });
});

/** What is published is for whoever is signed in. */
const isAboutOthers = (key: ContractKey) => rowOf(key).refusals?.includes("collaborator_not_found") ?? false;
const rowsWithParams = rowsThat(({ access, params }) => access === "user" && params !== undefined);

describe.each(rowsWithParams.filter(isAboutOthers))("%s", (key) => {
  test("is for any other user, too, and changes nothing of the owner's", async () => {
    const input = await ownersCall(key);
    const before = await owner.caller.get("/api/blocks").expect(200);
    expect(await call(key, (await member()).caller, input)).toEqual(successfully(key));
    expect((await owner.caller.get("/api/blocks").expect(200)).body).toEqual(before.body);
    expect(await call(key, owner.caller, input)).toEqual(successfully(key));
  });
});

describe.each(rowsWithParams.filter((key) => !isAboutOthers(key)))("%s", (key) => {
  test("finds nothing for another user, and changes nothing", async () => {
    const input = await ownersCall(key);
    const stranger = (await member()).caller;
    expect(await call(key, stranger, input)).toEqual(missing(key));
    expect(await call(key, owner.caller, input)).toEqual(successfully(key));
  });
});

describe.each(rowsThat(({ access, params }) => access === "user" && params === undefined))("%s", (key) => {
  test("gives another user their own and nothing of the owner's", async () => {
    const input = await ownersCall(key);
    const { body: documents } = await owner.caller.get("/api/documents").expect(200);
    const { body: payments } = await owner.caller.get("/api/payments").expect(200);
    const { body: reviews } = await owner.caller.get("/api/ai-reviews").expect(200);
    const answer = await call(key, (await member()).caller, input);
    // A payment of somebody else's is not found, and what somebody else has begun cannot be finished.
    const isPaid = input.body !== undefined && "paymentId" in input.body;
    expect(answer).toEqual(isPaid ? missing(key) : (notBegun(key) ?? successfully(key)));
    for (const id of [
      owner.id,
      ...DocumentSummary.array()
        .parse(documents)
        .map((document) => document.id),
      ...Payment.array()
        .parse(payments)
        .map((payment) => payment.id),
      ...Review.array()
        .parse(reviews)
        .map((review) => review.id),
    ]) {
      expect(JSON.stringify(answer.body)).not.toContain(id);
    }
  });
});

describe.each(rowsThat(({ access }) => access === "token"))("%s", (key) => {
  test("is for whoever holds the link, signed in or not, also while an account is suspended", async () => {
    const input = await ownersCall(key);
    const stranger = (await member()).caller;
    for (const caller of [app.nobody(), stranger, await suspended()]) {
      expect(await call(key, caller, input)).toEqual(successfully(key));
    }
  });

  test("is for nobody without the link, not even the owner", async () => {
    const guess = { ...(await ownersCall(key)), params: { token: unknownToken } };
    for (const caller of [app.nobody(), (await member()).caller, owner.caller]) {
      expect(await call(key, caller, guess)).toEqual(unopened(key));
    }
  });
});
