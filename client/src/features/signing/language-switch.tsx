import { useState, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { currentLanguage, loadSwahili, speak } from "#client/lib/words/say";
import type { Language } from "#shared/contract/auth";

const STORED = "sahihi.language";

/** Each in its own words, and what is said in them when the other language did not arrive. */
const other = {
  en: { language: "sw", name: "Kiswahili", failed: "Kiswahili did not load. Press again." },
  sw: { language: "en", name: "English", failed: "Haikupatikana. Bonyeza tena." },
} as const;

/** Changes the language of this page and remembers it on the device. */
export function LanguageSwitch(): ReactNode {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const shown = other[currentLanguage()];
  async function change() {
    try {
      await choose(shown.language);
      setFailed(false);
      // Some of what the page shows are the server's sentences.
      void client.invalidateQueries();
    } catch {
      setFailed(true);
    }
  }
  return (
    <div className="relative -my-2">
      <button
        type="button"
        lang={shown.language}
        onPointerEnter={() => void loadSwahili().catch(() => undefined)}
        onClick={() => void change()}
        className="-me-2 min-h-11 rounded-control px-2 text-sm font-medium text-primary underline underline-offset-2"
      >
        {shown.name}
      </button>
      <p role="status" className="absolute end-0 top-full z-10 text-xs whitespace-nowrap text-danger">
        {failed && shown.failed}
      </p>
    </div>
  );
}

async function choose(language: Language): Promise<void> {
  if (language === "sw") await loadSwahili();
  speak(language);
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // The choice then lasts until the page is closed.
  }
}
