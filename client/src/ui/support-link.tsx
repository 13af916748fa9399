import { operator } from "#client/lib/operator";

/** Where people write to. */
export function SupportLink({ className, subject }: { className?: string; subject?: string }) {
  const { supportEmail } = operator();
  const query = subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a href={`mailto:${supportEmail}${query}`} className={className}>
      {supportEmail}
    </a>
  );
}
