import { downloadFile } from "#client/lib/download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

/** Saves what an address answers under `filename`, and says so. */
export function useDownloadFile(address: string, filename: string) {
  return useMutationOnce({
    mutationFn: () => downloadFile(address, filename),
    meta: { error: { title: "Download failed", message: "The file could not be made. Please try again." } },
    onSuccess: () => toast({ title: "Download complete", description: filename, tone: "success" }),
  });
}
