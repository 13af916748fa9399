import type { Collaborator } from "#shared/contract/documents";
import { lostStates, type SmsState } from "#shared/domain/sms-states";
import { dayForReader, momentForReader } from "#shared/dates";

export type SignerTiming = { text: string; hasEnded: boolean };

/** What became of the last message to the signer's phone. */
const smsWords: Record<SmsState, string | null> = {
  waits: "SMS not sent yet",
  sent: "SMS sent",
  delivered: "SMS delivered",
  failed: "SMS could not be delivered",
  unsure: "SMS may be lost: send it again if it did not come",
  dropped: null,
};

/** What became of a signer's link, in one line for the owner: "Sent 01/11/2026 · opened 02/11/2026 · link ends 30/01/2027". */
export function signerTiming(signer: Collaborator, now: Date): SignerTiming | null {
  const { through, invitedAt, openedAt, remindedAt, remindersOffAt, linkExpiresAt, signed, sms } = signer;
  if (signer.awaitsTurn) return { text: "Is asked once those before have signed", hasEnded: false };
  if (invitedAt === null) return null;
  if (new Date(invitedAt) > now)
    return { text: `The invitation leaves ${momentForReader(invitedAt)}`, hasEnded: false };
  const hasEnded = !signed && linkExpiresAt !== null && new Date(linkExpiresAt) <= now;
  const opened = openedAt ? `opened ${dayForReader(openedAt)}` : !signed && "not opened yet";
  const reminded = !signed && remindedAt && `reminded ${dayForReader(remindedAt)}`;
  const unreminded = !signed && remindersOffAt && "switched reminders off";
  const ends =
    !signed && linkExpiresAt && `link ${hasEnded ? "ended" : "ends"} ${dayForReader(linkExpiresAt)}`;
  const hasFailed = !signed && sms !== undefined && lostStates.includes(sms.state);
  const bySms = sms && smsWords[sms.state];
  const came = through && `signed through ${through}`;
  const facts = [`Sent ${dayForReader(invitedAt)}`, bySms, opened, reminded, unreminded, ends, came].filter(
    Boolean,
  );
  return { text: facts.join(" · "), hasEnded: hasEnded || hasFailed };
}
