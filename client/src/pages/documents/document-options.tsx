import type { ReactNode } from "react";
import { Eye, Lock, LockOpen, Trash2, Undo2 } from "lucide-react";
import { useConsentStatus, endedRequest, openRequest } from "#client/features/consent/index";
import { actionsOf } from "#client/features/documents/index";
import type { PageDialog } from "#client/pages/documents/document-page-dialogs";
import { Button } from "#client/ui/button";
import type { Document } from "#shared/contract/documents";

type DocumentOptionsProps = { document: Document; onOpen: (dialog: PageDialog) => void };

/** What the owner of a document that was sent or completed can do with it, each with what it means. */
export function DocumentOptions({ document, onOpen }: DocumentOptionsProps) {
  const { recall, lock, askToDelete, dropChange, share } = actionsOf(document);
  if (!recall && !lock && !askToDelete && !share) return null;
  return (
    <section aria-labelledby="options" className="rounded-card border bg-surface">
      <h2 id="options" className="px-5 pt-5 pb-1 font-serif text-lg font-semibold">
        Document Management Options
      </h2>
      <ul className="divide-y px-5">
        {dropChange && (
          <Option
            button={
              <Button variant="secondary" icon={<Undo2 aria-hidden />} onClick={() => onOpen("drop-change")}>
                Drop the change
              </Button>
            }
          >
            Leave version {document.inForce?.version} as it is? What you drafted is given up, and nobody has
            to sign anything.
          </Option>
        )}
        {share && (
          <Option
            button={
              <Button variant="secondary" icon={<Eye aria-hidden />} onClick={() => onOpen("share")}>
                Share a view
              </Button>
            }
          >
            Show it to a manager or a distributor: a link to read, without addresses, that ends by itself.
          </Option>
        )}
        {askToDelete && <SignedOptions document={document} onOpen={onOpen} />}
        {recall && (
          <Option
            button={
              <Button variant="secondary" icon={<Undo2 aria-hidden />} onClick={() => onOpen("recall")}>
                Recall
              </Button>
            }
          >
            Something is wrong in it? Take it back, correct it and send it again.{" "}
            {document.inForce
              ? `Only the signatures given on the new version become void: version ${document.inForce.version} stays in force.`
              : "Signatures given so far become void."}
          </Option>
        )}
        {lock && (
          <Option
            button={
              <Button variant="secondary" icon={<Lock aria-hidden />} onClick={() => onOpen("lock")}>
                Lock
              </Button>
            }
          >
            Hold everything for now: nobody can sign, change or delete it until you unlock it with your
            password.
          </Option>
        )}
      </ul>
    </section>
  );
}

/** What needs everybody's consent. One question at a time: while everybody is asked about one thing, the other waits. */
function SignedOptions({ document, onOpen }: DocumentOptionsProps) {
  const deletion = useConsentStatus("deletion", document);
  const amendment = useConsentStatus("amendment", document);
  const open = openRequest(deletion, amendment);
  if (open !== null) return <li className="py-4 text-sm text-muted">{open}</li>;
  return (
    <>
      {actionsOf(document).askToChange && (
        <Option
          news={endedRequest("amendment", amendment)}
          button={
            <Button variant="secondary" icon={<LockOpen aria-hidden />} onClick={() => onOpen("unlock")}>
              Unlock Document
            </Button>
          }
        >
          Change what was signed: every signer has to agree first, and to sign the new version. Until all
          have, what was signed stays in force.
        </Option>
      )}
      <Option
        news={endedRequest("deletion", deletion)}
        button={
          <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => onOpen("request-deletion")}>
            Request Deletion
          </Button>
        }
      >
        Delete it for good: everybody it binds has to confirm, and it goes 30 days later. Version{" "}
        {document.inForce?.version} still binds everybody on it without the record.
      </Option>
    </>
  );
}

type OptionProps = { button: ReactNode; news?: string | null; children: ReactNode };

function Option({ button, news, children }: OptionProps) {
  return (
    <li className="grid justify-items-start gap-3 py-4 text-sm">
      <div>
        <p className="text-muted">{children}</p>
        {news && <p className="mt-2 font-medium wrap-anywhere">{news}</p>}
      </div>
      {button}
    </li>
  );
}
