const written = /^([^+@]+)[^@]*@(.+)$/;

/**
 * The mailbox that many providers deliver an address to: what follows a plus sign is the bearer's own mark, and Gmail reads no dots. It
 * need not be so with this one: people are told, and nobody is refused.
 */
export function likelyMailbox(address: string): string {
  const lower = address.trim().toLowerCase();
  const [, local = "", host = ""] = written.exec(lower) ?? [];
  if (host === "gmail.com" || host === "googlemail.com") return `${local.replaceAll(".", "")}@gmail.com`;
  return local && `${local}@${host}`;
}
