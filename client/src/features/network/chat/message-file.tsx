import { Download, FileText, Image, Music } from "lucide-react";
import { acceptMessages } from "#client/features/network/chat/conversation-cache";
import { call, fileUrl } from "#client/lib/call";
import { formatSize } from "#client/lib/format-size";
import { useDownload } from "#client/lib/use-download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import type { Message } from "#shared/contract/network";

const icons = { pdf: FileText, audio: Music, picture: Image };

type SentFile = Message & { file: NonNullable<Message["file"]> };
export const hasFile = (message: Message | undefined): message is SentFile => message?.file !== undefined;

const ofFile = ({ requestId, id }: Message) => ({ id: requestId, fileId: id });

/** A file in a message, to be saved: nothing of it is shown in the page. */
export function MessageFile({ message }: { message: SentFile }) {
  const { message: name, file } = message;
  const Icon = icons[file.kind];
  const download = useDownload(
    fileUrl("GET /api/collaboration-requests/{id}/files/{fileId}", ofFile(message)),
    name,
  );
  return (
    <button
      type="button"
      aria-label={`Download ${name}`}
      aria-busy={download.isPending}
      onClick={() => download.mutate()}
      className="flex min-h-11 w-full items-center gap-3 text-left"
    >
      <Icon aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        <bdi className="block font-medium wrap-anywhere">{name}</bdi>
        <span className="block text-xs opacity-80 tabular-nums">{formatSize(file.size)}</span>
      </span>
      <Download aria-hidden className={`size-4.5 shrink-0 ${download.isPending ? "animate-pulse" : ""}`} />
    </button>
  );
}

/** Of one's own: its name stays, and nobody can save it any more. */
export function TakeFileBack({ message }: { message: SentFile }) {
  const takeBack = useMutationOnce({
    mutationFn: () =>
      call("DELETE /api/collaboration-requests/{id}/files/{fileId}", { params: ofFile(message) }),
    meta: { error: { title: "Not taken back", fallback: "Please check your connection and try again." } },
    onSuccess: () => {
      const { file: _gone, ...rest } = message;
      acceptMessages(message.requestId, { items: [rest] });
    },
  });
  return (
    <button
      type="button"
      aria-label={`Take ${message.message} back`}
      onClick={() => takeBack.mutate()}
      className="min-h-8 px-2 text-xs text-muted underline underline-offset-2 hover:text-ink"
    >
      Take back
    </button>
  );
}
