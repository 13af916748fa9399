/** The text as the server keeps it. */
function asKept(text: string): string {
  return text.normalize("NFC").replace(/\r\n?/g, "\n").trim();
}

/** Whether saving one over the other would change anything. */
export function isSameText(one: string, other: string): boolean {
  return one === other || asKept(one) === asKept(other);
}
