import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { registrationQuery } from "#client/features/registration/registration-queries";
import { Check } from "#client/ui/fields/check";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import type { SheetDocument } from "#shared/contract/documents";
import { divide, divideRecording, type Earned, type Held } from "#shared/domain/earnings";
import { formatKes, toCents } from "#shared/domain/money";
import { formatShare, toHundredths } from "#shared/domain/shares";

const heldBy = (people: { name: string; percentage: number }[]): Held[] =>
  people.map(({ name, percentage }) => ({ name, share: toHundredths(percentage) }));

/** Nothing typed is no money; null is what is no amount. */
function amountOf(typed: string): number | null {
  const cents = typed.trim() === "" ? 0 : toCents(typed);
  return Number.isNaN(cents) ? null : cents;
}

/** What each gets of an amount, of the song and of its first recording. Nothing of it is kept. */
export function Earnings({ document }: { document: SheetDocument }) {
  const { publishingRightsCollaborators: writers, masterRightsCollaborators: masters } = document.content;
  const { data: registration } = useQuery(registrationQuery(document.id));
  const recording = registration?.recordings[0];
  const owners = recording?.owners.length ? recording.owners : heldBy(masters);
  const [typed, setTyped] = useState({ song: "", recording: "", advance: "" });
  const [fromFirst, setFromFirst] = useState(false);
  const field = (name: keyof typeof typed, label: string, help?: string) => (
    <Field
      label={label}
      help={help}
      error={amountOf(typed[name]) === null ? "Please enter an amount, such as 39,000" : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          className="tabular-nums"
        />
      )}
    </Field>
  );
  const points = recording?.producerPoints ?? [];
  const result = divideRecording({
    amount: amountOf(typed.recording) ?? 0,
    advance: amountOf(typed.advance) ?? 0,
    points,
    pointsFrom: fromFirst ? "first" : "advance",
    owners,
  });
  return (
    <div className="grid gap-4 pb-4">
      {field("song", "Income of the song, KES")}
      <Parts of="Of the song" rows={divide(amountOf(typed.song) ?? 0, heldBy(writers))} />
      {owners.length > 0 && (
        <>
          {field("recording", "Income of the recording, KES")}
          {field("advance", "Advance that comes back first, KES", "0 where there is none")}
          {points.length > 0 && (
            <Check
              label="Points from the first shilling"
              help="Otherwise of what is left after the advance: as their agreement says."
              checked={fromFirst}
              onChange={({ target }) => setFromFirst(target.checked)}
            />
          )}
          {result ? (
            <Parts
              of="Of the recording"
              rows={[
                ...(result.recouped > 0
                  ? [{ name: "Advance, back to who paid it", cents: result.recouped }]
                  : []),
                ...result.points.map(({ name, cents }, index) => ({
                  name: `${name}, ${formatShare(points[index]!.points)} points`,
                  cents,
                })),
                ...result.owners,
              ]}
            />
          ) : (
            <p role="status" className="text-sm text-danger">
              Nothing is left to pay the points from.
            </p>
          )}
        </>
      )}
      <p className="text-xs text-muted">
        By the shares above, before tax and what societies keep. A publisher’s part comes out of its writer’s.
        Nothing is stored.
      </p>
    </div>
  );
}

function Parts({ of, rows }: { of: string; rows: Earned[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{of}</caption>
      <tbody className="divide-y border-y">
        {rows.map(({ name, cents }, index) => (
          <tr key={index}>
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              <bdi>{name}</bdi>
            </th>
            <td className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">{formatKes(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
