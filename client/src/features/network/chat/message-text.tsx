import { splitLinks } from "#client/features/network/chat/split-links";

/** What somebody wrote, with its line breaks. Addresses on the web can be pressed; nothing is fetched from them here. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {splitLinks(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-3 hover:decoration-2"
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
