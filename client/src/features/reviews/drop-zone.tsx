import { ACCEPTED } from "#client/features/reviews/file-input";
import { DropZone as AnyDropZone } from "#client/ui/fields/drop-zone";

/** Where a contract is dropped, or chosen with the device's file picker. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  return (
    <AnyDropZone
      label="Choose your contract"
      help="PDF, DOCX or TXT, at most 10 MB"
      accept={ACCEPTED}
      onFiles={([file]) => file && onFile(file)}
      className="min-h-64"
    />
  );
}
