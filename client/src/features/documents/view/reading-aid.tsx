/** What the English of a paper says in the reader's language; undefined of what somebody has typed. */
export type ReadingAid = (english: string) => string | undefined;

/** Under what is signed, for who reads it: never instead of it. */
export function Aid({ aid, of: english, className = "" }: AidProps) {
  const text = aid?.(english);
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

type AidProps = { aid: ReadingAid | undefined; of: string; className?: string };
