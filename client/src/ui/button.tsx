import type { ComponentProps, ReactNode } from "react";
import { LoaderCircle } from "lucide-react";
import { Link } from "wouter";
import { classNames } from "#client/ui/class-names";

const variants = {
  primary: "bg-primary text-on-primary hover:bg-primary/90",
  secondary: "border border-ink/25 bg-surface text-ink hover:border-ink/50",
  ghost: "text-ink hover:bg-ink/6",
  danger: "border border-danger/50 bg-surface text-danger hover:bg-danger/8",
};

const sizes = {
  sm: "min-h-11 px-3 text-sm",
  md: "min-h-11 px-4 text-sm",
  lg: "min-h-13 px-6 text-base",
};

type Look = { variant?: keyof typeof variants | undefined; size?: keyof typeof sizes | undefined };

function buttonClass({ variant = "primary", size = "md" }: Look, className?: string): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-colors disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0",
    variants[variant],
    sizes[size],
    className,
  );
}

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** The action is running: the button keeps its focus, refuses further presses and says `busyLabel`. */
    busy?: boolean;
    busyLabel?: string | undefined;
    icon?: ReactNode;
  };

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  icon,
  className,
  children,
  type = "button",
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={busy ? "button" : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonClass({ variant, size }, classNames(className, busy && "cursor-progress opacity-75"))}
    >
      {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

type ButtonLinkProps = Omit<ComponentProps<"a">, "href"> & Look & { href: string; icon?: ReactNode };

export function ButtonLink({ variant, size, icon, className, children, ...link }: ButtonLinkProps) {
  // A jump within the page is the browser's own.
  const Anchor = link.href.startsWith("#") ? "a" : Link;
  return (
    <Anchor {...link} className={buttonClass({ variant, size }, className)}>
      {icon}
      {children}
    </Anchor>
  );
}
