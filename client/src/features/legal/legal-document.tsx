import type { ReactNode } from "react";
import { longDayInUtc } from "#shared/dates";
import { languages, type Language } from "#shared/words/languages";
import type { LegalBlock, LegalText } from "#shared/wordings/legal-text";
import { LegalTable } from "#client/features/legal/legal-table";
import { LinkedText } from "#client/features/legal/linked-text";

const words: Record<Language, { version: string; contents: string }> = {
  en: { version: "Version of", contents: "Contents" },
  sw: { version: "Toleo la", contents: "Yaliyomo" },
};

type LegalDocumentProps = {
  text: LegalText;
  /** What has to be known of this version before it is read. */
  notice?: ReactNode;
  /** Below its last section. */
  children?: ReactNode;
};

/** A legal text as one reads a good contract: numbered, with its contents at hand. */
export function LegalDocument({ text, notice, children }: LegalDocumentProps) {
  const { language = "en" } = text;
  const day = longDayInUtc(text.updated, languages[language].locale);
  return (
    <article
      lang={language}
      className="mx-auto grid max-w-6xl gap-x-14 px-4 pt-10 pb-20 sm:px-6 lg:grid-cols-[15rem_minmax(0,44rem)] lg:pt-16"
    >
      <header className="lg:col-start-2">
        {notice}
        <p className="text-sm text-muted">
          {words[language].version} {/* Rendered in advance: a browser may know other names of months. */}
          <time dateTime={text.updated} suppressHydrationWarning>
            {day}
          </time>
        </p>
        <h1 className="mt-2 font-serif text-2xl font-semibold tracking-tight sm:text-3xl">{text.title}</h1>
        <p className="mt-4 text-muted sm:text-lg">{text.summary}</p>
      </header>
      <Contents text={text} label={words[language].contents} />
      <div className="mt-4 lg:col-start-2">
        {text.sections.map(({ id, heading, blocks }, index) => (
          <section key={id} aria-labelledby={id} className="grid gap-4 border-t py-8">
            <h2 id={id} className="flex scroll-mt-24 gap-4 font-serif text-lg font-semibold sm:text-xl">
              <span className="text-accent tabular-nums">{index + 1}</span>
              {heading}
            </h2>
            {blocks.map((block, place) => (
              <Block key={place} block={block} />
            ))}
          </section>
        ))}
        {children}
      </div>
    </article>
  );
}

/** Beside the text where there is room; above it on a phone. */
function Contents({ text, label }: { text: LegalText; label: string }) {
  return (
    <nav
      aria-label={label}
      className="mt-8 mb-6 text-sm lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-1 lg:self-start"
    >
      <ol className="border-l">
        {text.sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-11 items-center border-l border-transparent py-1.5 pl-4 text-muted hover:border-primary hover:text-ink lg:min-h-9"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string")
    return (
      <p>
        <LinkedText>{block}</LinkedText>
      </p>
    );
  if ("table" in block) return <LegalTable {...block.table} />;
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-accent">
      {block.list.map((item) => (
        <li key={item} className="pl-1">
          <LinkedText>{item}</LinkedText>
        </li>
      ))}
    </ul>
  );
}
