import type { ReactNode } from "react";
import { Pencil, Send } from "lucide-react";
import type { Document, DocumentSummary } from "#shared/contract/documents";
import { Button, ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { editAddress } from "#client/features/documents/actions/edit-address";
import { returnedSentence } from "#client/features/documents/view/returned-sentence";

type Returned = NonNullable<DocumentSummary["returned"]>;
type ReturnedNoticeProps = { document: Document; returned: Returned; onSend: () => void };

const consequences: Record<Returned["because"], string> = {
  declined: "Change what is wrong, and send it to everybody again.",
  recalled: "Edit it, and send it to everybody again.",
  amended: "Edit it, and send it to everybody to sign.",
};

type ReturnReasonProps = { returned: Returned; inForce: Document["inForce"]; children?: ReactNode };

/** Nothing of a version that everybody agreed to change: it binds. */
function whatIsVoid({ because }: Returned, inForce: Document["inForce"]): string {
  if (because === "amended") return "";
  const given = because === "declined" ? "Signatures that others had given" : "Signatures that were given";
  return inForce
    ? `${given} on the changed version are void and stay in the history; those on version ${inForce.version} bind. `
    : `${given} are void; they stay in the history. `;
}

/** Why a draft that was sent before came back: on its page, and above the form while it is mended. */
export function ReturnReason({ returned, inForce, children }: ReturnReasonProps) {
  return (
    <Notice tone={returned.because === "declined" ? "warning" : "info"} title={returnedSentence(returned)}>
      <blockquote
        dir="auto"
        className="mt-2 border-s-2 border-current/25 ps-3 whitespace-pre-line wrap-anywhere"
      >
        {returned.reason}
      </blockquote>
      <p className="mt-2 text-muted">
        {whatIsVoid(returned, inForce)}
        {consequences[returned.because]}
      </p>
      {children}
    </Notice>
  );
}

/** The same with the two things to do now. */
export function ReturnedNotice({ document, returned, onSend }: ReturnedNoticeProps) {
  return (
    <ReturnReason returned={returned} inForce={document.inForce}>
      <div className="mt-4 mb-1 flex flex-wrap gap-2">
        <ButtonLink href={editAddress(document)} icon={<Pencil aria-hidden />}>
          Edit
        </ButtonLink>
        <Button variant="secondary" icon={<Send aria-hidden />} onClick={onSend}>
          {returned.because === "amended" ? "Send for signing" : "Send again"}
        </Button>
      </div>
    </ReturnReason>
  );
}
