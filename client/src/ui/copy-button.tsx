import { useState } from "react";
import { Check, Copy } from "lucide-react";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";

/** Copies a text; absent where the browser does not let a page write to the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={copy}
      aria-label={copied ? say("screen.copiedWhat", { what: label }) : label}
    >
      {copied ? say("screen.copied") : say("screen.copy")}
    </Button>
  );
}
