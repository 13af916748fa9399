import { lazy, Suspense, useState } from "react";
import { Bell, Menu } from "lucide-react";
import { Link, useLocation, useSearch } from "wouter";
import type { User } from "#shared/contract/auth";
import { paths } from "#shared/paths";
import { currentAt, navigationLinks } from "#client/app/navigation-links";
import { ThemeButton } from "#client/app/theme-button";
import { NoticeCount, WaitingCount } from "#client/app/waiting-count";
import { signInAndReturnTo } from "#client/features/auth/index";
import { useUser } from "#client/lib/use-user";
import { ProfileFace } from "#client/app/profile-face";
import { ButtonLink } from "#client/ui/button";
import { Logo } from "#client/ui/logo";

const ProfileMenu = lazy(async () => ({
  default: (await import("#client/app/profile-menu")).ProfileMenu,
}));
const SideSheet = lazy(async () => ({ default: (await import("#client/app/side-sheet")).SideSheet }));

export function TopNavigation() {
  const { user } = useUser();
  return (
    <header className="sticky top-0 z-30 border-b bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link href={paths.home} className="-mx-2 flex min-h-11 items-center px-2">
          <Logo />
        </Link>
        {user && <MainLinks userId={user.id} />}
        <span className="flex-1" />
        {user && <BellLink userId={user.id} />}
        {user ? <ProfileButton user={user} /> : <GuestLinks />}
        <MenuButton userId={user?.id} />
      </div>
    </header>
  );
}

/** What happened, and how much of it was not read. */
function BellLink({ userId }: { userId: string }) {
  const [location] = useLocation();
  return (
    <Link
      href={paths.notices}
      aria-label="Notices"
      aria-current={location === paths.notices ? "page" : undefined}
      className="relative grid size-11 place-items-center rounded-control text-muted transition-colors hover:bg-ink/6 hover:text-ink aria-[current]:text-primary"
    >
      <Bell aria-hidden className="size-5.5" />
      <NoticeCount userId={userId} className="pointer-events-none absolute top-0 -right-0.5" />
    </Link>
  );
}

/** The menu's code comes with the first press. */
function ProfileButton({ user }: { user: User }) {
  const [wanted, setWanted] = useState(false);
  const face = (
    <ProfileFace
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      className="max-lg:hidden"
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return face;
  return (
    <Suspense fallback={face}>
      <ProfileMenu user={user} />
    </Suspense>
  );
}

function MainLinks({ userId }: { userId: string }) {
  const [location] = useLocation();
  return (
    <nav aria-label="Main" className="ml-4 hidden h-full gap-1 lg:flex">
      {navigationLinks.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          aria-current={currentAt(location, link)}
          className="relative flex items-center px-3 text-sm font-medium text-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-primary"
        >
          {link.label}
          {link.isCounted && <WaitingCount userId={userId} className="absolute top-2 -right-1.5" />}
        </Link>
      ))}
    </nav>
  );
}

/** Sign In and Get Started Free lead back to where the guest wanted to be. */
function GuestLinks() {
  const [location] = useLocation();
  const search = useSearch();
  const here = search ? `${location}?${search}` : location;
  const href = location.startsWith(paths.auth) || isSignIn(location) ? paths.auth : signInAndReturnTo(here);
  return (
    <>
      <ThemeButton className="max-lg:hidden noscript:hidden" />
      <ButtonLink href={paths.support} variant="ghost" className="max-sm:hidden">
        Support
      </ButtonLink>
      <ButtonLink href={href} variant="ghost">
        Sign In
      </ButtonLink>
      <ButtonLink href={href} className="max-sm:hidden">
        Get Started Free
      </ButtonLink>
    </>
  );
}

function isSignIn(location: string): boolean {
  return location === paths.login || location === paths.signup;
}

function MenuButton({ userId }: { userId: string | undefined }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <div className="relative -mr-2 lg:hidden noscript:hidden">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="grid size-11 place-items-center rounded-control hover:bg-ink/6"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      {userId && (
        <WaitingCount userId={userId} className="pointer-events-none absolute -top-0.5 -right-0.5" />
      )}
      {wanted && (
        <Suspense>
          <SideSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
