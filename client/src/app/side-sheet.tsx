import { useRef, type ReactNode } from "react";
import * as Radix from "@radix-ui/react-dialog";
import {
  CircleUserRound,
  LifeBuoy,
  LogOut,
  Moon,
  ReceiptText,
  Settings,
  ShieldCheck,
  Sun,
  Users,
  X,
} from "lucide-react";
import { Link, useLocation } from "wouter";
import type { User } from "#shared/contract/auth";
import { paths } from "#shared/paths";
import { currentAt, navigationLinks } from "#client/app/navigation-links";
import { useTheme } from "#client/lib/look";
import { chooseLook } from "#client/features/account/index";
import { WaitingCount } from "#client/app/waiting-count";
import { signOut } from "#client/features/auth/index";
import { useUser } from "#client/lib/use-user";
import { Avatar } from "#client/ui/avatar";
import { ButtonLink } from "#client/ui/button";
import { Logo } from "#client/ui/logo";

type SideSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

const row =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-ink/6 [&_svg]:size-5 [&_svg]:text-muted";

const accountLinks = [
  { href: paths.profile, label: "Profile", icon: CircleUserRound },
  { href: paths.contacts, label: "Contacts", icon: Users },
  { href: paths.settings, label: "Settings", icon: Settings },
  { href: paths.payments, label: "Payments and receipts", icon: ReceiptText },
];

/** The navigation on narrow screens. Choosing anything closes it. */
export function SideSheet({ open, onOpenChange }: SideSheetProps) {
  const { user } = useUser();
  const opener = useRef<HTMLElement | null>(null);
  const close = () => onOpenChange(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="motion-fade fixed inset-0 z-40 bg-[#12140f]/55" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A screen that was chosen has the focus by now.
            if (document.activeElement === document.body) opener.current?.focus();
          }}
          className="motion-drawer fixed inset-y-0 right-0 z-50 flex w-[min(20rem,88vw)] flex-col overflow-y-auto border-l bg-surface p-4 focus:outline-none"
        >
          <div className="flex items-center justify-between pl-3">
            <Logo />
            <Radix.Title className="sr-only">Menu</Radix.Title>
            <Radix.Close aria-label="Close menu" className="grid size-11 place-items-center rounded-control">
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          {user ? <AccountLinks user={user} onChoose={close} /> : <GuestLinks onChoose={close} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function AccountLinks({ user, onChoose }: { user: User; onChoose: () => void }) {
  const [location] = useLocation();
  return (
    <>
      <div className="mt-4 flex items-center gap-3 border-y px-3 py-4">
        <Avatar {...user} imageUrl={user.profileImageUrl} className="size-11" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {user.firstName} {user.lastName}
          </p>
          <p className="text-sm text-muted wrap-anywhere">{user.email}</p>
        </div>
      </div>
      <nav aria-label="Main" className="mt-3 grid gap-1">
        {navigationLinks.map((link) => (
          <Link
            key={link.href}
            href={link.href}
            onClick={onChoose}
            aria-current={currentAt(location, link)}
            className={`${row} aria-[current]:bg-primary/10 aria-[current]:text-primary`}
          >
            {link.label}
            {link.isCounted && <WaitingCount userId={user.id} />}
          </Link>
        ))}
      </nav>
      <div className="mt-3 grid gap-1 border-t pt-3">
        {accountLinks.map(({ href, label, icon: Icon }) => (
          <Link
            key={href}
            href={href}
            onClick={onChoose}
            aria-current={location === href ? "page" : undefined}
            className={`${row} aria-[current]:bg-primary/10 aria-[current]:text-primary`}
          >
            <Icon aria-hidden />
            {label}
          </Link>
        ))}
        {user.role === "admin" && (
          <Link
            href={paths.admin}
            onClick={onChoose}
            aria-current={location === paths.admin ? "page" : undefined}
            className={`${row} aria-[current]:bg-primary/10 aria-[current]:text-primary`}
          >
            <ShieldCheck aria-hidden />
            Administration
          </Link>
        )}
        <ThemeRow />
        <Row icon={<LogOut aria-hidden />} onClick={() => void signOut()}>
          Sign out
        </Row>
      </div>
    </>
  );
}

function GuestLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      <div className="mt-4 grid gap-2 border-y py-4">
        <ButtonLink href={paths.auth} onClick={onChoose}>
          Get Started Free
        </ButtonLink>
        <ButtonLink href={paths.auth} onClick={onChoose} variant="secondary">
          Sign In
        </ButtonLink>
      </div>
      <div className="mt-3 grid gap-1">
        <Link href={paths.support} onClick={onChoose} className={row}>
          <LifeBuoy aria-hidden />
          Support
        </Link>
        <ThemeRow />
      </div>
    </>
  );
}

function ThemeRow() {
  const dark = useTheme() === "dark";
  return (
    <Row
      icon={dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={() => chooseLook({ darkMode: !dark })}
    >
      {dark ? "Light theme" : "Dark theme"}
    </Row>
  );
}

function Row({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={row}>
      {icon}
      {children}
    </button>
  );
}
