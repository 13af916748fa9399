import { longDayInUtc } from "#shared/dates";
import { paths } from "#shared/paths";
import { termsVersion } from "#shared/wordings/shown-versions";

const link = "font-medium text-ink underline underline-offset-2";

/** At a button that accepts the terms: which ones, and what is kept. In a tab of their own: what is filled in here stays. */
export function WhatIsAccepted({ by }: { by: string }) {
  return (
    <p className="text-xs text-muted">
      By {by} you accept the{" "}
      <a href={paths.terms} target="_blank" className={link}>
        Terms
      </a>{" "}
      (version of {longDayInUtc(termsVersion)}). What we keep of you and why:{" "}
      <a href={paths.privacy} target="_blank" className={link}>
        Privacy
      </a>
      .
    </p>
  );
}
