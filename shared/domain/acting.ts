/** As what somebody signs in another's place: a minor's guardian, a manager, or whoever acts for a company or a group. */
export const actingCapacities = ["guardian", "manager", "company", "group"] as const;
export type ActingCapacity = (typeof actingCapacities)[number];

/** For whom a signature was given. */
export const signatureCapacities = ["self", ...actingCapacities] as const;

/** What whoever holds the address beside a name may say of themselves: nobody else can say it for them. */
export const statedCapacities = ["guardian", "company", "group"] as const satisfies ActingCapacity[];
export type StatedCapacity = (typeof statedCapacities)[number];

/** Whom a signer may name to sign in their place, by a press of their own. */
export const namedCapacities = ["manager", "guardian", "company"] as const satisfies ActingCapacity[];
export type NamedCapacity = (typeof namedCapacities)[number];

/** By what somebody may sign for another: the text that is signed, their own word at the address beside the name, or a press of its bearer. */
export const actingBases = ["text", "own_word", "named"] as const;

/** Whoever signs in another's place. */
export type Acting = {
  capacity: ActingCapacity;
  name: string;
  /** What they are in a company or a group, in their words; empty of a guardian or a manager. */
  position: string;
  basis: (typeof actingBases)[number];
  /** That a minor agreed to what their guardian, whom they named, signs. */
  assents?: boolean;
};

const signatory =
  /^(\p{Lu}[^\s,]*(?:,? [^\s,]+)+?), ((?:[^,]*(?:irector|anager|C.O|hair|ecretary|artner|eader|ember|wner|resident)|\p{Ll}).*)$/su;

/**
 * "Grace Akinyi, director", as the form of an agreement asks for it: a name, and what they are. Of who is written surname first ("Akinyi,
 * Grace", "Otieno Ouma, Brian"), and of whoever has no position to state, all is the name.
 */
export function nameAndPosition(written: string): Pick<Acting, "name" | "position"> {
  const [, name = written, position = ""] = signatory.exec(written) ?? [];
  return { name, position };
}

/** Apostrophes and hyphens are whichever a keyboard has; NFKC would make a space and an accent of some. */
const fold = (name: string) =>
  name
    .replace(/[’‘‛′`\u00B4\u02B9-\u02CA\u1FFD\uA78C]/g, "'")
    .normalize("NFKC")
    .replace(/[‐-–−]/g, "-")
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase();

/** Whether both are called the same, however it is written. */
export const isSameName = (one: string, other: string) => fold(one) === fold(other);

/** In a company or a group somebody has a position. */
export const asksPosition = (capacity: ActingCapacity) => capacity === "company" || capacity === "group";

/** Whether the reader is somebody else than whose share it is: a company has nobody else to read for it. */
export const signsForAnother = (acting: (Pick<Acting, "capacity"> & Partial<Acting>) | null) =>
  acting !== null && (acting.basis === "named" || acting.capacity === "guardian");

type Signed = Pick<Acting, "capacity" | "name"> | null;

/** Whether two versions were signed by the same one: by the person themselves (null), or by the same in their place. */
export const isSignedAlike = (one: Signed, other: Signed) =>
  one?.capacity === other?.capacity && isSameName(nameAlone(one), nameAlone(other));

/** What was signed before a position was kept by itself has it in the name. */
const nameAlone = (signed: Signed) => nameAndPosition(signed?.name ?? "").name;

/** "Grace Akinyi (director)", "Mary Wanjiru (parent or guardian)": in English, as papers have it. */
export function actingLabel(acting: Acting): string {
  const as = actsAsWhat(acting);
  return as === "" ? acting.name : `${acting.name} (${as})`;
}

function actsAsWhat({ capacity, position }: Acting): string {
  if (capacity === "guardian") return "parent or guardian";
  return capacity === "manager" ? "manager" : position;
}

const reasons: Record<Acting["basis"], (signer: string) => string> = {
  text: () => "as the text of the agreement says",
  own_word: (signer) => `by their own word, given through what stands beside the name of ${signer}`,
  named: (signer) => `named for that by whoever holds what stands beside the name of ${signer}`,
};

/** How papers tell that somebody signed in another's place. */
export const describeActing = (signer: string, acting: Acting) =>
  `For ${signer}, ${actingLabel(acting)} signed, ${reasons[acting.basis](signer)}${acting.assents ? ", who agreed to what is signed for them" : ""}.`;
