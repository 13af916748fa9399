import { Settings } from "lucide-react";
import { NoticesSection } from "#client/features/notices/index";
import { ButtonLink } from "#client/ui/button";
import { paths } from "#shared/paths";

/** What the bell tells. */
export function NoticesPage() {
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex items-center justify-between gap-3">
        <h1 className="font-serif text-2xl font-semibold sm:text-3xl">Notices</h1>
        <ButtonLink href={paths.settings} variant="ghost" size="sm" icon={<Settings aria-hidden />}>
          Choose which
        </ButtonLink>
      </header>
      <NoticesSection />
    </div>
  );
}
