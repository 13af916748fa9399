import { ExternalLink } from "lucide-react";

/** Where somebody's work can be heard: leads away only to http and https, names its host, and recommends nothing. */
export function SampleLink({ url, of }: { url: string; of: string }) {
  const host = hostOf(url);
  if (host === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="-mx-2 inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 text-sm font-medium text-primary hover:underline hover:underline-offset-4"
    >
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">Work of {of} on </span>
      <span className="truncate">{host}</span>
      <span className="sr-only">, in a new tab</span>
    </a>
  );
}

/** Null for what is no address on the web. */
export function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return protocol === "https:" || protocol === "http:" ? host.replace(/^www\./, "") : null;
}
