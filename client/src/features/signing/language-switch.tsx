import { useState, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { writeStored } from "#client/lib/device-storage";
import { currentLanguage, loadLanguage, say, speak } from "#client/lib/say";
import { languageCodes, languages, type Language } from "#shared/words/languages";

const STORED = "sahihi.language";

/** Changes the language of this page and remembers it on the device. */
export function LanguageSwitch(): ReactNode {
  const client = useQueryClient();
  const [failed, setFailed] = useState<Language>();
  async function change(language: Language) {
    try {
      await choose(language);
      setFailed(undefined);
      // Some of what the page shows are the server's sentences.
      void client.invalidateQueries();
    } catch {
      setFailed(language);
    }
  }
  return (
    <div className="relative -my-2">
      {languageCodes
        .filter((language) => language !== currentLanguage())
        .map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            onPointerEnter={() => void loadLanguage(language).catch(() => undefined)}
            onClick={() => void change(language)}
            className="-me-2 min-h-11 rounded-control px-2 text-sm font-medium text-primary underline underline-offset-2"
          >
            {languages[language].name}
          </button>
        ))}
      <p role="status" className="absolute end-0 top-full z-10 text-xs whitespace-nowrap text-danger">
        {failed && say("screen.languageFailed", { language: languages[failed].name })}
      </p>
    </div>
  );
}

async function choose(language: Language): Promise<void> {
  await loadLanguage(language);
  speak(language);
  // Where that is not stored, the choice lasts until the page is closed.
  writeStored("localStorage", STORED, language);
}
