import { BadgeCheck, FileCheck2, Link2, ListChecks } from "lucide-react";

const parts = [
  {
    icon: BadgeCheck,
    title: "Verified or incomplete",
    text: "whether a version that everybody on it has signed is in force",
  },
  {
    icon: ListChecks,
    title: "Who signed, and when",
    text: "each name and role with the date of the signature",
  },
  {
    icon: FileCheck2,
    title: "A certificate as a PDF",
    text: "with an id, the moment it speaks of and the SHA-256 of what was sent",
  },
  {
    icon: Link2,
    title: "A link to show",
    text: "mailed to you with the certificate; it works as long as the document is not deleted",
  },
];

/** What a verification consists of. */
export function VerificationOffer() {
  return (
    <ul className="grid gap-3.5 text-sm">
      {parts.map(({ icon: Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Icon aria-hidden className="mt-0.5 size-5 text-accent" />
          <p>
            <span className="font-medium">{title}</span>
            <span className="block text-muted">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
