import type { Issue } from "#shared/errors";

type Person = { name: string; email: string };

/** The e-mail of each person: what was typed last time for the same person in the same place, else what the sheet says. */
export function prefilledEmails(people: readonly Person[], kept: { signers?: Person[] } | null): string[] {
  return people.map(({ name, email }, index) => {
    const typed = kept?.signers?.[index];
    return typed?.name === name ? typed.email : email;
  });
}

// Only the form of an address; the server knows better, and its word shows in the same place.
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is wrong with which row. */
export function emailProblems(emails: readonly string[]): Record<number, string> {
  return Object.fromEntries(
    emails.flatMap((email, index) => (address.test(email) ? [] : [[index, "Valid email required"]])),
  );
}

/** The server's issues ('signers.3.email') by row. */
export function signerProblems(issues: readonly Issue[]): Record<number, string> {
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const row = /^signers\.(\d+)\./.exec(path)?.[1];
      return row === undefined ? [] : [[Number(row), message]];
    }),
  );
}
