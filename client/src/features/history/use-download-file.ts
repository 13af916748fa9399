import { downloadFile } from "#client/lib/download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

/** Saves what an address answers under `filename`, and says so. */
export function useDownloadFile(address: string, filename: string) {
  return useMutationOnce({
    mutationFn: () => downloadFile(address, filename),
    onSuccess: () => toast({ title: "Download complete", description: filename, tone: "success" }),
    onError: () =>
      toast({
        title: "Download failed",
        description: "The file could not be made. Please try again.",
        tone: "danger",
      }),
  });
}
