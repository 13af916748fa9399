import type { Document, SentDocument } from "#shared/contract/documents";
import { compareVersions, type Compared, type VersionShare } from "#shared/domain/compare-versions";
import { declaredFacts } from "#shared/domain/declared-words";
import { labelledFacts } from "#shared/domain/song-facts";
import { rightsLabels } from "#shared/domain/split-sheet";

/** As long as a message to signers may be. */
const MOST_CHARACTERS = 1000;

/**
 * What a draft says that the version before it did not, to begin the message to its signers with: "What changed since version 1:" and a
 * line each. Empty where nothing has changed.
 */
export function describeChanges(before: SentDocument, now: Document): string {
  const lines = linesOf(before, now);
  if (lines.length === 0) return "";
  const text = [`What changed since version ${before.version.number}:`, ...lines].join("\n");
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`;
}

function linesOf(before: SentDocument, now: Document): string[] {
  if (before.type !== "split_sheet" || now.type !== "split_sheet") return agreementLines(before, now);
  const { facts, shares } = compareVersions(statementOf(before.content), statementOf(now.content));
  return [
    ...facts
      .filter(({ change }) => change !== "same")
      .map(({ label, before: old, after }) => `- ${label}: ${old ?? "–"} → ${after ?? "–"}`),
    ...shares.flatMap(({ rightsType, rows }) =>
      rows.filter(isMoved).map((row) => `- ${rightsLabels[rightsType]}: ${shareLine(row)}`),
    ),
  ];
}

function agreementLines(before: SentDocument, now: Document): string[] {
  const text = ({ content }: SentDocument | Document) =>
    "generatedAgreement" in content ? content.generatedAgreement : "";
  return [
    ...(before.title === now.title ? [] : [`- Title: ${before.title} → ${now.title}`]),
    ...(text(before) === text(now) ? [] : ["- The text of the agreement"]),
  ];
}

type SheetContent = Extract<SentDocument, { type: "split_sheet" }>["content"];

function statementOf(content: SheetContent) {
  return {
    facts: [...labelledFacts(content), ...declaredFacts(content.declared)],
    people: [],
    shares: {
      publishing: content.publishingRightsCollaborators,
      master: content.masterRightsCollaborators,
    },
  };
}

/** Where somebody is reached is no news to the others. */
function isMoved({ before, after }: Compared<VersionShare>): boolean {
  return (
    before?.percentage !== after?.percentage || before?.name !== after?.name || before?.role !== after?.role
  );
}

function shareLine({ before, after }: Compared<VersionShare>): string {
  const said = ({ name, role, percentage }: VersionShare) => `${name}, ${role}, ${percentage}%`;
  if (!before || !after) return after ? `${said(after)} (new)` : `${said(before!)} (no longer on it)`;
  if (before.name === after.name && before.role === after.role)
    return `${after.name} ${before.percentage}% → ${after.percentage}%`;
  return `${said(before)} → ${said(after)}`;
}
