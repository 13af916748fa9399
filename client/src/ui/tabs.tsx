import type { ComponentProps } from "react";
import * as Radix from "@radix-ui/react-tabs";
import { classNames } from "#client/ui/class-names";

export const Tabs = Radix.Root;

export function TabsList({ className, ...list }: ComponentProps<typeof Radix.List>) {
  return <Radix.List {...list} className={classNames("flex border-b", className)} />;
}

export function TabsTrigger({ className, ...trigger }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...trigger}
      className={classNames(
        "-mb-px min-h-11 flex-1 border-b-2 border-transparent px-4 text-sm font-semibold text-muted transition-colors hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink",
        className,
      )}
    />
  );
}

export function TabsContent({ className, ...content }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...content} className={classNames("pt-6", className)} />;
}
