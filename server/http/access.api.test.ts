import { eq } from "#server/orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#server/db/tables/auth";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { whatIsMissing } from "#server/http/openapi";
import { createUser } from "#server/testing/factories/user";
import {
  contractKeys,
  endpointOf,
  send,
  successOf,
  validCall,
  type Input,
} from "#server/testing/valid-calls";
import type { Endpoint } from "#shared/contract/contract";
import { DocumentSummary } from "#shared/contract/documents";
import { Payment } from "#shared/contract/payments";
import { Review } from "#shared/contract/review-results";
import type { ContractKey } from "#shared/contract/index";
import { errorCatalogue } from "#shared/errors";

const app = await appForFile();
type Member = { id: string; caller: Caller };

// Hundreds sign in here, from one address.
const forgetLimits = () => app.deps.pool.query("delete from rate_limits where key like 'credentials%'");
beforeEach(forgetLimits);

/** A user, signed in, whose e-mail is not confirmed, unless it is said when: who owns nothing here need not be. */
async function member(emailVerifiedAt: Date | null = null): Promise<Member> {
  const user = await createUser(app.deps, { emailVerifiedAt });
  return { id: user.id, caller: await app.signIn(user) };
}

/** Who makes what the others try to reach: it takes a confirmed e-mail to ask many people to sign. */
const owning = () => member(app.clock.now());

const setStatus = ({ id }: Member, status: "active" | "suspended") =>
  app.deps.db.update(users).set({ status }).where(eq(users.id, id));

async function suspend(one: Member): Promise<Caller> {
  await setStatus(one, "suspended");
  return one.caller;
}

const suspended = async () => suspend(await member());

/** One input for all tests of an endpoint: it is still good after whoever may not make the call. */
function preparedCall(key: ContractKey) {
  const prepared = {} as { owner: Member; input: Input };
  beforeAll(async () => {
    await forgetLimits();
    prepared.owner = await owning();
    prepared.input = await validCall(key, app, prepared.owner.caller);
  });
  return prepared;
}

const errorBody = (code: keyof typeof errorCatalogue) => ({
  status: errorCatalogue[code][0],
  body: { code, message: errorCatalogue[code][1] },
});

/** How an endpoint says that something does not exist, or is not the caller's. */
const missing = (key: ContractKey) => errorBody(whatIsMissing(endpointOf(key)));

/** How an endpoint says that a link opens nothing. */
const unopened = (key: ContractKey) => {
  const expected = (
    [
      "room_not_found",
      "consent_link_invalid",
      "unlock_link_invalid",
      "ticket_link_invalid",
      "shared_link_invalid",
    ] as const
  ).find((code) => endpointOf(key).errors?.includes(code));
  return errorBody(expected ?? "link_invalid");
};

/** How an endpoint says that the caller has not done what comes before. */
const notBegun = (key: ContractKey) => {
  const expected = (
    ["two_factor_not_begun", "two_factor_off", "email_unconfirmed", "room_code_over"] as const
  ).find((code) => endpointOf(key).errors?.includes(code));
  return expected && errorBody(expected);
};

/** Nobody was mailed this one. */
const unknownToken = "x".repeat(43);
const endpointsThat = (fit: (prepared: Endpoint) => boolean) =>
  contractKeys.filter((key) => fit(endpointOf(key)));
const successfully = (key: ContractKey) => expect.objectContaining({ status: successOf(endpointOf(key)) });

async function call(key: ContractKey, caller: Caller, input: Input) {
  const { status, body } = await send(caller, key, input);
  return { status, body: body as unknown };
}

describe.each(endpointsThat(({ access }) => access === "public"))("%s", (key) => {
  test("is for everybody, also for one whose account is suspended", async () => {
    const owner = await owning();
    for (const caller of [app.nobody(), (await member()).caller, await suspended()]) {
      const input = await validCall(key, app, owner.caller);
      expect(await call(key, caller, input)).toEqual(successfully(key));
    }
  });
});

/** What is published is for whoever is signed in. */
const isAboutOthers = (key: ContractKey) =>
  endpointOf(key).errors?.includes("collaborator_not_found") ?? false;

