import { useId } from "react";
import { FileCheck, PencilLine } from "lucide-react";
import { editFileText, type ReadFile } from "#client/features/reviews/contract-in-hand";
import { emptyPages as emptyPagesIn } from "#shared/domain/reviews/pages-read";
import { countCharacters, formatCount } from "#client/features/reviews/count-characters";
import { FileInput } from "#client/features/reviews/file-input";
import { formatSize } from "#client/lib/format-size";
import { TextLimits } from "#client/features/reviews/text-limits";
import { TextObstacle } from "#client/features/reviews/text-obstacle";
import { useFocusWhen } from "#client/features/reviews/use-focus-when";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";

type FileTextProps = {
  file: ReadFile;
  /** Why its text cannot be read. */
  obstacle: string | null;
  onAnother: (file: File) => void;
};

/** What was read out of a file: to be looked at before anything is paid. */
export function FileText({ file, obstacle, onAnother }: FileTextProps) {
  const { name, size, pages, text } = file;
  const id = useId();
  const area = useFocusWhen(obstacle !== null);
  const facts = [
    formatSize(size),
    pages !== null && (pages === 1 ? "1 page" : `${formatCount(pages)} pages`),
    `${formatCount(countCharacters(text, true).characters)} characters`,
  ];
  return (
    <>
      {obstacle !== null && <TextObstacle id={`${id}-obstacle`}>{obstacle}</TextObstacle>}
      <section aria-labelledby={`${id}-name`} className="overflow-hidden rounded-card border bg-surface">
        <div className="flex gap-3.5 p-4 sm:px-6 sm:py-5">
          <FileCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
          <div className="min-w-0">
            <h2 id={`${id}-name`} className="font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <p className="text-sm text-muted tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
          </div>
        </div>
        <textarea
          ref={area}
          readOnly
          aria-label="Text of the contract"
          aria-invalid={obstacle ? true : undefined}
          aria-describedby={obstacle ? `${id}-obstacle` : undefined}
          rows={12}
          dir="auto"
          value={text}
          className="block w-full resize-y border-y bg-paper px-4 py-4 font-reading text-sm leading-relaxed focus-visible:-outline-offset-2 sm:px-6"
        />
        <div className="flex flex-wrap items-center gap-2 p-3 max-sm:*:w-full sm:px-6">
          <Button variant="secondary" icon={<PencilLine aria-hidden />} onClick={editFileText}>
            Edit the text
          </Button>
          <span className="grid">
            <FileInput id={`${id}-file`} onFile={onAnother} className="peer sr-only" />
            <label
              htmlFor={`${id}-file`}
              className="inline-flex min-h-11 items-center justify-center rounded-control px-4 text-sm font-semibold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary hover:bg-ink/6"
            >
              Choose another file
            </label>
          </span>
        </div>
      </section>
      <p className="text-sm text-muted">
        This is the text that is read. Look through it first: if something is missing or in the wrong order,
        edit it.
      </p>
      <EmptyPages {...file} />
      <TextLimits text={text} />
    </>
  );
}

function EmptyPages({ emptyPages, pages }: ReadFile) {
  if (emptyPages.length === 0 || pages === null) return null;
  return (
    <Notice tone="warning" title={emptyPagesIn({ count: pages, empty: emptyPages })}>
      A page that is blank or a picture cannot be read. If words stand on it, edit the text and add them.
    </Notice>
  );
}
