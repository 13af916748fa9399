import { AskedQuestions, ContactBlock, MyTickets, TicketForm } from "#client/features/support/index";
import { useUser } from "#client/lib/use-user";
import { Skeleton } from "#client/ui/skeleton";

/** Where people ask, and find what others have asked. */
export function SupportPage() {
  const { user, state } = useUser();
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <header className="max-w-2xl lg:col-span-2">
        <h1 className="font-serif text-2xl font-semibold tracking-tight sm:text-3xl">How can we help?</h1>
        <p className="mt-3 text-muted sm:text-lg">
          A person reads what you write here, and answers within 24 hours.
        </p>
      </header>
      <section aria-labelledby="write" className="grid content-start gap-5">
        <h2 id="write" className="font-serif text-xl font-semibold">
          Submit a ticket
        </h2>
        {state === "loading" ? (
          <Skeleton className="h-[30rem] w-full rounded-card" />
        ) : (
          <TicketForm key={user?.id ?? "guest"} user={user} />
        )}
      </section>
      <div className="grid content-start gap-10">
        {user && (
          <section aria-labelledby="tickets" className="grid gap-4">
            <h2 id="tickets" className="font-serif text-lg font-semibold">
              Your latest tickets
            </h2>
            <MyTickets />
          </section>
        )}
        <section aria-labelledby="questions" className="grid gap-4">
          <h2 id="questions" className="font-serif text-lg font-semibold">
            Common questions
          </h2>
          <AskedQuestions />
        </section>
        <section aria-labelledby="contact" className="grid gap-4">
          <h2 id="contact" className="font-serif text-lg font-semibold">
            Contact
          </h2>
          <ContactBlock />
        </section>
      </div>
    </div>
  );
}
