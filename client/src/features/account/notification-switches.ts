import type { UserSettings } from "#shared/contract/account";

export type Switches = Pick<
  UserSettings,
  "emailNotifications" | "documentSigningAlerts" | "paymentNotifications" | "marketingEmails"
>;

/** The mails that can be switched off, the first of them with all the others. */
export const switches = [
  {
    name: "emailNotifications",
    label: "Email Notifications",
    help: "Off, and you get only what cannot wait for you to look: links to sign, receipts, and the safety of your account.",
  },
  {
    name: "documentSigningAlerts",
    label: "Document Signing Alerts",
    help: "Somebody has signed or declined what you sent.",
  },
  {
    name: "paymentNotifications",
    label: "Payment Notifications",
    help: "What becomes of a payment. Receipts always come.",
  },
  { name: "marketingEmails", label: "Marketing Emails", help: "Now and then, what is new here." },
] as const satisfies readonly { name: keyof Switches; label: string; help: string }[];

/** What is on the device may come from an older version of this page, or from a curious person. */
export function keptSwitches(stored: unknown): Partial<Switches> {
  if (typeof stored !== "object" || stored === null) return {};
  const kept = stored as Partial<Record<keyof Switches, unknown>>;
  return Object.fromEntries(
    switches.flatMap(({ name }) => (typeof kept[name] === "boolean" ? [[name, kept[name]]] : [])),
  );
}
