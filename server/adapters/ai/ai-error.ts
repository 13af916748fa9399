/** The model service could not be asked. Its own words may quote what it was sent, so that only status and code are kept. */
export class AiError extends Error {
  override name = "AiError";
  readonly kind: "failed" | "timeout";

  constructor(kind: "failed" | "timeout", message: string) {
    super(message);
    this.kind = kind;
  }
}
