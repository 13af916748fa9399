import { hands, Ring, Signature, writers } from "#client/features/landing/sheet-parts";
import { classNames } from "#client/ui/class-names";

export function SignedSheet() {
  return (
    <figure
      aria-label="A signed split sheet: Nairobi Nights, 40, 35 and 25 percent"
      role="img"
      className="relative mx-auto w-full max-w-[27rem] lg:row-span-2"
    >
      <div
        aria-hidden
        className="absolute inset-0 translate-x-2.5 translate-y-2.5 rounded-card border bg-surface"
      />
      <div aria-hidden className="relative rounded-card border bg-surface p-5 shadow-soft sm:p-7">
        <div className="flex items-start justify-between gap-4 border-b pb-4">
          <div>
            <p className="text-xs text-muted">Split sheet</p>
            <p className="font-serif text-xl font-semibold">Nairobi Nights</p>
            <p className="text-sm text-muted">Amina Wanjiru, 2026</p>
          </div>
          <Ring />
        </div>
        <ul className="mt-1">
          {writers.map((writer, index) => (
            <li
              key={writer.name}
              className="grid grid-cols-[1fr_auto] gap-x-4 border-b py-3 last:border-0 last:pb-0"
            >
              <div>
                <p className="flex items-baseline gap-2 text-sm font-semibold">
                  <span className={classNames("size-2.5 rounded-full", writer.dot)} />
                  {writer.name}
                </p>
                <p className="pl-4.5 text-xs text-muted">{writer.role}</p>
              </div>
              <div className="grid justify-items-end">
                <p className="font-semibold tabular-nums">{writer.share}%</p>
                <Signature hand={hands[index] ?? ""} delay={index} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
