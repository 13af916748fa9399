import { Moon, Sun } from "lucide-react";
import { chooseTheme, useTheme } from "#client/lib/look";
import { classNames } from "#client/ui/class-names";

export function ThemeButton({ className }: { className?: string }) {
  const dark = useTheme() === "dark";
  const label = dark ? "Use the light theme" : "Use the dark theme";
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => chooseTheme(dark ? "light" : "dark")}
      className={classNames(
        "grid size-11 place-items-center rounded-control text-muted hover:bg-ink/6 hover:text-ink",
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
