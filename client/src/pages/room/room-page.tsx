import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { useLocation, useParams } from "wouter";
import {
  askedCode,
  forgetAskedCode,
  isRoomOver,
  leaveRoom,
  RoomCode,
  RoomNames,
  RoomProblem,
  roomQuery,
  SigningFrame,
  SigningSkeleton,
} from "#client/features/signing/index";
import { nameTab } from "#client/lib/name-tab";
import { say, sayWith } from "#client/lib/say";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { RoomView } from "#shared/contract/rooms";
import { paths, pathTo } from "#shared/paths";

/** For whoever scanned the code of a room, opened its address, or was handed the device of its owner. */
export function RoomPage() {
  const { key = "" } = useParams();
  const { data: room, error, refetch } = useQuery(roomQuery(key));
  const title = room && say("room.tab", { title: room.title });
  useEffect(() => {
    if (title !== undefined) nameTab(title);
  }, [title]);
  // Whoever came back to the names by the browser's own button has handed it on, too.
  const isHandedOver = room?.handedOver ?? false;
  useEffect(() => {
    if (isHandedOver) void leaveRoom(key).catch(() => undefined);
  }, [isHandedOver, key]);
  return (
    <SigningFrame>
      {room ? (
        <Room roomKey={key} room={room} error={error} />
      ) : error ? (
        <RoomProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <SigningSkeleton />
      )}
      {room?.handedOver && <TakeBackLink owner={room.owner} />}
    </SigningFrame>
  );
}

function Room({ roomKey, room, error }: { roomKey: string; room: RoomView; error: Error | null }) {
  const [, navigate] = useLocation();
  const [chosenId, setChosenId] = useState(() => askedCode(roomKey)?.collaboratorId ?? null);
  // Whoever goes elsewhere has done with it, and the next in the room is somebody else; loading the page anew leaves it.
  useEffect(() => () => forgetAskedCode(roomKey), [roomKey]);
  const chosen = room.people.find(({ id, signed }) => id === chosenId && !signed);
  const title = <bdi>{room.title}</bdi>;
  // What was typed stays while the server does not answer.
  if (isRoomOver(error)) return <RoomProblem error={error} onRetry={() => undefined} />;
  if (room.state === "signed")
    return (
      <>
        <h1 className="font-serif text-2xl font-semibold">{say("room.everybody")}</h1>
        <p className="mt-3 text-base">{say("room.everybodyWhatNow")}</p>
        <RoomNames people={room.people} canSign={false} onChoose={() => undefined} />
      </>
    );
  return (
    <>
      <h1 className="font-serif text-xl font-semibold wrap-anywhere sm:text-2xl">
        {sayWith("room.heading", { title })}
      </h1>
      {chosen === undefined && (
        <p className="mt-2 text-base wrap-anywhere">
          {sayWith("room.asks", { owner: <bdi className="font-semibold">{room.owner}</bdi> })}
        </p>
      )}
      {room.state === "locked" && (
        <Notice tone="info" className="mt-4">
          {say("room.isLocked")}
        </Notice>
      )}
      {chosen && room.state === "open" ? (
        <RoomCode
          key={chosen.id}
          roomKey={roomKey}
          person={chosen}
          onInside={() => navigate(pathTo.roomSigning(roomKey, chosen.id))}
          onBack={() => setChosenId(null)}
        />
      ) : (
        <RoomNames
          people={room.people}
          canSign={room.state === "open"}
          onChoose={({ id }) => setChosenId(id)}
        />
      )}
    </>
  );
}

function TakeBackLink({ owner }: { owner: string }) {
  return (
    <div className="mt-10 border-t pt-4">
      <ButtonLink
        href={paths.handedOver}
        variant="ghost"
        icon={<LockKeyhole aria-hidden />}
        className="-ms-4"
      >
        <span className="wrap-anywhere">{sayWith("room.takeBack", { owner: <bdi>{owner}</bdi> })}</span>
      </ButtonLink>
    </div>
  );
}
