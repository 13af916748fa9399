import type { ComponentProps } from "react";
import { classNames } from "#client/ui/class-names";

const tones = {
  neutral: "border-ink/20 text-muted",
  success: "border-success/40 bg-success/8 text-success",
  warning: "border-warning/40 bg-warning/8 text-warning",
  danger: "border-danger/40 bg-danger/8 text-danger",
  accent: "border-accent/40 bg-accent/8 text-accent",
  primary: "border-primary/40 bg-primary/8 text-primary",
};

export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = "neutral",
  className,
  ...badge
}: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return (
    <span
      {...badge}
      className={classNames(
        "inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap tabular-nums",
        tones[tone],
        className,
      )}
    />
  );
}
