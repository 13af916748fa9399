import { Link } from "wouter";
import { brand, copyright } from "#shared/brand";
import { paths } from "#shared/paths";
import { Logo } from "#client/ui/logo";

const link = "inline-flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4";

export function Footer() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-3 px-4 py-8 text-sm text-muted sm:px-6">
        <div>
          <Logo />
          <p className="mt-1">{brand.tagline}</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          <Link href={paths.verify} className={link}>
            Verify Ownership
          </Link>
          <Link href={paths.login} className={link}>
            Sign In
          </Link>
          <Link href={paths.signup} className={link}>
            Sign Up
          </Link>
          <a href={`mailto:${brand.supportEmail}`} className={link}>
            {brand.supportEmail}
          </a>
        </nav>
        <p className="flex w-full flex-wrap justify-between gap-x-6 gap-y-1 text-xs">
          {copyright(new Date())}
          <span>Payments by Paystack</span>
        </p>
      </div>
    </footer>
  );
}
