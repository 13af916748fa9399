import type { ComponentProps } from "react";
import { ChevronDown } from "lucide-react";
import type { User } from "#shared/contract/auth";
import { Avatar } from "#client/ui/avatar";
import { classNames } from "#client/ui/class-names";

/** The button that opens the account's menu. */
export function ProfileFace({ user, className, ...button }: ComponentProps<"button"> & { user: User }) {
  return (
    <button
      type="button"
      aria-label="Your account"
      {...button}
      className={classNames(
        "flex min-h-11 items-center gap-1.5 rounded-full p-1 pr-2 hover:bg-ink/6",
        className,
      )}
    >
      <Avatar {...user} imageUrl={user.profileImageUrl} />
      <ChevronDown aria-hidden className="size-4 text-muted" />
    </button>
  );
}
