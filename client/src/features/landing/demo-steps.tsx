import type { ComponentType } from "react";
import { MailCheck, ShieldCheck } from "lucide-react";
import { hands, Ring, Signature, writers } from "#client/features/landing/sheet-parts";
import { classNames } from "#client/ui/class-names";
import { KangaBand } from "#client/ui/kanga-band";

type DemoStep = { title: string; caption: string; Scene: ComponentType };

/** What happens to a split sheet, in the order it happens. */
export const demoSteps: readonly [DemoStep, ...DemoStep[]] = [
  {
    title: "Name the song",
    caption: "A title and an artist are enough to begin. What you type is kept, even if the battery dies.",
    Scene: NameTheSong,
  },
  {
    title: "Put everybody on it",
    caption:
      "Who wrote, who produced, who sang. Any number of people, each name the way its owner writes it.",
    Scene: () => <People />,
  },
  {
    title: "Share out exactly 100%",
    caption: "The ring fills as you type. Equal splits and odd hundredths are worked out for you.",
    Scene: () => <People withShares />,
  },
  {
    title: "Send it from the studio",
    caption: "Everybody gets a personal link. From now on the text is frozen: nobody can change it unseen.",
    Scene: Envelopes,
  },
  {
    title: "They sign on their phones",
    caption: "No account and no app. They read the sheet, see their share, and press one button.",
    Scene: Phone,
  },
  {
    title: "Keep a copy nobody can change",
    caption: "With the last signature the finished PDF goes to all of you, sealed with its fingerprint.",
    Scene: SealedCopy,
  },
];

/** Things come one after the other. */
const arrival = "transition-all duration-700 starting:translate-y-2 starting:opacity-0";
const delays = ["", "delay-300", "delay-700"];

function NameTheSong() {
  return (
    <div className="grid gap-4">
      {[
        ["Song title", "Nairobi Nights"],
        ["Artist name", "Amina Wanjiru"],
      ].map(([label, typed], index) => (
        <div key={label} className={classNames("grid gap-1.5", arrival, delays[index])}>
          <span className="text-sm font-medium">{label}</span>
          <span className="flex min-h-12 items-center rounded-control border border-control bg-surface px-3 font-serif text-lg font-semibold">
            {typed}
            <span className="ml-0.5 h-5 w-0.5 animate-pulse bg-accent" />
          </span>
        </div>
      ))}
    </div>
  );
}

function People({ withShares = false }: { withShares?: boolean }) {
  return (
    <div className={withShares ? "grid grid-cols-[1fr_auto] items-center gap-5" : ""}>
      <ul className="grid gap-2">
        {writers.map(({ name, role, share, dot }, index) => (
          <li
            key={name}
            className={classNames(
              "flex items-center gap-3 rounded-control border bg-surface px-3 py-2.5",
              !withShares && arrival,
              !withShares && delays[index],
            )}
          >
            <span className={classNames("size-2.5 shrink-0 rounded-full", dot)} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm font-semibold">{name}</span>
              <span className="block text-xs text-muted">{role}</span>
            </span>
            {withShares && (
              <span className={classNames("font-semibold tabular-nums", arrival, delays[index])}>
                {share}%
              </span>
            )}
          </li>
        ))}
      </ul>
      {withShares && (
        <div className={classNames("grid justify-items-center gap-2", arrival, "delay-700")}>
          <Ring className="sm:size-28" />
          <span className="rounded-full border border-success/40 bg-success/8 px-2.5 text-xs font-semibold text-success">
            100%
          </span>
        </div>
      )}
    </div>
  );
}

function Envelopes() {
  const addresses = ["amina@…", "tunde@…", "zuri@…"];
  return (
    <ul className="grid gap-3">
      {writers.map(({ name }, index) => (
        <li
          key={name}
          className={classNames(
            "flex items-center gap-3 rounded-control border bg-surface p-3 transition-all duration-700 starting:-translate-x-8 starting:opacity-0",
            delays[index],
          )}
        >
          <MailCheck className="size-6 shrink-0 text-primary" />
          <span className="min-w-0">
            <span className="block truncate text-sm font-semibold">
              Amina asks you to sign “Nairobi Nights”
            </span>
            <span className="block truncate text-xs text-muted">
              to {name}, {addresses[index]}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Phone() {
  return (
    <div className="mx-auto grid w-44 gap-2 rounded-[1.75rem] border-4 border-ink/80 bg-surface px-3 pt-4 pb-5">
      <KangaBand className="h-2" />
      <p className="font-serif text-sm font-semibold">Nairobi Nights</p>
      <p className="flex justify-between rounded-control border border-primary/40 bg-primary/8 px-2 py-1 text-xs">
        Your share <strong>35%</strong>
      </p>
      <Signature hand={hands[1]} delay={1} />
      <span className="rounded-control bg-primary py-2 text-center text-xs font-semibold text-on-primary">
        Sign Document
      </span>
    </div>
  );
}

function SealedCopy() {
  return (
    <div className="relative mx-auto w-64 overflow-hidden rounded-card border bg-surface shadow-soft sm:w-72">
      <KangaBand className="h-3" />
      <div className="grid gap-2 p-4">
        <p className="font-serif text-lg font-semibold">Nairobi Nights</p>
        {writers.map(({ name, share }, index) => (
          <p key={name} className="flex items-center justify-between gap-2 border-t pt-1 text-xs">
            <span className="min-w-0 flex-1 truncate">
              {name} · {share}%
            </span>
            <span className="w-20 [&_svg]:h-6 [&_svg]:w-20">
              <Signature hand={hands[index] ?? ""} delay={index} />
            </span>
          </p>
        ))}
        <p className="flex items-center gap-1.5 border-t pt-2 text-xs text-muted">
          <ShieldCheck className="size-4 shrink-0 text-success" /> SHA-256 9f2c 41d8 07be …
        </p>
      </div>
    </div>
  );
}
