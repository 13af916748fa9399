import { useId, useState, type ReactNode } from "react";
import { FileUp } from "lucide-react";
import { classNames } from "#client/ui/class-names";
import { FileInput, type FileInputProps } from "#client/ui/fields/file-input";

type DropZoneProps = Pick<FileInputProps, "accept" | "multiple" | "onFiles"> & {
  label: string;
  help: ReactNode;
  icon?: ReactNode;
  className?: string;
};

/** Where a file is dropped, or chosen with the device's file picker: the field itself, over all of the zone, takes both. */
export function DropZone({ label, help, icon, className, ...input }: DropZoneProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={classNames(
        "relative grid content-center justify-items-center gap-2 rounded-card border-2 border-dashed px-5 py-10 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary hover:border-primary hover:bg-primary/5",
        isOver ? "border-primary bg-primary/8" : "border-control bg-surface",
        className,
      )}
    >
      <FileInput
        {...input}
        id={id}
        aria-describedby={`${id}-help`}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        className="absolute inset-0 z-10 cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="mb-2 grid size-14 place-items-center rounded-full bg-primary/10 text-primary [&_svg]:size-7"
      >
        {icon ?? <FileUp />}
      </span>
      <label htmlFor={id} className="font-serif text-lg font-semibold">
        {label}
      </label>
      <p aria-hidden className="text-sm text-muted max-sm:hidden">
        or drop the file here
      </p>
      <p id={`${id}-help`} className="text-sm text-muted">
        {help}
      </p>
    </div>
  );
}
