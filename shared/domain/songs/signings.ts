import {
  isSame,
  note,
  quote,
  type Contradiction,
  type Paper,
  type Papers,
  type Sheet,
} from "#shared/domain/songs/paper";
import { actingLabel } from "#shared/domain/acting";
import { writtenDate } from "#shared/domain/written-date";

/** What was signed before the sheet changed, and who is signed for as a minor after signing alone (21). */
export function signingContradictions({ sheets, producers, features }: Papers): Contradiction[] {
  const agreements = [...producers, ...features];
  const all = [...sheets, ...agreements];
  return [
    ...sheets.flatMap((sheet) => agreements.flatMap((paper) => signedBefore(sheet, paper))),
    ...all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => minors(one, other))),
  ];
}

const dayOf = (time: string) => writtenDate(time.slice(0, 10));

/** The sheet that was in force when an agreement was sent was replaced since. */
function signedBefore(sheet: Sheet, paper: Paper): Contradiction[] {
  const { sentAt } = paper;
  const [newest] = sheet.signings.toReversed();
  if (sentAt === null || !newest || newest.signedAt <= sentAt) return [];
  const before = sheet.signings.find((one) => one !== newest && one.signedAt <= sentAt);
  if (!before) return [];
  return [
    note(
      21,
      "Which version of the sheet was meant",
      quote(sheet, "Signed by everybody", `${dayOf(before.signedAt)}, and anew ${dayOf(newest.signedAt)}`),
      quote(paper, "Sent", dayOf(sentAt)),
    ),
  ];
}

/** Nobody becomes a minor: whoever signed for themselves is not signed for by a guardian later. The other way round they came of age. */
function minors(one: Paper, other: Paper): Contradiction[] {
  const guarded = [one, other].flatMap((paper) =>
    paper.signatures.flatMap((signature) =>
      signature.by?.capacity === "guardian" ? [{ paper, signature, by: signature.by }] : [],
    ),
  );
  return guarded.flatMap(({ paper, signature, by }) => {
    const rest = paper === one ? other : one;
    const alone = rest.signatures.find(
      (its) => its.by === null && isSame(its, signature) && its.signedAt <= signature.signedAt,
    );
    if (!alone) return [];
    return [
      note(
        21,
        `Who signs for ${signature.name}`,
        quote(rest, "Signed", `${alone.name}, ${dayOf(alone.signedAt)}`),
        quote(paper, "Signed", `${actingLabel(by)}, ${dayOf(signature.signedAt)}`),
      ),
    ];
  });
}
