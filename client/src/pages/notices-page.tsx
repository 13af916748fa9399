import { NoticesSection } from "#client/features/notices/index";

/** What the bell tells. */
export function NoticesPage() {
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="font-serif text-2xl font-semibold sm:text-3xl">Notices</h1>
      <NoticesSection />
    </div>
  );
}
