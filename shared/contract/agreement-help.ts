import { z } from "zod";
import { paragraph } from "#shared/contract/fields/fields";

export const LONGEST_PROPOSAL = 2_000;

/** What is said of an agreement beside its text, for its owner. None of it is part of the paper before it is accepted. */
export const AgreementHelp = z.object({
  /** Whether a model answered; `failed` may be asked again. */
  model: z.enum(["none", "answered", "failed"]),
  /** Where the parties' own words seem to say something else than the rest; `words` are theirs. */
  questions: z.array(z.object({ words: z.string(), clause: z.string(), question: z.string() })),
  /** Words for the special terms, and what shows later that a model proposed them. */
  proposal: z.object({ text: z.string(), seal: z.string() }).nullable(),
  /** What the agreement says, in plain words; each names its clause by number. */
  summary: z.array(
    z.object({
      clause: z.string(),
      english: z.string(),
      swahili: z.string(),
      by: z.enum(["ai", "key_terms"]),
    }),
  ),
});
export type AgreementHelp = z.output<typeof AgreementHelp>;

/** A proposed clause as the owner takes it. */
export const AcceptedClause = z.object({
  revision: z.int().positive(),
  seal: z.string().min(1).max(20_000),
  text: paragraph(LONGEST_PROPOSAL).pipe(z.string().min(1, "Please write the clause")),
});
