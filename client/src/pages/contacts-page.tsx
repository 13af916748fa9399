import { ContactsSection, SetsSection } from "#client/features/contacts/index";
import { NumbersFields } from "#client/features/registration/index";

/** Whom one works with, so that nobody is typed twice. */
export function ContactsPage() {
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <header>
        <h1 className="font-serif text-2xl font-semibold sm:text-3xl">Contacts</h1>
        <p className="mt-2 text-muted">People from your documents and collaborations. Only you see them.</p>
      </header>
      <SetsSection />
      <ContactsSection Numbers={NumbersFields} />
    </div>
  );
}
