import { createContext, use, type ReactNode } from "react";
import * as Radix from "@radix-ui/react-tooltip";

const InGroup = createContext(false);

/** Tooltips inside one group follow each other without the first delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <InGroup value={true}>
      <Radix.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Radix.Provider>
    </InGroup>
  );
}

type TooltipProps = { label: string; children: ReactNode };

/** Explains an icon button; the button itself still needs its `aria-label`. */
export function Tooltip({ label, children }: TooltipProps) {
  const tooltip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="motion-fade z-50 max-w-64 rounded-[6px] bg-ink px-2.5 py-1.5 text-xs font-medium text-paper shadow-soft"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return use(InGroup) ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
