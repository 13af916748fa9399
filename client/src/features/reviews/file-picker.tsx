import type { ReactNode } from "react";

type FilePickerProps = {
  id: string;
  onFile: (file: File) => void;
  describedBy?: string;
  children: ReactNode;
};

/** A phone shows more of its files when it is told their types as well as their endings. */
const ACCEPTED = [
  ".pdf,.docx,.txt",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/plain",
].join(",");

/** The device's own file picker, behind whatever it is given to show. */
export function FilePicker({ id, onFile, describedBy, children }: FilePickerProps) {
  return (
    <>
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Choosing the same file again, after it was put right, is a choice too.
          target.value = "";
        }}
      />
      {children}
    </>
  );
}
