import { lazy, Suspense, useEffect, useInsertionEffect } from "react";
import { matchRoute, Redirect, Route, useLocation, useRouter, useSearch } from "wouter";
import { brand } from "#shared/brand";
import { verdict } from "#client/app/guards";
import { PageSkeleton, ShellSkeleton } from "#client/app/page-skeleton";
import { RouteErrorBoundary } from "#client/app/route-error-boundary";
import { LandingScreen, notFound, routes, type RouteRow } from "#client/app/routes";
import { nextPlace } from "#client/features/auth/next-place";
import { forgetPlace } from "#client/lib/session";
import { useUser, wasSignedIn } from "#client/lib/use-user";

/** Apart, so that the signing page is spared its weight. */
const Shell = lazy(async () => ({ default: (await import("#client/app/shell")).Shell }));

export function App() {
  const route = useMatchingRoute();
  const { state } = useUser();
  const shown = verdict(route.audience, state, wasSignedIn());
  useTabTitle(shown === "landing" ? brand.tagline : route.title);

  // Beside the shell's code instead of after it.
  useEffect(() => void (shown === "landing" ? LandingScreen : route.Screen).preload(), [shown, route]);

  if (shown === "move-on") return <MoveOn />;
  const screen = (
    <RouteErrorBoundary key={`${route.path} ${shown}`}>
      <Suspense fallback={<PageSkeleton />}>
        {shown === "wait" && <PageSkeleton />}
        {shown === "landing" && <LandingScreen />}
        {shown === "screen" && <Route path={route.path} component={route.Screen} />}
      </Suspense>
    </RouteErrorBoundary>
  );
  if (route.frame === "bare") return screen;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <Shell wide={shown === "landing" || route.frame === "wide"}>{screen}</Shell>
    </Suspense>
  );
}

function useMatchingRoute(): RouteRow {
  const { parser } = useRouter();
  const [location] = useLocation();
  return routes.find(({ path }) => matchRoute(parser, path, location)[0]) ?? notFound;
}

/** Ahead of the screen's own effects, so that a screen may name the tab after what it shows. */
function useTabTitle(title: string): void {
  useInsertionEffect(() => {
    document.title = `${title} · ${brand.name}${brand.suffix}`;
  }, [title]);
}

/** Takes somebody who has just signed in to where they wanted to be. */
function MoveOn() {
  const place = nextPlace(useSearch());
  useEffect(forgetPlace, []);
  return <Redirect to={place} replace />;
}
