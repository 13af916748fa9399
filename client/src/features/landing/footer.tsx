import { Link } from "wouter";
import { brand, copyright } from "#shared/brand";
import { paths } from "#shared/paths";
import { Logo } from "#client/ui/logo";
import { SupportLink } from "#client/ui/support-link";

type FooterLink = { href: string; label: string };

const columns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: "Make",
    links: [
      { href: paths.signup, label: "Split Sheets" },
      { href: `${paths.signup}?next=${encodeURIComponent(paths.agreements)}`, label: "Music Agreements" },
      { href: `${paths.signup}?next=${encodeURIComponent(paths.aiReview)}`, label: "AI Contract Review" },
      {
        href: `${paths.signup}?next=${encodeURIComponent(paths.collaborators)}`,
        label: "Find Collaborators",
      },
    ],
  },
  {
    title: "Know",
    links: [
      { href: paths.contractCheck, label: "Contract Check" },
      { href: paths.verify, label: "Verify Ownership" },
      { href: paths.evidence, label: "How It Is Proved" },
      { href: paths.support, label: "Support" },
      { href: paths.login, label: "Sign In" },
    ],
  },
  {
    title: "Read",
    links: [
      { href: paths.terms, label: "Terms" },
      { href: paths.privacy, label: "Privacy" },
      { href: paths.cookies, label: "Cookies" },
    ],
  },
];

const link = "inline-flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4 sm:min-h-9";

export function Footer() {
  return (
    <footer className="border-t text-sm text-muted">
      <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-8 px-4 pt-10 pb-8 sm:px-6 md:grid-cols-[1fr_auto]">
        <div className="max-w-72">
          <Logo />
          <p className="mt-2">{brand.tagline}.</p>
          <SupportLink className={`${link} mt-1`} />
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-10 gap-y-6 sm:grid-cols-3 md:gap-x-16">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-semibold text-ink">{title}</h2>
              <ul className="mt-1 grid">
                {links.map(({ href, label }) => (
                  <li key={label}>
                    <Link href={href} className={link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t pt-5 text-xs md:col-span-2">
          {/* Rendered in advance, it may come from last year. */}
          <span suppressHydrationWarning>{copyright(new Date())}</span>
          <span>Payments are taken by Paystack</span>
        </p>
      </div>
    </footer>
  );
}
