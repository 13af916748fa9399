import { lazy, type ComponentType, type LazyExoticComponent } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;
type Part<Props> = LazyExoticComponent<ComponentType<Props>>;

/* A browser asks for a chunk once a page: one that failed comes with a reload only. */

/** A part in a chunk of its own that nobody waits for: the page does without it if it must. */
export function optionalPart<Props>(load: Load<Props>): Part<Props> {
  return partOr(load, () => () => null);
}

/** A dialog whose chunk is fetched before anybody opens it: that it did not come is told to whoever does. */
export function dialogAhead<Props extends { open: boolean }>(load: Load<Props>): Part<Props> {
  return partOr(load, (reason) => ({ open }) => {
    if (open) throw reason;
    return null;
  });
}

/** A part in a chunk of its own, and what stands in its place when that does not come. */
export function partOr<Props>(
  load: Load<Props>,
  instead: (reason: unknown) => ComponentType<Props>,
): Part<Props> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (reason: unknown) => ({ default: instead(reason) }),
    ),
  );
}
