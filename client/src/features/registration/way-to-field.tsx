import type { ReactNode } from "react";
import { Link } from "wouter";
import { goTo } from "#client/features/registration/go-to-field";
import { pathTo } from "#shared/paths";

type WayProps = { field: string; documentId: string; children: ReactNode };

/** To where something is entered: a field of this page, or the sheet's own. */
export function WayToField({ field, documentId, children }: WayProps) {
  const look = "inline-flex min-h-11 items-center text-left underline underline-offset-4";
  return /^(people|song|recordings)\./.test(field) ? (
    <button type="button" onClick={() => goTo(field)} className={look}>
      {children}
    </button>
  ) : (
    <Link href={pathTo.view(documentId)} className={look}>
      {children}
    </Link>
  );
}
