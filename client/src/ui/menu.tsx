import type { ComponentProps } from "react";
import * as Radix from "@radix-ui/react-dropdown-menu";
import { classNames } from "#client/ui/class-names";

/** Not modal: the page behind stays readable to assistive technology. */
export function Menu(menu: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...menu} />;
}

export const MenuTrigger = Radix.Trigger;

export function MenuContent({ className, ...content }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        {...content}
        className={classNames(
          "motion-fade z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-control border bg-surface p-1.5 shadow-soft",
          className,
        )}
      />
    </Radix.Portal>
  );
}

type MenuItemProps = ComponentProps<typeof Radix.Item> & { tone?: "plain" | "danger" };

export function MenuItem({ tone = "plain", className, ...item }: MenuItemProps) {
  return (
    <Radix.Item
      {...item}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[6px] px-3 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-ink/8 [&_svg]:size-4.5 [&_svg]:shrink-0",
        tone === "danger" && "text-danger",
        className,
      )}
    />
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
