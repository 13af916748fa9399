import { factsSentence } from "#client/features/agreements/text/check-facts";
import { Notice } from "#client/ui/card";
import type { CheckedFacts } from "#shared/domain/agreements/agreement-facts";

const kinds = { sum: "Amount", percentage: "Percentage", email: "E-mail", party: "Party" };

/** What a text and its form say differently: told, and not forbidden. */
export function AgreementFactsList({ facts }: { facts: CheckedFacts }) {
  const { missing, foreign } = facts;
  return (
    <Notice tone="warning" title={factsSentence(facts)}>
      {missing.length > 0 && (
        <Lines
          title="In the form, not in the text"
          lines={missing.map(({ label, accepted: [words = ""], says }) => [
            label,
            says === undefined ? words : `${words}. The text says: ${says}`,
          ])}
        />
      )}
      {foreign.length > 0 && (
        <Lines
          title="In the text, not in the form"
          lines={foreign.map(({ kind, text }) => [kinds[kind], text])}
        />
      )}
      <p className="mt-3 text-xs text-muted">
        What is signed is the text. You can save and send it as it is.
      </p>
    </Notice>
  );
}

type LinesProps = { title: string; lines: readonly (readonly [label: string, text: string])[] };

function Lines({ title, lines }: LinesProps) {
  return (
    <div className="mt-2">
      <p className="text-xs font-semibold text-muted">{title}</p>
      <ul className="mt-1 grid gap-1">
        {lines.map(([label, text]) => (
          <li key={`${label} ${text}`} className="line-clamp-3">
            <span className="text-muted">{label}:</span> <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
