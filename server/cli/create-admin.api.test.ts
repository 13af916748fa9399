import { expect, test } from "vitest";
import { makeFirstAdministrator } from "#server/features/admin/index";
import { appForFile } from "#server/testing/app-for-file";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { runCommand } from "#server/testing/run-command";

const app = await appForFile();
const { pool } = app.deps;

const createAdmin = (email: string, password: string) =>
  runCommand(app, "server/cli/create-admin.ts", [email], `${password}\n`);

async function roleOf(email: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ role: string }>("select role from users where email = $1", [email]);
  return rows[0]?.role;
}

test("without a database in the environment nobody is made an administrator of another one unawares", async () => {
  const said = await runCommand(
    app,
    "server/cli/create-admin.ts",
    ["zawadi@example.com"],
    "nairobi-nights\n",
    {
      DATABASE_URL: undefined,
      DATA_DIR: "/nowhere",
    },
  );
  expect(said).toMatchObject({ code: 1, stdout: "" });
  expect(said.stderr).toMatch(
    /^DATABASE_URL is not set: .* add --local for the local database in \/nowhere\n$/,
  );
  const both = await runCommand(app, "server/cli/create-admin.ts", ["zawadi@example.com", "--local"]);
  expect(both.stderr).toMatch(/^--local asks for the local database, and DATABASE_URL names another one\n$/);
});

const login = (email: string, password: string) => app.nobody().post("/api/login").send({ email, password });

test("npm run admin:create makes an account that may administer, and refuses a short password", async () => {
  const email = "zawadi@example.com";
  expect(await createAdmin(email, "short")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("The password needs at least 8 characters."),
  });
  const nothing = await runCommand(app, "server/cli/create-admin.ts", [email]);
  expect(nothing).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining("No password was given"),
  });
  expect(nothing.stderr).not.toContain("Warning");
  expect(await roleOf(email)).toBeUndefined();

  const { stdout } = await createAdmin(email, "a long password");
  expect(stdout).toContain(`${email} is a new administrator.`);
  expect(stdout).toContain("switch on the second factor");
  const { body } = await login(email, "a long password").expect(200);
  expect(body).toMatchObject({ role: "admin", emailVerified: true });
});

test("an account that the environment names is promoted once, keeps its password, and stays demoted", async () => {
  const { email } = await createUser(app.deps);
  await pool.query("update users set role = 'user'");
  const env = { ...app.deps.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: "another password" };
  const start = () => makeFirstAdministrator({ ...app.deps, env });

  await Promise.all([start(), start()]);
  expect(await roleOf(email)).toBe("admin");
  await login(email, PASSWORD).expect(200);
  const { rows } = await pool.query("select after from admin_events where target_name = $1", [email]);
  expect(rows).toEqual([{ after: { role: "admin" } }]);

  const other = await createUser(app.deps, { role: "admin" });
  await pool.query("update users set role = 'user' where email = $1", [email]);
  await start();
  expect(await roleOf(email)).toBe("user");
  expect(await roleOf(other.email)).toBe("admin");
});
