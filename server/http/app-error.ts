import { errorCatalogue, type ErrorBody, type ErrorCode, type Issue } from "#shared/errors";

type Details = {
  issues?: Issue[];
  heading?: string;
  retryAfter?: number;
  priceKes?: number;
  /** The same for who reads Swahili, where a page shows it as it is. */
  swahili?: InWords;
  cause?: unknown;
};

type InWords = { message: string; heading?: string };

/** A refusal with a stable code and a sentence for a person. Whatever else is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  readonly heading: string | undefined;
  readonly priceKes: number | undefined;
  readonly swahili: InWords | undefined;

  constructor(code: ErrorCode, message?: string, details: Details = {}) {
    super(message ?? errorCatalogue[code][1], "cause" in details ? { cause: details.cause } : undefined);
    this.code = code;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.heading = details.heading;
    this.priceKes = details.priceKes;
    this.swahili = details.swahili;
  }

  get status(): number {
    return errorCatalogue[this.code][0];
  }

  get body(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.issues && { issues: this.issues }),
      ...(this.heading !== undefined && { heading: this.heading }),
      ...(this.priceKes !== undefined && { priceKes: this.priceKes }),
    };
  }
}
