import { CircleCheck, ChevronRight } from "lucide-react";
import { say } from "#client/lib/say";
import type { RoomView } from "#shared/contract/rooms";

export type Person = RoomView["people"][number];

type RoomNamesProps = { people: readonly Person[]; canSign: boolean; onChoose: (person: Person) => void };

/** Everybody who signs here: whoever has not chooses their own name. */
export function RoomNames({ people, canSign, onChoose }: RoomNamesProps) {
  return (
    <section aria-labelledby="names" className="mt-7">
      <h2 id="names" className="font-serif text-lg font-semibold">
        {canSign ? say("room.names") : say("signing.signatures")}
      </h2>
      <ul className="mt-3 divide-y overflow-hidden rounded-card border bg-surface">
        {people.map((person) => (
          <li key={person.id}>
            {canSign && canChoose(person) ? (
              <button
                type="button"
                onClick={() => onChoose(person)}
                className="flex min-h-15 w-full items-center justify-between gap-3 px-4 py-3 text-start text-base font-semibold hover:bg-ink/6 sm:px-5"
              >
                <bdi className="min-w-0 wrap-anywhere">{person.name}</bdi>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-primary" />
              </button>
            ) : (
              <Settled person={person} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const canChoose = ({ signed, awaitsTurn, ways }: Person) => !signed && !awaitsTurn && ways.length > 0;

/** Nothing to choose: has signed, or cannot be sent a code. */
function Settled({ person: { name, signed, awaitsTurn, ways } }: { person: Person }) {
  return (
    <p className="flex min-h-15 flex-wrap items-center justify-between gap-x-3 px-4 py-3 sm:px-5">
      <bdi className="min-w-0 text-base wrap-anywhere text-muted">{name}</bdi>
      {signed ? (
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-success">
          <CircleCheck aria-hidden className="size-4 shrink-0" /> {say("room.signedAlready")}
        </span>
      ) : (
        (awaitsTurn || ways.length === 0) && (
          <span className="text-sm text-muted">{awaitsTurn ? say("room.later") : say("room.noCode")}</span>
        )
      )}
    </p>
  );
}
