const audiences = ["Independent Artists", "Music Producers", "Record Labels", "Songwriters"];

export function TrustStrip() {
  return (
    <section aria-label="Who it is for" className="border-y">
      <ul className="mx-auto grid max-w-6xl grid-cols-[auto_auto] justify-between gap-x-4 gap-y-2 px-4 py-5 sm:flex sm:justify-between sm:px-6">
        {audiences.map((audience) => (
          <li
            key={audience}
            className="flex items-center gap-2.5 font-serif text-sm font-semibold sm:text-base"
          >
            <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 fill-accent">
              <path d="M5 0l5 5-5 5-5-5Z" />
            </svg>
            {audience}
          </li>
        ))}
      </ul>
    </section>
  );
}
