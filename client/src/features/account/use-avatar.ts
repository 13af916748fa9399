import { useEffect, useRef, useState } from "react";
import { showUser } from "#client/features/account/account-queries";
import { call } from "#client/lib/call";
import { callWithFile } from "#client/lib/call-with-file";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

const notChanged = { title: "Update failed", fallback: "Please check your connection and try again." };

/** Sends a picture of oneself; `sent` is how much of it has arrived, from 0 to 1. */
export function useUploadAvatar(onDone: () => void) {
  const [sent, setSent] = useState(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const upload = useMutationOnce({
    mutationFn: (file: File) => {
      const { signal } = (leaving.current = new AbortController());
      setSent(0);
      return callWithFile("PUT /api/user/avatar", file, { signal, onSent: setSent });
    },
    meta: { error: () => (leaving.current?.signal.aborted ? null : notChanged) },
    onSuccess: ({ profileImageUrl }) => {
      showUser({ profileImageUrl });
      toast({ title: "Picture saved", tone: "success" });
      onDone();
    },
  });
  return { ...upload, sent };
}

export function useRemoveAvatar() {
  return useMutationOnce({
    mutationFn: () => call("DELETE /api/user/avatar"),
    meta: { error: notChanged },
    onSuccess: ({ profileImageUrl }) => {
      showUser({ profileImageUrl });
      toast({ title: "Picture removed", tone: "success" });
    },
  });
}
