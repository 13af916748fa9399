import { LogOut, Moon, Sun } from "lucide-react";
import type { User } from "#shared/contract/auth";
import { ProfileFace } from "#client/app/profile-face";
import { chooseTheme, useTheme } from "#client/app/theme";
import { signOut } from "#client/features/auth/sign-out";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "#client/ui/menu";

export function ProfileMenu({ user }: { user: User }) {
  const dark = useTheme() === "dark";
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>
        <ProfileFace user={user} className="max-md:hidden" />
      </MenuTrigger>
      <MenuContent className="w-64">
        <div className="px-3 py-2">
          <p className="text-sm font-semibold wrap-anywhere">
            {user.firstName} {user.lastName}
          </p>
          <p className="text-xs text-muted wrap-anywhere">{user.email}</p>
        </div>
        <MenuSeparator />
        <MenuItem onSelect={() => chooseTheme(dark ? "light" : "dark")}>
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
