import { Link } from "wouter";
import { withOperator } from "#client/lib/operator";

const LINK = /(\[[^\]]+\]\([^)]+\))/;
const PARTS = /^\[([^\]]+)\]\(([^)]+)\)$/;
const look = "font-medium text-primary underline underline-offset-4 wrap-anywhere";

/** A text in which `[words](/address)` is a link, and `{legalName}` who runs the service. */
export function LinkedText({ children }: { children: string }) {
  return withOperator(children)
    .split(LINK)
    .map((piece, index) => {
      const [, words, address = ""] = PARTS.exec(piece) ?? [];
      if (words === undefined) return piece;
      if (!address.startsWith("/"))
        return (
          <a key={index} href={address} className={look}>
            {words}
          </a>
        );
      return (
        <Link key={index} href={address} className={look}>
          {words}
        </Link>
      );
    });
}
