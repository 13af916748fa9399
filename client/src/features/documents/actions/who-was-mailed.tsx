import { Notice } from "#client/ui/card";
import type { Collaborator } from "#shared/contract/documents";

/** After sending: whom an invitation is on its way to. */
export function WhoWasMailed({ collaborators }: { collaborators: readonly Collaborator[] }) {
  return (
    <div className="grid gap-4">
      <Notice
        tone="success"
        title={
          collaborators.length === 1
            ? "1 invitation is on its way"
            : `${collaborators.length} invitations are on their way`
        }
      >
        You get an e-mail each time somebody signs, and the signed PDF once everybody has.
      </Notice>
      <ul className="divide-y divide-line text-sm">
        {collaborators.map(({ id, name, email }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5 wrap-anywhere">
            <bdi className="font-medium">{name}</bdi>
            <bdi className="text-muted">{email}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
