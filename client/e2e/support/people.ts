import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { paths } from "#shared/paths";

export type Person = { firstName: string; lastName: string; email: string; password: string };

/** Somebody whom nobody has met yet. */
export function newPerson(given: Partial<Person> = {}): Person {
  return {
    firstName: "Amina",
    lastName: "Wanjirũ",
    email: `amina.${randomUUID().slice(0, 8)}@example.com`,
    password: "nairobi-nights",
    ...given,
  };
}

export function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

/** Signs up as a person does, and waits for the dashboard. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto(paths.signup);
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await fillCredentials(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.firstName);
  return person;
}

/** Signs in as a person does, and waits for the dashboard. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto(paths.login);
  await fillCredentials(page, person);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.firstName);
}

/** Signs out through the account's menu, or the side sheet on a phone, and waits for the landing page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Your account|Open menu)$/ }).click();
  await page.getByText("Sign out", { exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
}

async function fillCredentials(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}
