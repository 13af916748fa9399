import type { ComponentProps } from "react";

export type FileInputProps = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  onFiles: (files: readonly File[]) => void;
};

/** The device's own file picker. Its label is drawn beside it. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        if (files.length > 0) onFiles(files);
        // Choosing the same file again, after it was put right, is a choice too.
        target.value = "";
      }}
    />
  );
}
