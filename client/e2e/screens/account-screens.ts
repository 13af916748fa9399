import { TOTP } from "otpauth";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { paths } from "#shared/paths";
import { newPerson, type Person } from "../support/people.ts";
import { seedProfile } from "../support/seed-network.ts";
import { seedAccount } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";
import type { Demo } from "./demo.ts";

const onScreen = { frame: "screen" } as const;

/** Somebody shows who they are, sets what they want, and locks their account twice. */
export async function accountScreens(page: Page, take: Camera, demo: Demo, size: SizeName): Promise<void> {
  const person = newPerson({ lastName: "Wanjiru", email: `account.${size}@sahihi.example` });
  await seedAccount(page, person);
  const token = await demo.mailedToken(person.email, /^Confirm your e-mail/);
  await page.request.post("/api/auth/verify-email", { data: { token } });
  await profileScreens(page, take);
  await collaboratorScreens(page, take);
  await page.goto(paths.settings);
  await page.getByText("This device").waitFor();
  await take(page, "settings");
  await phoneScreens(page, take, size);
  await secondFactorScreens(page, take, person);
}

async function profileScreens(page: Page, take: Camera): Promise<void> {
  await page.goto(paths.profile);
  const buffer = await sharp(Buffer.from(portrait)).png().toBuffer();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a picture" }).click();
  await (await chooser).setFiles({ name: "amina.png", mimeType: "image/png", buffer });
  const save = page.getByRole("button", { name: "Save picture" });
  await save.and(page.locator(":enabled")).waitFor();
  await take(page, "profile-picture", onScreen);
  await save.click();
  await page.getByRole("button", { name: "Change picture" }).waitFor();
  await page.locator("[data-sonner-toast]").waitFor({ state: "detached" });
  await take(page, "profile");
}

async function collaboratorScreens(page: Page, take: Camera): Promise<void> {
  await seedProfile(page, {
    collaboratorRole: "vocalist",
    genres: ["Afrobeats", "R&B", "Gospel"],
    country: "Kenya",
    bio: "I sing in Swahili, Kikuyu and English, and I write hooks on the matatu.",
    sampleWorkUrl: "https://soundcloud.com/amina-wanjiru",
    budgetPreference: "250-500",
    availabilityStatus: "available",
  });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "View Collaborator Profile" }).click();
  await page.getByRole("button", { name: "Edit profile" }).waitFor();
  await take(page, "collaborator-profile", onScreen);
  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByLabel("What you do").waitFor();
  await take(page, "collaborator-form", onScreen);
}

async function phoneScreens(page: Page, take: Camera, size: SizeName): Promise<void> {
  await page.getByRole("button", { name: "Add a phone number" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Phone number").fill(size === "phone" ? "0722 000 101" : "0722 000 102");
  await take(page, "phone-number", onScreen);
  await dialog.getByRole("button", { name: "Send me a code" }).click();
  await dialog.getByLabel("Code").waitFor();
  await take(page, "phone-code", onScreen);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

async function secondFactorScreens(page: Page, take: Camera, { email, password }: Person): Promise<void> {
  await page.getByRole("switch", { name: "Two-Factor Authentication" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByAltText("QR code for your authenticator app").waitFor();
  await take(page, "two-factor", onScreen);
  const secret = (await page.getByRole("dialog").locator("code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Code from the app").fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Switch on" }).click();
  await page.getByLabel("I have saved them").waitFor();
  await take(page, "recovery-codes", onScreen);

  await page.request.post("/api/logout");
  await page.goto(paths.login);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Code from your app").waitFor();
  await take(page, "sign-in-code");
}

/** Drawn, because nobody's face belongs in here. */
const portrait = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" width="960" height="640">
  <rect width="960" height="640" fill="#e0a458"/>
  <circle cx="700" cy="180" r="110" fill="#f2d0a4"/>
  <path d="M0 470 240 380 520 440 960 350V640H0Z" fill="#9c4a1a"/>
  <path d="M270 640c0-140 90-190 210-190s210 50 210 190Z" fill="#14532d"/>
  <rect x="430" y="370" width="100" height="120" rx="50" fill="#5b3620"/>
  <circle cx="480" cy="235" r="150" fill="#1c1310"/>
  <ellipse cx="480" cy="290" rx="102" ry="122" fill="#6f4428"/>
  <path d="M378 270c10-90 194-90 204 0-40-50-164-50-204 0Z" fill="#1c1310"/>
  <path d="M436 345c28 26 60 26 88 0" stroke="#3b2115" stroke-width="9" stroke-linecap="round" fill="none"/>
  <circle cx="440" cy="288" r="9" fill="#1c1310"/><circle cx="520" cy="288" r="9" fill="#1c1310"/>
</svg>`;