describe.each(endpointsThat(({ access }) => access === "user" || access === "admin"))("%s", (key) => {
  const { access, params } = endpointOf(key);
  const prepared = preparedCall(key);

  test("is not for somebody who is not signed in", async () => {
    expect(await call(key, app.nobody(), prepared.input)).toEqual(errorBody("unauthorized"));
  });

  test("is not for the owner while the account is suspended", async () => {
    const response = await call(key, await suspend(prepared.owner), prepared.input);
    await setStatus(prepared.owner, "active");
    expect(response).toEqual(errorBody("unauthorized"));
  });

  if (access === "admin")
    test("is not for a user who is no administrator", async () => {
      expect(await call(key, prepared.owner.caller, prepared.input)).toEqual(errorBody("forbidden"));
    });

  if (access === "user" && params && isAboutOthers(key))
    test("is for any other user, too, and changes nothing of the owner's", async () => {
      const { caller } = prepared.owner;
      const before = await caller.get("/api/blocks").expect(200);
      expect(await call(key, (await member()).caller, prepared.input)).toEqual(successfully(key));
      expect((await caller.get("/api/blocks").expect(200)).body).toEqual(before.body);
    });

  if (access === "user" && params && !isAboutOthers(key))
    test("finds nothing for another user", async () => {
      expect(await call(key, (await member()).caller, prepared.input)).toEqual(missing(key));
    });

  if (access === "user")
    test("is for the owner, and as it was before others tried", async () => {
      expect(await call(key, prepared.owner.caller, prepared.input)).toEqual(successfully(key));
    });
});

describe.each(endpointsThat(({ access, params }) => access === "user" && params === undefined))(
  "%s",
  (key) => {
    test("gives another user their own and nothing of the owner's", async () => {
      const owner = await member();
      const input = await validCall(key, app, owner.caller);
      const { body: documents } = await owner.caller.get("/api/documents").expect(200);
      const { body: payments } = await owner.caller.get("/api/payments").expect(200);
      const { body: reviews } = await owner.caller.get("/api/ai-reviews").expect(200);
      const response = await call(key, (await member()).caller, input);
      // A payment or a song of somebody else's is not found, and what somebody else has begun cannot be finished.
      const theirs = ["paymentId", "documentIds", "documents"];
      const isOthers = theirs.some((field) => input.body !== undefined && field in input.body);
      expect(response).toEqual(isOthers ? missing(key) : (notBegun(key) ?? successfully(key)));
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
        expect(JSON.stringify(response.body)).not.toContain(id);
      }
    });
  },
);

/** A code opens once, and in one browser. */
const letsInOnce = (key: ContractKey) => endpointOf(key).errors?.includes("room_code_over") ?? false;

describe.each(endpointsThat(({ access }) => access === "token"))("%s", (key) => {
  const prepared = preparedCall(key);

  test("is for nobody without the link, not even the owner", async () => {
    const names = Object.keys(prepared.input.params ?? {});
    const guess = {
      ...prepared.input,
      params: Object.fromEntries(names.map((name) => [name, unknownToken])),
    };
    for (const caller of [app.nobody(), (await member()).caller, prepared.owner.caller]) {
      expect(await call(key, caller, guess)).toEqual(unopened(key));
    }
  });

  test("is for whoever holds the link, signed in or not, also while an account is suspended", async () => {
    const stranger = (await member()).caller;
    for (const caller of [app.nobody(), stranger, await suspend(prepared.owner)]) {
      const input = letsInOnce(key) ? await validCall(key, app, (await owning()).caller) : prepared.input;
      expect(await call(key, caller, input)).toEqual(successfully(key));
    }
  });
});

describe.each(endpointsThat(({ access }) => access === "room"))("%s", (key) => {
  const prepared = preparedCall(key);

  test("is for the browser alone in which a code was entered", async () => {
    for (const caller of [app.nobody(), (await member()).caller])
      expect(await call(key, caller, prepared.input)).toEqual(errorBody("room_session_over"));
    expect(await call(key, await suspend(prepared.owner), prepared.input)).toEqual(successfully(key));
  });
});
