import { ownRoomQuery } from "#client/features/signing/rooms/room-queries";
import { call } from "#client/lib/call";
import { nameSome } from "#client/lib/name-people";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Badge, type BadgeTone } from "#client/ui/badge";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { OwnRoom } from "#shared/contract/rooms";
import { momentForReader, timeForReader } from "#shared/dates";

type RoomPeopleProps = { documentId: string; room: OwnRoom };
type Person = OwnRoom["people"][number];

/** Who has signed, as it happens. */
export function RoomPeople({ documentId, room: { people } }: RoomPeopleProps) {
  const signed = people.filter(({ signedAt }) => signedAt !== null).length;
  const guessed = people.filter((person) => person.guessed && person.signedAt === null);
  const pausedToday = people.filter((person) => person.pausedTodayUntil && person.signedAt === null);
  const pausedUntil = people.flatMap((person) => person.pausedUntil ?? []).toSorted()[0];
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="flex items-baseline justify-between gap-4">
        <span className="font-serif text-lg font-semibold">Who has signed</span>
        <span role="status" className="text-sm text-muted tabular-nums">
          {signed} of {people.length}
        </span>
      </h2>
      <ul className="mt-2 divide-y border-y">
        {people.map((person) => (
          <li key={person.id} className="flex min-h-13 items-center justify-between gap-4 py-2.5">
            <bdi className="min-w-0 font-semibold wrap-anywhere">{person.name}</bdi>
            <Standing person={person} />
          </li>
        ))}
      </ul>
      {guessed.length > 0 && (
        <Notice tone="warning" className="mt-4">
          Wrong codes were typed for{" "}
          {nameSome(
            guessed.map(({ name }) => name),
            guessed.length,
          )}{" "}
          until no more were taken. Nobody came in by them.
        </Notice>
      )}
      {pausedToday.map(({ id, name, pausedTodayUntil }) => (
        <Notice key={id} tone="warning" className="mt-4">
          All codes of a day were asked for <bdi>{name}</bdi>: the next can be sent from{" "}
          {momentForReader(pausedTodayUntil ?? "")}. They can sign through their own link.
        </Notice>
      ))}
      {pausedUntil && <Paused documentId={documentId} until={pausedUntil} />}
    </section>
  );
}

function Standing({ person }: { person: Person }) {
  const [tone, said] = standingOf(person);
  return <Badge tone={tone}>{said}</Badge>;
}

function standingOf({ signedAt, isInside, code }: Person): [BadgeTone, string] {
  if (signedAt !== null) return ["success", `Signed ${timeForReader(signedAt)}`];
  if (isInside) return ["primary", "Is reading"];
  if (code?.sms === "unsure") return ["danger", "SMS may be lost"];
  if (code?.sms === "waits") return ["accent", "SMS not sent yet"];
  if (code?.sms === "failed" || code?.sms === "dropped") return ["danger", "SMS not delivered"];
  if (code) return ["accent", code.way === "room_sms_code" ? "Code sent by SMS" : "Code sent by mail"];
  return ["neutral", "Not here yet"];
}

/** Somebody has asked for too many codes, or somebody else in their name. */
function Paused({ documentId, until }: { documentId: string; until: string }) {
  const clear = useMutationOnce({
    mutationFn: () => call("POST /api/documents/{id}/room/clear-pause", { params: { id: documentId } }),
    meta: { error: { fallback: "That did not arrive. Please try again." } },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownRoomQuery(documentId).queryKey }),
  });
  return (
    <Notice
      tone="warning"
      title={`Too many codes were asked for: none are sent until ${timeForReader(until)}`}
      className="mt-4"
    >
      <Button
        variant="secondary"
        size="sm"
        busy={clear.isPending}
        onClick={() => clear.mutate()}
        className="mt-2"
      >
        Allow new codes
      </Button>
    </Notice>
  );
}
