type Named = { firstName: string; lastName: string; email: string };

/** What a person is called on their dashboard: first and last name, else the e-mail before the @, else 'Musician'. */
export function welcomeName(user: Named | null): string {
  const name = `${user?.firstName ?? ""} ${user?.lastName ?? ""}`.trim();
  return name || user?.email.split("@")[0] || "Musician";
}
