import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useQuery } from "@tanstack/react-query";
import type { Contact } from "#shared/contract/contacts";
import { useSettled } from "#client/lib/use-settled";
import { classNames } from "#client/ui/class-names";
import { contactOffersQuery } from "#client/features/contacts/contact-queries";

/** From so many letters on; one alone would offer half of the people. */
const LETTERS = 2;
const MOST = 6;
const PAUSE_MS = 150;

type ContactOffersProps = { field: HTMLInputElement; onChoose: (contact: Contact) => void };

/** The list of contacts under a field that somebody types a name in: with the field it makes a combobox. */
export function ContactOffers({ field, onChoose }: ContactOffersProps) {
  const [typed, setTyped] = useState(field.value);
  const [isOpen, setIsOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const search = useSettled(typed.trim(), PAUSE_MS);
  // Until the pause is over, offers for what was typed before stand only where that goes on.
  const isLongEnough = search.length >= LETTERS && typed.trim().startsWith(search);
  const { data } = useQuery({ ...contactOffersQuery(search), enabled: isLongEnough && isOpen });
  const offers = isLongEnough && isOpen ? (data?.items.slice(0, MOST) ?? []) : [];
  const isShown = offers.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function choose(contact: Contact) {
    setIsOpen(false);
    setActive(-1);
    onChoose(contact);
  }

  const onInput = useEffectEvent(() => {
    setTyped(field.value);
    setIsOpen(true);
    setActive(-1);
  });
  const onBlur = useEffectEvent(() => setIsOpen(false));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // One place more than there are offers: that of the field itself.
      setActive(((active + 1 + step + offers.length + 1) % (offers.length + 1)) - 1);
    } else if (event.key === "Escape") {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === "Enter" && offers[active]) {
      event.preventDefault();
      choose(offers[active]);
    }
  });
  useEffect(() => {
    const until = new AbortController();
    const { signal } = until;
    field.addEventListener("input", onInput, { signal });
    field.addEventListener("blur", onBlur, { signal });
    field.addEventListener("keydown", onKeyDown, { signal });
    return () => until.abort();
  }, [field]);

  // The form draws the field: what belongs to the list is told at it only while there is one.
  useEffect(() => {
    const told = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(isShown),
      "aria-controls": isShown ? listId : null,
      "aria-activedescendant": isShown && active >= 0 ? `${listId}-${active}` : null,
    };
    for (const [name, value] of Object.entries(told))
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
  }, [field, isShown, active, listId]);
  useEffect(
    () => () => {
      for (const name of [
        "role",
        "aria-autocomplete",
        "aria-expanded",
        "aria-controls",
        "aria-activedescendant",
      ])
        field.removeAttribute(name);
    },
    [field],
  );

  const place = usePlaceBelow(field, isShown);
  return createPortal(
    <>
      <p role="status" className="sr-only">
        {isShown && `${offers.length} of your contacts. Arrow keys to choose.`}
      </p>
      {isShown && (
        <div
          role="listbox"
          id={listId}
          aria-label="Your contacts"
          style={place}
          className="absolute z-40 max-w-[calc(100vw-1.5rem)] min-w-64 overflow-hidden rounded-control border bg-surface p-1.5 shadow-soft"
        >
          {offers.map((contact, index) => (
            <button
              key={contact.id}
              type="button"
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus, so that it is not left before the press counts.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(contact)}
              onPointerMove={() => setActive(index)}
              className={classNames(
                "grid min-h-11 w-full cursor-pointer content-center text-left rounded-[6px] px-3 py-1 text-sm",
                index === active && "bg-ink/8",
              )}
            >
              <span className="truncate font-medium">
                <bdi>{contact.name}</bdi>
                {contact.stageName && <span className="font-normal text-muted"> ({contact.stageName})</span>}
              </span>
              <span className="truncate text-xs text-muted">
                {[contact.email || contact.phone, contact.role].filter(Boolean).join(" · ") ||
                  "No address yet"}
              </span>
            </button>
          ))}
        </div>
      )}
    </>,
    document.body,
  );
}

/** Right below a field, in the coordinates of the page: it scrolls with it. */
function usePlaceBelow(field: HTMLElement, isShown: boolean) {
  const [place, setPlace] = useState({ top: 0, left: 0, width: 0 });
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const measure = () => {
      const { bottom, left, width } = field.getBoundingClientRect();
      setPlace({ top: bottom + window.scrollY + 4, left: left + window.scrollX, width });
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [field, isShown]);
  return place;
}
