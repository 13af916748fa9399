import { expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import { createUser } from "#server/testing/factories/user";
import { runCommand } from "#server/testing/run-command";

const app = await appForFile();
const support = (...args: string[]) => runCommand(app, "server/cli/support.ts", args);

test("npm run support helps somebody who cannot get in", async () => {
  const user = await createUser(app.deps, { emailVerifiedAt: null });
  for (let tries = 0; tries < 2; tries += 1)
    await app.nobody().post("/api/login").send({ email: user.email, password: "a wrong one" }).expect(401);

  expect((await support("find", user.email)).stdout).toMatch(
    /second factor {2}off\n {2}wrong today {4}2 passwords\n$/,
  );
  expect((await support("unlock", user.email)).stdout).toBe("Wrong passwords and codes are forgotten.\n");
  expect((await support("find", user.email)).stdout).toContain("wrong today    0 passwords");

  await support("confirm", user.email);
  await support("reset", user.email);
  const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([expect.stringMatching(/confirm/i), expect.stringMatching(/password/i)]),
  );
});

test("npm run support -- test-mail says what the mail server says", async () => {
  expect((await support("test-mail", "operator@example.com")).stdout).toMatch(
    /^The mail server took a mail from /,
  );
  await app.mails.waitForMail(
    ({ to, subject }) => to === "operator@example.com" && subject === "A test mail of Sahihi",
  );
  const away = await runCommand(app, "server/cli/support.ts", ["test-mail", "operator@example.com"], "", {
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  expect(away).toMatchObject({ code: 1, stderr: expect.stringContaining("ECONNREFUSED") });
});

test("npm run support tells how it is used, and of nobody", async () => {
  expect(await support("find")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Usage: npm run support"),
  });
  expect(await support("find", "nobody@example.com")).toMatchObject({
    code: 1,
    stdout: "nobody@example.com has no account.\n",
  });
});
