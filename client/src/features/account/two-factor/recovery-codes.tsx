import { useRef, useState } from "react";
import { Download } from "lucide-react";
import { brand } from "#shared/brand";
import { Button } from "#client/ui/button";
import { Check } from "#client/ui/fields/check";
import { CopyButton } from "#client/ui/copy-button";

type UnsavedCodes = ReturnType<typeof useUnsavedCodes>;

/** Codes that are shown this once: closing them waits until somebody says that they have them. */
export function useUnsavedCodes(onClose: () => void) {
  const check = useRef<HTMLInputElement>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  function close() {
    if (isSaved) return onClose();
    setIsAsked(true);
    check.current?.focus();
  }
  return { check, isSaved, setIsSaved, isAsked, close };
}

export function RecoveryCodes({ codes, unsaved }: { codes: readonly string[]; unsaved: UnsavedCodes }) {
  const text = asText(codes);
  return (
    <div className="grid gap-5">
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border bg-paper px-4 py-4 text-center font-mono text-sm tabular-nums sm:px-8"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <CopyButton text={text} label="Copy the recovery codes" />
        <Button variant="ghost" size="sm" icon={<Download aria-hidden />} onClick={() => saveText(text)}>
          Download
        </Button>
      </div>
      <div className="grid gap-1.5">
        <Check
          ref={unsaved.check}
          label="I have saved them"
          help="Print them, or keep them where you keep passwords. We cannot show them again."
          checked={unsaved.isSaved}
          onChange={({ target }) => unsaved.setIsSaved(target.checked)}
        />
        <p role="alert" className="text-xs font-medium text-danger">
          {unsaved.isAsked && !unsaved.isSaved && "Please save the codes first: they are shown only now."}
        </p>
      </div>
      <Button onClick={unsaved.close}>Done</Button>
    </div>
  );
}

function asText(codes: readonly string[]): string {
  return `${brand.name}${brand.suffix} recovery codes. Each works once.\n\n${codes.join("\n")}\n`;
}

function saveText(text: string): void {
  const link = document.createElement("a");
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = `${brand.name.toLowerCase()}-recovery-codes.txt`;
  link.click();
}
