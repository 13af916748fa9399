import { errorCatalogue, type ErrorBody, type ErrorCode, type Issue } from "#shared/errors";
import { wordsIn, type Words } from "#shared/words/speak";

type Details = {
  issues?: Issue[];
  retryAfter?: number;
  priceKes?: number;
  cause?: unknown;
};

type Said = { message: string; heading?: string; hasNewerLink?: boolean };
type InWords = (words: Words) => Said;

/** An error with a stable code and a sentence for a person, or how to say it in their language. Whatever else is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  readonly priceKes: number | undefined;
  readonly inWords: InWords | undefined;

  constructor(code: ErrorCode, message?: string | InWords, details: Details = {}) {
    const said = typeof message === "function" ? message(wordsIn("en")).message : message;
    super(said ?? errorCatalogue[code][1], "cause" in details ? { cause: details.cause } : undefined);
    this.code = code;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.priceKes = details.priceKes;
    this.inWords = typeof message === "function" ? message : undefined;
  }

  get status(): number {
    return errorCatalogue[this.code][0];
  }

  get body(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.issues && { issues: this.issues }),
      ...(this.priceKes !== undefined && { priceKes: this.priceKes }),
    };
  }
}
