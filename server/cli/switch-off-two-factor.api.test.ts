import { expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import { switchOnTwoFactor } from "#server/testing/authenticator";
import { PASSWORD } from "#server/testing/factories/user";
import { runCommand } from "#server/testing/run-command";

const app = await appForFile();
const switchOff = (...args: string[]) => runCommand(app, "server/cli/switch-off-two-factor.ts", args);

test("npm run second-factor:off lets somebody in who lost their phone and their codes, and tells them", async () => {
  const { user, caller } = await app.signedIn();
  await switchOnTwoFactor(app, caller);
  const login = () => app.nobody().post("/api/login").send({ email: user.email, password: PASSWORD });
  await login().expect(401);

  expect((await switchOff(user.email)).stdout).toContain("signs in with the password alone now");
  await login().expect(200);
  await app.mails.waitForMail(
    ({ to, subject }) => to === user.email && subject === "Two-factor sign-in is off",
  );

  expect((await switchOff(user.email)).stdout).toContain("has no second factor");
  expect(await switchOff("nobody@example.com")).toMatchObject({
    code: 1,
    stdout: "nobody@example.com has no account.\n",
  });
  expect(await switchOff()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Usage: npm run second-factor:off"),
  });
});
