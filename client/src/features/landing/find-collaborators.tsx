import { ArrowRight } from "lucide-react";
import { paths } from "#shared/paths";
import { ButtonLink } from "#client/ui/button";

/** People as the network shows them; these are made up. */
const people = [
  {
    name: "Achieng Odhiambo",
    role: "Producer",
    place: "Kenya",
    genres: "Afrobeats · Gospel",
    face: "AO",
  },
  {
    name: "Selam Tesfaye",
    role: "Vocalist",
    place: "Ethiopia",
    genres: "Jazz · R&B",
    face: "ST",
  },
  {
    name: "Kwesi Boateng",
    role: "Songwriter",
    place: "Ghana",
    genres: "Afrobeats · Hip Hop",
    face: "KB",
  },
] as const;

export function FindCollaborators() {
  return (
    <section aria-labelledby="collaborators">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_27rem] lg:gap-16 lg:py-24">
        <div>
          <h2 id="collaborators" className="max-w-[18em] font-serif text-xl font-semibold sm:text-2xl">
            Find the voice, the beat or the verse that your song still lacks
          </h2>
          <p className="mt-4 max-w-[36em] text-muted sm:text-lg">
            Look for producers, vocalists and writers by genre, country and budget. Send a request with a few
            words about the song, talk once it is accepted, and start the split sheet from the conversation.
          </p>
          <p className="mt-3 max-w-[36em] text-sm text-muted">
            Your e-mail address stays yours: nobody sees it, and who bothers you is blocked at once.
          </p>
          <ButtonLink
            href={`${paths.signup}?next=${encodeURIComponent(paths.collaborators)}`}
            variant="secondary"
            size="lg"
            icon={<ArrowRight aria-hidden className="order-last" />}
            className="mt-7"
          >
            Find Collaborators
          </ButtonLink>
        </div>
        <ul aria-label="For example" className="grid gap-3">
          {people.map(({ name, role, place, genres, face }, index) => (
            <li
              key={name}
              className={`flex items-center gap-4 rounded-card border bg-surface p-4 ${index === 1 ? "lg:-ml-8" : ""}`}
            >
              <span
                aria-hidden
                className="grid size-12 shrink-0 place-items-center rounded-full bg-primary/12 text-sm font-semibold text-primary"
              >
                {face}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted">
                  {role}, {place}
                </span>
                <span className="block text-xs text-accent">{genres}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
