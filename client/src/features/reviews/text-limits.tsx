import { formatCount, lackOf } from "#client/features/reviews/count-characters";
import { Notice } from "#client/ui/card";
import { LEAST_CHARACTERS, MOST_FROM_FILE } from "#shared/domain/reviews/contract-text";

/** Says when the text of a file is too short or too long to be reviewed. */
export function TextLimits({ text }: { text: string }) {
  const lack = lackOf(text, true);
  if (lack === null) return null;
  return (
    <Notice tone="warning" title={lack}>
      A review reads between {formatCount(LEAST_CHARACTERS)} and {formatCount(MOST_FROM_FILE)} characters.
      Edit the text, or choose another file.
    </Notice>
  );
}
