import type { Caller, TestApp } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { User } from "#shared/contract/auth";
import type { accountEndpoints } from "#shared/contract/account";

type ExportEndpoint =
  "POST /api/user/export" | "GET /api/user/exports/{id}" | "POST /api/user/delete-account";

export const exportCalls: RoomCalls<Pick<typeof accountEndpoints, ExportEndpoint>> = {
  "POST /api/user/export": async () => ({}),
  "GET /api/user/exports/{id}": async (app, owner) => ({ params: { id: await exported(app, owner) } }),
  "POST /api/user/delete-account": async () => ({}),
};

async function exported(app: TestApp, owner: Caller): Promise<string> {
  const { id } = User.parse((await owner.get("/api/user").expect(200)).body);
  await owner.post("/api/user/export").expect(200);
  await app.deps.jobs.idle();
  const { rows } = await app.deps.pool.query<{ id: string }>(
    "select id from data_exports where user_id = $1 order by asked_at desc limit 1",
    [id],
  );
  return rows[0]!.id;
}
