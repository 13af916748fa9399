import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { Audience } from "#client/app/guards";
import { wordsReady } from "#client/lib/say";

/** A screen in a chunk of its own. */
export type Screen = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> };

export type RouteRow = {
  path: string | RegExp;
  /** The name of the browser's tab. */
  title: string;
  audience: Audience;
  /** `page` is a centred column under the navigation, `wide` goes to the edges. */
  frame: "page" | "wide";
  Screen: Screen;
};

/** A screen by the name it is exported under. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen {
  return Object.assign(
    lazy(async () => {
      const [screens] = await Promise.all([load(), wordsReady]);
      return { default: screens[name] };
    }),
    // What fails here is told by the screen, which asks again.
    { preload: () => load().catch(() => undefined) },
  );
}
