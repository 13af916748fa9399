import type { ReadingAid } from "#client/lib/use-reading-aid";

/** Under what is signed, for who reads it: never instead of it. */
export function Aid({ aid, of: english, part, className = "" }: AidProps) {
  const text = aid?.(english, part);
  if (text === undefined) return null;
  return (
    <span
      lang="sw"
      className={`block font-sans font-normal tracking-normal text-muted normal-case ${className}`}
    >
      {text}
    </span>
  );
}

type AidProps = {
  aid: ReadingAid | undefined;
  of: string;
  part?: "heading" | "clause";
  className?: string;
};
