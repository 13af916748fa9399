import { paths } from "#shared/paths";

type NavigationLink = {
  href: string;
  label: string;
  /** Further screens that belong to it. */
  parts?: readonly string[];
  /** Tells how much waits for somebody there. */
  isCounted?: boolean;
};

/** Where a signed-in user can go, in the top bar and in the side sheet. */
export const navigationLinks: readonly NavigationLink[] = [
  { href: paths.home, label: "Dashboard" },
  { href: paths.splitSheet, label: "Split Sheets" },
  {
    href: paths.agreements,
    label: "Agreements",
    parts: [paths.producerAgreement, paths.featuredArtistAgreement],
  },
  { href: paths.collaborators, label: "Find Collaborators", parts: ["/collaboration"], isCounted: true },
  { href: paths.aiReview, label: "AI Review", parts: [paths.aiReview] },
  { href: paths.support, label: "Support", parts: [paths.support] },
];

/** What a link to the screen that is shown says of itself. */
export function currentAt(
  location: string,
  { href, parts = [] }: NavigationLink,
): "page" | "true" | undefined {
  if (location === href) return "page";
  return parts.some((part) => location === part || location.startsWith(`${part}/`)) ? "true" : undefined;
}
