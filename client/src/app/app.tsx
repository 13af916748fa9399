import { lazy, Suspense } from "react";
import { matchRoute, Route, useLocation, useRouter } from "wouter";
import { bareRoutes } from "#client/app/bare-routes";
import { ShellSkeleton } from "#client/app/page-skeleton";
import { RouteErrorBoundary } from "#client/app/route-error-boundary";
import { useArrival } from "#client/app/use-arrival";
import { useTabTitle } from "#client/app/use-tab-title";
import { SigningFrame, SigningSkeleton } from "#client/features/signing/index";
import { useLanguage } from "#client/lib/say";

/** Apart, with the navigation and the table of every other screen, so that the signing page is spared their weight. */

const FramedScreen = lazy(async () => ({
  default: (await import("#client/app/framed-screen")).FramedScreen,
}));

export function App() {
  const { parser } = useRouter();
  const [location] = useLocation();
  useArrival();
  const bare = bareRoutes.find(({ path }) => matchRoute(parser, path, location)[0]);
  return (
    <RouteErrorBoundary>
      {bare ? (
        <BareScreen key={String(bare.path)} route={bare} />
      ) : (
        <Suspense fallback={<ShellSkeleton />}>
          <FramedScreen />
        </Suspense>
      )}
    </RouteErrorBoundary>
  );
}

/** The pages of links, in the reader's language. */
function BareScreen({ route: { path, title, Screen } }: { route: (typeof bareRoutes)[number] }) {
  useLanguage();
  useTabTitle(title);
  return (
    <Suspense fallback={<SigningWait />}>
      <Route path={path} component={Screen} />
    </Suspense>
  );
}

/** What the signing page itself shows until its document has come: nothing moves when its code has. */
function SigningWait() {
  return (
    <SigningFrame>
      <SigningSkeleton />
    </SigningFrame>
  );
}
