import { useEffect } from "react";

/** A file that is dropped beside the field for it would replace the page, and what was typed on it would be lost. */
export function useStrayDrops(): void {
  useEffect(() => {
    const events = new AbortController();
    const ignore = (event: DragEvent) => {
      const isFile = event.dataTransfer?.types.includes("Files");
      const isField = event.target instanceof HTMLInputElement && event.target.type === "file";
      if (isFile && !isField) event.preventDefault();
    };
    window.addEventListener("dragover", ignore, { signal: events.signal });
    window.addEventListener("drop", ignore, { signal: events.signal });
    return () => events.abort();
  }, []);
}
