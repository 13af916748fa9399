import { countCharacters, formatCount } from "#client/features/reviews/count-characters";
import { Notice } from "#client/ui/card";
import { LEAST_CHARACTERS, MOST_CHARACTERS } from "#shared/domain/contract-text";

/** Says when a text is too short or too long to be reviewed. */
export function TextLimits({ text }: { text: string }) {
  const { isEnough, excess } = countCharacters(text);
  if (excess > 0)
    return (
      <Notice tone="warning" title={`${formatCount(excess)} characters too many`}>
        A review reads at most {formatCount(MOST_CHARACTERS)} characters. Edit the text and leave out what is
        not part of the contract.
      </Notice>
    );
  if (isEnough) return null;
  return (
    <Notice tone="warning" title={`Minimum ${LEAST_CHARACTERS} characters required`}>
      This is too little for a review. Choose another file, or paste the text.
    </Notice>
  );
}
