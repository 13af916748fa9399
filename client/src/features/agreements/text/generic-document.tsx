import { memo } from "react";

/** A text that has no clauses to be seen: its paragraphs as they stand. */
export const GenericDocument = memo(function GenericDocument({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <div className="grid max-w-[38rem] gap-4 font-reading text-base leading-relaxed text-wrap wrap-anywhere">
      {paragraphs.map((paragraph, index) => (
        <p key={index} dir="auto" className="whitespace-pre-wrap">
          {paragraph}
        </p>
      ))}
    </div>
  );
});
