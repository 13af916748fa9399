import { lazy, Suspense, useEffect, useInsertionEffect, type ReactNode } from "react";
import { matchRoute, Redirect, Route, useLocation, useRouter, useSearch } from "wouter";
import { brand } from "#shared/brand";
import { verdict, type Verdict } from "#client/app/guards";
import { PageSkeleton, ShellSkeleton } from "#client/app/page-skeleton";
import { RouteErrorBoundary } from "#client/app/route-error-boundary";
import { LandingScreen, notFound, routes, type RouteRow } from "#client/app/routes";
import { nextPlace, signInAndReturnTo } from "#client/features/auth/next-place";
import { SigningFrame } from "#client/features/signing/signing-frame";
import { SigningSkeleton } from "#client/features/signing/signing-skeleton";
import { nameTab } from "#client/lib/name-tab";
import { forgetPlace } from "#client/lib/session";
import { useUser, wasSignedIn } from "#client/lib/use-user";

/** Apart, so that the signing page is spared its weight. */
const Shell = lazy(async () => ({ default: (await import("#client/app/shell")).Shell }));

export function App() {
  const route = useMatchingRoute();
  return (
    <RouteErrorBoundary>
      {route.frame === "bare" ? <BareScreen route={route} /> : <FramedScreen route={route} />}
    </RouteErrorBoundary>
  );
}

/** The signing page asks nobody who is signed in: its link says enough. */
function BareScreen({ route }: { route: RouteRow }) {
  useTabTitle(route.title);
  return <Content key={String(route.path)} route={route} shown="screen" waiting={<SigningWait />} />;
}

/** What the signing page itself shows until its document has come: nothing moves when its code has. */
function SigningWait() {
  return (
    <SigningFrame>
      <SigningSkeleton />
    </SigningFrame>
  );
}

function FramedScreen({ route }: { route: RouteRow }) {
  const { state } = useUser();
  const shown = verdict(route.audience, state, wasSignedIn());
  useTabTitle(shown === "landing" ? brand.tagline : route.title);
  // Beside the shell's code instead of after it.
  useEffect(() => void (shown === "landing" ? LandingScreen : route.Screen).preload(), [shown, route]);

  if (shown === "move-on") return <MoveOn />;
  if (shown === "sign-in") return <SignInFirst />;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <Shell wide={shown === "landing" || route.frame === "wide"}>
        <Content key={`${route.path} ${shown}`} route={route} shown={shown} />
      </Shell>
    </Suspense>
  );
}

function Content({
  route: { path, Screen },
  shown,
  waiting,
}: {
  route: RouteRow;
  shown: Exclude<Verdict, "move-on" | "sign-in">;
  waiting?: ReactNode;
}) {
  return (
    <RouteErrorBoundary>
      <Suspense fallback={waiting ?? <PageSkeleton />}>
        {shown === "wait" && <PageSkeleton />}
        {shown === "landing" && <LandingScreen />}
        {shown === "screen" && <Route path={path} component={Screen} />}
      </Suspense>
    </RouteErrorBoundary>
  );
}

function useMatchingRoute(): RouteRow {
  const { parser } = useRouter();
  const [location] = useLocation();
  return routes.find(({ path }) => matchRoute(parser, path, location)[0]) ?? notFound;
}

/** Ahead of the screen's own effects, so that a screen may name the tab after what it shows. */
function useTabTitle(title: string): void {
  useInsertionEffect(() => nameTab(title), [title]);
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
