import { lazy, Suspense, useState } from "react";
import { BookmarkPlus } from "lucide-react";
import type { DocumentType } from "#shared/domain/document-status";
import { Button } from "#client/ui/button";

const NameTemplate = lazy(async () => ({
  default: (await import("#client/features/unfinished/name-template")).NameTemplate,
}));

type SaveTemplateProps = {
  type: DocumentType;
  /** What stands in the form, as a device keeps it, without what belongs to one song. */
  read: () => object;
};

/** Keeps what is typed, to begin other forms with. */
export function SaveTemplate({ type, read }: SaveTemplateProps) {
  const [form, setForm] = useState<object | null>(null);
  const [savedAs, setSavedAs] = useState("");
  return (
    <>
      <Button
        variant="ghost"
        icon={<BookmarkPlus aria-hidden />}
        className="text-xs text-muted"
        onClick={() => setForm(read())}
      >
        Save as template
      </Button>
      <p role="status" className="wrap-anywhere empty:hidden">
        {savedAs && `Saved as the template “\u2068${savedAs}\u2069”.`}
      </p>
      {form && (
        <Suspense>
          <NameTemplate
            template={{ id: crypto.randomUUID(), type, form, revision: null }}
            onClose={() => setForm(null)}
            onSaved={setSavedAs}
          />
        </Suspense>
      )}
    </>
  );
}
