import { KangaBand } from "#client/ui/kanga-band";

const promises = [
  [
    "Split sheets, free",
    "Write down who wrote what, for any number of co-writers, and watch it add up to 100%.",
  ],
  ["Signed from a phone", "Each co-writer gets a personal link and signs without an account."],
  [
    "Find collaborators",
    "Look for producers, vocalists and writers by genre, country and budget, and talk once they accept.",
  ],
  ["A copy for everybody", "The last signature sends the finished PDF to all of you."],
] as const;

export function AuthSidePanel() {
  return (
    <aside className="self-start overflow-hidden rounded-card border bg-surface">
      <KangaBand className="h-8" />
      <div className="p-8 lg:p-10">
        <p className="font-serif text-xl font-semibold text-balance">
          Kenya’s first music agreement platform
        </p>
        <dl className="mt-6 grid gap-5">
          {promises.map(([title, text]) => (
            <div key={title} className="border-t pt-4">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-sm text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
