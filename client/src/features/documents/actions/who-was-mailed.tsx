import { operator } from "#client/lib/operator";
import { Notice } from "#client/ui/card";
import type { Collaborator } from "#shared/contract/documents";
import { showPhone } from "#shared/domain/phone";
import { momentForReader } from "#shared/dates";

const HOUR = 60 * 60 * 1000;

/** After sending: whom an invitation is on its way to, and to whom and when it leaves that cannot now. */
export function WhoWasMailed({ collaborators }: { collaborators: readonly Collaborator[] }) {
  const now = new Date();
  const leavesLater = ({ invitedAt }: Collaborator) => invitedAt !== null && new Date(invitedAt) > now;
  const leaving = collaborators.filter(leavesLater);
  const later = leaving.length;
  const inTurn = collaborators.filter(({ awaitsTurn }) => awaitsTurn).length;
  return (
    <div ref={scrollToStart} className="grid gap-4">
      <Notice tone="success" title={headline(collaborators.length - inTurn, later)}>
        {later > 0 && `${reasonFor(leaving, now)} `}
        {inTurn > 0 && "The others are asked one after another, each once the one before has signed. "}
        You get an e-mail each time somebody signs, and the signed PDF once everybody has.
      </Notice>
      <ul className="divide-y divide-line text-sm">
        {collaborators.map((collaborator) => (
          <li key={collaborator.id} className="flex flex-wrap justify-between gap-x-4 py-2.5 wrap-anywhere">
            <bdi className="font-medium">{collaborator.name}</bdi>
            <bdi className="text-muted">
              {[collaborator.email, showPhone(collaborator.phone ?? "")].filter(Boolean).join(", ")}
            </bdi>
            {collaborator.awaitsTurn && <span className="basis-full text-muted">Asked in turn</span>}
            {leavesLater(collaborator) && (
              <span className="basis-full text-muted tabular-nums">
                Leaves {momentForReader(collaborator.invitedAt!)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Within the hour it is for what this person was mailed just now; over a day's limit it leaves in a morning to come. */
function reasonFor(leaving: readonly Collaborator[], now: Date): string {
  const soon = now.getTime() + HOUR;
  if (leaving.every(({ invitedAt }) => new Date(invitedAt!).getTime() <= soon))
    return "Somebody you mailed a moment ago gets what you send within ten minutes as one mail, at the time below.";
  return `There is a limit to the mails that leave in a day: the others leave by themselves at the time below. If you need more, write to ${operator().supportEmail}.`;
}

/** The dialog has been scrolled to the end of the form that stood here. */
const scrollToStart = (shown: HTMLElement | null): void => {
  // Answers a promise in newer browsers, which is nothing that ends a part.
  shown?.scrollIntoView();
};

function headline(all: number, later: number): string {
  const now = all - later;
  if (now === 0) return later === 1 ? "The invitation leaves later" : `All ${later} invitations leave later`;
  const underWay = now === 1 ? "1 invitation is on its way" : `${now} invitations are on their way`;
  if (later === 0) return underWay;
  return `${underWay}, ${later} ${later === 1 ? "leaves" : "leave"} later`;
}
