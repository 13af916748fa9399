import { Fragment } from "react";

const steps = [
  {
    title: "Write down who did what",
    text: "Names, roles, shares. The sheet adds up as you type and is ready at exactly 100%, with equal splits and odd hundredths worked out for you.",
  },
  {
    title: "Send it from the studio",
    text: "Each co-writer gets a personal link and signs on the phone in their hand. You see who has signed and who still has to.",
  },
  {
    title: "Keep a copy nobody can change",
    text: "What was signed is frozen and sealed with its fingerprint. The last signature sends the finished PDF to all of you.",
  },
];

const names = [
  "Ọláyínká Adébáyọ̀",
  "João Conceição",
  "Nkechi Ụzọma",
  "N’Golo Kanté",
  "Ndèye Sène",
  "Wanjirũ Kamau",
];

export function HowItGoes() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <h2 className="max-w-[20em] font-serif text-xl font-semibold sm:text-2xl">
        From the session to a signed PDF, before the beat gets cold
      </h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-primary pt-4">
            <span aria-hidden className="font-serif text-2xl font-semibold text-accent">
              {index + 1}
            </span>
            <h3 className="mt-2 font-semibold">{title}</h3>
            <p className="mt-1.5 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-16 lg:mt-20">
        <p className="text-sm text-muted">Every name is printed the way its owner writes it:</p>
        <p className="mt-3 font-serif text-lg leading-relaxed font-semibold text-balance sm:text-xl sm:leading-relaxed">
          {names.map((name) => (
            <Fragment key={name}>
              <span className="mr-8 inline-block">{name}</span>{" "}
            </Fragment>
          ))}
        </p>
      </div>
    </section>
  );
}
