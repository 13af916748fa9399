import type { ComponentProps, ReactNode } from "react";
import { LoaderCircle } from "lucide-react";
import { classNames } from "#client/ui/class-names";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children" | "type"> & {
  label: string;
  icon: ReactNode;
  tone?: "plain" | "danger";
  busy?: boolean;
  /** It sends the form it stands in. */
  submits?: boolean;
};

/** An action of a row, by its sign alone; the name is there for a tooltip and a screen reader. */
export function IconButton({
  label,
  icon,
  tone = "plain",
  busy = false,
  submits = false,
  className,
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type={submits ? "submit" : "button"}
      aria-label={label}
      aria-busy={busy || undefined}
      className={iconButtonClass(tone, className)}
    >
      {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
    </button>
  );
}

/** The same where the action is a link. */
export function IconLink({
  label,
  icon,
  className,
  ...link
}: ComponentProps<"a"> & { label: string; icon: ReactNode }) {
  return (
    <a {...link} aria-label={label} className={iconButtonClass("plain", className)}>
      {icon}
    </a>
  );
}

function iconButtonClass(tone: "plain" | "danger", className?: string): string {
  return classNames(
    "grid size-11 place-items-center rounded-control text-muted transition-colors disabled:opacity-50 [&_svg]:size-5",
    tone === "danger"
      ? "hover:bg-danger/8 hover:text-danger max-md:not-first:ml-6"
      : "hover:bg-ink/6 hover:text-ink",
    className,
  );
}
