import { z } from "zod";
import { Id, Timestamp } from "#shared/contract/fields/fields";
import { contractKinds } from "#shared/domain/reviews/contract-kind";
import {
  cleanContractText,
  LEAST_CHARACTERS,
  MOST_FROM_FILE,
  mostCharacters,
} from "#shared/domain/reviews/contract-text";
import { MOST_OF_FEAR, readerSides } from "#shared/domain/reviews/review-reader";
import { reviewPoints, severities } from "#shared/domain/reviews/review-points";
import { pointStates, rubricAreas } from "#shared/domain/reviews/rubric";

/** More than any file of so many characters has. */
const MOST_PAGES = 5000;
const NO_CONTENT = "Please upload a file or paste your contract content first.";

const contractText = {
  /** The contract, as it was pasted or extracted. It is read once and kept nowhere. */
  documentContent: z
    .string({ error: NO_CONTENT })
    .transform(cleanContractText)
    .pipe(
      z
        .string()
        .min(1, { error: NO_CONTENT, abort: true })
        .min(LEAST_CHARACTERS, `Minimum ${LEAST_CHARACTERS} characters required`)
        .max(MOST_FROM_FILE, "Maximum 400,000 characters. Please send the part you want reviewed."),
    ),
  /** Whether the text was extracted from a file: it may then be longer than what is pasted. */
  isFromFile: z.boolean().optional(),
};

/** A contract as text, with what else is told of it. */
function withContract<Shape extends z.ZodRawShape>(more: Shape) {
  return z
    .object({ ...contractText, ...more })
    .refine(
      ({ documentContent, isFromFile }: { documentContent?: unknown; isFromFile?: unknown }) =>
        String(documentContent).length <= mostCharacters(isFromFile === true),
      {
        path: ["documentContent"],
        error: "Maximum 100,000 characters. Please paste the part you want reviewed.",
      },
    );
}

export const ContractTextBody = withContract({});

/** For whom a contract is read: told to a model, and kept nowhere. */
const Reader = z.object({
  side: z.enum(readerSides, { error: "Please choose who you are" }).optional(),
  country: z.string().trim().max(60, "At most 60 characters").optional(),
  fear: z.string().trim().max(MOST_OF_FEAR, `At most ${MOST_OF_FEAR} characters`).optional(),
});

/** The pages of a file, and the numbers of those that no text was read from. */
const FilePages = z.object({
  count: z.int().min(1).max(MOST_PAGES),
  empty: z.array(z.int().min(1).max(MOST_PAGES)).max(MOST_PAGES),
});

export const CreateReviewBody = withContract({
  paymentId: Id.nullish(),
  reader: Reader.optional(),
  /** What the text was extracted from, to be told in the review. */
  pages: FilePages.optional(),
});

export const ReviewIssue = z.object({
  /** The number of what an expert looks for, as `reviewPoints` has it. No number comes twice of one agreement. */
  point: z.int().min(1).max(reviewPoints.length),
  severity: z.enum(severities),
  title: z.string(),
  /** Why it matters, in one plain sentence. */
  description: z.string(),
  /** Words of the contract, or "nothing found on …". */
  quotation: z.string(),
  /** Replacement wording, ready to be copied. */
  suggestion: z.string(),
  /** The title of the agreement that it is of, where a file holds several. */
  agreement: z.string().optional(),
});

export const ContractCheckBody = withContract({
  /** A random number that a guest's browser made, so that its checks of a day are counted. It says nothing about anybody. */
  browserId: Id.optional(),
});

/** What rules found in a contract that nobody paid for: what to look at, gravest first, and what it has no words on. */
export const ContractCheck = z.object({
  kind: z.enum(contractKinds),
  /** Why it seems to be a part of a contract only; null where it seems whole. */
  gap: z.string().nullable(),
  findings: z.array(ReviewIssue),
  /** Clauses that speak of a point and of which the rules cannot tell whether they harm; a server of an earlier release says none. */
  alsoRead: z
    .array(
      ReviewIssue.pick({ point: true, quotation: true, agreement: true }).extend({ subject: z.string() }),
    )
    .optional(),
  absent: z.array(ReviewIssue.omit({ quotation: true })),
});
export type ContractCheck = z.output<typeof ContractCheck>;

/** What the points of a contract take from what an area is worth: `kept` is what is left, and never below 0. */
export const RubricArea = z.object({
  area: z.enum(rubricAreas),
  possible: z.int(),
  kept: z.int().min(0),
  /** Every point that such a contract is asked for, under what it is about. */
  lines: z.array(
    z.object({ point: z.int(), subject: z.string(), state: z.enum(pointStates), cost: z.int().min(0) }),
  ),
});

/** 0 to 100; null where rules alone were not measured on such contracts, so that their score would say nothing. */
const Score = z.int().min(0).max(100).nullable();

/** Issues come gravest first. */
export const ReviewResults = z.object({
  score: Score,
  /** How the score comes about: it is what the areas keep, together. Null without a score, and for a review from before it was told. */
  rubric: z.array(RubricArea).nullable(),
  issues: z.array(ReviewIssue),
  /** Each in one line, with the words it rests on. */
  strengths: z.array(z.string()),
  recommendations: z.array(z.string()),
  reviewedBy: z.enum(["ai", "rules"]),
  /** What has to be known to read the result: who made it, and that it is no legal advice. */
  note: z.string(),
  /** How much was read, and why it seems to be a part of a contract only. Null for a review from before it was told. */
  read: z.object({ characters: z.int(), gap: z.string().nullable(), pages: FilePages.optional() }).nullable(),
});
export type ReviewResults = z.output<typeof ReviewResults>;

/** A review in a list. The contract has no name here, because nothing of it is kept: its date and kind tell it. */
export const Review = z.object({
  id: Id,
  createdAt: Timestamp,
  paymentId: Id,
  score: Score,
  kind: z.enum(contractKinds),
  reviewedBy: z.enum(["ai", "rules"]),
  counts: z.object({ high: z.int(), medium: z.int(), low: z.int(), strengths: z.int() }),
});
export type Review = z.output<typeof Review>;

export const ReviewResponse = z.object({ review: Review, reviewResults: ReviewResults });
export type ReviewResponse = z.output<typeof ReviewResponse>;

/** How far a review has come: told in this order, `model`, `checking` and `asking_again` only where a model reviews. */
export const reviewSteps = ["reading", "points", "model", "checking", "asking_again", "saving"] as const;
export const ReviewProgress = z.object({
  step: z.enum(reviewSteps),
  /** A long contract is read in parts: how many of them the model has read. Both 0 at the other steps. */
  partsRead: z.int(),
  parts: z.int(),
  /** From 0 to 1. */
  done: z.number().min(0).max(1),
});
export type ReviewProgress = z.output<typeof ReviewProgress>;
