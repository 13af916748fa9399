import { useEffect, useMemo } from "react";
import { DocumentBody, DocumentFacts, SignatureList } from "#client/features/documents/index";
import {
  GetsCopies,
  OwnersWords,
  progressSentence,
  signingCalls,
  ToldNote,
  useOpened,
  YourShare,
} from "#client/features/signing/index";
import { useReading } from "#client/pages/sign/use-reading";
import { useReadingAid } from "#client/lib/use-reading-aid";
import { currentLanguage, say, sayWith } from "#client/lib/say";
import { ButtonLink } from "#client/ui/button";
import { DownloadPdf } from "#client/ui/download-pdf";
import { Check } from "#client/ui/fields/check";
import type { Reading } from "#shared/contract/signing/record";
import type { SigningView } from "#shared/contract/signing/view";
import { pathTo } from "#shared/paths";

type SongPaperProps = {
  token: string;
  view: SigningView;
  /** Folded away it stays as it is, and nobody reads it. */
  isOpen: boolean;
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
  /** How each was read is told when it is signed. */
  reports: Map<string, () => Reading | null>;
};

/** One of several documents as the page of its own shows it; that it was shown is told, and at its end stands the tick. */
export function SongPaper({ token, view, isOpen, isTicked, onTick, reports }: SongPaperProps) {
  const { document, collaborator, collaborators, copies } = view;
  const access = useMemo(() => ({ token }), [token]);
  const { placeOfEnd, report } = useReading();
  const aid = useReadingAid(view);
  useOpened(access, currentLanguage());
  useEffect(() => {
    reports.set(token, report);
  }, [reports, token, report]);
  const highlight = { name: collaborator.name, email: collaborator.email, isAnother: false };
  return (
    <>
      <OwnersWords view={view} />
      {aid && <p className="mt-6 text-sm text-muted">{say("signing.readingAid")}</p>}
      {/* A document stays in the words it was sent in. */}
      <div lang="en" className="mt-6">
        <DocumentBody document={document} highlight={highlight} aid={aid} headingLevel={3} />
      </div>
      <DownloadPdf address={signingCalls(access).pdf} title={document.title} />
      <YourShare collaborator={collaborator} isAnothers={false} />
      <h3 className="mt-8 font-serif text-lg font-semibold">{say("signing.signatures")}</h3>
      <p className="mt-1 text-sm text-muted">{progressSentence(collaborators)}</p>
      <SignatureList collaborators={collaborators} highlight={highlight} />
      <GetsCopies copies={copies} />
      <div className="mt-6">
        <DocumentFacts version={document.version} />
      </div>
      <ToldNote access={access} view={view} />
      {isOpen && <div ref={placeOfEnd} />}
      <div className="mt-6 border-t pt-4">
        <Check
          label={sayWith("together.read", { title: <bdi>{document.title}</bdi> })}
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        <ButtonLink href={pathTo.sign(token)} variant="ghost" size="sm" className="mt-3 text-muted">
          {say("together.choices")}
        </ButtonLink>
      </div>
    </>
  );
}
