import type { ReactNode } from "react";
import { DoorClosed, Share2, Smartphone } from "lucide-react";
import { acceptOwnRoom } from "#client/features/signing/rooms/room-queries";
import { RoomPeople } from "#client/features/signing/rooms/room-people";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { forgetWhoIsHere } from "#client/lib/use-user";
import { Button, ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { CopyButton } from "#client/ui/copy-button";
import type { OwnRoom as Room } from "#shared/contract/rooms";
import { momentForReader, timeForReader } from "#shared/dates";
import { inFours } from "#shared/domain/rooms";
import { pathTo } from "#shared/paths";

type OwnRoomProps = { documentId: string; title: string; room: Room };

/** The owner's screen while the room is open: how the others come in, and who has signed. */
export function OwnRoom({ documentId, title, room }: OwnRoomProps) {
  const isSigned = room.people.every(({ signedAt }) => signedAt !== null);
  if (isSigned)
    return (
      <div className="mt-6 grid gap-6">
        <Notice tone="success" title="Everybody has signed">
          The signed PDF, or a link to it by SMS, is on its way to every signer and to you.
        </Notice>
        <RoomPeople documentId={documentId} room={room} />
        <ButtonLink href={pathTo.view(documentId)} size="lg" className="justify-self-start">
          To the document
        </ButtonLink>
      </div>
    );
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
      <OnTheirPhones room={room} />
      <div className="grid content-start gap-8">
        <RoomPeople documentId={documentId} room={room} />
        <OnThisDevice documentId={documentId} />
        <FromAfar documentId={documentId} title={title} room={room} />
        <CloseRoom documentId={documentId} room={room} />
      </div>
    </div>
  );
}

/** Each with their own phone: to scan, or to type. */
function OnTheirPhones({ room: { qrCode, shortAddress, letters } }: { room: Room }) {
  const withoutLetters = shortAddress.slice(shortAddress.indexOf("//") + 2, -letters.length);
  return (
    <section aria-labelledby="scan" className="grid content-start gap-3 text-center">
      <h2 id="scan" className="font-serif text-lg font-semibold">
        Scan with your phone
      </h2>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qrCode)}`}
        alt="QR code of the address of this room"
        className="mx-auto aspect-square w-full max-w-72 rounded-card border bg-[#ffffff] p-2"
      />
      <p className="text-sm text-muted">
        or open {withoutLetters}
        <span className="block font-mono text-2xl font-semibold tracking-wide text-ink select-all">
          {inFours(letters)}
        </span>
      </p>
      <span className="justify-self-center">
        <CopyButton text={shortAddress} label="Copy the short address" />
      </span>
    </section>
  );
}

/** The device goes around; nothing of the account is shown on it until the password. */
function OnThisDevice({ documentId }: { documentId: string }) {
  const handOver = useMutationOnce({
    mutationFn: () => call("POST /api/documents/{id}/room/hand-over", { params: { id: documentId } }),
    meta: { error: { fallback: "The device could not be handed over. Please try again." } },
    onSuccess: ({ key }) => {
      forgetWhoIsHere();
      window.location.replace(pathTo.room(key));
    },
  });
  return (
    <Way
      heading="Pass this device around"
      explained="Each chooses their name here and gets the code on their own phone or mail. Your account is hidden, in every tab, until you type your password."
    >
      <Button
        variant="secondary"
        icon={<Smartphone aria-hidden />}
        busy={handOver.isPending}
        busyLabel="Handing over…"
        onClick={() => handOver.mutate()}
      >
        Hand over this device
      </Button>
    </Way>
  );
}

/** Gives the address of the room alone: whoever opens it still needs a code of their own. */
function FromAfar({ documentId, title, room }: OwnRoomProps) {
  const keepOpen = useMutationOnce({
    mutationFn: () =>
      call("POST /api/documents/{id}/room", { params: { id: documentId }, body: { shared: true } }),
    meta: { error: { fallback: "The room stays open for an hour only. Press again to keep it open." } },
    onSuccess: (shared) => acceptOwnRoom(documentId, shared),
  });
  const text = `Sign "${title}" here: ${room.address}`;
  return (
    <Way
      heading="Somebody is not here?"
      explained={
        room.shared
          ? `The room is open until ${momentForReader(room.openUntil)}.`
          : "Send the address of the room: it stays open for 7 days then. It lets nobody sign without a code of their own."
      }
    >
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => keepOpen.mutate()}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-ink/25 bg-surface px-4 text-sm font-semibold text-ink transition-colors hover:border-ink/50"
      >
        <Share2 aria-hidden className="size-[1.15em] shrink-0" />
        Share on WhatsApp
      </a>
    </Way>
  );
}

type WayProps = { heading: string; explained: string; children: ReactNode };

function Way({ heading, explained, children }: WayProps) {
  return (
    <section className="grid justify-items-start gap-3 border-t pt-5">
      <div>
        <h2 className="font-serif text-lg font-semibold">{heading}</h2>
        <p className="mt-1 text-sm text-muted">{explained}</p>
      </div>
      {children}
    </section>
  );
}

function CloseRoom({ documentId, room }: { documentId: string; room: Room }) {
  const close = useMutationOnce({
    mutationFn: () => call("POST /api/documents/{id}/room/close", { params: { id: documentId } }),
    meta: { error: { fallback: "The room could not be closed. Please try again." } },
    onSuccess: () => acceptOwnRoom(documentId, null),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
      <p className="text-sm text-muted">
        {!room.shared && `Closes at ${timeForReader(room.openUntil)} if nothing is done in it.`}
      </p>
      <Button
        variant="ghost"
        icon={<DoorClosed aria-hidden />}
        className="-mx-4"
        busy={close.isPending}
        busyLabel="Closing…"
        onClick={() => close.mutate()}
      >
        Close the room
      </Button>
    </div>
  );
}
