import { linkIn, type ReceivedMail } from "#server/testing/smtp-sink";
import { brand } from "#shared/brand";
import { paths, pathTo } from "#shared/paths";
import { privacyVersion, termsVersion } from "#shared/wordings/shown-versions";
import { expectAccessible } from "../../support/accessible.ts";
import { queryDatabase } from "../../support/database.ts";
import { newPerson, signIn, signOut, signUp } from "../../support/people.ts";
import { routeOnce } from "../../support/route-once.ts";
import { seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast, LOGGED_OUT, watchForToast } from "../../support/toast.ts";

test("a newcomer signs up, and is told what is missing field by field", async ({ page, server }) => {
  const person = newPerson();
  await page.goto(paths.signup);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  for (const [label, message] of [
    ["First name", "First name is required"],
    ["Last name", "Last name is required"],
    ["Email", "Please enter a valid email address"],
    ["Password", "Password must be at least 6 characters"],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  }
  await expect(page.getByLabel("First name")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("12345");
  await expect(page.getByLabel("Email")).not.toHaveAccessibleDescription(/./);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(password).toBeFocused();
  await password.fill(person.password);
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  const sentence = page.getByText(
    "By creating an account you accept the Terms (version of 29 November 2026).",
  );
  await expect(sentence.getByRole("link", { name: "Terms" })).toHaveAttribute("href", paths.terms);
  await expect(sentence.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", paths.privacy);
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Amina Wanjirũ");
  await expect(page).toHaveURL(paths.home);
  const accepted = "select terms_version as terms, privacy_version as privacy from users where email = $1";
  expect(await queryDatabase(server, accepted, [person.email.toLowerCase()])).toEqual([
    { terms: termsVersion, privacy: privacyVersion },
  ]);
});

test(
  "somebody who forgot that they have an account signs in instead, and out again",
  { tag: "@phone" },
  async ({ page, problems }) => {
    problems.expected(/^409 POST \/api\/register$/, /^401 POST \/api\/login$/);
    const person = newPerson();
    await seedAccount(page, person);
    await page.request.post("/api/logout");

    await page.goto(paths.signup);
    await page.getByLabel("First name").fill(person.firstName);
    await page.getByLabel("Last name").fill(person.lastName);
    await page.getByLabel("Email").fill(` ${person.email.toUpperCase()}`);
    await page.getByLabel("Password", { exact: true }).fill("another-password");
    await page.getByRole("button", { name: "Create Account" }).click();
    const refusal = page.getByRole("alert");
    await expect(refusal).toContainText("Registration failed");
    await expect(refusal).toContainText("An account with this email already exists");
    await expect(page.getByLabel("First name")).toHaveValue(person.firstName);
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/already has an account/);
    await expectAccessible(page);

    await page.getByRole("link", { name: "Sign in instead" }).click();
    await expect(page).toHaveURL(paths.login);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(refusal).toBeHidden();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(refusal).toContainText("Login failed");
    await expect(refusal).toContainText("Invalid email or password");
    await expect(page.getByLabel("Email")).toHaveValue(/AMINA/);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("another-password");
    await expectAccessible(page);

    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
    await page.getByRole("link", { name: "Create Split Sheet" }).click();
    await signOut(page);
    await expect(page).toHaveURL(paths.home);
    await page.goBack();
    await expect(page).toHaveURL(paths.splitSheet);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByText(person.firstName)).toHaveCount(0);
  },
);

test(
  "a forgotten password is replaced through the mail, once",
  { tag: "@phone" },
  async ({ page, server, problems }) => {
    problems.expected(/^401 POST \/api\/login$/, /^400 POST \/api\/auth\/reset-password$/);
    const person = newPerson();
    await seedAccount(page, person);
    await page.request.post("/api/logout");

    await page.goto(paths.login);
    await page.getByRole("button", { name: "Forgot password?" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill("amina@");
    await dialog.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(
      "Please enter a valid email address",
    );
    await dialog.getByLabel("Email").fill(person.email);
    await dialog.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(dialog.getByRole("heading", { name: "Email Sent" })).toBeVisible();
    await expectToast(
      page,
      "Reset Link Sent",
      "If an account with that email exists, we've sent a password reset link",
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();

    const link = linkIn(await server.mails.waitForMail(isReset(person.email)), paths.resetPassword);
    await page.goto(link);
    const [first, second] = [
      page.getByLabel("New password", { exact: true }),
      page.getByLabel("Confirm new"),
    ];
    await first.fill("short");
    await second.fill("shorter");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(first).toHaveAccessibleDescription("Password must be at least 6 characters");
    await first.fill("mombasa-mornings");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(second).toHaveAccessibleDescription("Passwords don't match");
    await expectAccessible(page);
    await second.fill("mombasa-mornings");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("heading", { name: "Password Reset Complete" })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Continue to Login" }).click();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toContainText("Invalid email or password");
    await signIn(page, { ...person, password: "mombasa-mornings" });

    await signOut(page);
    await page.goto(link);
    await first.fill("kisumu-evenings");
    await second.fill("kisumu-evenings");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("alert")).toContainText("Reset Failed");
    await expect(page.getByRole("alert")).toContainText("This reset link is invalid or has expired.");
    await page.getByRole("link", { name: "Ask for a new link" }).click();
    await expect(dialog.getByRole("button", { name: "Send Reset Link" })).toBeVisible();
  },
);

test(
  "a reload in the middle of signing up loses nothing but the password",
  { tag: "@phone" },
  async ({ page }) => {
    const person = newPerson();
    await page.goto(paths.signup);
    await page.getByLabel("First name").fill(person.firstName);
    await page.getByLabel("Last name").fill(person.lastName);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.reload();
    await expect(page.getByLabel("First name")).toHaveValue(person.firstName);
    await expect(page.getByLabel("Last name")).toHaveValue(person.lastName);
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    const kept = await page.evaluate(() =>
      [sessionStorage, localStorage].map((place) => JSON.stringify(place)),
    );
    expect(kept.join()).toContain(person.email);
    expect(kept.join()).not.toContain(person.password);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(person.firstName);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(person.email);
  },
);

test(
  "whoever goes on to another field after a refusal keeps the focus there",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(paths.signup);
    await page.getByLabel("Last name").fill("Wanjirũ");
    const focused = await page
      .getByRole("button", { name: "Create Account" })
      .evaluate(async (button: HTMLElement) => {
        const focusOf = () => document.activeElement?.getAttribute("name");
        const refused = new Promise<void>((done) =>
          document.addEventListener("focusin", () => done(), { once: true }),
        );
        button.click();
        await refused;
        const first = focusOf();
        document.querySelector<HTMLElement>('[name="password"]')?.focus();
        await new Promise((timersRan) => setTimeout(() => setTimeout(timersRan)));
        return [first, focusOf()];
      });
    expect(focused).toEqual(["firstName", "password"]);
  },
);

test("a reset link without its token says so and leads back", { tag: "@phone" }, async ({ page }) => {
  await page.goto(paths.resetPassword);
  await expect(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
  await expect(page.getByText("No reset token found")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test(
  "an e-mail is confirmed with a press of a button, and only then",
  { tag: "@phone" },
  async ({ page, server, problems }) => {
    const { email } = await seedAccount(page);
    const isConfirmation = ({ to, subject }: ReceivedMail) => to === email && subject.startsWith("Confirm");
    await server.mails.waitForMail(isConfirmation);
    await page.goto(paths.home);
    const banner = page.getByText(`Confirm ${email} with the link we sent you.`);
    await expect(banner).toBeVisible();
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText(`We have sent a new link to ${email}.`)).toBeVisible();
    await server.mails.waitForMail(() => server.mails.mails.filter(isConfirmation).length === 2);

    const link = linkIn(server.mails.mails.findLast(isConfirmation)!, paths.verifyEmail);
    await page.goto(link);
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Confirm my e-mail" }).click();
    await expect(page.getByRole("heading", { name: "E-mail confirmed" })).toBeVisible();
    await expect(banner).toBeHidden();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
    await expect(banner).toBeHidden();

    await page.goto(link);
    await page.getByRole("button", { name: "Confirm my e-mail" }).click();
    await expect(page.getByRole("heading", { name: "E-mail confirmed" })).toBeVisible();

    problems.expected(/^400 POST \/api\/auth\/verify-email$/);
    await page.goto(link.slice(0, -1));
    await page.getByRole("button", { name: "Confirm my e-mail" }).click();
    await expect(page.getByRole("heading", { name: "Already confirmed" })).toBeVisible();
  },
);

test(
  "a session that was ended elsewhere costs nothing that was typed",
  { tag: "@phone" },
  async ({ page, server, problems, anotherPerson }) => {
    problems.expected(/^401 PATCH \/api\/documents\//);
    const person = newPerson();
    await seedAccount(page, person);
    const sheet = await seedSplitSheet(page);
    await page.goto(pathTo.editSplitSheet(sheet.id));
    await page.getByLabel("Publisher").fill("Wanjirũ Music");

    const { request } = await anotherPerson();
    await request.post("/api/auth/forgot-password", { data: { email: person.email } });
    const link = linkIn(await server.mails.waitForMail(isReset(person.email)), paths.resetPassword);
    const body = { token: new URL(link).searchParams.get("token"), newPassword: "mombasa-mornings" };
    expect((await request.post("/api/auth/reset-password", { data: body })).ok()).toBe(true);

    const expectTold = await watchForToast(page, ...LOGGED_OUT);
    await page.getByRole("button", { name: "Update Split Sheet" }).click();
    await expect(page).toHaveURL(paths.login);
    await expectTold();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill("mombasa-mornings");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(pathTo.editSplitSheet(sheet.id));
    await expect(page.getByLabel("Publisher")).toHaveValue("Wanjirũ Music");
  },
);

test(
  "the sign-in screen leads back to where one was going, and never off the site",
  { tag: "@phone" },
  async ({ page }) => {
    const person = newPerson();
    await seedAccount(page, person);
    for (const [next, place] of [
      ["/split-sheet?step=form", "/split-sheet?step=form"],
      ["//example.com/", "/"],
      ["https://example.com/", "/"],
      ["javascript:alert(1)", "/"],
    ] as const) {
      // What the screen still asks for must not meet the end of the session.
      await page.goto("about:blank");
      await page.request.post("/api/logout");
      await page.goto(`${paths.login}?next=${encodeURIComponent(next)}`);
      await page.getByLabel("Email").fill(person.email);
      await page.getByLabel("Password", { exact: true }).fill(person.password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL(place);
    }
  },
);

test(
  "when somebody else signs in, no tab goes on in the name of the one before",
  { tag: "@phone" },
  async ({ page, context }) => {
    const amina = await seedAccount(page);
    await page.goto(paths.splitSheet);
    await page.getByLabel("Song title").fill("Ndoto za Usiku");
    const other = await context.newPage();
    await other.goto(paths.home);
    await signOut(other);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

    const brian = newPerson({ firstName: "Brian", lastName: "Otieno" });
    await signUp(other, brian);
    await expect(page.getByLabel("Song title")).toHaveValue("");
    await page.goto(paths.home);
    await signOut(page);
    await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

    await signIn(page, amina);
    await page.getByRole("link", { name: "Create Document" }).click();
    await expect(page.getByLabel("Song title")).toHaveValue("Ndoto za Usiku");
  },
);

test(
  "whoever signs in after a session that ran out sees nothing of the one before",
  { tag: "@phone" },
  async ({ page, server }) => {
    await page.clock.install();
    const brian = await seedAccount(page);
    const amina = await seedAccount(page);
    await seedSplitSheet(page);
    // All that the dashboard asks has been answered: what is under way would be told of the end of the session, or of time that has run out.
    const asked = [
      "dashboard",
      "payments",
      "unfinished",
      "collaboration-requests",
      "unread-message-count",
      "unread-notice-count",
    ];
    await Promise.all([
      ...asked.map((name) => page.waitForResponse((response) => response.url().endsWith(`/api/${name}`))),
      page.goto(paths.home),
    ]);
    const song = page.getByText("Nairobi Nights");
    await expect(song.first()).toBeVisible();
    await queryDatabase(server, "delete from sessions where sess -> 'passport' ->> 'user' = $1", [
      amina.user.id,
    ]);
    // The screens ask again who is here.
    await page.clock.fastForward("06:00");
    await page.getByRole("link", { name: "New split sheet" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();

    const late = Promise.withResolvers<void>();
    await routeOnce(page, "**/api/dashboard", (route) => late.promise.then(() => route.continue()));
    await page.getByLabel("Email").fill(brian.email);
    await page.getByLabel("Password", { exact: true }).fill(brian.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("banner").getByRole("link", { name: brand.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
    await expect(song).toHaveCount(0);
    late.resolve();
  },
);

test(
  "guessing a password is stopped, and does not lock the owner out",
  { tag: "@phone" },
  async ({ page, problems, anotherPerson }) => {
    problems.expected(/^429 POST \/api\/login$/);
    const owner = await seedAccount(await anotherPerson());
    for (let guess = 0; guess < 10; guess += 1)
      await page.request.post("/api/login", { data: { email: owner.email, password: `guess ${guess}` } });
    await page.goto(paths.login);
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill("one more");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toContainText("Login failed");
    await expect(page.getByRole("alert")).toContainText("Too many attempts. Please try again in 15 minutes.");
    await expect(page.getByLabel("Email")).toHaveValue(owner.email);
    await signIn(await anotherPerson(), owner);
  },
);

test(
  "an account that is suspended is signed out at once, and told why",
  { tag: "@phone" },
  async ({ page, server, problems }) => {
    problems.expected(/^401 GET \/api\/(dashboard|payments|unfinished)/, /^403 POST \/api\/login$/);
    const person = await seedAccount(page);
    await page.goto(paths.splitSheet);
    await expect(page.getByLabel("Song title")).toBeVisible();
    await queryDatabase(server, "update users set status = 'suspended' where email = $1", [person.email]);
    await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL(paths.login);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toContainText("This account is suspended. Please contact support.");
  },
);

function isReset(address: string): (mail: ReceivedMail) => boolean {
  return ({ to, text }) => to === address && text.includes(paths.resetPassword);
}
