import { currentLanguage, say, sayWith } from "#client/lib/say";
import type { SigningView } from "#shared/contract/signing/view";
import { privacyNoticePaths } from "#shared/paths";

/** Where we have the reader's address from, and what is kept of them. */
export function WhatIsKept({ view: { isOwner, acting, collaborator, requestedBy } }: { view: SigningView }) {
  const named = (name: string) => <bdi className="text-ink">{name}</bdi>;
  return (
    <p className="mt-2 text-xs text-muted">
      {!isOwner && (
        <>
          {acting?.basis === "named"
            ? sayWith("acting.whereFrom", { name: named(collaborator.name) })
            : sayWith("signing.whereFrom", { owner: named(requestedBy.name) })}{" "}
        </>
      )}
      <a
        href={privacyNoticePaths[currentLanguage()]}
        target="_blank"
        className="font-medium text-ink underline underline-offset-2"
      >
        {say("signing.whatIsKept")}
      </a>
    </p>
  );
}
