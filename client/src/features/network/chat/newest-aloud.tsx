import { useState } from "react";
import type { Message } from "#shared/contract/network";

/** Reads out what the partner writes while the conversation is open; what was there before is not news. */
export function NewestAloud({ message, author }: { message: Message | undefined; author: string }) {
  const [known] = useState(message?.number ?? 0);
  const isNew = message !== undefined && message.number > known;
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && `${author}: ${message.message}`}
    </p>
  );
}
