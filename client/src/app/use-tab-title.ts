import { useInsertionEffect } from "react";
import { nameTab } from "#client/lib/name-tab";

/** Ahead of the screen's own effects, so that a screen may name the tab after what it shows. */
export function useTabTitle(title: string): void {
  useInsertionEffect(() => nameTab(title), [title]);
}
