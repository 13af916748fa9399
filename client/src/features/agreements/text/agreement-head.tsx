import { useMemo } from "react";
import { FigureList } from "#client/features/agreements/text/agreement-figures";
import { termsOf, type Term } from "#client/features/agreements/text/agreement-terms";
import { isAsForm } from "#client/features/agreements/text/check-facts";
import { statedParties, type StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import { TermList } from "#client/features/agreements/text/term-list";
import { Aid } from "#client/ui/reading-aid";
import type { ReadingAid } from "#client/lib/use-reading-aid";
import { markBeside, type Highlight } from "#client/lib/highlight";
import { currentLanguage } from "#client/lib/say";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import type { Party } from "#shared/domain/parties";

type AgreementHeadProps = {
  document: StatedAgreement & { title: string };
  titleId: string;
  level: 1 | 2 | 3;
  highlight: Highlight | undefined;
  /** They are listed with the other terms here, because they stand above the paper. */
  figuresAbove: boolean;
  aid: ReadingAid | undefined;
};

/** What it is, between whom, and its key terms at a glance: those of the form, so only as long as the text says the same. */
export function AgreementHead(props: AgreementHeadProps) {
  const { document, titleId, level, highlight, figuresAbove, aid } = props;
  const Title = `h${level}` as const;
  const label = documentTypeLabels[document.type];
  const parties = statedParties(document);
  const { figures, key, identities } = termsOf(document);
  const isTrue = useMemo(() => isAsForm(document), [document]);
  const listed = figuresAbove ? [...figures, ...key] : key;
  return (
    <header>
      <p className="text-xs font-semibold tracking-widest text-muted uppercase">
        {label}
        <Aid aid={aid} of={label} />
      </p>
      <Title
        id={titleId}
        className="mt-2 font-serif text-2xl leading-tight font-semibold text-balance wrap-anywhere"
      >
        <bdi>{shortTitle(document)}</bdi>
      </Title>
      {isTrue && !figuresAbove && figures.length > 0 && (
        <FigureList figures={figures} className="mt-5 border-y border-line py-4" />
      )}
      {parties.length > 0 && (
        <ul aria-label="Parties" className="mt-5 grid gap-x-8 gap-y-5 @lg:grid-cols-2">
          {parties.map((party, index) => (
            <PartyItem
              key={party.role}
              party={party}
              identity={identities[index] ?? []}
              mark={markBeside(party, highlight)}
              aid={aid}
            />
          ))}
        </ul>
      )}
      {!isTrue && (
        <p role="note" className="mt-6 border-t border-line pt-5 text-sm text-muted">
          The text below was changed after it was drafted. What it says is what is signed: please read it to
          its end.
        </p>
      )}
      {isTrue && listed.length > 0 && (
        <TermList
          label="Key terms"
          terms={listed}
          aid={aid}
          className="mt-6 grid-cols-2 border-t border-line pt-5 @lg:grid-cols-3"
        />
      )}
    </header>
  );
}

type PartyItemProps = { party: Party; identity: readonly Term[]; mark: string | undefined } & Pick<
  AgreementHeadProps,
  "aid"
>;

function PartyItem({ party: { name, email, role }, identity, mark, aid }: PartyItemProps) {
  return (
    <li className="min-w-0 border-l-2 border-accent pl-4 wrap-anywhere">
      <p className="text-xs text-muted">
        {role}
        <Aid aid={aid} of={role} />
      </p>
      <p className="font-serif text-lg leading-snug font-semibold">
        <bdi>{name}</bdi>
        {mark && (
          <span lang={currentLanguage()} className="font-sans text-sm font-normal text-primary">
            {" "}
            {mark}
          </span>
        )}
      </p>
      <p className="text-sm text-muted">
        <bdi>{email}</bdi>
      </p>
      {identity.map(({ label, text }) => (
        <p key={label} className="text-xs text-muted">
          {label} <bdi className="text-ink">{text}</bdi>
        </p>
      ))}
    </li>
  );
}
