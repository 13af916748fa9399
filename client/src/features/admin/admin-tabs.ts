export const adminTabs = [
  ["users", "Users"],
  ["documents", "Documents"],
  ["payments", "Payments"],
  ["pricing", "Pricing"],
  ["societies", "Societies"],
  ["support", "Support"],
  ["analytics", "Analytics"],
  ["audit", "Audit"],
] as const;
export type AdminTab = (typeof adminTabs)[number][0];

/** The tab an address names; the first where it names none. */
export function tabIn(query: string): AdminTab {
  const given = new URLSearchParams(query).get("tab");
  return adminTabs.find(([name]) => name === given)?.[0] ?? "users";
}
