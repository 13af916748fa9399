import { Link } from "wouter";
import { proofTexts } from "#client/features/transparency/index";
import { Footer } from "#client/features/landing/index";
import { ButtonLink } from "#client/ui/button";
import { KangaBand } from "#client/ui/kanga-band";
import { evidencePaths, paths } from "#shared/paths";
import type { Language } from "#shared/words/languages";

export const EvidencePage = () => <Proof language="en" />;
export const SwahiliEvidencePage = () => <Proof language="sw" />;

const link = "inline-flex min-h-11 items-center text-primary underline underline-offset-4";

/** How a signed document is proved, in five steps and few words. */
function Proof({ language }: { language: Language }) {
  const { title, lead, steps, limits, check, forLawyers, other } = proofTexts[language];
  const otherLanguage = language === "en" ? "sw" : "en";
  return (
    <>
      <article lang={language} className="mx-auto max-w-3xl px-4 pt-10 pb-20 sm:px-6 lg:pt-16">
        <header>
          <h1 className="font-serif text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
          <p className="mt-4 text-muted sm:text-lg">{lead}</p>
          <p className="mt-2">
            <Link href={evidencePaths[otherLanguage]} lang={otherLanguage} className={link}>
              {other}
            </Link>
          </p>
          <div className="mt-4">
            <KangaBand />
          </div>
        </header>
        <ol className="mt-4">
          {steps.map(({ heading, text }, index) => (
            <li key={heading} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-b py-6">
              <span aria-hidden className="font-serif text-2xl text-accent tabular-nums">
                {index + 1}
              </span>
              <div>
                <h2 className="font-serif text-lg font-semibold sm:text-xl">{heading}</h2>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={paths.verify}>{check}</ButtonLink>
          <Link href={paths.evidenceLaw} className={link}>
            {forLawyers}
          </Link>
        </p>
        <section aria-labelledby="limits" className="mt-12">
          <h2 id="limits" className="font-serif text-lg font-semibold sm:text-xl">
            {limits.heading}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-accent">
            {limits.list.map((item) => (
              <li key={item} className="pl-1">
                {item}
              </li>
            ))}
          </ul>
        </section>
      </article>
      <Footer />
    </>
  );
}
