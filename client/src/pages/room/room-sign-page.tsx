import { useEffect, useMemo } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useLocation, useParams, useSearch } from "wouter";
import {
  isRoomOver,
  leaveRoom,
  RoomProblem,
  roomQuery,
  signingQuery,
  SigningFrame,
  useSigningView,
  type RoomAccess,
} from "#client/features/signing/index";
import { queryClient } from "#client/lib/query-client";
import { say } from "#client/lib/say";
import { Signing } from "#client/pages/sign/sign-page";
import { Button } from "#client/ui/button";
import { pathTo } from "#shared/paths";

/** The signing page for whom a code has let in. */
export function RoomSignPage() {
  const { key = "" } = useParams();
  const collaboratorId = new URLSearchParams(useSearch()).get("as") ?? "";
  const access = useMemo(() => ({ roomKey: key, collaboratorId }), [key, collaboratorId]);
  const { data, error, refetch } = useSigningView(access);
  useForgetting(access);
  if (data === undefined && isRoomOver(error))
    return (
      <SigningFrame>
        <RoomProblem error={error} onRetry={() => void refetch()} />
        <div className="mt-4">
          <BackToNames roomKey={key} />
        </div>
      </SigningFrame>
    );
  return <Signing access={access} above={<BackToNames roomKey={key} />} />;
}

/** Whoever has the device next finds nothing of whoever had it before. */
function useForgetting(access: RoomAccess): void {
  useEffect(() => () => queryClient.removeQueries({ queryKey: signingQuery(access).queryKey }), [access]);
}

/** Nobody signs for whoever is gone: what the code let in ends. Where that is not heard, it does in a quarter of an hour. */
function BackToNames({ roomKey }: { roomKey: string }) {
  const [, navigate] = useLocation();
  const { data: room } = useQuery({ ...roomQuery(roomKey), refetchInterval: false });
  const leave = useMutation({
    mutationFn: () => leaveRoom(roomKey),
    meta: { error: null },
    onSettled: () => navigate(pathTo.room(roomKey)),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<ArrowLeft aria-hidden />}
      busy={leave.isPending}
      onClick={() => leave.mutate()}
      className="-ms-3 -mt-4 mb-2 text-primary sm:-mt-8"
    >
      {room?.handedOver ? say("room.next") : say("room.backToNames")}
    </Button>
  );
}
