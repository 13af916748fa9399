import { useState, type RefObject, type SubmitEvent } from "react";

/** A form of one field: it goes on with what was typed; where that is nothing, it says so and the field has the focus. */
export function useFilled(field: RefObject<HTMLInputElement | null>, typed: string, onFilled: () => void) {
  const [wasEmpty, setWasEmpty] = useState(false);
  const isEmpty = typed.trim() === "";
  return {
    isMissing: wasEmpty && isEmpty,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      setWasEmpty(isEmpty);
      if (isEmpty) field.current?.focus();
      else onFilled();
    },
  };
}
