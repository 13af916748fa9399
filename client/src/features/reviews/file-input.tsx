import type { ComponentProps } from "react";

type FileInputProps = Omit<ComponentProps<"input">, "type" | "accept" | "onChange"> & {
  onFile: (file: File) => void;
};

/** A phone shows more of its files when it is told their types as well as their endings. */
const ACCEPTED = [
  ".pdf,.docx,.txt",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/plain",
].join(",");

/** The device's own file picker. Its label is drawn beside it. */
export function FileInput({ onFile, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      accept={ACCEPTED}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // Choosing the same file again, after it was put right, is a choice too.
        target.value = "";
      }}
    />
  );
}
