import { z } from "zod";
import { line } from "#shared/contract/fields/fields";
import { isNothing, recordingKey, type Declared } from "#shared/domain/declared";
import { aiParts, aiUses, noSong } from "#shared/domain/registration/registration";
import { WHOLE } from "#shared/domain/shares";

const text = (max: number) => line(max).default("");
const aiUse = z.union([z.literal(""), z.enum(aiUses)]).default("");

export const Samples = z
  .array(
    z.object({
      title: line(200, "Please enter what is sampled"),
      artist: text(200),
      owners: text(400),
      cleared: z.boolean().default(false),
    }),
  )
  .max(50);

export const AiStatement = z
  .object({
    ...(Object.fromEntries(aiParts.map((part) => [part, aiUse])) as Record<
      (typeof aiParts)[number],
      typeof aiUse
    >),
    tool: text(200),
  })
  .default(noSong.ai);

const SHARE = "Please enter a share between 0.01 and 100%";
const Owner = z.object({
  name: line(120, "Please enter who owns it"),
  share: z.int(SHARE).min(1, SHARE).max(WHOLE, SHARE),
});

/** Of one recording; none where those of the sheet's master rights own it. */
export const Owners = z
  .array(Owner)
  .max(100)
  .refine(
    (owners) => owners.length === 0 || owners.reduce((sum, { share }) => sum + share, 0) === WHOLE,
    "The owners' shares must total exactly 100%",
  );

const FurtherRecording = z
  .object({ title: text(200), version: text(200), owners: Owners })
  .refine(({ title, version }) => title !== "" || version !== "", {
    path: ["version"],
    message: "Please say which recording it is, such as “Remix by DJ Kito”",
  })
  .refine(({ owners }) => owners.length > 0, { path: ["owners"], message: "Please enter who owns it" });

const FurtherRecordings = z
  .array(FurtherRecording)
  .max(49)
  .superRefine((recordings, context) => {
    const keys = recordings.map((one) => recordingKey(one));
    const index = keys.findIndex((key, at) => keys.indexOf(key) < at);
    if (index >= 0)
      context.addIssue({
        code: "custom",
        path: [index, "version"],
        message: "This recording stands here twice",
      });
  });

/** What a sheet declares, as it is written; nothing of it is null. */
export const DeclaredBody = z
  .object({
    samples: Samples.default([]),
    ai: AiStatement,
    recordings: FurtherRecordings.default([]),
  })
  .nullish()
  .transform((given): Declared | null => (given && !isNothing(given) ? given : null));

const aiSaid = z.enum(["", ...aiUses]);

/** As it is stored and answered. */
export const DeclaredView = z.object({
  samples: z.array(
    z.object({ title: z.string(), artist: z.string(), owners: z.string(), cleared: z.boolean() }),
  ),
  ai: z.object({
    ...(Object.fromEntries(aiParts.map((part) => [part, aiSaid])) as Record<
      (typeof aiParts)[number],
      typeof aiSaid
    >),
    tool: z.string(),
  }),
  recordings: z.array(
    z.object({
      title: z.string(),
      version: z.string(),
      owners: z.array(z.object({ name: z.string(), share: z.int() })),
    }),
  ),
}) satisfies z.ZodType<Declared>;
