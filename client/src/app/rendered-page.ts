import type { PublicPage } from "#shared/public-pages";

export type RenderedPage = PublicPage & {
  /** What stands in the tab. */
  tab: string;
  /** The page as somebody sees it who is not signed in; null where the browser alone draws it. */
  html: string | null;
  /** The source of its screen, where it has its text. */
  screen: string | null;
  /** For whoever has no JavaScript. */
  withoutScript: string;
};
