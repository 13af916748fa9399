import type { Outcome } from "#shared/contract/many";

const words = { remind: "reminded", lock: "locked", delete: "deleted", send: "sent" };

/** "2 reminded. “Jahazi”: It was locked." */
export function outcomeLine({ done, refused, act }: Outcome & { act: keyof typeof words }): string {
  const did = done.length > 0 ? [`${done.length} ${words[act]}.`] : [];
  return [...did, ...refused.map(({ title, message }) => `“\u2068${title}\u2069”: ${message}`)].join(" ");
}
