import { useState, type ReactNode, type Ref } from "react";
import { PenLine } from "lucide-react";
import { MarkChoice } from "#client/features/signing/mark-choice";
import type { SigningAccess } from "#client/features/signing/signing-calls";
import { WhatIsKept } from "#client/features/signing/what-is-kept";
import { say, sayWith } from "#client/lib/say";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { Mark } from "#shared/contract/fields/mark";
import type { SigningView } from "#shared/contract/signing/view";
import { dayForReader } from "#shared/dates";
import { showPhone } from "#shared/domain/phone";
import { acknowledgements, signedAs, type Acknowledgements } from "#shared/wordings/acknowledgements/en";
import { isAwaitingSignatures } from "#shared/domain/document-status";

type SignatureAgreementProps = {
  ref: Ref<HTMLElement>;
  view: SigningView;
  /** How they came is recorded, and said. */
  access: SigningAccess;
  /** Who signs in the collaborator's place, if somebody does. */
  acting: ShownActing | null;
  /** Who signed the version in force, where that was somebody else. */
  before: ReactNode;
  /** What they agree to; undefined while it is on its way. */
  wording: Acknowledgements | undefined;
  busy: boolean;
  onSign: (mark: Mark | null) => void;
  /** What the link asks for besides. */
  code: ReactNode;
  /** Why the last press did not sign. */
  failure: ReactNode;
};

/** `line`: for whom and as what, and the way back to signing for oneself. */
type ShownActing = { name: string; line: ReactNode };

/** The three acknowledgements and the one button. */
export function SignatureAgreement(props: SignatureAgreementProps) {
  const { ref, view, access, acting, before, wording, busy, onSign, code, failure } = props;
  const hindrance = hindranceOf(view);
  const [mark, setMark] = useState<Mark | null>(null);
  const [isArmed, setIsArmed] = useState(false);
  return (
    <section
      ref={ref}
      id="sign"
      aria-labelledby="agreement"
      className="mt-10 scroll-mt-6 rounded-card border border-primary/40 bg-surface px-5 py-6 shadow-soft sm:px-8 sm:py-8"
    >
      <h2 id="agreement" className="font-serif text-xl font-semibold">
        {say("signing.agreement")}
      </h2>
      {acting?.line}
      {before}
      <p className="mt-3 text-sm text-muted wrap-anywhere">
        {sayWith("signing.byPressing", {
          name: <bdi className="font-semibold text-ink">{acting?.name ?? view.collaborator.name}</bdi>,
        })}
      </p>
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
      <p className="mt-3 text-xs text-muted">{say("signing.otherForm")}</p>
      {hindrance === null && (
        <MarkChoice access={access} name={acting?.name ?? view.collaborator.name} onChange={setMark} />
      )}
      {hindrance !== null && (
        <Notice tone="warning" className="mt-6">
          {hindrance}
        </Notice>
      )}
      {hindrance === null && code}
      {isArmed && (
        <Notice tone="warning" className="mt-6">
          {say("signing.linkOfAnother", { name: (view.acting ?? view.collaborator).name })}
        </Notice>
      )}
      {failure}
      <Button
        size="lg"
        busy={busy}
        busyLabel={say("signing.isSigning")}
        disabled={hindrance !== null || wording === undefined}
        icon={<PenLine aria-hidden />}
        // The link of somebody else, in the browser of whoever asks: a first press says so.
        onClick={({ detail }) => {
          if (view.ofAnother && !isArmed) setIsArmed(true);
          else if (!view.ofAnother || detail < 2) onSign(mark);
        }}
        className="mt-6 w-full"
      >
        {say("signing.sign")}
      </Button>
      <p className="mt-4 text-xs text-muted">
        {say("signing.whatWeRecord")}{" "}
        {"token" in access && say("signing.linkUntil", { day: dayForReader(view.expiresAt) })}
        {view.sessionWay === "session" &&
          sayWith("signing.signedInAs", { email: <bdi>{view.collaborator.email}</bdi> })}
        {view.sessionWay === "session_phone" &&
          sayWith("signing.signedInByPhone", {
            phone: <bdi>{showPhone(view.collaborator.phone ?? "")}</bdi>,
          })}
        {"roomKey" in access && say("room.insideUntil")}
      </p>
      <WhatIsKept view={view} />
    </section>
  );
}

/** Why nobody can sign now, in a sentence, or null. */
function hindranceOf({
  document,
  collaborator,
  acting,
  acknowledgementsVersion,
}: SigningView): string | null {
  if (!isAwaitingSignatures(document.status)) return say("signing.notWaiting");
  if (
    acting === null &&
    acknowledgementsVersion !== acknowledgements[signedAs(document.type, collaborator)].version
  )
    return say("signing.wordingChanged");
  return null;
}
