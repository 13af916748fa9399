import { Suspense, useEffect } from "react";
import { matchRoute, Redirect, Route, useLocation, useRouter, useSearch } from "wouter";
import { brand } from "#shared/brand";
import { verdict, type Verdict } from "#client/app/guards";
import { PageSkeleton } from "#client/app/page-skeleton";
import { RouteErrorBoundary } from "#client/app/route-error-boundary";
import type { RouteRow } from "#client/app/route-row";
import { LandingScreen, notFound, routes } from "#client/app/routes";
import { Shell } from "#client/app/shell";
import { followTheme } from "#client/lib/look";
import { useTabTitle } from "#client/app/use-tab-title";
import { nextPlace, signInAndReturnTo } from "#client/features/auth/index";
import { forgetPlace } from "#client/lib/session";
import { useUser, wasSignedIn } from "#client/lib/use-user";

/** Fetches what draws this address for somebody who is not signed in. */
export async function preloadGuestScreen(address: string): Promise<void> {
  const route = routes.find(({ path }) => path === address);
  await (!route || route.audience === "home" ? LandingScreen : route.Screen).preload();
}

/** The screen at this address, under the navigation. */
export function FramedScreen() {
  const route = useMatchingRoute();
  const { state } = useUser();
  useEffect(followTheme, []);
  const shown = verdict(route.audience, state, wasSignedIn());
  useTabTitle(shown === "landing" ? brand.tagline : route.title);
  // Beside the answer who is here instead of after it.
  useEffect(() => void (shown === "landing" ? LandingScreen : route.Screen).preload(), [shown, route]);

  if (shown === "move-on") return <MoveOn />;
  if (shown === "sign-in") return <SignInFirst />;
  return (
    <Shell wide={shown === "landing" || route.frame === "wide"}>
      <Content key={`${route.path} ${shown}`} route={route} shown={shown} />
    </Shell>
  );
}

function Content({
  route: { path, Screen },
  shown,
}: {
  route: RouteRow;
  shown: Exclude<Verdict, "move-on" | "sign-in">;
}) {
  return (
    <RouteErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>
        {shown === "wait" && <PageSkeleton />}
        {shown === "landing" && <LandingScreen />}
        {shown === "screen" && <Route path={path} component={Screen} />}
        <TakenOver />
      </Suspense>
    </RouteErrorBoundary>
  );
}

/** Says that the page does what is pressed: one that came with its text could be read before. */
function TakenOver() {
  useEffect(() => {
    document.documentElement.dataset.code = "there";
  }, []);
  return null;
}

function useMatchingRoute(): RouteRow {
  const { parser } = useRouter();
  const [location] = useLocation();
  return routes.find(({ path }) => matchRoute(parser, path, location)[0]) ?? notFound;
}

/** Takes somebody who has just signed in to where they wanted to be. */
function MoveOn() {
  const place = nextPlace(useSearch());
  useEffect(forgetPlace, []);
  return <Redirect to={place} replace />;
}

/** Takes somebody who must sign in first to where they can, and back here afterwards. */
function SignInFirst() {
  const [location] = useLocation();
  const search = useSearch();
  return <Redirect to={signInAndReturnTo(search ? `${location}?${search}` : location)} replace />;
}
