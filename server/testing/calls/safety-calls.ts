import { randomUUID } from "node:crypto";
import { passwordMark } from "#server/features/auth/index";
import type { Caller, TestApp } from "#server/testing/app";
import { authenticator, beginTwoFactor } from "#server/testing/authenticator";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { OpenSession } from "#shared/contract/account";
import { User } from "#shared/contract/auth";
import type { accountEndpoints } from "#shared/contract/account";

/** Endpoints about the safety of an account. */
type SafetyKey = Extract<
  keyof typeof accountEndpoints,
  `${string}${"sessions" | "two-factor" | "change-password"}${string}`
>;

export const safetyCalls: RoomCalls<Pick<typeof accountEndpoints, SafetyKey>> = {
  "PUT /api/user/change-password": async (app, owner) => {
    await restorePassword(app, owner);
    return { body: { currentPassword: PASSWORD, newPassword: PASSWORD } };
  },
  "GET /api/user/sessions": async () => ({}),
  "DELETE /api/user/sessions/{id}": async (app, owner) => {
    await openAnother(app, await idOf(owner));
    const { body } = await owner.get("/api/user/sessions").expect(200);
    return {
      params: {
        id: OpenSession.array()
          .parse(body)
          .find(({ current }) => !current)!.id,
      },
    };
  },
  "POST /api/user/sessions/end-all": async () => ({}),
  "GET /api/user/two-factor": async () => ({}),
  "POST /api/user/two-factor": async (app, owner) => {
    await forgetTwoFactor(app, owner);
    return { body: { password: PASSWORD } };
  },
  "POST /api/user/two-factor/confirm": async (app, owner) => {
    await forgetTwoFactor(app, owner);
    return { body: { code: authenticator(app, (await beginTwoFactor(owner)).secret)() } };
  },
  "POST /api/user/two-factor/recovery-codes": async (app, owner) => {
    await keepTwoFactorOn(app, owner);
    return { body: { password: PASSWORD } };
  },
  "POST /api/user/two-factor/off": async () => ({ body: { password: PASSWORD } }),
};

async function idOf(owner: Caller): Promise<string> {
  return User.parse((await owner.get("/api/user").expect(200)).body).id;
}

/** The same user on another device. */
async function openAnother({ deps }: TestApp, userId: string): Promise<void> {
  const copy = `insert into sessions select $1, sess, expire from sessions where sess -> 'passport' ->> 'user' = $2 limit 1`;
  await deps.pool.query(copy, [randomUUID(), userId]);
}

async function forgetTwoFactor({ deps }: TestApp, owner: Caller): Promise<void> {
  const id = await idOf(owner);
  await deps.pool.query("delete from two_factors where user_id = $1", [id]);
  await deps.pool.query("update users set email_verified_at = now() where id = $1", [id]);
}

/** As many callers at once as there may be: which of them gets here last does not matter. */
async function keepTwoFactorOn({ deps }: TestApp, owner: Caller): Promise<void> {
  const on = `insert into two_factors (user_id, secret_sealed, confirmed_at) values ($1, $2, now())
    on conflict (user_id) do update set confirmed_at = now()`;
  await deps.pool.query(on, [await idOf(owner), deps.secrets.sealData("a secret")]);
}

/** The password every user of a test has, should a call have changed it; whoever is signed in stays so. */
async function restorePassword({ deps }: TestApp, owner: Caller): Promise<void> {
  const id = await idOf(owner);
  const { passwordHash } = await createUser(deps);
  await deps.pool.query("update users set password_hash = $2 where id = $1", [id, passwordHash]);
  const mark = JSON.stringify({ openedWith: passwordMark({ passwordHash }) });
  const remark =
    "update sessions set sess = (sess::jsonb || $2::jsonb)::json where sess -> 'passport' ->> 'user' = $1";
  await deps.pool.query(remark, [id, mark]);
}
