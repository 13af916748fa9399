import type { Page } from "@playwright/test";
import type { OutboxMail } from "#server/dev/outbox/read-outbox";
import { newPerson } from "../support/people.ts";
import type { Camera } from "./camera.ts";
import type { Demo } from "./demo.ts";

/** Each kind of mail by what its subject says. */
const kinds: [name: string, subject: RegExp][] = [
  ["mail-confirm-email", /^Confirm your e-mail/],
  ["mail-reset-password", /^Set a new/],
  ["mail-password-changed", /password was changed/],
  ["mail-invitation", /asks you to sign "Kisumu Sunset"/],
  ["mail-own-invitation", /^Your own signature on "Maputo, Meu Amor"/],
  ["mail-signed", /signed "Kisumu Sunset" \(\d of 4\)/],
  ["mail-completed", /^Everybody has signed "Kisumu Sunset"/],
];

/** Whatever nobody else here is mailed: somebody has forgotten their password. */
export async function seedMails({ request }: Page, demo: Demo): Promise<void> {
  const somebody = newPerson({ firstName: "Zuri", lastName: "Mwakio", email: "zuri@sahihi.example" });
  const { email } = somebody;
  await request.post("/api/register", { data: somebody });
  await request.post("/api/auth/forgot-password", { data: { email } });
  const token = await demo.mailedToken(email, /^Set a new/);
  await request.post("/api/auth/reset-password", { data: { token, newPassword: "mpya-kabisa" } });
}

/** Each mail as a reader shows it. */
export async function mailScreens(page: Page, take: Camera, demo: Demo): Promise<void> {
  for (const [name, subject] of kinds) {
    const { html } = await demo.mail((mail: OutboxMail) => subject.test(mail.subject));
    await page.setContent(html);
    await take(page, name);
  }
}

/** What is for developers: the outbox and the description of the API. */
export async function developerScreens(page: Page, take: Camera, demo: Demo): Promise<void> {
  await page.goto("/dev/outbox");
  await take(page, "outbox", { frame: "screen" });
  const { id } = await demo.mail(({ subject }) => subject.includes("asks you to sign"));
  await page.goto(`/dev/outbox/${id}`, { waitUntil: "networkidle" });
  await take(page, "outbox-mail");
  await page.goto("/api/docs");
  await take(page, "api-docs", { frame: "screen" });
}
