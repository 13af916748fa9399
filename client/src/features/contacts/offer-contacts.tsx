import { Suspense, useState, type ReactNode } from "react";
import type { Contact } from "#shared/contract/contacts";
import { optionalPart } from "#client/lib/parts";

const Offers = optionalPart(() =>
  import("#client/features/contacts/contact-offers").then(({ ContactOffers }) => ContactOffers),
);

type OfferContactsProps = {
  /** Whether a field of this name takes somebody's name. */
  isName: (field: string) => boolean;
  onChoose: (contact: Contact, field: string) => void;
  children: ReactNode;
};

/** Offers contacts under the name fields within. What offers them is fetched with the first letter that is typed in one. */
export function OfferContacts({ isName, onChoose, children }: OfferContactsProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <div
      className="contents"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && isName(target.name)) setField(target);
      }}
    >
      {children}
      {field && (
        <Suspense fallback={null}>
          <Offers key={field.name} field={field} onChoose={(contact) => onChoose(contact, field.name)} />
        </Suspense>
      )}
    </div>
  );
}
