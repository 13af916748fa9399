import { useId, useState } from "react";
import { FileUp } from "lucide-react";
import { FileInput } from "#client/features/reviews/file-input";
import { classNames } from "#client/ui/class-names";

/** Where a contract is dropped, or chosen with the device's file picker: the field itself, over all of the zone, takes both. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={classNames(
        "relative grid min-h-64 content-center justify-items-center gap-2 rounded-card border-2 border-dashed px-5 py-10 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary hover:border-primary hover:bg-primary/5",
        isOver ? "border-primary bg-primary/8" : "border-control bg-surface",
      )}
    >
      <FileInput
        id={id}
        onFile={onFile}
        aria-describedby={`${id}-help`}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        className="absolute inset-0 z-10 cursor-pointer opacity-0"
      />
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-primary/10 text-primary">
        <FileUp aria-hidden className="size-7" />
      </span>
      <label htmlFor={id} className="font-serif text-lg font-semibold">
        Choose your contract
      </label>
      <p aria-hidden className="text-sm text-muted max-sm:hidden">
        or drop the file here
      </p>
      <p id={`${id}-help`} className="text-sm text-muted">
        PDF, DOCX or TXT, at most 10 MB
      </p>
    </div>
  );
}
