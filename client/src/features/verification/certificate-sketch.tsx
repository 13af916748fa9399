import { Check } from "lucide-react";
import { KangaBand } from "#client/ui/kanga-band";

const names = [
  { name: "Wanjikũ Mũthoni", width: "w-16" },
  { name: "João Pemba", width: "w-12" },
  { name: "Ọlá Adébáyọ̀", width: "w-20" },
];

/** What one gets for a verification, seen from a step away. An ornament. */
export function CertificateSketch() {
  return (
    <div
      aria-hidden
      className="w-56 rotate-2 overflow-hidden rounded-control border bg-surface shadow-soft select-none"
    >
      <KangaBand className="h-2.5" />
      <div className="grid gap-3 px-4 pt-3.5 pb-4">
        <div>
          <p className="text-[0.6875rem] text-muted">Certificate of verification</p>
          <p className="font-serif text-lg font-semibold">Mawimbi</p>
        </div>
        <p className="flex items-center gap-2.5 rounded-control bg-success/10 px-3 py-2 font-serif text-sm font-semibold">
          <span className="grid size-7 place-items-center rounded-full bg-success text-surface">
            <Check className="size-4" strokeWidth={3} />
          </span>
          Verified
        </p>
        <ul className="divide-y divide-line text-[0.6875rem]">
          {names.map(({ name, width }) => (
            <li key={name} className="flex items-center gap-2 py-1.5">
              <Check className="size-3 text-success" strokeWidth={3} /> {name}
              <span className={`ml-auto h-1.5 rounded-full bg-ink/12 ${width}`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
