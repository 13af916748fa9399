import { Users } from "lucide-react";
import { useLocation } from "wouter";
import { acceptOwnRoom } from "#client/features/signing/rooms/room-queries";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { pathTo } from "#shared/paths";

type OpenRoomButtonProps = {
  documentId: string;
  label: string;
  size?: "sm" | "lg";
  variant?: "primary" | "secondary";
};

/** Opens a room for the document, or goes to the one there is. */
export function OpenRoomButton({ documentId, label, size, variant }: OpenRoomButtonProps) {
  const [, navigate] = useLocation();
  const open = useMutationOnce({
    mutationFn: () => call("POST /api/documents/{id}/room", { params: { id: documentId }, body: {} }),
    meta: { error: { fallback: "The room could not be opened. Please try again." } },
    onSuccess: (room) => {
      acceptOwnRoom(documentId, room);
      navigate(pathTo.signTogether(documentId));
    },
  });
  return (
    <Button
      size={size}
      variant={variant}
      icon={<Users aria-hidden />}
      busy={open.isPending}
      busyLabel="Opening…"
      onClick={() => open.mutate()}
    >
      {label}
    </Button>
  );
}
