import { useEffect, useId, useState, type DragEvent } from "react";
import { FileUp } from "lucide-react";
import { FilePicker } from "#client/features/reviews/file-picker";
import { classNames } from "#client/ui/class-names";

/** Where a contract is dropped, or chosen with the device's file picker. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  useStrayDrops();
  return (
    <FilePicker id={id} onFile={onFile} describedBy={`${id}-help`}>
      <label
        htmlFor={id}
        onDragEnter={() => setIsOver(true)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={(event) => setIsOver(staysInside(event))}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
        className={classNames(
          "grid min-h-64 place-items-center rounded-card border-2 border-dashed px-5 py-10 text-center transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary hover:border-primary hover:bg-primary/5",
          isOver ? "border-primary bg-primary/8" : "border-control bg-surface",
        )}
      >
        <span className="grid justify-items-center gap-2">
          <span className="grid size-14 place-items-center rounded-full bg-primary/10 text-primary">
            <FileUp aria-hidden className="size-7" />
          </span>
          <span className="mt-2 font-serif text-lg font-semibold">
            {isOver ? "Let go to read it" : "Choose your contract"}
          </span>
          <span className="text-sm text-muted max-sm:hidden">or drop the file here</span>
          <span id={`${id}-help`} className="text-sm text-muted">
            PDF, DOCX or TXT, at most 10 MB
          </span>
        </span>
      </label>
    </FilePicker>
  );
}

function staysInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}

/** A file that is dropped beside the zone would replace the page, and what was pasted would be lost. */
function useStrayDrops(): void {
  useEffect(() => {
    const events = new AbortController();
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", ignore, { signal: events.signal });
    window.addEventListener("drop", ignore, { signal: events.signal });
    return () => events.abort();
  }, []);
}
