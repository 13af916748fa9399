import { Suspense, useEffect, type ReactNode } from "react";
import { ServiceNotices } from "#client/app/service-notices";
import { TopNavigation } from "#client/app/top-navigation";
import { optionalPart } from "#client/lib/parts";
import { useUser } from "#client/lib/use-user";
import { classNames } from "#client/ui/class-names";

const ConfirmEmailBanner = optionalPart(
  async () => (await import("#client/features/auth/confirm-email-banner")).ConfirmEmailBanner,
);

/** What a signed-in person presses or is told next, loaded while there is a connection. */
function useRest(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const parts = [
      import("#client/ui/toaster"),
      import("#client/app/side-sheet"),
      import("#client/app/profile-menu"),
      import("#client/app/account-look"),
    ];
    void Promise.allSettled(parts);
  }, [signedIn]);
}

/** The navigation around every screen but the signing page. */
export function Shell({ wide, children }: { wide: boolean; children: ReactNode }) {
  const { user } = useUser();
  useRest(user !== null);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-primary font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <div className="contents print:hidden">
        <TopNavigation />
        <ServiceNotices />
        {user && !user.emailVerified && (
          <Suspense>
            <ConfirmEmailBanner email={user.email} />
          </Suspense>
        )}
      </div>
      <main
        id="content"
        tabIndex={-1}
        className={classNames(
          "relative flex-1 focus:outline-none",
          !wide && "mx-auto w-full max-w-6xl px-4 [--gutter:1rem] pt-6 pb-16 sm:px-6 sm:pt-10",
        )}
      >
        {children}
      </main>
    </div>
  );
}
