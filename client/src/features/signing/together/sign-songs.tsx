import { lazy, Suspense, useState } from "react";
import { PenLine } from "lucide-react";
import { ActingLine } from "#client/features/signing/acting/acting-line";
import { useWording } from "#client/features/signing/acting/use-wording";
import type { StatedActing } from "#client/features/signing/acting/stated-acting";
import { MarkChoice } from "#client/features/signing/mark-choice";
import { shownAcknowledgements } from "#client/features/signing/shown-acknowledgements";
import { WhatIsKept } from "#client/features/signing/what-is-kept";
import { namePeople } from "#client/lib/name-people";
import { say, sayWith } from "#client/lib/say";
import { Button } from "#client/ui/button";
import type { Mark } from "#shared/contract/fields/mark";
import type { SigningView } from "#shared/contract/signing/view";
import { dayForReader } from "#shared/dates";
import { signedAs, type Acknowledgements } from "#shared/wordings/acknowledgements/en";

const ActingDialog = lazy(async () => ({
  default: (await import("#client/features/signing/acting/acting-dialog")).ActingDialog,
}));

type Ticked = { token: string; view: SigningView };
/** How one of them is signed: under its own wording. */
type SongAct = { token: string; wording: string; acting: StatedActing | null; mark: Mark | null };

type SignSongsProps = { ticked: readonly Ticked[]; busy: boolean; onSign: (acts: SongAct[]) => void };

/** What the reader agrees to, asked once for all that they ticked, and the one button. */
export function SignSongs({ ticked, busy, onSign }: SignSongsProps) {
  const [mark, setMark] = useState<Mark | null>(null);
  const [stated, setStated] = useState<StatedActing | null>(null);
  const [isActing, setIsActing] = useState(false);
  const [first] = ticked;
  return (
    <section
      id="sign"
      aria-labelledby="agreement"
      className="mt-8 scroll-mt-6 rounded-card border border-primary/40 bg-surface px-5 py-6 shadow-soft sm:px-8 sm:py-8"
    >
      <h2 id="agreement" className="font-serif text-xl font-semibold">
        {say("signing.agreement")}
      </h2>
      {first ? (
        <Agreeing {...{ ticked, first, stated, mark, busy, onSign }} onUndo={() => setStated(null)}>
          <MarkChoice access={first} name={stated?.name ?? first.view.collaborator.name} onChange={setMark} />
        </Agreeing>
      ) : (
        <p className="mt-3 text-muted">{say("together.nothingTicked")}</p>
      )}
      {first && stated === null && ticked.every(({ view }) => view.document.type === "split_sheet") && (
        <Button variant="ghost" onClick={() => setIsActing(true)} className="mt-2 w-full text-muted">
          {say("acting.open")}
        </Button>
      )}
      {first && isActing && (
        <Suspense>
          <ActingDialog
            access={first}
            view={first.view}
            isHere
            onActFor={setStated}
            onClose={() => setIsActing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

type AgreeingProps = SignSongsProps & {
  first: Ticked;
  stated: StatedActing | null;
  mark: Mark | null;
  onUndo: () => void;
  children: React.ReactNode;
};

function Agreeing({ ticked, first, stated, mark, busy, onSign, onUndo, children }: AgreeingProps) {
  const ofActing = useWording(first.view, stated);
  const wordingOf = ({ document, collaborator }: SigningView) =>
    stated === null ? shownAcknowledgements(signedAs(document.type, collaborator)) : ofActing;
  const wordings = Map.groupBy(ticked, ({ view }) => wordingOf(view));
  const isReady = !wordings.has(undefined);
  const count = ticked.length;
  const ends = ticked.map(({ view }) => view.expiresAt).toSorted()[0]!;
  return (
    <>
      {stated && <ActingLine view={first.view} acting={stated} onUndo={onUndo} />}
      <p className="mt-3 text-sm text-muted wrap-anywhere">
        {sayWith("together.byPressing", {
          name: <bdi className="font-semibold text-ink">{stated?.name ?? first.view.collaborator.name}</bdi>,
          count,
        })}
      </p>
      {[...wordings].map(([wording, of], index) => (
        <div key={index}>
          {(wordings.size > 1 || count > 1) && (
            <p className="mt-3 text-sm font-medium wrap-anywhere">
              {say("together.ofThese", { songs: namePeople(of.map(({ view }) => view.document.title)) })}
            </p>
          )}
          <Lines wording={wording} />
        </div>
      ))}
      <p className="mt-3 text-xs text-muted">{say("signing.otherForm")}</p>
      {children}
      <Button
        size="lg"
        busy={busy}
        busyLabel={say("signing.isSigning")}
        disabled={!isReady}
        icon={<PenLine aria-hidden />}
        onClick={() =>
          onSign(
            ticked.map(({ token, view }) => ({
              token,
              wording: wordingOf(view)!.version,
              acting: stated,
              mark,
            })),
          )
        }
        className="mt-6 w-full"
      >
        {say("together.sign", { count })}
      </Button>
      <p className="mt-4 text-xs text-muted">
        {say("signing.whatWeRecord")} {say("signing.linkUntil", { day: dayForReader(ends) })}
      </p>
      <WhatIsKept view={first.view} />
    </>
  );
}

function Lines({ wording }: { wording: Acknowledgements | undefined }) {
  return (
    <ol className="mt-3 grid gap-3 text-base">
      {wording?.lines.map((line, index) => (
        <li key={line} className="flex gap-3">
          <span aria-hidden className="font-serif text-lg leading-6 font-semibold text-accent">
            {index + 1}
          </span>
          {line}
        </li>
      ))}
    </ol>
  );
}
