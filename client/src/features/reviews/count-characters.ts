import { cleanContractText, LEAST_CHARACTERS, mostCharacters } from "#shared/domain/reviews/contract-text";

const number = new Intl.NumberFormat("en-GB");

/** 34,567 */
export function formatCount(count: number): string {
  return number.format(count);
}

/** What a text lacks to be reviewed, or has too much; null when it can be. */
export function lackOf(text: string, isFromFile: boolean): string | null {
  const { isEnough, excess } = countCharacters(text, isFromFile);
  if (excess > 0) return `${formatCount(excess)} ${excess === 1 ? "character" : "characters"} too many`;
  return isEnough ? null : `Minimum ${LEAST_CHARACTERS} characters required`;
}

type Count = { characters: number; isEnough: boolean; /** How many too many. */ excess: number };

/** The characters of a contract, as the server counts them. */
export function countCharacters(text: string, isFromFile: boolean): Count {
  const characters = cleanContractText(text).length;
  return {
    characters,
    isEnough: characters >= LEAST_CHARACTERS,
    excess: Math.max(0, characters - mostCharacters(isFromFile)),
  };
}
