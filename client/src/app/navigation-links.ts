import { paths } from "#shared/paths";

/** Where a signed-in user can go, in the top bar and in the side sheet. */
export const navigationLinks = [
  { href: paths.home, label: "Dashboard" },
  { href: paths.splitSheet, label: "Split Sheets" },
] as const;
