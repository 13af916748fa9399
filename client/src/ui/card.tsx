import type { ComponentProps, ReactNode } from "react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { classNames } from "#client/ui/class-names";

export function Card({ className, ...card }: ComponentProps<"div">) {
  return <div {...card} className={classNames("rounded-card border bg-surface p-5 sm:p-6", className)} />;
}

const tones = {
  info: { icon: Info, skin: "border-primary/30 bg-primary/6", mark: "text-primary" },
  success: { icon: CircleCheck, skin: "border-success/35 bg-success/8", mark: "text-success" },
  warning: { icon: TriangleAlert, skin: "border-warning/35 bg-warning/8", mark: "text-warning" },
  danger: { icon: CircleAlert, skin: "border-danger/35 bg-danger/8", mark: "text-danger" },
};

type NoticeProps = {
  tone: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
};

/** Something a person should know, in place. A danger is announced at once, the rest politely. */
export function Notice({ tone, title, children, className }: NoticeProps) {
  const { icon: Icon, skin, mark } = tones[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={classNames("flex gap-3 rounded-control border px-4 py-3 text-sm", skin, className)}
    >
      <Icon aria-hidden className={classNames("mt-0.5 size-5 shrink-0", mark)} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
