import { z } from "zod";
import { DeclaredBody, DeclaredView } from "#shared/contract/declared";
import { line, optionalEmail, optionalPhone, paragraph } from "#shared/contract/fields/fields";
import { readDuration } from "#shared/domain/registration/duration";
import { readIsrc } from "#shared/domain/registration/isrc";
import { hasTwoDecimals, toHundredths, totalOf, toPercent, WHOLE } from "#shared/domain/shares";
import { perSongFact, type SongFact } from "#shared/domain/song-facts";
import { MAX_COLLABORATORS, type RightsHolder, type SplitSheet } from "#shared/domain/split-sheet";

/** A row of a rights list as it travels: the share as a percentage with up to two decimals. */
export const RightsHolderBody = z
  .object({
    name: line(120, "Name is required"),
    email: optionalEmail("Valid email required").default(""),
    phone: optionalPhone.optional(),
    role: line(80, "Role is required"),
    percentage: z
      .number({ error: "Percentage must be a number" })
      .min(0.01, "Percentage must be greater than 0")
      .max(100, "Percentage cannot exceed 100")
      .refine(hasTwoDecimals, "Percentage can have at most two decimals"),
  })
  .transform(({ name, email, phone, role, percentage }): RightsHolder => ({
    name,
    email,
    ...(phone && { phone }),
    role,
    share: toHundredths(percentage),
  }));

const NO_LIST = "Please send a list of collaborators";
const NOBODY = "At least one publishing rights collaborator is required";

function rightsList(title: string, missing = NO_LIST) {
  return z
    .array(RightsHolderBody, { error: ({ input }) => (input === undefined ? missing : NO_LIST) })
    .max(MAX_COLLABORATORS, `A split sheet can name at most ${MAX_COLLABORATORS} people in one list`)
    .superRefine((holders, context) => {
      const total = totalOf(holders.map((holder) => holder.share));
      // A row that could not be read has no share yet; it says what is wrong with it itself.
      if (holders.length === 0 || total === WHOLE || Number.isNaN(total)) return;
      context.addIssue({
        code: "custom",
        path: [],
        message: totalMessage(title, total),
      });
    });
}

/** 'Publishing rights percentages must total 100%. Current total: 99.9%'; two decimals where one would hide the difference. */
export function totalMessage(title: string, total: number): string {
  const percent = toPercent(total);
  const shown = total % 10 === 0 ? percent.toFixed(1) : percent.toFixed(2);
  return `${title} percentages must total 100%. Current total: ${shown}%`;
}

export const PublishingList = rightsList("Publishing rights", NOBODY).refine(
  (holders) => holders.length > 0,
  {
    message: NOBODY,
  },
);
export const MasterList = rightsList("Master rights");

const optional = (text: z.ZodType<string, string>) => text.nullish().transform((given) => given ?? "");

type Form = { read: (text: string) => string | null; wrong: string };

/** The facts that have a form of their own: how what people paste is read, and what is said of what is none. */
export const factForms: { [Key in SongFact["key"]]?: Form } = {
  duration: { read: readDuration, wrong: "Please enter minutes and seconds, such as 3:45" },
  isrc: {
    read: readIsrc,
    wrong:
      "An ISRC has 12 letters and digits, the last seven of them digits, such as KE-A1B-26-00001. Leave it empty until you have it.",
  },
};

function inForm(key: string, text: z.ZodType<string, string>): z.ZodType<string, string> {
  const form = factForms[key as SongFact["key"]];
  if (!form) return text;
  return text.transform((given, context) => {
    if (given === "") return given;
    const read = form.read(given);
    if (read === null) context.addIssue({ code: "custom", message: form.wrong });
    return read ?? given;
  });
}

/** A fact that may be left out travels as nothing, too. */
type FactFields = {
  [Fact in SongFact as Fact["key"]]: ReturnType<
    Fact extends { required: string } ? typeof line : typeof optional
  >;
};
const factFields = perSongFact(({ key, max, kind, required }) => {
  if (required) return line(max, required);
  return optional(kind === "text" ? paragraph(max) : inForm(key, line(max)));
}) as FactFields;

export const SongFacts = z.object(factFields);

/** A split sheet as the form gives it; parsed, it is the domain's `SplitSheet`. */
export const SplitSheetBody = SongFacts.extend({
  declared: DeclaredBody,
  publishingRightsCollaborators: PublishingList,
  masterRightsCollaborators: MasterList.optional().default([]),
}).transform(({ publishingRightsCollaborators, masterRightsCollaborators, ...facts }) => ({
  ...facts,
  publishing: publishingRightsCollaborators,
  master: masterRightsCollaborators,
}));
export type SplitSheetInput = z.input<typeof SplitSheetBody>;

/** The two lists as a body may have them beside its content. */
export const rightsLists = {
  publishingRightsCollaborators: PublishingList.nullish(),
  masterRightsCollaborators: MasterList.nullish(),
};
export const SplitSheetContent = SongFacts.extend({ declared: DeclaredBody, ...rightsLists });

/** The two lists may stand inside `content` or beside it; beside wins. */
export function toSplitSheet(
  content: z.output<typeof SplitSheetContent>,
  beside: { [List in keyof typeof rightsLists]?: RightsHolder[] | null | undefined },
  context: z.RefinementCtx,
): SplitSheet {
  const { publishingRightsCollaborators, masterRightsCollaborators, ...facts } = content;
  const publishing = beside.publishingRightsCollaborators ?? publishingRightsCollaborators;
  if (!publishing) {
    const path = ["content", "publishingRightsCollaborators"];
    context.addIssue({ code: "custom", path, message: NOBODY });
  }
  const master = beside.masterRightsCollaborators ?? masterRightsCollaborators;
  return { ...facts, publishing: publishing ?? [], master: master ?? [] };
}

/** A row of a rights list as it is answered. */
export const RightsHolderView = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  role: z.string(),
  percentage: z.number(),
});

export const SplitSheetView = z.object({
  ...perSongFact(() => z.string()),
  /** There where something is declared. */
  declared: DeclaredView.optional(),
  publishingRightsCollaborators: z.array(RightsHolderView),
  masterRightsCollaborators: z.array(RightsHolderView),
});
export type SplitSheetView = z.output<typeof SplitSheetView>;
