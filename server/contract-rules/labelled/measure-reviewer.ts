import { readFileSync } from "node:fs";
import { join } from "node:path";
import { labels, type Label } from "#server/contract-rules/labelled/labels";
import { readByRules } from "#server/contract-rules/read-by-rules";

type Verdict = { file: string; right: number[]; invented: number[]; missed: number[] };
export type Measure = { precision: number; recall: number; verdicts: Verdict[] };

export function readLabelled({ file }: Pick<Label, "file">): string {
  return readFileSync(join(import.meta.dirname, `${file}.txt`), "utf8");
}

/** How far the reviewer agrees with the labels: of what it finds and of what there is to find, the part that is right. */
export function measureReviewer(isAsked: (label: Label) => boolean): Measure {
  const verdicts = labels.filter(isAsked).map(judge);
  const count = (part: keyof Omit<Verdict, "file">) =>
    verdicts.reduce((sum, each) => sum + each[part].length, 0);
  const right = count("right");
  return {
    precision: right / (right + count("invented")),
    recall: right / (right + count("missed")),
    verdicts,
  };
}

function judge(label: Label): Verdict {
  const isDoubtful = (point: number) => label.either?.includes(point) ?? false;
  const found = readByRules(readLabelled(label))
    .issues.map(({ point }) => point)
    .filter((point) => !isDoubtful(point));
  return {
    file: label.file,
    right: found.filter((point) => label.points.includes(point)),
    invented: found.filter((point) => !label.points.includes(point)),
    missed: label.points.filter((point) => !found.includes(point)),
  };
}
