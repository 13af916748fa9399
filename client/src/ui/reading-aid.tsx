import type { ReadingAid, ReadPart } from "#client/lib/use-reading-aid";

/** Under what is signed, for who reads it: never instead of it. */
export function Aid({ aid, of: english, part, saying, className = "" }: AidProps) {
  const text = aid?.(english, part, saying);
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
  part?: ReadPart;
  /** The text of a clause, under its heading. */
  saying?: string;
  className?: string;
};
