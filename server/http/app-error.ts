import { errorCatalogue, type ErrorBody, type ErrorCode, type Issue } from "#shared/errors";

/** A refusal with a stable code and a sentence for a person. Whatever else is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message?: string, details: { issues?: Issue[]; retryAfter?: number } = {}) {
    super(message ?? errorCatalogue[code][1]);
    this.code = code;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return errorCatalogue[this.code][0];
  }

  get body(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.issues && { issues: this.issues }) };
  }
}
