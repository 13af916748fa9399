import { FileInput as AnyFileInput, type FileInputProps } from "#client/ui/fields/file-input";

/** A phone shows more of its files when it is told their types as well as their endings. */
export const ACCEPTED = [
  ".pdf,.docx,.txt",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/plain",
].join(",");

/** Picks one contract. */
export function FileInput({
  onFile,
  ...input
}: Omit<FileInputProps, "accept" | "onFiles"> & { onFile: (file: File) => void }) {
  return <AnyFileInput {...input} accept={ACCEPTED} onFiles={([file]) => file && onFile(file)} />;
}
