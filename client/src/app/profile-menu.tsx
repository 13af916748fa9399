import { CircleUserRound, LogOut, Moon, ReceiptText, Settings, ShieldCheck, Sun, Users } from "lucide-react";
import { useLocation } from "wouter";
import type { User } from "#shared/contract/auth";
import { paths } from "#shared/paths";
import { ProfileFace } from "#client/app/profile-face";
import { useTheme } from "#client/lib/look";
import { chooseLook } from "#client/features/account/index";
import { signOut } from "#client/features/auth/index";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "#client/ui/menu";

export function ProfileMenu({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const dark = useTheme() === "dark";
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>
        <ProfileFace user={user} className="max-lg:hidden" />
      </MenuTrigger>
      <MenuContent className="w-64">
        <div className="px-3 py-2">
          <p className="text-sm font-semibold wrap-anywhere">
            {user.firstName} {user.lastName}
          </p>
          <p className="text-xs text-muted wrap-anywhere">{user.email}</p>
        </div>
        <MenuSeparator />
        <MenuItem onSelect={() => navigate(paths.profile)}>
          <CircleUserRound aria-hidden />
          Profile
        </MenuItem>
        <MenuItem onSelect={() => navigate(paths.contacts)}>
          <Users aria-hidden />
          Contacts
        </MenuItem>
        <MenuItem onSelect={() => navigate(paths.settings)}>
          <Settings aria-hidden />
          Settings
        </MenuItem>
        <MenuItem onSelect={() => navigate(paths.payments)}>
          <ReceiptText aria-hidden />
          Payments and receipts
        </MenuItem>
        {user.role === "admin" && (
          <MenuItem onSelect={() => navigate(paths.admin)}>
            <ShieldCheck aria-hidden />
            Administration
          </MenuItem>
        )}
        <MenuItem onSelect={() => chooseLook({ darkMode: !dark })}>
          {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
          {dark ? "Light theme" : "Dark theme"}
        </MenuItem>
        <MenuItem onSelect={() => void signOut()}>
          <LogOut aria-hidden />
          Sign out
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
