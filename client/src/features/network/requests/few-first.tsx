import { useState, type ReactNode } from "react";
import { Button } from "#client/ui/button";

const FEW = 4;

type FewFirstProps<Item> = {
  items: readonly Item[];
  /** How many at first. */
  few?: number;
  render: (item: Item) => ReactNode;
};

/** The first of a list, and the rest when it is asked for: what stands below stays in reach. */
export function FewFirst<Item extends { id: string }>({ items, few = FEW, render }: FewFirstProps<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, few);
  return (
    <div className="grid justify-items-start gap-2">
      <ul className="w-full divide-y divide-line overflow-hidden rounded-card border bg-surface">
        {shown.map((item) => (
          <li key={item.id}>{render(item)}</li>
        ))}
      </ul>
      {items.length > few && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show all ${items.length}`}
        </Button>
      )}
    </div>
  );
}
