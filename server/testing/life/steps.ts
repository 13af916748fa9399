import * as fc from "fast-check";
import { PASSWORD } from "#server/testing/factories/user";

export type Purpose = "deletion" | "amendment";
export type Answer = "confirmed" | "rejected";

/** What somebody does to a document. */
export type Step =
  | { by: "owner"; does: OwnersDoing }
  /** Leaves the last person out, unless there is only one, or has everybody on it. */
  | { by: "owner"; does: "edit"; everybody: boolean }
  | { by: "owner"; does: "unlock"; password: string; reason: string }
  | { by: "owner"; does: "cancel"; purpose: Purpose }
  | {
      by: "signer";
      does: "sign" | "open" | "note" | "decline";
      signer: number;
      link: "newest" | "the one before";
    }
  | { by: "signer"; does: "answer"; signer: number; purpose: Purpose; answer: Answer }
  | { by: "stranger"; does: StrangersDoing }
  | { by: "time"; days: number }
  | { by: "clockwork" };

type OwnersDoing =
  "complete" | "drop the change" | "send" | "resend" | "recall" | "lock" | "ask to delete" | "delete";

type StrangersDoing =
  | "read"
  | "edit"
  | "send"
  | "recall"
  | "lock"
  | "unlock"
  | "ask to delete"
  | "cancel"
  | "delete"
  | "guess a link";

const always = <const Value>(value: Value) => fc.constant(value);
const owner = (does: OwnersDoing) => always({ by: "owner" as const, does });
const link = fc.constantFrom(
  "newest" as const,
  "newest" as const,
  "newest" as const,
  "the one before" as const,
);
const purpose = fc.constantFrom<Purpose[]>("deletion", "amendment");
const signer = fc.nat(2);

const signs = fc.record({ by: always("signer"), does: always("sign"), signer, link });
const looks = fc.record({
  by: always("signer"),
  does: fc.constantFrom("open" as const, "note" as const),
  signer,
  link,
});
const declines = fc.record({ by: always("signer"), does: always("decline"), signer, link });
const answers = fc.record({
  by: always("signer"),
  does: always("answer"),
  signer,
  purpose,
  answer: fc.constantFrom<Answer[]>("confirmed", "confirmed", "confirmed", "confirmed", "rejected"),
});
const edits = fc.record({
  by: always("owner"),
  does: always("edit"),
  everybody: fc.constantFrom(true, true, false),
});
const unlocks = fc.record({
  by: always("owner"),
  does: always("unlock"),
  password: fc.constantFrom(PASSWORD, PASSWORD, PASSWORD, ""),
  reason: fc.constantFrom("a reason", "a reason", ""),
});
const strangers = fc.record({
  by: always("stranger"),
  does: fc.constantFrom<StrangersDoing[]>(
    "read",
    "edit",
    "send",
    "recall",
    "lock",
    "unlock",
    "ask to delete",
    "cancel",
    "delete",
    "guess a link",
  ),
});

/** One thing anybody might do, the likely more often than the odd. */
const anything: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: edits },
  { weight: 2, arbitrary: owner("complete") },
  { weight: 8, arbitrary: owner("send") },
  { weight: 3, arbitrary: owner("resend") },
  { weight: 3, arbitrary: owner("drop the change") },
  { weight: 3, arbitrary: owner("recall") },
  { weight: 4, arbitrary: owner("lock") },
  { weight: 5, arbitrary: owner("ask to delete") },
  { weight: 6, arbitrary: unlocks },
  { weight: 3, arbitrary: fc.record({ by: always("owner"), does: always("cancel"), purpose }) },
  { weight: 2, arbitrary: owner("delete") },
  { weight: 14, arbitrary: signs },
  { weight: 3, arbitrary: looks },
  { weight: 3, arbitrary: declines },
  { weight: 14, arbitrary: answers },
  { weight: 3, arbitrary: strangers },
  { weight: 4, arbitrary: fc.record({ by: always("time"), days: fc.constantFrom(1, 4, 15, 31, 91) }) },
  { weight: 4, arbitrary: always({ by: "clockwork" }) },
);

const everybody = (does: (one: number) => Step): Step[] => [0, 1, 2].map(does);
const everybodySigns = everybody((one) => ({ by: "signer", does: "sign", signer: one, link: "newest" }));
const everybodyAgrees = (to: Purpose) =>
  everybody((one) => ({ by: "signer", does: "answer", signer: one, purpose: to, answer: "confirmed" }));

/** How lives begin: without these few random ones would come as far as a deletion that everybody agreed to. */
const sent: Step[] = [{ by: "owner", does: "send" }];
const signed: Step[] = [...sent, ...everybodySigns];
const toBeDeleted: Step[] = [...signed, { by: "owner", does: "ask to delete" }];
const asksToChange: Step = { by: "owner", does: "unlock", password: "", reason: "a reason" };
const toBeChanged: Step[] = [...signed, asksToChange];

const changed: Step[] = [...toBeChanged, ...everybodyAgrees("amendment")];
const dropped: Step[] = [
  ...changed,
  ...sent,
  { by: "owner", does: "recall" },
  { by: "owner", does: "drop the change" },
];
const leavesOneOut: Step = { by: "owner", does: "edit", everybody: false };

export const untilItIsSent: Step[][] = [[], sent];
export const untilItIsSigned: Step[][] = [
  signed,
  toBeDeleted,
  [...toBeDeleted, ...everybodyAgrees("deletion")],
  changed,
  [...changed, ...sent],
  [...changed, leavesOneOut, ...sent, everybodySigns[0]!],
  [...changed, leavesOneOut, ...signed],
  [...changed, leavesOneOut, ...toBeDeleted],
  [...changed, ...sent, { by: "owner", does: "ask to delete" }, ...everybodySigns],
  dropped,
  [...dropped, asksToChange, ...everybodyAgrees("amendment"), ...sent],
];

/** A document's life: what is done to it, in order, of which so many steps are its beginning. */
type Life = { signers: number; beginning: number; steps: Step[] };

export function livesFrom(beginnings: Step[][]): fc.Arbitrary<Life> {
  return fc
    .record({
      signers: fc.integer({ min: 1, max: 3 }),
      beginning: fc.constantFrom(...beginnings),
      rest: fc.array(anything, { minLength: 1, maxLength: 10 }),
    })
    .map(({ signers, beginning, rest }) => ({
      signers,
      beginning: beginning.length,
      steps: [...beginning, ...rest],
    }));
}
