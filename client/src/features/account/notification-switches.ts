import type { UserSettings } from "#shared/contract/account";
import type { DraftKind } from "#client/lib/drafts/draft-storage";

export type Switches = Pick<
  UserSettings,
  "emailNotifications" | "documentSigningAlerts" | "paymentNotifications" | "marketingEmails"
>;

/** The mails that can be switched off, the first of them with all the others. */
export const switches = [
  {
    name: "emailNotifications",
    label: "Email Notifications",
    help: "Off, and you get only what cannot wait for you to look: links to sign, receipts, answers of support, the export you asked for, what becomes of your documents when others delete or unlock them, and the safety of your account.",
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

/** The switches that were moved and are not saved. */
export const switchesDraft: DraftKind<Partial<Switches>> = {
  read: (stored) => {
    const moved = (stored ?? {}) as Partial<Record<keyof Switches, unknown>>;
    return Object.fromEntries(
      switches.flatMap(({ name }) => (typeof moved[name] === "boolean" ? [[name, moved[name]]] : [])),
    );
  },
  write: (moved) => (Object.keys(moved).length > 0 ? moved : null),
  blank: () => ({}),
};
