import { BadgeCheck, FileSearch, Search } from "lucide-react";
import { paths } from "#shared/paths";
import { ButtonLink } from "#client/ui/button";

const ways = [
  { Icon: Search, text: "Search by song or artist, misspelt or without its accents. Free." },
  { Icon: BadgeCheck, text: "Learn who has signed, and when, with a certificate to keep." },
  { Icon: FileSearch, text: "Drop a PDF to see whether it is genuine, byte for byte. Free." },
] as const;

/** For those who pay for music and want to know whose it is. */
export function VerifyOwnership() {
  return (
    <section aria-labelledby="verify" className="border-y bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_27rem] lg:gap-16 lg:py-24">
        <div>
          <h2 id="verify" className="max-w-[18em] font-serif text-xl font-semibold sm:text-2xl">
            About to release, license or sync a song? Know that everybody has signed
          </h2>
          <p className="mt-4 max-w-[36em] text-muted sm:text-lg">
            For distributors, streaming services, brands and sync agencies. No account needed, and no e-mail
            address, share or fee is ever shown.
          </p>
          <ButtonLink href={paths.verify} size="lg" className="mt-7">
            Verify Ownership Now
          </ButtonLink>
        </div>
        <ul className="grid content-center">
          {ways.map(({ Icon, text }) => (
            <li key={text} className="flex gap-4 border-t py-4 last:border-b">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
